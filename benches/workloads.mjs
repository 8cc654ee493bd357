// The workloads, the same everywhere.

/**
 * @typedef {object} Workload
 * @property {string} game
 * @property {"perft" | "search"} kind
 * @property {number} amount  plies of a perft, nodes of a search
 */

/** @type {Workload[]} */
export const WORKLOADS = [
  { game: "chess", kind: "perft", amount: 5 },
  { game: "caissa-britannia", kind: "perft", amount: 4 },
  { game: "grand-cavalier", kind: "perft", amount: 4 },
  { game: "chess", kind: "search", amount: 300_000 },
  { game: "caissa-britannia", kind: "search", amount: 300_000 },
  { game: "grand-cavalier", kind: "search", amount: 300_000 },
];

/** The game used to measure the time to the first legal moves. */
export const FIRST_GAME = "caissa-britannia";

/**
 * @typedef {object} Result
 * @property {number} nodes
 * @property {number} seconds
 */

/** Other programs only slow a run, so the fastest is the most reliable. */
export const TRIES = 3;

/** @param {Result[]} results @returns {Result} */
export function fastest(results) {
  return results.reduce((best, one) => (one.seconds < best.seconds ? one : best));
}

/** @param {Result} result */
export function speed({ nodes, seconds }) {
  return nodes / seconds;
}
