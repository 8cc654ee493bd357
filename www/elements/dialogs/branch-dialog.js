// Asks whether a running game goes on from an earlier position, after a move was made there.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { DialogPart } from "../controls/dialog-part.js";

/** @import { State } from "../../state/page-state.js" */

export class BranchDialog extends DialogPart {
  /** @override @param {State} state */
  template({ dialog, branch }) {
    if (dialog !== "branch" || branch === null) return null;
    const { action, kept } = branch;
    const say = words.branch;
    return html`<dialog
      aria-labelledby="branch-title"
      @close=${() => this.send({ kind: "dialog", dialog: null })}
    >
      <form method="dialog" @submit=${() => this.send({ kind: "branch", action })}>
        <h2 id="branch-title">${say.title}</h2>
        <p class="quiet">${kept ? say.kept : say.lost}</p>
        ${this.end(say.cancel, html`<button type="submit" class="primary">${say.confirm}</button>`)}
      </form>
    </dialog>`;
  }
}

customElements.define("branch-dialog", BranchDialog);
