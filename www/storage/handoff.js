// Passes a game to another page of the same tab when it is too long for a link.

const KEY = "menagerie.handed-over";

/** @import { Review } from "../state/review.js" */

/**
 * @typedef {object} Handed
 * @property {string} record
 * @property {number} ply
 * @property {number} [line]      of its file in which it begins
 * @property {string} [action]    which is played at this ply
 * @property {Review} [review]
 * @property {number[]} [humans]  the seats of people
 * @property {string} [back]      the address it comes from
 */

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
