// The drops of a turn: which are possible now, and how many there were. Only games with pieces in hand load it.

import { handOf, ownActions } from "./drops.js";
import { premovingSeat } from "./premove.js";

/** @import { PieceType, Seat, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** The types that can be dropped now, or in a premove. @param {State} state @param {Seat} seat @returns {Set<PieceType>} */
export function droppable(state, seat) {
  if (premovingSeat(state) === seat) {
    const held = handOf(state, seat).filter(({ count }) => count > 0);
    return new Set(held.map(({ kind }) => kind));
  }
  if (state.view?.turn !== seat) return new Set();
  const drops = ownActions(state).filter(({ kind }) => kind === "drop");
  return new Set(drops.flatMap(({ piece }) => (piece === null ? [] : piece)));
}

/** @param {View} view */
export function droppedThisTurn({ played, ply, turn }) {
  let count = 0;
  while (played[ply - 1 - count]?.action === "drop" && played[ply - 1 - count]?.seat === turn)
    count += 1;
  return count;
}
