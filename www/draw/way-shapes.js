// A way on the board as a thin arrow: to the target that is pointed at, of a check, of the last move.

import { centre } from "./layout.js";
import { arrowhead, disc, haloed, line } from "./shapes.js";
import { outlineOf, stages, trimmed } from "./way.js";

/** @import { Cell, Path } from "../engine/protocol.js" */
/** @import { Layout } from "./layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * A thin arrow along a way: rings where it lands, a dashed ring around each man it hops over.
 * @param {Cell} from
 * @param {Path} path
 * @param {Cell} to
 * @param {Layout} layout
 * @param {Palette} palette
 * @param {string} colour
 * @param {boolean} [dashed]  a warning
 * @returns {Shape[]}
 */
export function wayShapes(from, path, to, layout, palette, colour, dashed = false) {
  const { size } = layout.boxes[to];
  const way = trimmed(outlineOf(stages(from, path, to, layout)), size * 0.32, size * 0.4);
  const ink = { stroke: colour, line: Math.max(2, size * 0.06) };
  const arrow = [
    line(way, dashed ? { ...ink, dash: [size * 0.16, size * 0.12] } : ink),
    arrowhead(way, size * 0.26, { fill: colour }),
  ];
  return [
    ...underlaid(arrow, palette.halo, Math.max(1, size * 0.025)),
    ...path.through.flatMap((cell) => passing(cell, path, layout, palette, ink)),
  ];
}

/**
 * @param {Cell} cell
 * @param {Path} path
 * @param {Layout} layout
 * @param {Palette} palette
 * @param {{ stroke: string, line: number }} ink
 * @returns {Shape[]}
 */
function passing(cell, path, layout, palette, ink) {
  const box = layout.boxes[cell];
  const middle = centre(box);
  if (path.screens.includes(cell)) {
    const ring = disc(middle, box.size * 0.42, { ...ink, dash: [box.size * 0.2, box.size * 0.13] });
    return haloed(ring, palette.halo, box.size * 0.02);
  }
  return path.leaps
    ? haloed(disc(middle, box.size * 0.1, { fill: ink.stroke }), palette.halo, box.size * 0.03)
    : [];
}

/**
 * All halos first, so that no halo cuts through a neighbouring shape.
 * @param {import("./shapes.js").LineShape[]} shapes
 * @param {string} halo
 * @param {number} width
 * @returns {Shape[]}
 */
export function underlaid(shapes, halo, width) {
  const pairs = shapes.map((shape) => haloed(shape, halo, width));
  return [...pairs.map(([under]) => under), ...shapes];
}
