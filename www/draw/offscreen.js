// Shapes painted off the screen, for pictures that leave the page.

import { paint } from "./paint.js";

/** @import { Shape } from "./shapes.js" */
/** @import { Pictures } from "./pictures.js" */

/**
 * @param {Shape[]} shapes
 * @param {{ width: number, height: number, ratio: number, pictures: Pictures }} how  in CSS pixels
 */
export function imageOf(shapes, how) {
  const { width, height, ratio } = how;
  const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio));
  paint(contextOf(canvas), shapes, how);
  return canvas;
}

/** @param {OffscreenCanvas} canvas */
export function pixelsOf(canvas) {
  return contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
}

/** @param {string} colour  of any form @returns {string}  "#rrggbb" */
export function hexOf(colour) {
  const canvas = new OffscreenCanvas(1, 1);
  const ctx = contextOf(canvas);
  ctx.fillStyle = colour;
  ctx.fillRect(0, 0, 1, 1);
  const bytes = [...pixelsOf(canvas).data.slice(0, 3)];
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** @param {OffscreenCanvas} canvas */
function contextOf(canvas) {
  return /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
}
