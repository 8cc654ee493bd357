// A set of colours as small boards, for a menu.

import { paint, sharpContext } from "./paint.js";

/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** Squares of each board in both directions, which any number of colours up to four fills evenly enough. */
const SIDE = 4;

const GAP = 4;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Palette[]} palettes  one for each board
 * @param {number} square       its size in CSS pixels
 */
export function paintSwatch(canvas, palettes, square) {
  const side = SIDE * square;
  const [width, height] = [palettes.length * (side + GAP) - GAP, side];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const shapes = palettes.flatMap((palette, at) => boardShapes(palette, at * (side + GAP), square));
  const ratio = devicePixelRatio;
  paint(sharpContext(canvas, width, height, ratio), shapes, { width, height, ratio, pictures: {} });
}

/** @param {Palette} palette @param {number} left @param {number} size @returns {Shape[]} */
function boardShapes({ shades }, left, size) {
  return Array.from({ length: SIDE ** 2 }, (_, at) => {
    const [row, file] = [Math.floor(at / SIDE), at % SIDE];
    const shade = shades.length === 4 ? 2 * (row % 2) + (file % 2) : (row + file) % shades.length;
    const place = { x: left + file * size, y: row * size, width: size, height: size };
    return { kind: "box", ...place, fill: shades[shade].fill };
  });
}
