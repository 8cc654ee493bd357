// The hands beside a board on a page. Where each type has its place, those of both players are above and below it; else
// one player's is below it, if it is wanted.

import { ReserveTray } from "../elements/table/reserve-tray.js";
import { DraggedPiece } from "../elements/table/table-dragged-piece.js";
import { hasHands } from "../state/drops.js";
import { boardTurns } from "../state/players.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { GameBoard } from "../elements/board/game-board.js" */
/** @import { State } from "../state/page-state.js" */

export class BenchHands {
  /** Whose few pieces in hand are shown. @type {Seat | null} */
  seat = null;
  /** Above and below. @type {[ReserveTray, ReserveTray]} */
  #trays = [new ReserveTray(), new ReserveTray()];
  #few = new ReserveTray();
  #places;

  /** @param {GameBoard} board  in its bench */
  constructor(board) {
    const [above, below] = [placeOf(this.#trays[0]), placeOf(this.#trays[1])];
    this.#places = [above, below];
    board.before(above);
    board.after(below, Object.assign(new DraggedPiece(), { board, hidden: true }), this.#few);
  }

  /** @param {State} state */
  show(state) {
    const { info } = state;
    const shown = info !== null && hasHands(info) && info.seats.length === 2;
    for (const place of this.#places) place.hidden = !shown;
    if (shown) this.#showBoth(state);
    if (!shown && this.seat !== null) this.#showFew(state, this.seat);
    else this.#few.hidden = true;
  }

  /** @param {State} state */
  #showBoth(state) {
    const flipped = boardTurns(state) === 2;
    this.#trays.forEach((tray, at) => {
      tray.seat = flipped ? at : 1 - at;
      tray.show(state);
    });
  }

  /** The tray is hidden while it is empty. @param {State} state @param {Seat} seat */
  #showFew(state, seat) {
    this.#few.seat = seat;
    this.#few.show(state);
  }
}

/** @param {ReserveTray} tray */
function placeOf(tray) {
  const place = document.createElement("div");
  place.className = "has-hand";
  place.append(tray);
  return place;
}
