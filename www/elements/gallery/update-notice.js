import { html, nothing } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class UpdateNotice extends Part {
  /** @override @param {State} state */
  template({ pwaStatus: { update, keeps } }) {
    const { pwa } = words;
    this.toggleAttribute("hidden", update === "none");
    const what = update === "taken" ? pwa.updateTaken : pwa.update;
    const notice = html`<div class="notice update" role="status">
      <p>${keeps ? what : `${what} ${pwa.notKept}`}</p>
      ${button(pwa.reload, () => this.send({ kind: "update" }))}
      ${button(pwa.later, () => this.send({ kind: "update-later" }))}
    </div>`;
    return html`${update === "none" ? nothing : notice}`;
  }
}

customElements.define("update-notice", UpdateNotice);
