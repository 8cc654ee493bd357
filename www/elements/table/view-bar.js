// How the board is looked at: flat or as a tower, turned, and for whom.

import { hasSeveralSeats } from "../../state/standings.js";
import { words } from "../../i18n/strings.js";
import { icon } from "../controls/icons.js";
import { make, setHidden } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { Segments } from "../controls/segments.js";

/** @typedef {import("../../state/settings.js").Settings} Settings */
/** @typedef {import("../../state/state.js").State} State */

/** @type {Settings["arrangement"][]} */
const ARRANGEMENTS = ["flat", "stacked"];

export class ViewBar extends Part {
  /** Players sit around the screen. */
  seated = true;
  #arrangement = new Segments(words.boardView.arrangement, (index) =>
    this.#change({ arrangement: ARRANGEMENTS[index] ?? "flat" }),
  );
  #spread = make("input", { type: "range", min: "0", max: "100", step: "5" });
  #apart = make(
    "label",
    { class: "view-spread", title: words.boardView.spread },
    make("span", { class: "spoken" }, words.boardView.spread),
    this.#spread,
  );
  #faded = this.#toggle(words.boardView.faded, words.boardView.fadedHint, (faded) =>
    this.#change({ faded }),
  );
  #follows = this.#toggle(words.boardView.follows, words.boardView.followsHint, (follows) =>
    this.#change({ follows }),
  );
  #around = this.#toggle(words.boardView.around, words.boardView.aroundHint, (around) =>
    this.send({ kind: "around", around }),
  );

  /** @override */
  build() {
    this.setAttribute("role", "toolbar");
    this.setAttribute("aria-label", words.boardView.title);
    this.#spread.oninput = () => this.#change({ spread: Number(this.#spread.value) / 100 });
    this.append(
      this.#arrangement.element,
      this.#turn("left", -1),
      this.#turn("right", 1),
      this.#apart,
      this.#faded,
      this.#follows,
      this.#around,
    );
  }

  /** @override @param {State} state */
  show({ info, settings, around }) {
    if (info === null) return;
    const levels = info.board.shape === "levels";
    const several = hasSeveralSeats(info);
    setHidden(this, !levels && !several);
    const tower = levels && settings.arrangement === "stacked";
    const { flat, stacked } = words.boardView;
    setHidden(this.#arrangement.element, !levels);
    this.#arrangement.show([flat, stacked], ARRANGEMENTS.indexOf(settings.arrangement));
    setHidden(this.#apart, !tower);
    setHidden(this.#faded, !tower);
    setHidden(this.#around, !several || !this.seated);
    // A slider that is being drawn must not be set back by what it told a moment ago.
    if (document.activeElement !== this.#spread)
      this.#spread.value = String(Math.round(settings.spread * 100));
    press(this.#faded, settings.faded);
    press(this.#follows, settings.follows);
    press(this.#around, around);
  }

  /** @param {Partial<Settings>} change */
  #change(change) {
    this.send({ kind: "settings", change });
  }

  /**
   * @param {"left" | "right"} side
   * @param {number} quarters
   */
  #turn(side, quarters) {
    const label = words.boardView[side];
    const button = make(
      "button",
      { type: "button", "aria-label": label, title: label },
      icon(side === "left" ? "turnLeft" : "turnRight"),
    );
    button.onclick = () => this.send({ kind: "turn", quarters });
    return button;
  }

  /**
   * @param {string} label
   * @param {string} hint
   * @param {(pressed: boolean) => void} choose
   */
  #toggle(label, hint, choose) {
    const button = make("button", { type: "button", title: hint, "aria-pressed": "false" }, label);
    button.onclick = () => choose(button.getAttribute("aria-pressed") !== "true");
    return button;
  }
}

/**
 * @param {HTMLButtonElement} button
 * @param {boolean} pressed
 */
function press(button, pressed) {
  button.setAttribute("aria-pressed", String(pressed));
}

customElements.define("view-bar", ViewBar);
