// The time that a seat has left, in large digits. What is to be heard of it the clock's voice says: a screen reader that told
// every second would tell nothing else.

import { LOW_MS, clockFace, hasFallen, tickingSeat, timeLeft } from "../../state/clock.js";
import { words } from "../../i18n/strings.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

export class PlayerClock extends Part {
  /** Set before the first `show`. */
  seat = 0;
  #face = make("span", { class: "clock-face", role: "timer", "aria-live": "off" });

  /** @override */
  build() {
    this.append(this.#face);
  }

  /** @override @param {State} state */
  show(state) {
    const { clock, info, view } = state;
    setHidden(this, clock === null);
    if (clock === null || info === null || view === null) return;
    const left = timeLeft(clock, view, this.seat);
    const fallen = hasFallen(clock, view.ply, this.seat);
    setText(this.#face, clockFace(left));
    this.#face.setAttribute("aria-label", words.clocks.of(info.seats[this.seat]?.name ?? ""));
    this.classList.toggle("ticking", tickingSeat(state) === this.seat);
    this.classList.toggle("low", left <= LOW_MS && !fallen);
    this.classList.toggle("over", fallen);
  }
}

customElements.define("player-clock", PlayerClock);
