// A square on the screen. Lengths are CSS pixels.

/**
 * @typedef {object} Box
 * @property {number} x  of the top left corner
 * @property {number} y
 * @property {number} size
 */

/** @param {Box} box @returns {{ x: number, y: number }} */
export function centre(box) {
  return { x: box.x + box.size / 2, y: box.y + box.size / 2 };
}
