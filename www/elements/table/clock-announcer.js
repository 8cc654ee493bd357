// Says when somebody's time is short (clock-warnings.js). Politely.

import { ClockWarnings } from "../../state/clock-warnings.js";
import { words } from "../../i18n/strings.js";
import { setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";

/** @typedef {import("../../state/state.js").State} State */

export class ClockAnnouncer extends Part {
  #warnings = new ClockWarnings();

  /** @override */
  build() {
    this.className = "spoken";
    this.setAttribute("role", "status");
  }

  /** @override @param {State} state */
  show(state) {
    const { info } = state;
    if (info === null) return;
    const warning = this.#warnings.next(state);
    if (warning === undefined) return;
    const name = warning === null ? "" : (info.seats[warning.seat]?.name ?? "");
    setText(this, warning === null ? "" : words.clocks.left(name, warning.seconds));
  }
}

customElements.define("clock-announcer", ClockAnnouncer);
