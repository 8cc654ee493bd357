// Tells screen readers what has been played, and where a walk through the game has led. Only what everybody may know is
// told: a covered table is hidden, and its voice with it.

import { doingWords, revealWords } from "../played-words.js";
import { words } from "../strings.js";
import { make } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../engine/protocol.js").View} View */

export class MoveVoice extends Part {
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
    else if (view.ply !== before.ply) this.#say(newsWords(info, before, view));
  }

  /** @param {string[]} sentences */
  #say(sentences) {
    this.#text.replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  }
}

/**
 * @param {GameInfo} info
 * @param {View} before
 * @param {View} view
 */
function newsWords(info, before, { played, ply }) {
  const last = played[ply - 1];
  if (last === undefined) return [words.voice.start];
  const isPlayed = ply > before.ply && ply === played.length;
  if (!isPlayed) return [words.voice.after(doingWords(last, info))];
  return played
    .slice(before.ply, ply)
    .flatMap((action) => [
      doingWords(action, info),
      ...action.reveals.map((reveal) => revealWords(reveal, info)),
    ]);
}

customElements.define("move-voice", MoveVoice);
