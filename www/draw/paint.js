// Paints shapes. Nothing else uses the context of a visible canvas.

import { pieceImage } from "./pieces.js";

/** @import { Pictures } from "./pictures.js" */
/** @import { Ink, Shape, GroupShape, KeptShape, BoxShape, DiscShape, LineShape, GlowShape } from "./shapes.js" */
/** @import { TextShape, PieceShape } from "./shapes.js" */

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Context */

/**
 * @typedef {object} Brush
 * @property {Context} ctx
 * @property {Pictures} pictures
 * @property {number} ratio    device pixels per CSS pixel
 * @property {number} opacity  of everything, 0 to 1
 */

/**
 * @param {Context} ctx
 * @param {Shape[]} shapes
 * @param {{ width: number, height: number, ratio: number, pictures: Pictures }} how  in CSS pixels
 */
export function paint(ctx, shapes, { width, height, ratio, pictures }) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.clearRect(0, 0, width, height);
  paintAll({ ctx, pictures, ratio, opacity: 1 }, shapes);
}

/** @param {Brush} brush @param {Shape[]} shapes */
function paintAll(brush, shapes) {
  brush.ctx.lineJoin = "round";
  brush.ctx.lineCap = "round";
  for (const shape of shapes) paintShape(brush, shape);
}

/**
 * Gives the canvas the resolution of the screen.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width   CSS pixels
 * @param {number} height  CSS pixels
 * @param {number} ratio   device pixels per CSS pixel
 * @returns {CanvasRenderingContext2D}
 */
export function sharpContext(canvas, width, height, ratio) {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  // Setting the size clears the canvas even if nothing changes.
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/** @param {Brush} brush @param {Shape} shape */
function paintShape(brush, shape) {
  switch (shape.kind) {
    case "box":
      return paintBox(brush, shape);
    case "disc":
      return paintDisc(brush, shape);
    case "line":
      return paintLine(brush, shape);
    case "path":
      return inked(brush.ctx, shape, brush.opacity, new Path2D(shape.path));
    case "glow":
      return paintGlow(brush, shape);
    case "text":
      return paintText(brush, shape);
    case "piece":
      return paintPiece(brush, shape);
    case "group":
      return paintGroup(brush, shape);
    case "kept":
      return paintKept(brush, shape);
  }
}

/** @param {Brush} brush @param {GroupShape} group */
function paintGroup(brush, { transform, clip, alpha, shapes }) {
  const { ctx } = brush;
  ctx.save();
  if (clip) {
    ctx.beginPath();
    ctx.rect(clip.x, clip.y, clip.width, clip.height);
    ctx.clip();
  }
  if (transform) ctx.transform(...transform);
  paintAll({ ...brush, opacity: brush.opacity * alpha }, shapes);
  ctx.restore();
}

/** @type {WeakMap<KeptShape, { image: OffscreenCanvas, ratio: number }>} */
const kept = new WeakMap();

/**
 * Aligned to device pixels, so that the copy is exact. The groups around it may only move it.
 * @param {Brush} brush
 * @param {KeptShape} shape
 */
function paintKept(brush, shape) {
  const { ctx, ratio, opacity } = brush;
  const [left, top] = [Math.floor(shape.x * ratio), Math.floor(shape.y * ratio)];
  const known = kept.get(shape);
  const image = known?.ratio === ratio ? known.image : pictureOf(brush, shape, left, top);
  kept.set(shape, { image, ratio });
  const { e: right, f: down } = ctx.getTransform();
  ctx.save();
  ctx.setTransform(1, 0, 0, 1, Math.round(right), Math.round(down));
  ctx.globalAlpha = opacity;
  ctx.drawImage(image, left, top);
  ctx.restore();
}

/**
 * @param {Brush} brush
 * @param {KeptShape} shape
 * @param {number} left  device pixels
 * @param {number} top
 */
function pictureOf({ pictures, ratio }, { x, y, width, height, shapes }, left, top) {
  const [right, bottom] = [Math.ceil((x + width) * ratio), Math.ceil((y + height) * ratio)];
  const image = new OffscreenCanvas(Math.max(1, right - left), Math.max(1, bottom - top));
  const ctx = /** @type {OffscreenCanvasRenderingContext2D} */ (image.getContext("2d"));
  ctx.setTransform(ratio, 0, 0, ratio, -left, -top);
  paintAll({ ctx, pictures, ratio, opacity: 1 }, shapes);
  return image;
}

/** @param {Brush} brush @param {BoxShape} box */
function paintBox({ ctx, opacity }, box) {
  const { x, y, width, height, radius, stroke, fill, alpha } = box;
  if (fill && !stroke && !radius) {
    ctx.globalAlpha = opacity * (alpha ?? 1);
    ctx.fillStyle = fill;
    ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
    return;
  }
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius ?? 0);
  inked(ctx, box, opacity);
}

/** @param {Brush} brush @param {DiscShape} disc */
function paintDisc({ ctx, opacity }, disc) {
  ctx.beginPath();
  ctx.arc(disc.x, disc.y, disc.radius, 0, 2 * Math.PI);
  inked(ctx, disc, opacity);
}

/** @param {Brush} brush @param {LineShape} line */
function paintLine({ ctx, opacity }, line) {
  ctx.beginPath();
  for (const { x, y } of line.points) ctx.lineTo(x, y);
  if (line.closed) ctx.closePath();
  inked(ctx, line, opacity);
}

/**
 * @param {Context} ctx
 * @param {Ink} ink
 * @param {number} opacity
 * @param {Path2D} [path]  without it, the context's own
 */
function inked(ctx, { fill, stroke, line, dash, alpha }, opacity, path) {
  ctx.globalAlpha = opacity * (alpha ?? 1);
  if (fill) {
    ctx.fillStyle = fill;
    if (path) ctx.fill(path);
    else ctx.fill();
  }
  if (stroke) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = line ?? 1;
    if (dash) ctx.setLineDash(dash);
    if (path) ctx.stroke(path);
    else ctx.stroke();
    if (dash) ctx.setLineDash([]);
  }
  ctx.globalAlpha = 1;
}

/**
 * The same colour, invisible: "transparent" is transparent black, which darkens the edge of a gradient. Canvases of the oldest
 * supported browsers know neither relative colours nor `color-mix()`.
 * @param {Context} ctx
 * @param {string} colour
 */
function withoutAlpha(ctx, colour) {
  ctx.fillStyle = colour;
  // As "#rrggbb" or "rgba(r, g, b, a)"; newer kinds of colours stay what they are.
  const text = String(ctx.fillStyle);
  if (text.startsWith("#")) return `${text}00`;
  const [, rgb] = /^rgba\((.*), [\d.]+\)$/.exec(text) ?? [];
  return rgb === undefined ? "transparent" : `rgba(${rgb}, 0)`;
}

/** @param {Brush} brush @param {GlowShape} glow */
function paintGlow({ ctx, opacity }, { x, y, radius, fill }) {
  const gradient = ctx.createRadialGradient(x, y, radius * 0.1, x, y, radius);
  gradient.addColorStop(0, fill);
  gradient.addColorStop(0.45, fill);
  gradient.addColorStop(1, withoutAlpha(ctx, fill));
  ctx.globalAlpha = 0.75 * opacity;
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.globalAlpha = 1;
}

/** @param {Brush} brush @param {TextShape} text */
function paintText({ ctx, opacity }, { text, x, y, size, fill, align, halo }) {
  ctx.globalAlpha = opacity;
  ctx.font = `600 ${size}px system-ui, sans-serif`;
  ctx.fillStyle = fill;
  ctx.textAlign = align === "centre" ? "center" : align;
  ctx.textBaseline = "middle";
  if (halo) {
    ctx.strokeStyle = halo;
    ctx.lineWidth = size * 0.3;
    ctx.strokeText(text, x, y + size * 0.06);
  }
  ctx.fillText(text, x, y + size * 0.06);
  ctx.globalAlpha = 1;
}

/** @param {Brush} brush @param {PieceShape} piece */
function paintPiece({ ctx, pictures, ratio, opacity }, piece) {
  if (piece.alpha <= 0) return;
  const { image, side } = pieceImage(piece, pictures, ratio);
  // Aligned to device pixels, or the outline blurs.
  const [left, top] = [piece.x - side / 2, piece.y - side / 2].map(
    (at) => Math.round(at * ratio) / ratio,
  );
  ctx.globalAlpha = opacity * piece.alpha;
  ctx.drawImage(image, left, top, side, side);
  ctx.globalAlpha = 1;
}
