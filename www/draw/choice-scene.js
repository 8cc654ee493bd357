// One of several actions that end on the same cell, as a small picture on the button that chooses it.

import { badge, cornerBadge } from "./badge.js";
import { layout } from "./layout.js";
import { corners, framed, stayLoop } from "./mark-shapes.js";
import { ground, manScene, menShapes } from "./scene.js";
import { stepsShapes } from "./two-steps.js";

/** @import { ActionInfo, BoardInfo, Cell, GameInfo, View } from "../engine/protocol.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "./scene.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * @typedef {object} ChoiceState
 * @property {GameInfo} game
 * @property {View} view
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {boolean} flipped
 */

/** CSS pixels. */
const MAN = 40;
const STEPS = 84;

/**
 * @param {ActionInfo} action
 * @returns {{ width: number, height: number }}
 */
export function choiceSize({ kind }) {
  if (kind === "split") return { width: MAN * 2, height: MAN };
  return kind === "move" ? { width: STEPS, height: STEPS } : { width: MAN, height: MAN };
}

/**
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}  within `choiceSize`
 */
export function choiceScene(action, state) {
  switch (action.kind) {
    case "hide":
      return [badge("crown", { x: MAN / 2, y: MAN / 2 }, MAN * 0.9)];
    case "drop":
      return dropped(action, state);
    case "split":
      return split(action, state);
    case "claim":
      return deliverer(action, state);
    default:
      return steps(action, state);
  }
}

/**
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}
 */
function dropped({ man, secret }, { game, view, palette, pieceSet }) {
  const picture = { kind: man ?? 0, seat: view.turn };
  return [
    ...manScene(game, palette, pieceSet, picture, MAN),
    ...(secret
      ? cornerBadge("mine", { x: 0, y: 0, size: MAN }, { right: true }, palette.halo)
      : []),
  ];
}

/**
 * The man that delivers checkmate, or what it becomes.
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}
 */
function deliverer({ from, promotion }, { game, view, palette, pieceSet }) {
  const kind = promotion ?? view.men.find(({ cell }) => cell === from)?.kind ?? 0;
  return manScene(game, palette, pieceSet, { kind, seat: view.turn }, MAN);
}

/**
 * The half that stays, then the one that goes; the crown is on one of them.
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}
 */
function split(action, { game, view, palette, pieceSet }) {
  const goes = action.man ?? 0;
  const stays = otherHalf(view, action) ?? goes;
  return [stays, goes].flatMap((kind, at) => {
    const crowned = action.secret === (at === 1);
    const box = { x: at * MAN, y: 0, size: MAN };
    const man = manScene(game, palette, pieceSet, { kind, seat: view.turn }, MAN);
    return [
      ...man.map((shape) => ({ ...shape, x: box.x + MAN / 2 })),
      ...(crowned ? cornerBadge("crown", box, { right: true }, palette.halo) : []),
    ];
  });
}

/**
 * @param {View} view
 * @param {ActionInfo} action
 */
function otherHalf(view, { kind, to, man }) {
  return view.actions.find((each) => each.kind === kind && each.to === to && each.man !== man)?.man;
}

/**
 * The cells around the man, with its two steps.
 * @param {ActionInfo} action
 * @param {ChoiceState} state
 * @returns {Shape[]}
 */
function steps(action, { game, view, palette, pieceSet, flipped }) {
  const { from, via, to } = action;
  if (from === null) return [];
  const { board, cellOf, indexOf } = around(game.board, from);
  const size = { width: STEPS, height: STEPS };
  const placed = layout(board, size, flipped, devicePixelRatioOr1(), "bare");
  const men = view.men.flatMap((man) => {
    const cell = indexOf(man.cell);
    return cell === null ? [] : { ...man, cell };
  });
  const [start, passed, end] = [from, via, to].map((cell) =>
    cell === null ? null : indexOf(cell),
  );
  const part = { ...game, board };
  return [
    ...ground(part, palette, placed),
    ...(end === null ? [] : framed(placed.boxes[end], palette.chosen, { alpha: 0.7 })),
    ...menShapes(part, palette, pieceSet, men, placed, 1.1),
    ...(end !== null && action.captures.includes(cellOf(end)) && end !== passed
      ? corners(placed.boxes[end], palette)
      : []),
    ...(end === start && passed === null && start !== null
      ? stayLoop(placed.boxes[start], palette)
      : stepsShapes({ from: start, via: passed, to: end }, placed, palette, palette.target)),
  ];
}

/** The picture is also made where there is no screen. */
function devicePixelRatioOr1() {
  return globalThis.devicePixelRatio ?? 1;
}

/**
 * The part of a board that two steps reach, as a board of its own.
 * @param {BoardInfo} board
 * @param {Cell} middle
 */
function around(board, middle) {
  const { file, rank, layer } = board.cells[middle];
  const [left, right] = reach(file, board.files);
  const [low, high] = reach(rank, board.ranks);
  const cells = board.cells.flatMap((cell, at) =>
    cell.layer === layer &&
    cell.file >= left &&
    cell.file <= right &&
    cell.rank >= low &&
    cell.rank <= high
      ? { ...cell, at, file: cell.file - left, rank: cell.rank - low, layer: 0 }
      : [],
  );
  const part = { files: right - left + 1, ranks: high - low + 1, layers: 1 };
  return {
    board: /** @type {BoardInfo} */ ({ ...board, ...part, shape: "plane", cells }),
    /** @param {Cell} index */
    cellOf: (index) => cells[index].at,
    /** @param {Cell} cell */
    indexOf: (cell) => {
      const index = cells.findIndex(({ at }) => at === cell);
      return index < 0 ? null : index;
    },
  };
}

/**
 * Two cells to either side, and always five where the board has them, so that the pictures are of one size.
 * @param {number} at
 * @param {number} count
 */
function reach(at, count) {
  const first = Math.max(0, Math.min(at - 2, count - 5));
  return [first, Math.min(count - 1, first + 4)];
}
