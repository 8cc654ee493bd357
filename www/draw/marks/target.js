import { actionsFrom, targetsOf } from "../../state/view-actions.js";

/** @import { ActionInfo, Square } from "../../engine/protocol.js" */
/** @import { Selection } from "./mark.js" */

/** @typedef {"move" | "capture" | "castling" | "stay"} TargetKind */

/** @param {ActionInfo} action @returns {TargetKind} */
export function targetKind({ from, to, via, captures, castles }) {
  if (castles) return "castling";
  if (from === to) return "stay";
  // A capture on the first of two steps isn't on the target.
  return captures.some((square) => square !== via) ? "capture" : "move";
}

/**
 * @param {Selection} selection
 * @param {(action: ActionInfo) => boolean} isMeant
 * @returns {Square[]}  of the moves of the selected piece
 */
export function targets({ view, chosen }, isMeant) {
  return actionsFrom(view, chosen).filter(isMeant).flatMap(targetsOf);
}
