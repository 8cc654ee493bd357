// A single mark on a square, for legends.

import { IN_LEGEND } from "./marks/marks.js";
import { paint, sharpContext } from "./paint.js";

/** @import { Box } from "./box.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Pictures } from "./pictures.js" */
/** @import { Shape } from "./shapes.js" */
/** @import { MarkedGame } from "./marks/mark.js" */

/**
 * @typedef {object} MarkPicture
 * @property {string} name
 * @property {(box: Box, palette: Palette) => Shape[]} shapes
 */

/**
 * The marks that can occur in a game, in the order of the legend.
 * @param {MarkedGame} game
 * @returns {MarkPicture[]}
 */
export function boardMarks(game) {
  return IN_LEGEND.flatMap(({ name, shapes, legend }) => {
    if (legend === undefined || legend.occurs?.(game) === false) return [];
    const alone = (/** @type {Box} */ box, /** @type {Palette} */ palette) =>
      legend.picture?.(box, palette, game) ?? shapes(box, palette, null);
    return { name, shapes: alone };
  });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {MarkPicture} mark
 * @param {Palette} palette
 * @param {number} size  CSS pixels
 * @param {Pictures} pictures
 */
export function paintMark(canvas, mark, palette, size, pictures) {
  const box = { x: 0, y: 0, size };
  const [width, height, ratio] = [size, size, devicePixelRatio];
  const { fill } = palette.shades[0];
  /** @type {Shape} */
  const ground = { kind: "box", x: 0, y: 0, width, height, fill };
  const shapes = [ground, ...mark.shapes(box, palette)];
  paint(sharpContext(canvas, width, height, ratio), shapes, { width, height, ratio, pictures });
}
