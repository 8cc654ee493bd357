// The colours of a board. A variant's shades are strong, as for small diagrams. They are softened in OKLCH:
//
//   lightness  stretched to the range from `darkest` to `lightest`; pale boards are stretched only twofold, and a single
//              shade only comes into it
//   chroma     cap × tanh(chroma / cap), less for light shades, so that strong colours come close to the cap
//   hue        kept; greys become slightly warm, like paper
//
// The dark theme dims them a little, as a screen at night does: a board has its own colours in both.
//
// Both armies' fills are outside the squares' range of lightness, with outlines of the other extreme.

import { coloursOf } from "./board-colours.js";
import { toHex, toOklch } from "./colour.js";

/** @import { BoardInfo } from "../engine/protocol.js" */
/** @import { BoardColours } from "../state/settings.js" */

/** @typedef {"light" | "dark"} Theme */

/**
 * @typedef {object} Tone
 * @property {string} upper    fill at the top
 * @property {string} lower    fill at the foot
 * @property {string} outline  also of the details within
 * @property {string} [promoted]  details of promoted pieces, by default the colour of the others
 * @property {string} [edge]   outline of classic figures; by default the colour of their details
 * @property {string} [trail]  marks of its moves, by default `lower`; lighter where that is too close to dark squares
 */

/**
 * @typedef {object} Accents
 * @property {string} target
 * @property {string} opposing   targets of an opponent's piece
 * @property {string} halo       light edge of marks
 * @property {string} chosen     fill; its frame is in the colour of targets
 * @property {string} last
 * @property {string} check
 * @property {string} forbidden
 * @property {string} hint
 * @property {string} premove
 * @property {string} frame
 * @property {string} coordinate
 * @property {string} title      of a board, on the page's ground
 * @property {string} titleHalo  on a frame
 */

/**
 * @typedef {object} Shade
 * @property {string} fill
 * @property {string} ink  of a coordinate written on it
 */

/**
 * @typedef {Accents & { shades: Shade[], tones: Record<string, Tone> }} Palette
 */

const SOFTENING = { darkest: 0.66, lightest: 0.945, cap: 0.072 };

/** Of a square's lightness. @type {Record<Theme, number>} */
const DIMMING = { light: 1, dark: 0.9 };

/** Pale shades stay pale. */
const MOST_STRETCH = 2;

/** Black and white stand out equally from a colour of this lightness. */
const MIDDLE = 0.563;

const PAPER = { chroma: 0.013, hue: 1.5 };

/** @type {Accents} */
const MARKS = {
  target: "#074e3d",
  opposing: "#17429c",
  halo: "#ffffff",
  chosen: "#74d3b1",
  last: "#e3a91c",
  check: "#9a0b16",
  forbidden: "#9a0b16",
  hint: "#5b2ea6",
  premove: "#27407f",
  frame: "#3d3a45",
  coordinate: "#d9d3c7",
  title: "#4a4550",
  titleHalo: "#f6f1e6e6",
};

/** Around the squares a board is as dark as the page. @type {Record<Theme, Accents>} */
const ACCENTS = {
  light: MARKS,
  dark: {
    ...MARKS,
    target: "#02382b",
    frame: "#1d1c22",
    coordinate: "#a49fae",
    title: "#cfc8bb",
    titleHalo: "#16171ce6",
  },
};

/** @type {Record<string, Tone>} */
const TONES = {
  white: { upper: "#fffefa", lower: "#efe6d2", outline: "#2a2522", promoted: "#b3170f" },
  black: {
    upper: "#47434c",
    lower: "#26232a",
    outline: "#f6efe1",
    promoted: "#ffbe55",
    edge: "#17141a",
  },
  red: { upper: "#b0262e", lower: "#801020", outline: "#fff1e6", edge: "#2c060b" },
  yellow: { upper: "#ffe374", lower: "#f3c53a", outline: "#231a02" },
  green: { upper: "#57b98f", lower: "#2f9b70", outline: "#03150d", trail: "#66cca0" },
  blue: { upper: "#3959bb", lower: "#1c378c", outline: "#eef4ff", edge: "#0b1638" },
};

/**
 * @param {BoardInfo} board
 * @param {Theme} theme
 * @param {BoardColours} [colours]
 * @param {Partial<Accents>} [own]  of the host's style
 * @returns {Palette}
 */
export function palette(board, theme, colours = "own", own = {}) {
  const shades = softened(coloursOf(board, colours), theme);
  return { ...ACCENTS[theme], ...own, shades, tones: TONES };
}

/** @param {string[]} colours @param {Theme} theme @returns {Shade[]} */
function softened(colours, theme) {
  const { darkest, lightest, cap } = SOFTENING;
  const given = colours.map(toOklch);
  const low = Math.min(...given.map((c) => c.lightness));
  const span = Math.max(...given.map((c) => c.lightness)) - low;
  const range = lightest - darkest;
  // A single shade can't be stretched.
  const reach = span > 0 ? Math.min(range, span * MOST_STRETCH) : range;
  const fading = reach / range / 2;
  return given.map(({ lightness, chroma, hue }) => {
    const height =
      span > 0 ? (lightness - low) / span : Math.min(1, Math.max(0, (lightness - darkest) / range));
    const light = DIMMING[theme] * (lightest - (1 - height) * reach);
    const soft =
      chroma < PAPER.chroma
        ? PAPER
        : { chroma: cap * Math.tanh(chroma / cap) * (1 - height * fading), hue };
    return { fill: toHex({ lightness: light, ...soft }), ink: inkOn(light, soft.chroma, soft.hue) };
  });
}

/** @param {number} lightness @param {number} chroma @param {number} hue */
function inkOn(lightness, chroma, hue) {
  const far = lightness > MIDDLE ? lightness - 0.5 : lightness + 0.5;
  return toHex({ lightness: Math.min(1, Math.max(0, far)), chroma: chroma / 2, hue });
}
