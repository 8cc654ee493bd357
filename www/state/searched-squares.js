import { isShared } from "./viewer.js";

/** @import { Square } from "../engine/protocol.js" */
/** @import { SquareNotes, State } from "./page-state.js" */

/**
 * Squares that hold no crown of another seat. For a spectator: no crown at all.
 * @param {State} state
 * @returns {Square[]}
 */
export function searchedSquares({ view }) {
  if (view === null || view.revealed) return [];
  // A square counts only if it can hold none of the crowns.
  const lists = view.searched.filter((squares, seat) => seat !== view.viewer && squares.length > 0);
  const [first = [], ...others] = lists;
  return first.filter((square) => others.every((squares) => squares.includes(square)));
}

/** @param {State} state */
export function mayMark(state) {
  const isViewed = (state.view?.viewer ?? null) !== null && !isShared(state);
  return isViewed && searchedSquares(state).length > 0;
}

/** @param {State} state @returns {SquareNotes} */
export function squareNotes(state) {
  const viewer = state.view?.viewer ?? null;
  return {
    searched: state.searchedShown ? searchedSquares(state) : [],
    missed: mayMark(state) && viewer !== null ? (state.misses[viewer] ?? []) : [],
  };
}
