import { humanToAct } from "./players.js";

/** @import { ActionInfo, PieceType, Seat, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/**
 * @param {State} state
 * @returns {ActionInfo[]}  none while a computer is to act
 */
export function ownActions(state) {
  return state.view !== null && humanToAct(state) ? state.view.actions : [];
}

/** @param {State} state @param {Seat} seat @returns {Set<PieceType>} */
export function droppable(state, seat) {
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
