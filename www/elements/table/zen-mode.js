// Zen mode: only boards, players and the status are shown. It loads when it is first chosen. The button leaves it, and so
// does Escape where it has no other meaning.

import { html } from "lit-html";
import { words } from "../../i18n/strings.js";
import { iconButton } from "../controls/buttons.js";
import { Part } from "../controls/part.js";

/** @import { State } from "../../state/page-state.js" */

/** Where Escape closes something. */
const CLOSED_BY_ESCAPE = "dialog[open], :popover-open, result-card:not([hidden])";

export class ZenButton extends Part {
  #isZen = false;

  /** @override */
  build() {
    document.addEventListener("keydown", ({ key, defaultPrevented }) => {
      if (key !== "Escape" || defaultPrevented || !this.#isZen) return;
      if (document.querySelector(CLOSED_BY_ESCAPE) === null) this.#leave();
    });
  }

  /** @override @param {State} state */
  show(state) {
    const isZen = isZenMode(state);
    this.hidden = !isZen;
    super.show(state);
    if (isZen === this.#isZen) return;
    this.#isZen = isZen;
    document.documentElement.classList.toggle("zen", isZen);
    // Boards have another room.
    window.dispatchEvent(new Event("resize"));
  }

  /** @override */
  template() {
    const { leaveZen: label } = words.controls;
    return html`${iconButton("close", label, () => this.#leave(), { look: "bare", title: label })}`;
  }

  #leave() {
    this.send({ kind: "settings", change: { zen: false } });
  }
}

/** Not around a tablet, where each player's edge has its controls. @param {State} state */
function isZenMode({ screen, settings, around }) {
  return screen === "table" && settings.zen && !around;
}

customElements.define("zen-button", ZenButton);
