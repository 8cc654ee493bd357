// A path as a thin arrow: to the target pointed at, of a check, or of the last move.

import { arrowhead, disc, haloed, line } from "./shapes.js";
import { crossings, outlineOf, stages, trimmed } from "./move-path.js";
import { onCourses } from "./repeats.js";

/** @import { Square, Path } from "../engine/protocol.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape, LineShape } from "./shapes.js" */
/** @import { Point } from "./move-path.js" */

/**
 * Dots mark stops, dashed rings the pieces hopped over, beads the levels passed through.
 * @param {Square} from
 * @param {Path} path
 * @param {Square} to
 * @param {Layout} layout
 * @param {Palette} palette
 * @param {string} colour
 * @param {boolean} [dashed]  a warning
 * @returns {Shape[]}
 */
export function wayShapes(from, path, to, layout, palette, colour, dashed = false) {
  const { size } = layout.boxes[to];
  const way = stages(from, path, to, layout, layout.anchors);
  const outline = trimmed(outlineOf(way), size * 0.32, size * 0.4);
  const ink = { stroke: colour, line: Math.max(2, size * 0.06) };
  const broken = dashed || way.some(({ passage }) => passage);
  const arrow = [
    line(outline, broken ? { ...ink, dash: [size * 0.16, size * 0.12] } : ink),
    arrowhead(outline, size * 0.26, { fill: colour }),
  ];
  return [
    ...onCourses(withHalosBelow(arrow, palette.halo, Math.max(1, size * 0.025)), way, layout),
    ...crossings(way).flatMap((point) => bead(point, size * 0.6, palette, colour)),
    ...path.through.flatMap((square, at) => {
      const before = path.through[at - 1] ?? from;
      const climbs = layout.levels[square] !== layout.levels[before];
      return passing(square, path, climbs, layout, palette, ink);
    }),
  ];
}

/**
 * @param {Square} square
 * @param {Path} path
 * @param {boolean} climbs  it comes from another level
 * @param {Layout} layout
 * @param {Palette} palette
 * @param {{ stroke: string, line: number }} ink
 * @returns {Shape[]}
 */
function passing(square, path, climbs, layout, palette, ink) {
  const { size } = layout.boxes[square];
  const middle = layout.anchors[square];
  if (path.screens.includes(square)) {
    const ring = disc(middle, size * 0.42, { ...ink, dash: [size * 0.2, size * 0.13] });
    return haloed(ring, palette.halo, size * 0.02);
  }
  return path.leaps || climbs ? bead(middle, size, palette, ink.stroke) : [];
}

/**
 * @param {Point} middle
 * @param {number} size  of a square
 * @param {Palette} palette
 * @param {string} colour
 * @returns {Shape[]}
 */
function bead(middle, size, palette, colour) {
  return haloed(disc(middle, size * 0.1, { fill: colour }), palette.halo, size * 0.03);
}

/**
 * All halos come first, so that none covers a neighbouring shape.
 * @param {LineShape[]} shapes
 * @param {string} halo
 * @param {number} width
 * @returns {Shape[]}
 */
export function withHalosBelow(shapes, halo, width) {
  const pairs = shapes.map((shape) => haloed(shape, halo, width));
  return [...pairs.map(([under]) => under), ...shapes];
}
