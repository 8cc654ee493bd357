// A board in the system's few colours, where it enforces its colours on all pages (high contrast).

/** @import { BoardInfo } from "../engine/protocol.js" */
/** @import { Palette } from "./palette.js" */

/**
 * @typedef {object} SystemColours
 * @property {string} ground
 * @property {string} ink
 * @property {string} highlight
 * @property {string} link
 */

/** The strongest shade has this share of the ink; pieces of both colours still stand out on it. */
const STRONGEST_SHADE = 0.32;

/**
 * Four armies keep their colours, which are strong and have signs.
 * @param {Palette} usual
 * @param {BoardInfo} board
 * @param {SystemColours} colours
 * @returns {Palette}
 */
export function systemPalette(usual, board, { ground, ink, highlight, link }) {
  const [light, dark] = isLight(ground) ? [ground, ink] : [ink, ground];
  const marks = { target: highlight, chosen: highlight, hint: highlight, premove: highlight };
  const warnings = { opposing: link, last: link, check: link, forbidden: link };
  return {
    ...usual,
    ...marks,
    ...warnings,
    halo: ground,
    frame: ground,
    coordinate: ink,
    title: ink,
    shades: shadesOf(board, ground, ink),
    tones: {
      ...usual.tones,
      white: { upper: light, lower: light, outline: dark },
      black: { upper: dark, lower: dark, outline: light },
    },
  };
}

/**
 * The darker the variant's shade, the more ink.
 * @param {BoardInfo} board
 * @param {string} ground
 * @param {string} ink
 */
function shadesOf({ shades }, ground, ink) {
  const byLight = shades.map(({ colour }) => lightOf(colour)).sort((one, other) => other - one);
  return shades.map(({ colour }) => {
    const step = byLight.indexOf(lightOf(colour)) / Math.max(1, shades.length - 1);
    return { fill: mixed(ground, ink, step * STRONGEST_SHADE), ink };
  });
}

/** @param {string} colour */
function isLight(colour) {
  return lightOf(colour) > 0.5;
}

/**
 * @param {string} colour
 * @returns {number}  0 to 1, roughly as bright as it looks
 */
function lightOf(colour) {
  const [red = 0, green = 0, blue = 0] = bytes(colour);
  return (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
}

/**
 * @param {string} one
 * @param {string} other
 * @param {number} share  of the other
 */
function mixed(one, other, share) {
  const ends = bytes(other);
  const parts = bytes(one).map((part, at) => part + ((ends[at] ?? part) - part) * share);
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

/** @param {string} colour */
function bytes(colour) {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
}
