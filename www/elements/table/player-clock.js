// A player's remaining time in large digits. `ClockAnnouncer` announces it: reading every second aloud would drown
// everything else.

import { html } from "lit-html";
import { LOW_MS, clockFace, hasFallen, tickingSeat, timeLeft } from "../../state/clock.js";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class PlayerClock extends Part {
  seat = 0;

  /** @override @param {State} state */
  template(state) {
    const { clock, info, view } = state;
    this.toggleAttribute("hidden", clock === null);
    if (clock === null || info === null || view === null) return null;
    const left = timeLeft(clock, view, this.seat);
    const fallen = hasFallen(clock, view.ply, this.seat);
    this.classList.toggle("ticking", tickingSeat(state) === this.seat);
    this.classList.toggle("low", left <= LOW_MS && !fallen);
    this.classList.toggle("over", fallen);
    const label = words.clocks.of(info.seats[this.seat]?.name ?? "");
    return html`<span class="clock-face" role="timer" aria-live="off" aria-label=${label}
      >${clockFace(left)}</span
    >`;
  }
}

customElements.define("player-clock", PlayerClock);
