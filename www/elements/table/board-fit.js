// Chooses the arrangement of several boards that makes them largest beside the rest of the table.

import { aspectRatioIn } from "../../draw/layout.js";

/** @import { BoardInfo } from "../../engine/protocol.js" */
/** @import { ViewSettings } from "../../draw/board-layout.js" */

/** The largest box that the style sheet can give the board; empty in narrow windows. */
const ROOM = ["--most-room", "--tall"];

export class BoardFit {
  #table;
  /** @type {BoardInfo | null} */
  #board = null;
  /** @type {ViewSettings["arrangement"]} */
  #arrangement = "flat";

  /** @param {HTMLElement} table */
  constructor(table) {
    this.#table = table;
    window.addEventListener("resize", () => this.#fit());
  }

  /**
   * Sets the aspect ratio as `--board-aspect-best`.
   * @param {BoardInfo} board
   * @param {ViewSettings["arrangement"]} arrangement
   */
  update(board, arrangement) {
    if (board === this.#board && arrangement === this.#arrangement) return;
    [this.#board, this.#arrangement] = [board, arrangement];
    this.#fit();
  }

  #fit() {
    if (this.#board === null) return;
    const style = getComputedStyle(this.#table);
    const [width = NaN, height = NaN] = ROOM.map((name) =>
      parseFloat(style.getPropertyValue(name)),
    );
    if (!(width > 0 && height > 0)) return;
    const aspect = aspectRatioIn(this.#board, { width, height }, this.#arrangement);
    this.#table.style.setProperty("--board-aspect-best", String(aspect));
  }
}
