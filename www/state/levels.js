// The computer's levels. A level is a text: "level-1" to "level-20", or "1" to "8" for the levels of earlier versions.

/** @typedef {"beginner" | "casual" | "club" | "strong" | "master"} Rank */

/** @type {Rank[]} */
export const RANKS = ["beginner", "casual", "club", "strong", "master"];
const LEVELS_PER_RANK = 4;

export const LADDER = Array.from(
  { length: RANKS.length * LEVELS_PER_RANK },
  (_, at) => `level-${at + 1}`,
);

export const USUAL_LEVEL = "level-5";
export const ALLOWED_LEVELS = "level-1 to level-20, or 1 to 8";

const STEP = /^[1-8]$/;

/** @param {unknown} level */
export function isLevel(level) {
  return typeof level === "string" && (STEP.test(level) || LADDER.includes(level));
}

/**
 * The levels of earlier versions were stored as numbers.
 * @param {unknown} stored
 * @returns {string | null} null unless it is a level
 */
export function readLevel(stored) {
  const level = typeof stored === "number" ? String(stored) : stored;
  return isLevel(level) ? /** @type {string} */ (level) : null;
}

/**
 * @param {string} level
 * @returns {{number: number, rank: Rank | null}} without a rank for levels of earlier versions
 */
export function levelParts(level) {
  const at = LADDER.indexOf(level);
  if (at < 0) return { number: Number(level), rank: null };
  return { number: at + 1, rank: RANKS[Math.floor(at / LEVELS_PER_RANK)] ?? null };
}

/** The levels of a rank, weakest first. @param {Rank} rank */
export function levelsOf(rank) {
  return LADDER.filter((level) => levelParts(level).rank === rank);
}
