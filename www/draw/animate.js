// Compares two views: which pieces and walls move, along which path, and which appear or disappear.

import { centre } from "./layout.js";
import { along, stages } from "./move-path.js";
import { pieceOnCourses } from "./repeats.js";

/** @import { Square, PlacedPiece, Path, PlayedAction, View } from "../engine/protocol.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Stage } from "./move-path.js" */
/** @import { DrawnPiece, DrawnWall } from "./scene-state.js" */

/** @typedef {{ piece: PlacedPiece, from: Square, path: Path }} Moved  `piece` as in the new view */

/**
 * @typedef {object} Change
 * @property {PlacedPiece[]} still
 * @property {Moved[]} moved
 * @property {PlacedPiece[]} gone
 * @property {PlacedPiece[]} come
 * @property {WallChange} walls
 * @property {"there" | "back" | null} passing  a piece passes to the other board; "back" if undone
 */

/** A wall that disappears and one that appears are one that moves. @typedef {{ still: Square[], moved: { from: Square, to: Square }[], gone: Square[], come: Square[] }} WallChange */

/** Duration of each further leap of a rider, relative to the first. */
const MORE_LEAPS = 0.45;

export const MOVE_MS = 180;

const PASS_MS = 260;

/** The eye has farther to follow to another level. */
const CLIMB_MS = 220;

/** The share of its time after which a passing piece has reached the square of its own board. */
const SLIDE = 0.42;

/** @type {Path} */
export const STRAIGHT = { through: [], screens: [], leaps: false };

/**
 * @param {View} before
 * @param {View} after
 * @returns {Change | null}  null if nothing on the board differs
 */
export function changeBetween(before, after) {
  const step = stepBetween(before, after);
  const returns = (/** @type {PlacedPiece} */ piece) =>
    step !== null && step.via !== null && step.from === step.ends && piece.square === step.from;
  const still = after.pieces.filter(
    (piece) => !returns(piece) && before.pieces.some((other) => samePiece(piece, other)),
  );
  let gone = before.pieces.filter((piece) => !still.some((other) => samePiece(piece, other)));
  let come = after.pieces.filter((piece) => !still.some((other) => samePiece(piece, other)));
  const walls = wallChange(before.walls, after.walls);
  const changed = [gone, come, walls.moved, walls.gone, walls.come];
  if (changed.every(({ length }) => length === 0)) return null;
  /** @type {Moved[]} */
  const moved = [];
  /** @type {(from: PlacedPiece, piece: PlacedPiece, path: Path) => void} */
  const pair = (from, piece, path) => {
    moved.push({ piece, from: from.square, path });
    gone = gone.filter((each) => each !== from);
    come = come.filter((each) => each !== piece);
  };
  const mover = step && gone.find(({ square, seat }) => square === step.from && seat === step.seat);
  const arrived =
    step && come.find(({ square, seat }) => square === step.ends && seat === step.seat);
  if (mover && arrived) pair(mover, arrived, step.path);
  for (const piece of come) {
    const from = gone.find(({ kind, seat }) => kind === piece.kind && seat === piece.seat);
    if (from) pair(from, piece, STRAIGHT);
  }
  return { still, moved, gone, come, walls, passing: step?.passing ?? null };
}

/** @param {Square[]} before @param {Square[]} after @returns {WallChange} */
function wallChange(before, after) {
  const gone = before.filter((square) => !after.includes(square));
  const come = after.filter((square) => !before.includes(square));
  const moved = gone.slice(0, come.length).map((from, at) => ({ from, to: come[at] }));
  return {
    still: after.filter((square) => before.includes(square)),
    moved,
    gone: gone.slice(moved.length),
    come: come.slice(moved.length),
  };
}

/** @param {Change} change @param {Pick<Layout, "levels">} layout @returns {number} */
export function durationMs({ moved, passing }, { levels }) {
  const leaps = Math.max(0, ...moved.map(({ path }) => (path.leaps ? path.through.length : 0)));
  const climbs = moved.some(({ piece, from }) => levels[piece.square] !== levels[from]);
  const more = passing ? PASS_MS : climbs ? CLIMB_MS : 0;
  return MOVE_MS * (1 + leaps * MORE_LEAPS) + more;
}

/**
 * @param {Change} change
 * @param {number} progress  0 to 1
 * @param {Layout} layout
 * @returns {DrawnPiece[]}
 */
export function piecesBetween({ still, moved, gone, come, passing }, progress, layout) {
  const eased = easing(progress);
  const places = layout.boxes.map(centre);
  return [
    ...gone.map((piece) => standing(piece, 1 - eased, layout)),
    ...still.map((piece) => standing(piece, 1, layout)),
    ...come.map((piece) => standing(piece, eased, layout)),
    ...moved.flatMap((each) =>
      passing && !together(each.from, each.piece.square, layout)
        ? passingPiece(each, passing === "back", progress, layout)
        : sliding(
            each,
            stages(each.from, each.path, each.piece.square, layout, places),
            eased,
            layout,
          ),
    ),
  ];
}

/**
 * @param {Moved} moved
 * @param {Stage[]} way
 * @param {number} progress
 * @param {Layout} layout
 */
function sliding({ piece }, way, progress, layout) {
  return pieceOnCourses({ piece, alpha: 1, ...along(way, progress) }, way, layout);
}

/**
 * @param {Change} change
 * @param {number} progress  0 to 1
 * @param {Layout} layout
 * @returns {DrawnWall[]}
 */
export function wallsBetween({ walls: { still, moved, gone, come } }, progress, layout) {
  const eased = easing(progress);
  const fading = (/** @type {Square[]} */ squares, /** @type {number} */ alpha) =>
    squares.map((square) => ({ from: square, square, way: 1, alpha }));
  return [
    ...fading(still, 1),
    ...fading(gone, 1 - eased),
    ...fading(come, eased),
    ...moved.flatMap(({ from, to }) =>
      together(from, to, layout)
        ? { from, square: to, way: eased, alpha: 1 }
        : [...fading([from], 1 - eased), ...fading([to], eased)],
    ),
  ];
}

/**
 * A piece moves on its own board, then shrinks there while it grows on the other.
 * @param {Moved} moved
 * @param {boolean} back  reversed
 * @param {number} progress
 * @param {Layout} layout
 * @returns {DrawnPiece[]}
 */
function passingPiece({ piece, from, path }, back, progress, layout) {
  const [start, end] = back ? [piece.square, from] : [from, piece.square];
  const glass = /** @type {Square} */ (layout.counterparts[end]);
  const way = stages(start, back ? reversed(path) : path, glass, layout, layout.anchors);
  const forwards = back ? 1 - progress : progress;
  const slide = start === glass ? 0 : SLIDE;
  if (forwards < slide) return [{ piece, alpha: 1, ...along(way, easing(forwards / slide)) }];
  const beyond = easing((forwards - slide) / (1 - slide));
  return [through(piece, glass, 1 - beyond, layout), through(piece, end, beyond, layout)];
}

/**
 * @param {PlacedPiece} piece
 * @param {Square} square
 * @param {number} part  of it that is on this board
 * @param {Layout} layout
 * @returns {DrawnPiece}
 */
function through(piece, square, part, layout) {
  return {
    piece,
    alpha: part,
    shrunk: 0.4 + 0.6 * part,
    height: 0,
    ...centre(layout.boxes[square]),
  };
}

/** @param {Square} a @param {Square} b @param {Layout} layout */
function together(a, b, { planes }) {
  return planes.some(({ squares }) => [a, b].every((square) => squares.includes(square)));
}

/** @param {number} progress */
function easing(progress) {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

/** @param {PlacedPiece} piece @param {number} alpha @param {Layout} layout @returns {DrawnPiece} */
function standing(piece, alpha, layout) {
  return { piece, alpha, height: 0, ...centre(layout.boxes[piece.square]) };
}

/** @param {PlacedPiece} a @param {PlacedPiece} b */
function samePiece(a, b) {
  return a.square === b.square && a.kind === b.kind && a.seat === b.seat;
}

/**
 * The one action between two views, played or undone.
 * @param {View} before
 * @param {View} after
 * @returns {{ from: Square | null, via: Square | null, ends: Square | null, seat: number, path: Path,
 *   passing: Change["passing"] } | null}
 */
function stepBetween(before, after) {
  if (after.ply === before.ply + 1) {
    const played = after.played[before.ply];
    const { from, via = null, to, lands = null, seat } = played;
    const passing = lands === null ? null : "there";
    return { from, via, ends: lands ?? to, seat, path: pathOf(before, played), passing };
  }
  if (after.ply === before.ply - 1) {
    const undone = before.played[after.ply];
    const { from, via = null, to, lands = null, seat } = undone;
    const passing = lands === null ? null : "back";
    const path = reversed(pathOf(after, undone));
    return { from: lands ?? to, via, ends: from, seat, path, passing };
  }
  return null;
}

/**
 * @param {View} view  before the action
 * @param {PlayedAction} played
 * @returns {Path}
 */
function pathOf(view, { text, via = null }) {
  if (via !== null) return { ...STRAIGHT, through: [via] };
  return view.actions.find((action) => action.text === text)?.path ?? STRAIGHT;
}

/** @param {Path} path @returns {Path} */
function reversed(path) {
  return { ...path, through: [...path.through].reverse() };
}
