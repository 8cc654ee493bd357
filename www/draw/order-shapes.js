// Marks of what isn't a plain move: a place for what is to be put down, a man that may stay where it is.

import { centre } from "./layout.js";
import { arrowhead, disc, haloed, line } from "./shapes.js";

/** @import { Box } from "./layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** Many cells carry it at once, so it is quieter than the mark of a move. */
const PLACE = { inset: 0.16, alpha: 0.2, corner: 0.14 };

const POINTS_OF_LOOP = 14;

/**
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function placeMark(box, palette) {
  const inset = box.size * PLACE.inset;
  const side = box.size - 2 * inset;
  const frame = { x: box.x + inset, y: box.y + inset, width: side, height: side };
  const radius = box.size * PLACE.corner;
  const dot = disc(centre(box), box.size * 0.07, { fill: palette.target });
  return [
    { kind: "box", ...frame, radius, fill: palette.target, alpha: PLACE.alpha },
    ...haloed(dot, palette.halo, Math.max(0.75, box.size * 0.022)),
  ];
}

/**
 * A way that comes back, in the corner of the man's own cell.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
export function stayLoop(box, palette) {
  const [x, y] = [box.x + box.size * 0.79, box.y + box.size * 0.21];
  const radius = box.size * 0.105;
  const points = Array.from({ length: POINTS_OF_LOOP }, (_, at) => {
    const angle = -Math.PI * 0.35 + (at / (POINTS_OF_LOOP - 1)) * Math.PI * 1.55;
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius };
  });
  const ink = { stroke: palette.target, line: Math.max(1.5, box.size * 0.055) };
  const ground = disc({ x, y }, box.size * 0.185, { fill: palette.halo });
  const head = arrowhead(points, box.size * 0.15, { fill: palette.target });
  return [ground, line(points, ink), head];
}
