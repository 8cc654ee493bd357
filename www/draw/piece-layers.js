// A piece as paths on each other: outline and details in one colour, the body in another, and a soft shadow. pieces.js
// draws them on a canvas, svg.js writes them.

import { SIGN_SIDE, armySign } from "./army-sign.js";
import { STAR } from "./promoted-sign.js";
import { silhouette } from "./silhouette.js";

/** @import { Icon, Outlined, Picture } from "./pictures.js" */
/** @import { PieceShape } from "./shapes.js" */
/** @import { Silhouette } from "./silhouette.js" */
/** @import { Tone } from "./palette.js" */

/**
 * A path or a text, filled and then stroked.
 * @typedef {object} Layer
 * @property {string} [path]      SVG path data
 * @property {Placing} [placing]  of the path; without it, the path is in pixels of the square
 * @property {{ letters: string, x: number, y: number, size: number }} [text]  around its middle
 * @property {string} [fill]      a colour, or `BODY`
 * @property {string} [stroke]
 * @property {number} [width]     of the stroke, in pixels
 * @property {boolean} [shadow]
 */

/** @typedef {{ scale: number, x: number, y: number }} Placing */

/** The fill of a body: a gradient down the square between the tone's colours. */
export const BODY = "body";

export const GRADIENT = { top: 0.1, bottom: 0.925 };

/** Of the shadow, as parts of the square. */
export const SHADOW = { colour: "#00000066", blur: 0.06, down: 0.03 };

/** Of an upright piece: ellipses on each other under its feet, as parts of the square. */
const FLOOR_SHADOW = {
  x: 0.53,
  y: 0.91,
  radii: [0.42, 0.38, 0.34, 0.3, 0.26],
  flatness: 0.45,
  fill: "#0000001a",
};

const TALLEST = 0.86;

/** Low pieces stay lower than high ones: a Pawn is smaller than a Queen. */
const LARGEST_SCALE = 1.16;

/** Where a piece stands, as a part of its square from the top. */
const FLOOR = GRADIENT.bottom;

/**
 * Side of an army's sign, as a part of the square. It is larger on small pieces, up to 8 pixels, to keep the shapes
 * distinct, and missing on thumbnails.
 */
const SIGN = { usual: 0.28, most: 0.36, enoughPx: 8, leastPiecePx: 17 };

/** The star of promoted pieces. Places are parts of the square. */
const STARS = { side: 0.27, right: 1.08, top: 0.04, fill: "#f2b32c", edge: "#3a2503" };

/** How far letters move up for a sign, as a part of the square. */
const LIFTED = 0.06;

/** Widths of the lines of classic figures, as parts of the square. */
const LINE = { edge: 0.032, detail: 0.028, halo: 0.014 };

/** Around dark classic figures, so that their outline stands out on dark squares. */
const HALO = "#fff6e480";

/** Details of thumbnails are paler than a whole pixel. */
const LEAST_DETAIL_PX = 0.7;

/** @type {Map<string, Silhouette>} */
const silhouettes = new Map();

/**
 * @param {PieceShape} piece
 * @param {Picture | undefined} picture  without it, the piece is its letters
 * @param {number} pixels  side of its square
 * @returns {Layer[]}  from the lowest
 */
export function pieceLayers(piece, picture, pixels) {
  const sign = pixels < SIGN.leastPiecePx ? null : armySign(piece.colour);
  const layers =
    picture === undefined
      ? letterLayers(piece, pixels, sign === null ? 0 : LIFTED * pixels)
      : "body" in picture
        ? outlinedLayers(piece, picture, pixels)
        : iconLayers(piece, picture, pixels);
  const signed = [
    ...layers,
    ...(sign === null ? [] : signLayers(sign, piece.tone, pixels)),
    ...(piece.promoted ? starLayers(pixels) : []),
  ];
  if (!piece.upright) return signed;
  return [...floorShadow(pixels), ...signed.map((layer) => ({ ...layer, shadow: false }))];
}

/**
 * The figures already stand on one floor and have the right proportions.
 * @param {PieceShape} piece
 * @param {Outlined} picture
 * @param {number} pixels
 * @returns {Layer[]}
 */
function outlinedLayers({ tone }, { size, body, lines, dots, promoted }, pixels) {
  const placing = { scale: pixels / size, x: 0, y: 0 };
  const ink = (promoted ? tone.promoted : undefined) ?? tone.outline;
  const edge = Math.max(1, pixels * LINE.edge);
  /** @type {(stroke: string, width: number) => Layer} */
  const around = (stroke, width) => ({
    path: body,
    placing,
    stroke,
    width: 2 * width,
    shadow: true,
  });
  const width = Math.max(LEAST_DETAIL_PX, pixels * LINE.detail);
  return [
    ...(tone.edge ? [around(HALO, edge + pixels * LINE.halo)] : []),
    around(tone.edge ?? tone.outline, edge),
    { path: body, placing, fill: BODY },
    { path: lines, placing, stroke: ink, width },
    { path: dots, placing, fill: ink },
  ];
}

/**
 * The piece as its picture wants it: only one that points forward is turned, and some have colours of their own.
 * @param {PieceShape} piece
 * @param {Picture | undefined} picture
 * @returns {PieceShape & { turned: number }}
 */
export function pictured(piece, picture) {
  const { directed = false, tones = null } = picture && "body" in picture ? picture : {};
  const tone = tones?.[piece.colour] ?? tones?.["white"] ?? piece.tone;
  return { ...piece, tone, turned: directed ? (piece.turned ?? 0) : 0 };
}

/** @param {PieceShape} piece @param {Icon} picture @param {number} pixels @returns {Layer[]} */
function iconLayers({ icon, tone }, picture, pixels) {
  const { parts, bounds } = known(/** @type {string} */ (icon), picture);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale =
    (pixels * Math.min(LARGEST_SCALE, (TALLEST * picture.size) / Math.max(width, height))) /
    picture.size;
  const x = pixels / 2 - ((bounds.left + bounds.right) / 2) * scale;
  const placing = { scale, x, y: pixels * FLOOR - bounds.bottom * scale };
  const { path } = picture;
  return [
    { path, placing, stroke: tone.outline, width: outlineWidth(pixels) * 2, shadow: true },
    ...parts.map((part) => ({ path: part, placing, fill: tone.outline })),
    { path, placing, fill: BODY },
  ];
}

/**
 * @param {PieceShape} piece
 * @param {number} pixels
 * @param {number} lift  in pixels
 * @returns {Layer[]}
 */
function letterLayers({ letters, tone }, pixels, lift) {
  const [x, y, radius] = [pixels / 2, pixels / 2 - lift, pixels * 0.4];
  const stroke = tone.outline;
  const width = outlineWidth(pixels) * 1.4;
  const size = pixels * (letters.length > 1 ? 0.36 : 0.48);
  return [
    { path: circle(x, y, radius), fill: BODY, shadow: true },
    { path: circle(x, y, radius), stroke, width },
    { path: circle(x, y, radius * 0.86), stroke, width: width / 2 },
    { text: { letters, x, y, size }, fill: stroke },
  ];
}

/**
 * Swaps the colours of the piece, so that the sign stands out on it.
 * @param {string} sign
 * @param {Tone} tone
 * @param {number} pixels
 * @returns {Layer[]}
 */
function signLayers(sign, tone, pixels) {
  const side = Math.round(
    Math.max(pixels * SIGN.usual, Math.min(SIGN.enoughPx, pixels * SIGN.most)),
  );
  const x = Math.round((pixels - side) / 2);
  const placing = { scale: side / SIGN_SIDE, x, y: pixels - side };
  return [
    { path: sign, placing, stroke: tone.upper, width: outlineWidth(pixels) * 2 },
    { path: sign, placing, fill: tone.outline },
  ];
}

/** In the upper right corner. @param {number} pixels @returns {Layer[]} */
function starLayers(pixels) {
  const side = pixels * STARS.side;
  const placing = {
    scale: side / SIGN_SIDE,
    x: pixels - side * STARS.right,
    y: pixels * STARS.top,
  };
  return [
    { path: STAR, placing, stroke: STARS.edge, width: outlineWidth(pixels) * 2 },
    { path: STAR, placing, fill: STARS.fill },
  ];
}

/** @param {number} pixels @returns {Layer[]} */
function floorShadow(pixels) {
  const { x, y, radii, flatness, fill } = FLOOR_SHADOW;
  return radii.map((radius) => ({
    path: circle(x * pixels, y * pixels, radius * pixels, radius * pixels * flatness),
    fill,
  }));
}

/** @param {number} x @param {number} y @param {number} radius @param {number} [high]  of an ellipse */
function circle(x, y, radius, high = radius) {
  const half = `a${radius} ${high} 0 1 1 `;
  return `M${x - radius} ${y}${half}${2 * radius} 0${half}${-2 * radius} 0z`;
}

/** @param {string} icon @param {Icon} picture */
function known(icon, picture) {
  const found = silhouettes.get(icon) ?? silhouette(picture.path);
  silhouettes.set(icon, found);
  return found;
}

/** @param {number} pixels */
function outlineWidth(pixels) {
  return Math.max(1, pixels * 0.026);
}
