// Puts shapes on a canvas. Nothing else touches the context of a visible canvas.

import { manImage } from "./men.js";

/** @import { Pictures } from "./pieces.js" */
/** @import { Ink, Shape } from "./shapes.js" */

/** @typedef {CanvasRenderingContext2D} Context */

/**
 * @param {Context} ctx
 * @param {Shape[]} shapes
 * @param {{ width: number, height: number, ratio: number, pictures: Pictures }} how  in CSS pixels
 */
export function paint(ctx, shapes, { width, height, ratio, pictures }) {
  ctx.setTransform(ratio, 0, 0, ratio, 0, 0);
  ctx.clearRect(0, 0, width, height);
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  for (const shape of shapes) paintShape(ctx, shape, pictures, ratio);
}

/**
 * Gives the canvas as many pixels as the screen has for it.
 * @param {HTMLCanvasElement} canvas
 * @param {number} width   CSS pixels
 * @param {number} height  CSS pixels
 * @param {number} ratio   device pixels per CSS pixel
 * @returns {Context}
 */
export function sharpContext(canvas, width, height, ratio) {
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  // Setting a size clears the canvas, even to the same size.
  if (canvas.width !== across) canvas.width = across;
  if (canvas.height !== down) canvas.height = down;
  return /** @type {Context} */ (canvas.getContext("2d"));
}

/**
 * @param {Context} ctx
 * @param {Shape} shape
 * @param {Pictures} pictures
 * @param {number} ratio
 */
function paintShape(ctx, shape, pictures, ratio) {
  switch (shape.kind) {
    case "box":
      return paintBox(ctx, shape);
    case "disc":
      return paintDisc(ctx, shape);
    case "line":
      return paintLine(ctx, shape);
    case "glow":
      return paintGlow(ctx, shape);
    case "text":
      return paintText(ctx, shape);
    case "man":
      return paintMan(ctx, shape, pictures, ratio);
  }
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").BoxShape} box
 */
function paintBox(ctx, box) {
  const { x, y, width, height, radius, stroke, fill, alpha } = box;
  if (fill && !stroke && !radius) {
    ctx.globalAlpha = alpha ?? 1;
    ctx.fillStyle = fill;
    ctx.fillRect(x, y, width, height);
    ctx.globalAlpha = 1;
    return;
  }
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius ?? 0);
  inked(ctx, box);
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").DiscShape} disc
 */
function paintDisc(ctx, disc) {
  ctx.beginPath();
  ctx.arc(disc.x, disc.y, disc.radius, 0, 2 * Math.PI);
  inked(ctx, disc);
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").LineShape} line
 */
function paintLine(ctx, line) {
  ctx.beginPath();
  for (const { x, y } of line.points) ctx.lineTo(x, y);
  if (line.closed) ctx.closePath();
  inked(ctx, line);
}

/**
 * @param {Context} ctx
 * @param {Ink} ink
 */
function inked(ctx, { fill, stroke, line, dash, alpha }) {
  ctx.globalAlpha = alpha ?? 1;
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  if (stroke) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = line ?? 1;
    if (dash) ctx.setLineDash(dash);
    ctx.stroke();
    if (dash) ctx.setLineDash([]);
  }
  ctx.globalAlpha = 1;
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").GlowShape} glow
 */
function paintGlow(ctx, { x, y, radius, fill }) {
  const gradient = ctx.createRadialGradient(x, y, radius * 0.1, x, y, radius);
  gradient.addColorStop(0, fill);
  gradient.addColorStop(0.45, fill);
  // Plain "transparent" is black without opacity, and would darken the edge.
  gradient.addColorStop(1, `rgb(from ${fill} r g b / 0)`);
  ctx.globalAlpha = 0.75;
  ctx.fillStyle = gradient;
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  ctx.globalAlpha = 1;
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").TextShape} text
 */
function paintText(ctx, { text, x, y, size, fill, align, halo }) {
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
}

/**
 * @param {Context} ctx
 * @param {import("./shapes.js").ManShape} man
 * @param {Pictures} pictures
 * @param {number} ratio
 */
function paintMan(ctx, man, pictures, ratio) {
  if (man.alpha <= 0) return;
  const { image, side } = manImage(man, pictures, ratio);
  // On whole device pixels, or the outline blurs.
  const [left, top] = [man.x - side / 2, man.y - side / 2].map(
    (at) => Math.round(at * ratio) / ratio,
  );
  ctx.globalAlpha = man.alpha;
  ctx.drawImage(image, left, top, side, side);
  ctx.globalAlpha = 1;
}
