// Passes a game to another page of the same tab when it is too long for a link.

const KEY = "menagerie.handed-over";

/** @typedef {{ record: string, ply: number }} Handed */

/** @type {string | null} */
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

/** @returns {Handed | null} */
export function handedOver() {
  try {
    return JSON.parse(held ?? globalThis.sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
