// From one view to the next: which men move, by which way, and which come or go. Pure; the element has the clock.

import { centre } from "./layout.js";
import { along, stages } from "./way.js";

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
 */

/** Each further leap of a rider takes this much of the time of the first. */
const MORE_LEAPS = 0.45;

export const MOVE_MS = 180;

/** @type {Path} */
const STRAIGHT = { through: [], screens: [], leaps: false };

/**
 * @param {View} before
 * @param {View} after
 * @returns {Change | null}  null if nothing on the board differs
 */
export function changeBetween(before, after) {
  const still = after.men.filter((man) => before.men.some((other) => sameMan(man, other)));
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
  const step = stepBetween(before, after);
  const mover = step && gone.find(({ cell, seat }) => cell === step.from && seat === step.seat);
  const arrived = step && come.find(({ cell, seat }) => cell === step.to && seat === step.seat);
  if (mover && arrived) pair(mover, arrived, step.path);
  for (const man of come) {
    const from = gone.find(({ kind, seat }) => kind === man.kind && seat === man.seat);
    if (from) pair(from, man, STRAIGHT);
  }
  return { still, moved, gone, come };
}

/**
 * @param {Change} change
 * @returns {number}
 */
export function durationMs({ moved }) {
  const leaps = Math.max(0, ...moved.map(({ path }) => (path.leaps ? path.through.length : 0)));
  return MOVE_MS * (1 + leaps * MORE_LEAPS);
}

/**
 * @param {Change} change
 * @param {number} progress  0 to 1
 * @param {Layout} layout
 * @returns {PlacedMan[]}
 */
export function menBetween({ still, moved, gone, come }, progress, layout) {
  const eased = progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2;
  return [
    ...gone.map((man) => standing(man, 1 - eased, layout)),
    ...still.map((man) => standing(man, 1, layout)),
    ...come.map((man) => standing(man, eased, layout)),
    ...moved.map(({ man, from, path }) => ({
      man,
      alpha: 1,
      ...along(stages(from, path, man.cell, layout), eased),
    })),
  ];
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
 * @returns {{ from: Cell | null, to: Cell | null, seat: number, path: Path } | null}
 */
function stepBetween(before, after) {
  if (after.ply === before.ply + 1) {
    const played = after.played[before.ply];
    return { from: played.from, to: played.to, seat: played.seat, path: pathOf(before, played) };
  }
  if (after.ply === before.ply - 1) {
    const undone = before.played[after.ply];
    return {
      from: undone.to,
      to: undone.from,
      seat: undone.seat,
      path: reversed(pathOf(after, undone)),
    };
  }
  return null;
}

/**
 * @param {View} view  before the action
 * @param {PlayedAction} played
 * @returns {Path}
 */
function pathOf(view, { text }) {
  return view.actions.find((action) => action.text === text)?.path ?? STRAIGHT;
}

/**
 * @param {Path} path
 * @returns {Path}
 */
function reversed(path) {
  return { ...path, through: [...path.through].reverse() };
}
