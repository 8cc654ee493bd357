// Says that another tab saves the game on the table, and offers to play it here.

import { html, nothing } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class ElsewhereNotice extends Part {
  /** @override @param {State} state */
  template({ elsewhere }) {
    this.hidden = !elsewhere;
    const { explain, takeOver } = words.elsewhere;
    const notice = html`<div class="notice update" role="status">
      <p>${explain}</p>
      ${button(takeOver, () => this.send({ kind: "take-over" }))}
    </div>`;
    return html`${elsewhere ? notice : nothing}`;
  }
}

customElements.define("elsewhere-notice", ElsewhereNotice);
