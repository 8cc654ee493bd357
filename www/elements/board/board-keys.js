// The keys of a board, for its grid and for the list of all keys.

/** @import { GameInfo } from "../../engine/protocol.js" */

/** @typedef {"attackers" | "moves" | "last"} Asking */

/** @type {Record<string, [number, number]>} */
export const STEPS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export const CROSSING_KEY = "o";

/** @type {Record<string, number>} */
export const CLIMBING_KEYS = { PageUp: 1, PageDown: -1 };

/** In degrees. @type {Record<string, number>} */
export const TURNING_KEYS = { "[": -15, "]": 15 };

/** @type {Record<string, Asking>} */
export const ASKING_KEYS = { a: "attackers", g: "moves", l: "last" };

export const WRITING_KEY = "i";

export const MARK_KEY = "m";

/**
 * The keys of a game's boards, by the name of what they do.
 * @param {GameInfo} game
 * @returns {{ name: string, keys: string[] }[]}
 */
export function boardKeys({ board: { shape }, secretive }) {
  const asking = Object.entries(ASKING_KEYS).map(([key, name]) => ({ name, keys: [key] }));
  return [
    { name: "step", keys: Object.keys(STEPS) },
    { name: "activate", keys: ["Enter", "Space"] },
    { name: "escape", keys: ["Escape"] },
    { name: "edge", keys: ["Home", "End"] },
    { name: "corner", keys: ["Control+Home", "Control+End"] },
    ...(shape === "two-boards" ? [{ name: "cross", keys: [CROSSING_KEY] }] : []),
    ...(shape === "levels" ? [{ name: "climb", keys: Object.keys(CLIMBING_KEYS) }] : []),
    ...(shape === "levels" ? [{ name: "turn", keys: Object.keys(TURNING_KEYS) }] : []),
    { name: "rules", keys: ["Shift+F10"] },
    ...asking,
    { name: "write", keys: [WRITING_KEY] },
    ...(secretive ? [{ name: "mark", keys: [MARK_KEY] }] : []),
  ];
}
