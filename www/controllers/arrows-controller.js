// Arrows and circles that a player draws on the table with the right mouse button. They are gone with the next left click
// or move, and never saved.

import { mayMark } from "../state/searched-squares.js";

/** @import { GameBoard } from "../elements/board/game-board.js" */
/** @import { Arrow } from "../engine/protocol.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { State, GameStore } from "../state/page-state.js" */

export class ArrowsController {
  #board;
  #store;
  #perform;

  /**
   * @param {GameBoard} board
   * @param {GameStore} store
   * @param {(action: PlayerAction) => void} perform
   */
  constructor(board, store, perform) {
    this.#board = board;
    this.#store = store;
    this.#perform = perform;
    board.set({ drawingTool: { colour: "green", always: false } });
    board.on("draw", (arrow) => this.#draw(arrow));
    board.on("erase", () => perform({ kind: "erase" }));
  }

  /** @param {State} state */
  show({ arrows }) {
    this.#board.set({ arrows });
  }

  /**
   * A circle on an empty square that may hide a crown is the player's mark for a searched square.
   * @param {Arrow} arrow
   */
  #draw(arrow) {
    const { from, to } = arrow;
    const { state } = this.#store;
    const isEmpty = !state.view?.pieces.some(({ square }) => square === from);
    if (from === to && isEmpty && mayMark(state)) this.#perform({ kind: "miss", square: from });
    else this.#perform({ kind: "draw", arrow });
  }
}
