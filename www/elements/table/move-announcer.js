// Tells screen readers what has been played, and where a walk through the game has led. Only what everybody may know is
// told: a covered table is hidden, and its voice with it.

import { stepWords } from "../../i18n/step-words.js";
import { make } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../engine/protocol.js").View} View */

export class MoveAnnouncer extends Part {
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {View | null} */
  #before = null;
  #text = make("div", { class: "spoken", role: "status" });

  /** @override */
  build() {
    this.append(this.#text);
  }

  /** @override @param {State} state */
  show({ info, view, cover }) {
    const before = this.#game === info ? this.#before : null;
    this.#game = info;
    this.#before = view;
    if (info === null || view === null || before === null || cover !== null) this.#say([]);
    else if (view.ply !== before.ply) this.#say(stepWords(info, before, view));
  }

  /** @param {string[]} sentences */
  #say(sentences) {
    this.#text.replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  }
}

customElements.define("move-announcer", MoveAnnouncer);
