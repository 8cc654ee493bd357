// The hands of two players above and below a board on a page, in games where each type in hand has its place.

import "../elements/table/table-drops.js";
import { DraggedPiece } from "../elements/table/dragged-piece.js";
import { ReserveTray } from "../elements/table/reserve-tray.js";
import { hasHands } from "../state/drops.js";
import { boardTurns } from "../state/players.js";

/** @import { GameBoard } from "../elements/board/game-board.js" */
/** @import { State } from "../state/page-state.js" */

export class BenchHands {
  /** Above and below. @type {[ReserveTray, ReserveTray]} */
  #trays = [new ReserveTray(), new ReserveTray()];
  #places;

  /** @param {GameBoard} board  in its bench */
  constructor(board) {
    const [above, below] = [placeOf(this.#trays[0]), placeOf(this.#trays[1])];
    this.#places = [above, below];
    board.before(above);
    board.after(below, Object.assign(new DraggedPiece(), { board, hidden: true }));
  }

  /** @param {State} state */
  show(state) {
    const { info } = state;
    const shown = info !== null && hasHands(info) && info.seats.length === 2;
    for (const place of this.#places) place.hidden = !shown;
    if (!shown) return;
    const flipped = boardTurns(state) === 2;
    this.#trays.forEach((tray, at) => {
      tray.seat = flipped ? at : 1 - at;
      tray.show(state);
    });
  }
}

/** @param {ReserveTray} tray */
function placeOf(tray) {
  const place = document.createElement("div");
  place.className = "has-hand";
  place.append(tray);
  return place;
}
