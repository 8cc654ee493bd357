// Transforms a plane's coordinates to the screen, in the form of canvas and CSS: x' = a·x + c·y + e, y' = b·x + d·y +
// f.

/** @import { Point } from "./move-path.js" */

/** @typedef {[a: number, b: number, c: number, d: number, e: number, f: number]} Matrix */

/** @param {Matrix} matrix @param {Point} point @returns {Point} */
export function projected([a, b, c, d, e, f], { x, y }) {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** @param {Matrix} matrix @param {Point} point @returns {Point} */
export function unprojected([a, b, c, d, e, f], { x, y }) {
  const [right, down, area] = [x - e, y - f, a * d - b * c];
  return { x: (d * right - c * down) / area, y: (a * down - b * right) / area };
}
