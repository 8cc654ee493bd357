// Says that the text of the game on the table has variations, and offers the study, which shows them.

import { html, nothing } from "lit-html";
import { words } from "../../i18n/strings.js";
import { button } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class VariationsNotice extends Part {
  /** @override @param {State} state */
  template({ studyOffer }) {
    this.hidden = studyOffer === null;
    const { explain, study } = words.variations;
    const notice = html`<div class="notice update" role="status">
      <p>${explain}</p>
      ${button(study, () => this.send({ kind: "study-variations" }))}
      ${button("", () => this.send({ kind: "leave-variations" }), {
        icon: "close",
        label: words.notice.dismiss,
      })}
    </div>`;
    return html`${studyOffer === null ? nothing : notice}`;
  }
}

customElements.define("variations-notice", VariationsNotice);
