// One mark alone on a cell, for the keys that explain them.

import {
  alarm,
  corners,
  forbiddenShapes,
  framed,
  looking,
  quietDot,
  star,
  stopBar,
  tower,
} from "./mark-shapes.js";
import { placeMark, stayLoop } from "./order-shapes.js";
import { paint, sharpContext } from "./paint.js";
import { REACH_SHAPES } from "./preview-scene.js";
import { missMark } from "./searched-shapes.js";
import { arrowhead, haloed, line } from "./shapes.js";

/** @import { Box } from "./layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { ReachMark } from "./preview-scene.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * The marks of the table's board.
 * @typedef {"chosen" | "move" | "capture" | "promotion" | "castling" | "blocker" | "into-check" | "through-check"
 *   | "leaves-royal-attacked" | "landing" | "landing-taken" | "way" | "check" | "last" | "place" | "stay" | "miss"} BoardMark
 */

/** @typedef {BoardMark | ReachMark} Mark */

/** @type {Record<BoardMark, (box: Box, palette: Palette) => Shape[]>} */
const BOARD_SHAPES = {
  chosen: (box, palette) => framed(box, palette.chosen, { alpha: 0.85, stroke: palette.target }),
  move: quietDot,
  capture: corners,
  promotion: (box, palette) => [...quietDot(box, palette), ...star(box)],
  castling: tower,
  blocker: (box, palette) => stopBar(box, { ...box, x: box.x - box.size }, palette),
  "into-check": (box, palette) => forbiddenShapes(box, "into-check", false, palette),
  "through-check": (box, palette) => forbiddenShapes(box, "through-check", false, palette),
  "leaves-royal-attacked": (box, palette) =>
    forbiddenShapes(box, "leaves-royal-attacked", false, palette),
  landing: looking,
  "landing-taken": (box, palette) => forbiddenShapes(box, "landing-taken", false, palette),
  way,
  check: alarm,
  last: (box, palette) => framed(box, palette.last, { alpha: 0.45 }),
  place: placeMark,
  stay: stayLoop,
  miss: missMark,
};

const SHAPES = { ...BOARD_SHAPES, ...REACH_SHAPES };

const BOARD_MARKS = /** @type {BoardMark[]} */ (Object.keys(BOARD_SHAPES));

/** @type {BoardMark[]} */
const PASSING_MARKS = ["landing", "landing-taken"];

/** @type {BoardMark[]} */
const SECRETIVE_MARKS = ["place", "stay", "miss"];

/**
 * Those that can occur on a board.
 * @param {import("../engine/protocol.js").BoardInfo} board
 * @param {boolean} [secretive]  of a game with secrets
 */
export function boardMarks({ shape }, secretive = false) {
  const absent = [
    ...(shape === "two-boards" ? [] : PASSING_MARKS),
    ...(secretive ? [] : SECRETIVE_MARKS),
  ];
  return BOARD_MARKS.filter((mark) => !absent.includes(mark));
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Mark} mark
 * @param {Palette} palette
 * @param {number} size  CSS pixels
 */
export function paintMark(canvas, mark, palette, size) {
  const box = { x: 0, y: 0, size };
  const [width, height, ratio] = [size, size, devicePixelRatio];
  const { fill } = palette.shades[0];
  /** @type {Shape} */
  const ground = { kind: "box", x: 0, y: 0, width, height, fill };
  const shapes = [ground, ...SHAPES[mark](box, palette)];
  paint(sharpContext(canvas, width, height, ratio), shapes, { width, height, ratio, pictures: {} });
}

/**
 * Like the way to the target that is pointed at.
 * @param {Box} box
 * @param {Palette} palette
 * @returns {Shape[]}
 */
function way({ x, y, size }, palette) {
  const points = [
    { x: x + size * 0.12, y: y + size * 0.75 },
    { x: x + size * 0.68, y: y + size * 0.35 },
  ];
  const shaft = line(points, { stroke: palette.target, line: Math.max(2, size * 0.09) });
  return [
    ...haloed(shaft, palette.halo, 1),
    ...haloed(arrowhead(points, size * 0.32, { fill: palette.target }), palette.halo, 1),
  ];
}
