// Announces moves and steps through the game to screen readers. It says only what is public; under a cover it is hidden
// with the table.

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { stepWords } from "../../i18n/step-words.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { GameInfo, View } from "../../engine/protocol.js" */

export class MoveAnnouncer extends Part {
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {View | null} */
  #before = null;

  /** @override @param {State} state */
  template({ info, view, cover, settings }) {
    const before = this.#game === info ? this.#before : null;
    this.#game = info;
    this.#before = view;
    const silent = info === null || view === null || before === null || cover !== null;
    if (!silent && view.ply === before.ply) return null;
    const said = silent ? [] : stepWords(info, before, view, settings.notation);
    // New elements, or a repeated sentence would be announced only once.
    return html`<div class="spoken" role="status">
      ${keyed(
        view,
        said.map((sentence) => html`<p>${sentence}</p>`),
      )}
    </div>`;
  }
}

customElements.define("move-announcer", MoveAnnouncer);
