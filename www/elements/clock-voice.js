// Says when somebody's time is short: at a minute, and at ten seconds. Politely, and only of whoever's time runs.

import { tickingSeat, timeLeft } from "../clock.js";
import { words } from "../strings.js";
import { setText } from "./markup.js";
import { Part } from "./part.js";

/** @typedef {import("../state.js").State} State */

/** In seconds, the shortest first. */
const TOLD_AT = [10, 60];

export class ClockVoice extends Part {
  /** The last mark passed, of whom in which turn: "0 41 60". */
  #told = "";

  /** @override */
  build() {
    this.className = "spoken";
    this.setAttribute("role", "status");
  }

  /** @override @param {State} state */
  show(state) {
    const { clock, info, view } = state;
    const seat = tickingSeat(state);
    if (seat === null || clock === null || info === null || view === null) return;
    const left = timeLeft(clock, view, seat);
    const { baseMs = 0 } = clock.control.seats[seat] ?? {};
    // Whoever never had more needs no warning.
    const mark = TOLD_AT.find((seconds) => left <= seconds * 1000 && baseMs > seconds * 1000);
    const told = mark === undefined ? "" : `${seat} ${mark}`;
    if (told === this.#told) return;
    this.#told = told;
    const name = info.seats[seat]?.name ?? "";
    setText(this, mark === undefined ? "" : words.clocks.left(name, mark));
  }
}

customElements.define("clock-voice", ClockVoice);
