// Piece images, cached by picture, colour and size: outline and details in one colour, the body in another, and a soft
// shadow. Only paint.js uses them.

import { SIGN_SIDE, armySign } from "./army-sign.js";
import { silhouette } from "./silhouette.js";

/** @import { Icon, Outlined, Picture, Pictures } from "./pictures.js" */
/** @import { PieceShape } from "./shapes.js" */
/** @import { Silhouette } from "./silhouette.js" */

/** The cache is limited, since sizes change while a window is resized. */
const KEPT = 400;

const TALLEST = 0.86;

/** Low pieces stay lower than high ones: a Pawn is smaller than a Queen. */
const LARGEST_SCALE = 1.16;

/** Where a piece stands, as a part of its square from the top. */
const FLOOR = 0.925;

/**
 * Side of an army's sign, as a part of the square. It is larger on small pieces, up to 8 pixels, to keep the shapes
 * distinct, and missing on thumbnails.
 */
const SIGN = { usual: 0.28, most: 0.36, enoughPx: 8, leastPiecePx: 17 };

/** How far letters move up for a sign, as a part of the square. */
const LIFTED = 0.06;

/** Widths of the lines of classic figures, as parts of the square. */
const LINE = { edge: 0.032, detail: 0.028, halo: 0.014 };

/** Around dark classic figures, so that their outline stands out on dark squares. */
const HALO = "#fff6e480";

/** Details of thumbnails are paler than a whole pixel. */
const LEAST_DETAIL_PX = 0.7;

const ROOM = 0.12;

/** @type {Map<string, OffscreenCanvas>} */
const made = new Map();

/** @type {Map<string, Silhouette>} */
const silhouettes = new Map();

/**
 * @param {PieceShape} piece
 * @param {Pictures} pictures
 * @param {number} ratio  device pixels per CSS pixel
 * @returns {{ image: OffscreenCanvas, side: number }}  the side in CSS pixels, with the space around it
 */
export function pieceImage(piece, pictures, ratio) {
  const { size, model = size } = piece;
  const pixels = Math.max(1, Math.round(model * ratio));
  const picture = piece.icon === null ? undefined : pictures[piece.icon];
  const name = picture ? `${piece.icon} ${"body" in picture}` : `"${piece.letters}"`;
  const key = `${name} ${piece.colour} ${pixels}`;
  const image = made.get(key) ?? keep(key, draw(piece, picture, pixels));
  return { image, side: (image.width / ratio) * (size / model) };
}

/**
 * @param {string} key
 * @param {OffscreenCanvas} image
 */
function keep(key, image) {
  for (const oldest of made.keys()) {
    if (made.size < KEPT) break;
    made.delete(oldest);
  }
  made.set(key, image);
  return image;
}

/**
 * @param {PieceShape} piece
 * @param {Picture | undefined} picture
 * @param {number} pixels
 */
function draw(piece, picture, pixels) {
  const room = Math.ceil(pixels * ROOM);
  const image = new OffscreenCanvas(pixels + 2 * room, pixels + 2 * room);
  const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (image.getContext("2d"));
  const sign = pixels < SIGN.leastPiecePx ? null : armySign(piece.colour);
  ctx.translate(room, room);
  if (picture && "body" in picture) drawOutlined(ctx, piece, picture, pixels);
  else if (picture) drawIcon(ctx, piece, picture, pixels);
  else drawLetters(ctx, piece, pixels, sign === null ? 0 : LIFTED * pixels);
  if (sign !== null) drawSign(ctx, sign, piece.tone, pixels);
  return image;
}

/**
 * The figures already stand on one floor and have the right proportions.
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {PieceShape} piece
 * @param {Outlined} picture
 * @param {number} pixels
 */
function drawOutlined(ctx, { tone }, { size, body, lines, dots }, pixels) {
  const scale = pixels / size;
  const scaled = (/** @type {string} */ path) => {
    const sized = new Path2D();
    sized.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, 0, 0]));
    return sized;
  };
  const figure = scaled(body);
  ctx.lineJoin = ctx.lineCap = "round";
  const edge = Math.max(1, pixels * LINE.edge);
  castShadow(ctx, pixels);
  if (tone.edge) strokeAround(ctx, figure, HALO, edge + pixels * LINE.halo);
  strokeAround(ctx, figure, tone.edge ?? tone.outline, edge);
  noShadow(ctx);
  ctx.fillStyle = fillOf(ctx, tone, pixels);
  ctx.fill(figure);
  ctx.strokeStyle = ctx.fillStyle = tone.outline;
  ctx.lineWidth = Math.max(LEAST_DETAIL_PX, pixels * LINE.detail);
  ctx.stroke(scaled(lines));
  ctx.fill(scaled(dots));
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {Path2D} path
 * @param {string} colour
 * @param {number} width  outside of the path
 */
function strokeAround(ctx, path, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = 2 * width;
  ctx.stroke(path);
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {PieceShape} piece
 * @param {Icon} picture
 * @param {number} pixels
 */
function drawIcon(ctx, { icon, tone }, picture, pixels) {
  const { parts, bounds } = known(/** @type {string} */ (icon), picture);
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const scale =
    (pixels * Math.min(LARGEST_SCALE, (TALLEST * picture.size) / Math.max(width, height))) /
    picture.size;
  const figure = placedPath(new Path2D(picture.path), bounds, scale, pixels);
  ctx.lineJoin = "round";
  ctx.strokeStyle = ctx.fillStyle = tone.outline;
  ctx.lineWidth = outlineWidth(pixels) * 2;
  castShadow(ctx, pixels);
  ctx.stroke(figure);
  noShadow(ctx);
  for (const part of parts) ctx.fill(placedPath(new Path2D(part), bounds, scale, pixels));
  ctx.fillStyle = fillOf(ctx, tone, pixels);
  ctx.fill(figure);
}

/**
 * @param {Path2D} path
 * @param {Silhouette["bounds"]} bounds
 * @param {number} scale
 * @param {number} pixels
 */
function placedPath(path, { left, right, bottom }, scale, pixels) {
  const placed = new Path2D();
  const x = pixels / 2 - ((left + right) / 2) * scale;
  const y = pixels * FLOOR - bottom * scale;
  placed.addPath(path, new DOMMatrix([scale, 0, 0, scale, x, y]));
  return placed;
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {PieceShape} piece
 * @param {number} pixels
 * @param {number} lift  in pixels
 */
function drawLetters(ctx, { letters, tone }, pixels, lift) {
  const [middle, height, radius] = [pixels / 2, pixels / 2 - lift, pixels * 0.4];
  ctx.fillStyle = fillOf(ctx, tone, pixels);
  ctx.strokeStyle = tone.outline;
  ctx.lineWidth = outlineWidth(pixels) * 1.4;
  castShadow(ctx, pixels);
  circle(ctx, middle, height, radius);
  ctx.fill();
  noShadow(ctx);
  ctx.stroke();
  ctx.lineWidth /= 2;
  circle(ctx, middle, height, radius * 0.86);
  ctx.stroke();
  ctx.fillStyle = tone.outline;
  ctx.font = `bold ${pixels * (letters.length > 1 ? 0.36 : 0.48)}px Georgia, "Times New Roman", serif`;
  ctx.textAlign = "center";
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    ctx.measureText(letters);
  ctx.fillText(letters, middle, height + (above - below) / 2);
}

/**
 * Swaps the colours of the piece, so that the sign stands out on it.
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {string} sign
 * @param {import("./palette.js").Tone} tone
 * @param {number} pixels
 */
function drawSign(ctx, sign, tone, pixels) {
  const side = Math.round(
    Math.max(pixels * SIGN.usual, Math.min(SIGN.enoughPx, pixels * SIGN.most)),
  );
  const scale = side / SIGN_SIDE;
  const shape = new Path2D();
  const left = Math.round((pixels - side) / 2);
  shape.addPath(new Path2D(sign), new DOMMatrix([scale, 0, 0, scale, left, pixels - side]));
  ctx.fillStyle = tone.outline;
  ctx.strokeStyle = tone.upper;
  ctx.lineWidth = outlineWidth(pixels) * 2;
  ctx.stroke(shape);
  ctx.fill(shape);
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function circle(ctx, x, y, radius) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
}

/**
 * @param {string} icon
 * @param {Icon} picture
 */
function known(icon, picture) {
  const found = silhouettes.get(icon) ?? silhouette(picture.path);
  silhouettes.set(icon, found);
  return found;
}

/**
 * @param {number} pixels
 */
function outlineWidth(pixels) {
  return Math.max(1, pixels * 0.026);
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {import("./palette.js").Tone} tone
 * @param {number} pixels
 */
function fillOf(ctx, tone, pixels) {
  const fill = ctx.createLinearGradient(0, pixels * 0.1, 0, pixels * FLOOR);
  fill.addColorStop(0, tone.upper);
  fill.addColorStop(1, tone.lower);
  return fill;
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {number} pixels
 */
function castShadow(ctx, pixels) {
  ctx.shadowColor = "#00000066";
  ctx.shadowBlur = pixels * 0.06;
  ctx.shadowOffsetY = pixels * 0.03;
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 */
function noShadow(ctx) {
  ctx.shadowColor = "transparent";
}
