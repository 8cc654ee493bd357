// Passes a game to another page of the same tab when it is too long for a link.

const KEY = "menagerie.handed-over";

/** @typedef {{ record: string, ply: number, line?: number }} Handed  with the line of its file in which it begins */

/** @type {string | null} */
let held = null;

/** @param {Handed} game */
export function handOver(game) {
  held = JSON.stringify(game);
  try {
    globalThis.sessionStorage.setItem(KEY, held);
  } catch {
    // Without storage the game is lost on a reload.
  }
}

/** @returns {Handed | null} */
export function handedOver() {
  try {
    return JSON.parse(held ?? globalThis.sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
