import { aspectRatio } from "../../draw/layout.js";

/** @import { BoardInfo } from "../../engine/protocol.js" */
/** @import { ViewSettings } from "../../draw/board-layout.js" */

export class BoardShape {
  #element;
  /** @type {BoardInfo | null} */
  #board = null;
  /** @type {ViewSettings["arrangement"] | null} */
  #arrangement = null;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * Sets the aspect ratios, as `--board-aspect-…`, and whether there are two boards. Called with every change of the
   * page, but writes only differences.
   * @param {BoardInfo} board
   * @param {ViewSettings["arrangement"]} arrangement
   */
  update(board, arrangement) {
    if (board === this.#board && arrangement === this.#arrangement) return;
    [this.#board, this.#arrangement] = [board, arrangement];
    for (const room of /** @type {const} */ (["wide", "tall", "low"]))
      this.#element.style.setProperty(
        `--board-aspect-${room}`,
        String(aspectRatio(board, room, arrangement)),
      );
    this.#element.classList.toggle("paired", board.shape === "two-boards");
  }
}
