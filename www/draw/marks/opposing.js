/** @import { Palette } from "../palette.js" */

/** For marks of an opponent's piece. @param {Palette} palette @returns {Palette} */
export function opposingPalette(palette) {
  return { ...palette, target: palette.opposing };
}
