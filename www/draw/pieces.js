// Piece images, cached by picture, colour and size. Only paint.js uses them.

import { BODY, GRADIENT, SHADOW, pictured, pieceLayers } from "./piece-layers.js";

/** @import { Pictures } from "./pictures.js" */
/** @import { Layer } from "./piece-layers.js" */
/** @import { PieceShape } from "./shapes.js" */
/** @import { Tone } from "./palette.js" */

/** The cache is limited, since sizes change while a window is resized. */
const KEPT = 400;

const ROOM = 0.12;

/** @type {Map<string, OffscreenCanvas>} */
const made = new Map();

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
  const shown = pictured(piece, picture);
  const { tone, turned, upright = false, promoted = false } = shown;
  const look = `${turned} ${upright} ${promoted}`;
  const key = `${name} ${piece.colour} ${tone.upper} ${pixels} ${look}`;
  const image =
    made.get(key) ?? keep(key, draw(tone, pieceLayers(shown, picture, pixels), pixels, turned));
  return { image, side: (image.width / ratio) * (size / model) };
}

/** @param {string} key @param {OffscreenCanvas} image */
function keep(key, image) {
  for (const oldest of made.keys()) {
    if (made.size < KEPT) break;
    made.delete(oldest);
  }
  made.set(key, image);
  return image;
}

/** @param {Tone} tone @param {Layer[]} layers @param {number} pixels @param {number} turned */
function draw(tone, layers, pixels, turned) {
  const room = Math.ceil(pixels * ROOM);
  const image = new OffscreenCanvas(pixels + 2 * room, pixels + 2 * room);
  const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (image.getContext("2d"));
  ctx.translate(room + pixels / 2, room + pixels / 2);
  ctx.rotate((turned * Math.PI) / 2);
  ctx.translate(-pixels / 2, -pixels / 2);
  ctx.lineJoin = ctx.lineCap = "round";
  const body = ctx.createLinearGradient(0, pixels * GRADIENT.top, 0, pixels * GRADIENT.bottom);
  // The light comes from above on turned pieces too.
  body.addColorStop(turned === 2 ? 1 : 0, tone.upper);
  body.addColorStop(turned === 2 ? 0 : 1, tone.lower);
  for (const layer of layers) drawLayer(ctx, layer, body, pixels);
  return image;
}

/**
 * @param {OffscreenCanvasRenderingContext2D} ctx
 * @param {Layer} layer
 * @param {CanvasGradient} body
 * @param {number} pixels
 */
function drawLayer(ctx, { path, placing, text, fill, stroke, width, shadow }, body, pixels) {
  const { colour, blur, down } = SHADOW;
  ctx.shadowColor = shadow ? colour : "transparent";
  ctx.shadowBlur = pixels * blur;
  ctx.shadowOffsetY = pixels * down;
  if (fill) ctx.fillStyle = fill === BODY ? body : fill;
  if (text) return drawText(ctx, text);
  const shape = new Path2D();
  const { scale, x, y } = placing ?? { scale: 1, x: 0, y: 0 };
  shape.addPath(new Path2D(path), new DOMMatrix([scale, 0, 0, scale, x, y]));
  if (fill) ctx.fill(shape);
  if (!stroke) return;
  ctx.strokeStyle = stroke;
  ctx.lineWidth = width ?? 1;
  ctx.stroke(shape);
}

/** @param {OffscreenCanvasRenderingContext2D} ctx @param {NonNullable<Layer["text"]>} text */
function drawText(ctx, { letters, x, y, size }) {
  ctx.font = `bold ${size}px Georgia, "Times New Roman", serif`;
  ctx.textAlign = "center";
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    ctx.measureText(letters);
  ctx.fillText(letters, x, y + (above - below) / 2);
}
