// From one view to the next: which men move, by which way, and which come or go. Pure; the element has the clock.

import { centre } from "./layout.js";
import { along, stages } from "./move-path.js";

/** @import { Cell, Man, Path, PlayedAction, View } from "../engine/protocol.js" */
/** @import { Layout } from "./layout.js" */
/** @import { PlacedMan } from "./scene.js" */

/** @typedef {{ man: Man, from: Cell, path: Path }} Moved  `man` as it stands in the new view */

/**
 * @typedef {object} Change
 * @property {Man[]} still
 * @property {Moved[]} moved
 * @property {Man[]} gone
 * @property {Man[]} come
 * @property {"there" | "back" | null} passing  a man passes to the other board; "back" if that is taken back
 */

/** Each further leap of a rider takes this much of the time of the first. */
const MORE_LEAPS = 0.45;

export const MOVE_MS = 180;

/** For the pass through the looking-glass. */
const PASS_MS = 260;

/** To another level the eye must follow farther. */
const CLIMB_MS = 220;

/** The part of a passing man's time before he reaches the looking-glass. */
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
  // A man that comes back to its cell has moved all the same.
  const returns = (/** @type {Man} */ man) =>
    step !== null && step.via !== null && step.from === step.ends && man.cell === step.from;
  const still = after.men.filter(
    (man) => !returns(man) && before.men.some((other) => sameMan(man, other)),
  );
  let gone = before.men.filter((man) => !still.some((other) => sameMan(man, other)));
  let come = after.men.filter((man) => !still.some((other) => sameMan(man, other)));
  if (gone.length + come.length === 0) return null;
  /** @type {Moved[]} */
  const moved = [];
  /** @type {(from: Man, man: Man, path: Path) => void} */
  const pair = (from, man, path) => {
    moved.push({ man, from: from.cell, path });
    gone = gone.filter((each) => each !== from);
    come = come.filter((each) => each !== man);
  };
  const mover = step && gone.find(({ cell, seat }) => cell === step.from && seat === step.seat);
  const arrived = step && come.find(({ cell, seat }) => cell === step.ends && seat === step.seat);
  if (mover && arrived) pair(mover, arrived, step.path);
  for (const man of come) {
    const from = gone.find(({ kind, seat }) => kind === man.kind && seat === man.seat);
    if (from) pair(from, man, STRAIGHT);
  }
  return { still, moved, gone, come, passing: step?.passing ?? null };
}

/**
 * @param {Change} change
 * @param {Pick<Layout, "levels">} layout
 * @returns {number}
 */
export function durationMs({ moved, passing }, { levels }) {
  const leaps = Math.max(0, ...moved.map(({ path }) => (path.leaps ? path.through.length : 0)));
  const climbs = moved.some(({ man, from }) => levels[man.cell] !== levels[from]);
  const more = passing ? PASS_MS : climbs ? CLIMB_MS : 0;
  return MOVE_MS * (1 + leaps * MORE_LEAPS) + more;
}

/**
 * @param {Change} change
 * @param {number} progress  0 to 1
 * @param {Layout} layout
 * @returns {PlacedMan[]}
 */
export function menBetween({ still, moved, gone, come, passing }, progress, layout) {
  const eased = easing(progress);
  const places = layout.boxes.map(centre);
  return [
    ...gone.map((man) => standing(man, 1 - eased, layout)),
    ...still.map((man) => standing(man, 1, layout)),
    ...come.map((man) => standing(man, eased, layout)),
    ...moved.flatMap((each) =>
      passing && !together(each.from, each.man.cell, layout)
        ? passingMan(each, passing === "back", progress, layout)
        : {
            man: each.man,
            alpha: 1,
            ...along(stages(each.from, each.path, each.man.cell, layout, places), eased),
          },
    ),
  ];
}

/**
 * A man goes his way on his own board, then shrinks away there while he grows on the other.
 * @param {Moved} moved
 * @param {boolean} back  the same the other way round
 * @param {number} progress
 * @param {Layout} layout
 * @returns {PlacedMan[]}
 */
function passingMan({ man, from, path }, back, progress, layout) {
  const [start, end] = back ? [man.cell, from] : [from, man.cell];
  const glass = /** @type {Cell} */ (layout.counterparts[end]);
  const way = stages(start, back ? reversed(path) : path, glass, layout, layout.anchors);
  const forwards = back ? 1 - progress : progress;
  const slide = start === glass ? 0 : SLIDE;
  if (forwards < slide) return [{ man, alpha: 1, ...along(way, easing(forwards / slide)) }];
  const beyond = easing((forwards - slide) / (1 - slide));
  return [through(man, glass, 1 - beyond, layout), through(man, end, beyond, layout)];
}

/**
 * @param {Man} man
 * @param {Cell} cell
 * @param {number} part  of him that is on this side of the looking-glass
 * @param {Layout} layout
 * @returns {PlacedMan}
 */
function through(man, cell, part, layout) {
  return { man, alpha: part, shrunk: 0.4 + 0.6 * part, height: 0, ...centre(layout.boxes[cell]) };
}

/**
 * On one board.
 * @param {Cell} a
 * @param {Cell} b
 * @param {Layout} layout
 */
function together(a, b, { planes }) {
  return planes.some(({ rows }) => [a, b].every((cell) => rows.some((row) => row.includes(cell))));
}

/**
 * @param {number} progress
 */
function easing(progress) {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
}

/**
 * @param {Man} man
 * @param {number} alpha
 * @param {Layout} layout
 * @returns {PlacedMan}
 */
function standing(man, alpha, layout) {
  return { man, alpha, height: 0, ...centre(layout.boxes[man.cell]) };
}

/**
 * @param {Man} a
 * @param {Man} b
 */
function sameMan(a, b) {
  return a.cell === b.cell && a.kind === b.kind && a.seat === b.seat;
}

/**
 * The one action between two views, played or taken back.
 * @param {View} before
 * @param {View} after
 * @returns {{ from: Cell | null, via: Cell | null, ends: Cell | null, seat: number, path: Path,
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

/**
 * @param {Path} path
 * @returns {Path}
 */
function reversed(path) {
  return { ...path, through: [...path.through].reverse() };
}
