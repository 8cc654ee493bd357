// Arrows and rings that a person has drawn on a board, and the arrows of premoves.

import { onPlane } from "./board-background.js";
import { centre } from "./layout.js";
import { arrowhead, disc, haloed, line } from "./shapes.js";
import { straightWay, trimmed } from "./move-path.js";
import { onCourses } from "./repeats.js";
import { withHalosBelow } from "./way-shapes.js";

/** @import { Square } from "../engine/protocol.js" */
/** @import { Premove } from "../state/premove.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** @typedef {"green" | "red" | "blue" | "yellow"} ArrowColour */

/**
 * A ring if both squares are the same.
 * @typedef {{ from: Square, to: Square, colour: ArrowColour }} Arrow
 */

/** @type {Record<ArrowColour, string>} */
export const ARROW_INKS = {
  green: "#178a45",
  red: "#c4202c",
  blue: "#1f62c9",
  yellow: "#e0a100",
};

/** The pieces below remain recognizable. */
const SEEN = 0.82;

const SKETCHED = 0.55;

/**
 * @param {Arrow[]} arrows
 * @param {Arrow | null} sketch  one that is being drawn
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function arrowShapes(arrows, sketch, palette, layout) {
  return [
    ...arrows.flatMap((arrow) => oneArrow(arrow, SEEN, palette, layout)),
    ...(sketch ? oneArrow(sketch, SKETCHED, palette, layout) : []),
  ];
}

/**
 * Several are numbered in their order.
 * @param {Premove[]} premoves
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function premoveShapes(premoves, palette, layout) {
  const shown = premoves.filter(({ from, to }) => layout.boxes[from ?? to] && layout.boxes[to]);
  return [
    ...shown.flatMap(({ from, to }) =>
      from === null ? [] : shaftShapes(from, to, palette.premove, palette, layout),
    ),
    ...(shown.length < 2
      ? []
      : shown.flatMap(({ to }, at) => orderShapes(to, `${at + 1}`, palette, layout))),
  ];
}

/**
 * A number in the corner of a square.
 * @param {Square} square
 * @param {string} text
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function orderShapes(square, text, { premove, halo }, { boxes }) {
  const { x, y, size } = boxes[square];
  const radius = size * 0.16;
  const at = { x: x + size - radius, y: y + radius };
  return [
    ...haloed(disc(at, radius, { fill: premove }), halo, size * 0.02),
    { kind: "text", text, ...at, size: radius * 1.5, fill: halo, align: "centre", halo: null },
  ];
}

/**
 * @param {Arrow} arrow
 * @param {number} alpha
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function oneArrow({ from, to, colour }, alpha, palette, layout) {
  // A board that isn't shown has no boxes.
  if (!layout.boxes[from] || !layout.boxes[to]) return [];
  const ink = ARROW_INKS[colour];
  const shapes =
    from === to
      ? ringShapes(from, ink, palette, layout)
      : shaftShapes(from, to, ink, palette, layout);
  // As a group, so that head and shaft don't show through each other.
  return [{ kind: "group", transform: null, alpha, shapes }];
}

/**
 * @param {Square} square
 * @param {string} ink
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function ringShapes(square, ink, palette, { planes, floors }) {
  const plane = planes.find(({ squares }) => squares.includes(square));
  if (!plane) return [];
  const { size } = floors[square];
  const width = Math.max(2.5, size * 0.08);
  const ring = disc(centre(floors[square]), size / 2 - width, { stroke: ink, line: width });
  return onPlane(plane, haloed(ring, palette.halo, size * 0.02));
}

/**
 * @param {Square} from
 * @param {Square} to
 * @param {string} ink
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function shaftShapes(from, to, ink, palette, layout) {
  const { boxes } = layout;
  const size = Math.min(boxes[from].size, boxes[to].size);
  const course = straightWay(from, to, layout);
  const way = trimmed([course[0].from, course[0].to], size * 0.3, size * 0.3);
  const head = arrowhead(way, size * 0.42, { fill: ink });
  // The shaft ends within the head, which it would make blunt otherwise.
  const shaft = line(trimmed(way, 0, size * 0.05), { stroke: ink, line: size * 0.15 });
  return onCourses(withHalosBelow([shaft, head], palette.halo, size * 0.025), course, layout);
}
