// Tells screen readers what has been played, and where a walk through the game has led. Only what everybody may know is
// told: a covered table is hidden, and its voice with it.

import { html } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { stepWords } from "../../i18n/step-words.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

export class MoveAnnouncer extends Part {
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {View | null} */
  #before = null;

  /** @override @param {State} state */
  template({ info, view, cover }) {
    const before = this.#game === info ? this.#before : null;
    this.#game = info;
    this.#before = view;
    const silent = info === null || view === null || before === null || cover !== null;
    if (!silent && view.ply === before.ply) return null;
    const said = silent ? [] : stepWords(info, before, view);
    // New elements, or the same sentence told twice would be said once only.
    return html`<div class="spoken" role="status">
      ${keyed(
        view,
        said.map((sentence) => html`<p>${sentence}</p>`),
      )}
    </div>`;
  }
}

customElements.define("move-announcer", MoveAnnouncer);
