// Which cells have been searched for another seat's hidden crown, as whoever looks may know and has noted.

/** @typedef {import("../engine/protocol.js").Cell} Cell */
/** @typedef {import("./state.js").CellNotes} CellNotes */
/** @typedef {import("./state.js").State} State */

/**
 * Cells where no crown of another seat can be. An onlooker looks for every crown.
 * @param {State} state
 * @returns {Cell[]}
 */
export function searchedCells({ view }) {
  if (view === null || view.revealed) return [];
  // A cell is done with only if no crown that is looked for can be on it.
  const lists = view.searched.filter((cells, seat) => seat !== view.looker && cells.length > 0);
  const [first = [], ...others] = lists;
  return first.filter((cell) => others.every((cells) => cells.includes(cell)));
}

/**
 * Whoever looks may keep notes while a crown of another seat is hidden.
 * @param {State} state
 */
export function mayMark(state) {
  return (state.view?.looker ?? null) !== null && searchedCells(state).length > 0;
}

/**
 * @param {State} state
 * @returns {CellNotes}
 */
export function cellNotes(state) {
  const looker = state.view?.looker ?? null;
  return {
    searched: state.searchedShown ? searchedCells(state) : [],
    missed: mayMark(state) && looker !== null ? (state.misses[looker] ?? []) : [],
  };
}
