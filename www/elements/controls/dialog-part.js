// A part that is one dialog. While its template is null, the document contains none of it.

import { html, nothing, render } from "lit-html";
import { button } from "./buttons.js";
import { Part } from "./part.js";

/** @import { TemplateResult } from "lit-html" */

export class DialogPart extends Part {
  /** For dialogs opened by a button; the state opens the others. */
  opened = false;

  open() {
    this.opened = true;
    this.update();
  }

  closed() {
    this.opened = false;
    this.update();
  }

  get dialog() {
    return this.querySelector("dialog");
  }

  /** @param {string} cancel @param {unknown} [confirm] */
  end(cancel, confirm = nothing) {
    const close = () => this.dialog?.close();
    return html`<div class="button-row dialog-end">${button(cancel, close)}${confirm}</div>`;
  }

  /** @override @param {TemplateResult | null} template */
  renderTemplate(template) {
    const before = this.dialog;
    if (template === null) {
      // A dialog must not reopen when the state changes back.
      this.opened = false;
      before?.close();
    }
    render(template ?? nothing, this);
    if (before !== null || this.dialog === null) return;
    // A modal dialog would block the page that embeds the board.
    if (this.embedded) this.dialog.open = true;
    else this.dialog.showModal();
  }
}
