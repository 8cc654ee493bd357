// A game on its way from one place of the page to another: too long for a link, and nobody's but this tab's.

const KEY = "menagerie.handed-over";

/**
 * `ply`: how many of its moves stand on the board.
 * @typedef {{ record: string, ply: number }} Handed
 */

/** Where the tab may keep nothing. @type {string | null} */
let held = null;

/** @param {Handed} game */
export function handOver({ record, ply }) {
  held = JSON.stringify({ record, ply });
  try {
    globalThis.sessionStorage.setItem(KEY, held);
  } catch {
    // It is gone when the page is loaded anew.
  }
}

/**
 * What was handed over last: also when the page has been loaded anew.
 * @returns {Handed | null}
 */
export function handedOver() {
  try {
    return JSON.parse(held ?? globalThis.sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}
