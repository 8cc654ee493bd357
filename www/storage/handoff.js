// Passes a game to another page of the same tab when it is too long for a link.

const KEY = "menagerie.handed-over";

/**
 * `ply`: the number of moves shown on the board.
 * @typedef {{ record: string, ply: number }} Handed
 */

/** Used if session storage is unavailable. @type {string | null} */
let held = null;

/** @param {Handed} game */
export function handOver({ record, ply }) {
  held = JSON.stringify({ record, ply });
  try {
    globalThis.sessionStorage.setItem(KEY, held);
  } catch {
    // Without storage the game is lost on a reload.
  }
}

/**
 * The game handed over last; with storage it survives a reload.
 * @returns {Handed | null}
 */
export function handedOver() {
  try {
    return JSON.parse(held ?? globalThis.sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
