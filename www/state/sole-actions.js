import { ownActions } from "./drops.js";
import { NOTHING_SELECTED } from "./selection.js";
import { placesWall } from "./view-actions.js";

/** @import { ActionKind } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** Actions with their own controls beside the board. @type {ReadonlySet<ActionKind>} */
const BESIDE = new Set(/** @type {const} */ (["drop", "hide", "split", "pass"]));

/**
 * The kinds of action that are left to a human without a legal move. None otherwise, and none in the middle of a turn,
 * which may be finished.
 * @param {State} state
 * @returns {ActionKind[]}
 */
export function soleActions(state) {
  const kinds = [...new Set(ownActions(state).map(({ kind }) => kind))];
  return kinds.every((kind) => BESIDE.has(kind)) ? kinds : [];
}

/**
 * The end of a turn of several moves in which no further move is legal.
 * @param {State} state
 */
export function endOfMoves(state) {
  const done = ownActions(state).find(({ kind }) => kind === "done");
  return (state.view?.movesLeft ?? null) === null ? null : (done ?? null);
}

/**
 * Selects the wall if nothing else is legal.
 * @param {State} state
 * @returns {State}
 */
export function withSoleOrder(state) {
  if (state.selection.order?.kind === "wall" || !placesWall(ownActions(state))) return state;
  return { ...state, selection: { ...NOTHING_SELECTED, order: { kind: "wall" } } };
}
