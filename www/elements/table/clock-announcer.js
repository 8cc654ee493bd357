import { html } from "lit-html";
import { ClockWarnings } from "../../state/clock-warnings.js";
import { words } from "../../i18n/strings.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

export class ClockAnnouncer extends Part {
  #warnings = new ClockWarnings();

  /** @override */
  build() {
    this.className = "spoken";
    this.setAttribute("role", "status");
  }

  /** @override @param {State} state */
  template(state) {
    const warning = state.info === null ? undefined : this.#warnings.next(state);
    if (warning === undefined) return null;
    const name = state.info?.seats[warning?.seat ?? -1]?.name ?? "";
    return html`${warning === null ? "" : words.clocks.left(name, warning.seconds)}`;
  }
}

customElements.define("clock-announcer", ClockAnnouncer);
