// How the board that is set up is looked at: from which side, flat or as a tower.

import { icon } from "../../elements/controls/icons.js";
import { make } from "../../elements/controls/markup.js";
import { Segments } from "../../elements/controls/segments.js";
import { words } from "./editor-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { QuarterTurns } from "../../state/state.js" */

/** @type {Settings["arrangement"][]} */
const ARRANGEMENTS = ["flat", "stacked"];

export class BoardTurner {
  /** @type {QuarterTurns} */
  turned = 0;
  #seats = 2;
  #turn = make(
    "button",
    { type: "button", title: words.turnBoard, "aria-label": words.turnBoard },
    icon("turnRight"),
  );
  #arrangement = new Segments(words.arrangement, (index) =>
    this.#change({ arrangement: ARRANGEMENTS[index] ?? "flat" }),
  );
  #spread = make("input", { type: "range", min: "0", max: "100", step: "5" });
  #apart = make(
    "label",
    { class: "edit-spread" },
    make("span", { class: "spoken" }, words.spread),
    this.#spread,
  );
  element = make("div", { class: "edit-look" }, this.#arrangement.element, this.#apart, this.#turn);
  #change;

  /**
   * @param {(change: Partial<Settings>) => void} change
   * @param {() => void} turn
   */
  constructor(change, turn) {
    this.#change = change;
    this.#turn.onclick = () => {
      const quarters = this.#seats === 2 ? 2 : 1;
      this.turned = /** @type {QuarterTurns} */ ((this.turned + quarters) % 4);
      turn();
    };
    this.#spread.oninput = () => change({ spread: Number(this.#spread.value) / 100 });
  }

  /**
   * @param {GameInfo} game
   * @param {Settings} view
   */
  show({ board, seats }, { arrangement, spread }) {
    this.#seats = seats.length;
    const levels = board.shape === "levels";
    this.#arrangement.element.hidden = !levels;
    this.#apart.hidden = !levels || arrangement === "flat";
    this.#arrangement.show(words.arrangements, ARRANGEMENTS.indexOf(arrangement));
    // A slider that is being drawn must not be set back by what it told a moment ago.
    if (document.activeElement !== this.#spread)
      this.#spread.value = String(Math.round(spread * 100));
  }
}
