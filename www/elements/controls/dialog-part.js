// A part that is one dialog. While its template is null nothing of the dialog is in the document.

import { html, nothing, render } from "lit-html";
import { button } from "./buttons.js";
import { Part } from "./part.js";

export class DialogPart extends Part {
  /** For a dialog that a button opens; others are there as long as the state wants them. */
  opened = false;

  open() {
    this.opened = true;
    this.update();
  }

  /** What the closed dialog's template listens to. */
  closed() {
    this.opened = false;
    this.update();
  }

  get dialog() {
    return this.querySelector("dialog");
  }

  /**
   * The last row of buttons.
   * @param {string} cancel
   * @param {unknown} [confirm]
   */
  end(cancel, confirm = nothing) {
    const close = () => this.dialog?.close();
    return html`<div class="button-row dialog-end">${button(cancel, close)}${confirm}</div>`;
  }

  /** @override @param {import("lit-html").TemplateResult | null} template */
  renderTemplate(template) {
    const before = this.dialog;
    if (template === null) {
      // Another state must not bring back what was open in this one.
      this.opened = false;
      before?.close();
    }
    render(template ?? nothing, this);
    if (before !== null || this.dialog === null) return;
    // One that were modal would make somebody's whole page wait.
    if (this.embedded) this.dialog.open = true;
    else this.dialog.showModal();
  }
}
