// Squares that the selected piece could reach, but may not because of check.

import { centre } from "../box.js";
import { haloWidth, pointIn, shifted } from "../mark-shapes.js";
import { disc, haloed, line } from "../shapes.js";

/** @import { Box } from "../box.js" */
/** @import { Palette } from "../palette.js" */
/** @import { Ink, LineShape, Shape } from "../shapes.js" */
/** @import { Mark, Place } from "./mark.js" */
/** @import { Point } from "../move-path.js" */

/** @typedef {(middle: Point, size: number, palette: Palette) => LineShape[]} SignContent */

/**
 * @param {string} code  of the reason
 * @param {Mark["shapes"]} shapes
 * @returns {Mark}
 */
export function forbiddenMark(code, shapes) {
  return {
    name: code,
    selected: ({ reach }) =>
      (reach?.forbidden ?? []).flatMap(({ square, reason }) =>
        reason.code === code ? square : [],
      ),
    layer: "over",
    shapes,
  };
}

/** In a corner if a piece is on the square. @param {Box} box @param {Place | null} place */
export function signPlace(box, place) {
  return place?.occupied
    ? { middle: pointIn(box, 0.8, 0.8), size: box.size * 0.3 }
    : { middle: centre(box), size: box.size * 0.4 };
}

/**
 * @param {Box} box
 * @param {Palette} palette
 * @param {Place | null} place
 * @param {SignContent} content
 * @returns {Shape[]}
 */
export function forbiddenSign(box, palette, place, content) {
  const { middle, size } = signPlace(box, place);
  const ground = disc(middle, size / 2, { fill: palette.forbidden });
  return [...haloed(ground, palette.halo, haloWidth(box)), ...content(middle, size, palette)];
}

/** As on a no-entry sign. @type {SignContent} */
export function bar(middle, size, palette) {
  const arm = size * 0.24;
  return [line([shifted(middle, -arm, 0), shifted(middle, arm, 0)], inkOfSign(size, palette))];
}

/** @type {SignContent} */
export function cross(middle, size, palette) {
  return crossLines(middle, size * 0.24 * 0.8, inkOfSign(size, palette));
}

/** @param {number} size @param {Palette} palette */
function inkOfSign(size, { halo }) {
  return { stroke: halo, line: size * 0.16 };
}

/** @param {Point} middle @param {number} arm @param {Ink} ink @returns {LineShape[]} */
export function crossLines(middle, arm, ink) {
  return [
    line([shifted(middle, -arm, -arm), shifted(middle, arm, arm)], ink),
    line([shifted(middle, -arm, arm), shifted(middle, arm, -arm)], ink),
  ];
}
