// Which squares have been searched for another seat's hidden crown, as whoever looks may know and has noted.

/** @typedef {import("../engine/protocol.js").Square} Square */
/** @typedef {import("./state.js").SquareNotes} SquareNotes */
/** @typedef {import("./state.js").State} State */

/**
 * Squares where no crown of another seat can be. An onlooker looks for every crown.
 * @param {State} state
 * @returns {Square[]}
 */
export function searchedSquares({ view }) {
  if (view === null || view.revealed) return [];
  // A square is done with only if no crown that is looked for can be on it.
  const lists = view.searched.filter((squares, seat) => seat !== view.viewer && squares.length > 0);
  const [first = [], ...others] = lists;
  return first.filter((square) => others.every((squares) => squares.includes(square)));
}

/**
 * Whoever looks may keep notes while a crown of another seat is hidden.
 * @param {State} state
 */
export function mayMark(state) {
  return (state.view?.viewer ?? null) !== null && searchedSquares(state).length > 0;
}

/**
 * @param {State} state
 * @returns {SquareNotes}
 */
export function squareNotes(state) {
  const viewer = state.view?.viewer ?? null;
  return {
    searched: state.searchedShown ? searchedSquares(state) : [],
    missed: mayMark(state) && viewer !== null ? (state.misses[viewer] ?? []) : [],
  };
}
