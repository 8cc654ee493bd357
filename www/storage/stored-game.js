// An entry of the database of saved games: a game with what the list shows of it.

import { readSavedGame } from "./saved-game.js";

/** @import { GameSummary } from "../state/game-summary.js" */
/** @import { SavedGame } from "./saved-game.js" */

/**
 * @typedef {object} StoredGame
 * @property {string} id
 * @property {string} game     of its variant
 * @property {number} version  counts the times it was written
 * @property {number} changed  in milliseconds since 1970; 0 or 1 for games of old editions, which had no date
 * @property {number | null} plies  null: the text is unreadable
 * @property {boolean} secret  the text contains secrets, or may
 * @property {boolean} [filed]  its secrets are in a file, too, which may be opened elsewhere
 * @property {boolean} [continued]  goes on from a finished game
 * @property {boolean} [broken]  the engine refused the text
 * @property {string} text
 * @property {GameSummary | null} summary  null: not known yet
 */

/**
 * A game without moves has begun if all have chosen their secrets.
 * @param {Pick<StoredGame, "plies" | "secret" | "summary">} stored
 */
export function hasBegun({ plies, secret, summary }) {
  return plies !== 0 || (secret && !summary?.choosing);
}

/** @param {Pick<StoredGame, "plies" | "broken" | "summary">} stored */
export function isRunning({ plies, broken, summary }) {
  return plies !== null && !broken && (summary?.outcome ?? null) === null;
}

export function newId() {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(numbers, (number) => number.toString(36)).join("");
}

/**
 * What an entry says of its text.
 * @param {string} text
 * @returns {Pick<StoredGame, "text" | "plies" | "secret">}
 */
export function contentOf(text) {
  const saved = readStored(text);
  if (saved === "unreadable") return { text, plies: null, secret: text.includes("sealed") };
  return { text, plies: saved.plies, secret: saved.sealed !== null };
}

/** @param {string} text @returns {SavedGame | "unreadable"} */
export function readStored(text) {
  const read = readSavedGame(parsed(text));
  return "fault" in read ? "unreadable" : read.saved;
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
