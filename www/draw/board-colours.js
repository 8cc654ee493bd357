// The sets of colours that a player can choose for all boards. Like a variant's own shades they are strong; `palette`
// softens them for the theme.

import { toOklch } from "./colour.js";

/** @import { BoardInfo } from "../engine/protocol.js" */
/** @import { BoardColours } from "../state/settings.js" */

/**
 * For boards of two, three and four colours, from light to dark.
 * @typedef {Record<number, string[]>} Colours
 */

/** @type {Record<Exclude<BoardColours, "own">, Colours>} */
const SETS = {
  wood: {
    2: ["#f3dfbd", "#a8713f"],
    3: ["#f5e6cb", "#dcae62", "#8a5344"],
    4: ["#f7ead0", "#e3bf7d", "#bf8a63", "#83534a"],
  },
  meadow: {
    2: ["#f0f0d2", "#6f9a50"],
    3: ["#f2f2da", "#b8bf5c", "#4c8a66"],
    4: ["#f4f3de", "#dad58a", "#86ad78", "#467e72"],
  },
  sea: {
    2: ["#e4edf4", "#5f90bd"],
    3: ["#eaf1f6", "#7cc0bd", "#4b6fb2"],
    4: ["#eef4f8", "#a3cde6", "#6ba9ab", "#4a68a8"],
  },
  stone: {
    2: ["#e7e5e0", "#8d8a86"],
    3: ["#eae8e3", "#c2b393", "#75808f"],
    4: ["#eeece8", "#cfc3a8", "#9fa3a6", "#69707c"],
  },
  heather: {
    2: ["#f2e6ec", "#a8759b"],
    3: ["#f4e9ee", "#dd9c9c", "#7f66a8"],
    4: ["#f6ecf0", "#e3b9bd", "#b78ab4", "#6c6199"],
  },
};

/**
 * The colour of each shade, by the order of their lightness. A board of one colour or many keeps its own.
 * @param {BoardInfo} board
 * @param {BoardColours} chosen
 * @returns {string[]}
 */
export function coloursOf({ shades }, chosen) {
  const given = shades.map(({ colour }) => colour);
  const set = chosen === "own" ? undefined : SETS[chosen][given.length];
  if (set === undefined) return given;
  const byLightness = given
    .map((_, at) => at)
    .sort((one, other) => lightness(given[other]) - lightness(given[one]));
  return given.map((_, at) => set[byLightness.indexOf(at)]);
}

/** @param {string} hex */
function lightness(hex) {
  return toOklch(hex).lightness;
}
