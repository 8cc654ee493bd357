import { paint, sharpContext } from "../../draw/paint.js";

/** @import { Pictures } from "../../draw/pictures.js" */
/** @import { Shape } from "../../draw/shapes.js" */

/**
 * @param {Shape[]} shapes
 * @param {{ width: number, height: number }} size  CSS pixels
 * @param {Pictures} pictures
 */
export function choicePicture(shapes, { width, height }, pictures) {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  const ratio = devicePixelRatio || 1;
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  paint(sharpContext(canvas, width, height, ratio), shapes, { width, height, ratio, pictures });
  return canvas;
}
