// The men as shapes: where they stand, where they are on their way, in the hand, and faintly where they aren't.

import { centre } from "./box.js";
import { hasTarget } from "./cell-marks.js";

/** @import { Cell, GameInfo, Man } from "../engine/protocol.js" */
/** @import { Layout, Storey } from "./layout.js" */
/** @import { CellMarks } from "./marks/mark.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet, PlacedMan, SceneState } from "./scene.js" */
/** @import { Shape } from "./shapes.js" */

/** How much of its cell a man takes. */
const MAN = 0.96;

/** Of one who stands before the chosen man in a tower. */
const SEEN_THROUGH = 0.35;

/** Upright men cover each other's cells from this part of their size on. */
const COVERS = { across: 0.7, down: 0.9 };

/** How a man shows through from the other board. */
const GHOST = { alpha: 0.3, scale: 0.8 };

/** A man in the hand, or at the height of a leap, looks so much nearer. */
const LIFT = 0.16;

/** How far a refused man shakes, as a part of its cell. */
const SHAKE = 0.08;

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @param {Storey} storey
 * @returns {Shape[]}
 */
export function standingMen(state, layout, { cells }) {
  const here = new Set(cells);
  const men = placedMen(state, layout, (man) => here.has(man.cell)).filter(({ aloft }) => !aloft);
  if (!layout.stacked) return shapesOf(men, state, layout);
  // Upright men cover those behind them.
  const upright = men.sort((a, b) => a.y - b.y).map((man) => clearOfChosen(man, state, layout));
  return shapesOf(upright, state, layout);
}

/**
 * The chosen man is seen through those who stand before him.
 * @param {PlacedMan} placed
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {PlacedMan}
 */
function clearOfChosen(placed, { chosen, moving }, { boxes, levels }) {
  const { cell } = placed.man;
  if (chosen === null || moving || levels[cell] !== levels[chosen]) return placed;
  const [own, his] = [boxes[cell], boxes[chosen]];
  const before = own.y > his.y && own.y - his.y < his.size * COVERS.down;
  const covers = before && Math.abs(own.x - his.x) < his.size * COVERS.across;
  return covers ? { ...placed, alpha: placed.alpha * SEEN_THROUGH } : placed;
}

/**
 * Once more, over the way that leads up from behind him.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function chosenMan(state, layout) {
  if (state.moving || state.dragged) return [];
  const men = placedMen(state, layout, ({ cell }) => cell === state.chosen);
  return shapesOf(men, state, layout);
}

/**
 * Men above the board: leaping, between levels, or in the hand.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function risenMen(state, layout) {
  const { view, dragged } = state;
  const risen = (state.moving ?? []).filter(({ aloft }) => aloft);
  const held = dragged && view.men.find(({ cell }) => cell === dragged.from);
  if (held) risen.push({ man: held, x: dragged.x, y: dragged.y, height: dragged.height, alpha: 1 });
  return shapesOf(risen, state, layout);
}

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @param {(man: Man) => boolean} meant
 * @returns {PlacedMan[]}
 */
function placedMen({ view, moving, dragged, refused }, layout, meant) {
  if (moving) return moving.filter(({ man }) => meant(man));
  return view.men.filter(meant).map((man) => {
    const { x, y } = centre(layout.boxes[man.cell]);
    const shake = man.cell === refused?.from ? refused.shake * sizeOf(man, layout) * SHAKE : 0;
    return { man, x: x + shake, y, height: 0, alpha: man.cell === dragged?.from ? 0.3 : 1 };
  });
}

/**
 * The men of the other board, faintly, as their cells can't be landed on. One on its way casts none.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function ghosts(state, layout) {
  const { view, moving } = state;
  const men = moving ? moving.filter((man) => stands(man, layout)).map(({ man }) => man) : view.men;
  return men.flatMap((man) => {
    const beyond = layout.counterparts[man.cell];
    if (beyond === null) return [];
    const ghost = { man, ...centre(layout.boxes[beyond]), height: 0, ...GHOST };
    return [manShape(ghost, state, layout.boxes[beyond].size)];
  });
}

/**
 * @param {PlacedMan} man
 * @param {Layout} layout
 */
function stands({ man, x, y, alpha }, { boxes }) {
  const home = centre(boxes[man.cell]);
  return alpha === 1 && x === home.x && y === home.y;
}

/**
 * A man that is about to be dropped, faintly, on the cell pointed at.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function orderedMan(state, marks, layout) {
  const { view, order, pointed } = state;
  if (order?.kind !== "drop" || pointed === null || !hasTarget(marks[pointed])) return [];
  const man = { kind: order.man, seat: view.turn, cell: pointed };
  return shapesOf([{ man, ...at(pointed, layout), height: 0, alpha: 0.55 }], state, layout);
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {Man[]} men
 * @param {Layout} layout
 * @param {number} [scale]  of what a man on the board takes of its cell
 * @returns {Shape[]}
 */
export function menShapes(game, palette, pieceSet, men, layout, scale = 1) {
  return men.map((man) =>
    manShape(
      { man, ...at(man.cell, layout), height: 0, alpha: 1 },
      { game, palette, pieceSet },
      sizeOf(man, layout) * scale,
    ),
  );
}

/**
 * One man alone in a square, for a button or a list.
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {{ kind: number, seat: number }} man
 * @param {number} size  side of the square
 * @returns {Shape[]}
 */
export function manScene(game, palette, pieceSet, man, size) {
  const placed = { man: { ...man, cell: 0 }, x: size / 2, y: size / 2, height: 0, alpha: 1 };
  return [manShape(placed, { game, palette, pieceSet }, size)];
}

/**
 * @param {PlacedMan[]} men
 * @param {SceneState} state
 * @param {Layout} layout
 */
function shapesOf(men, state, layout) {
  return men.map((man) => manShape(man, state, sizeOf(man.man, layout)));
}

/**
 * @param {Cell} cell
 * @param {Layout} layout
 */
function at(cell, { boxes }) {
  return centre(boxes[cell]);
}

/**
 * @param {Man} man
 * @param {Layout} layout
 */
function sizeOf({ cell }, { boxes }) {
  return boxes[cell].size;
}

/**
 * @param {PlacedMan} placed
 * @param {Pick<SceneState, "game" | "palette" | "pieceSet">} state
 * @param {number} size  of its cell
 * @returns {Shape}
 */
function manShape(placed, { game, palette, pieceSet }, size) {
  const { man, x, y, height, alpha, scale = 1, shrunk = 1 } = placed;
  const { icon, code } = game.kinds[man.kind];
  const { colour } = game.seats[man.seat];
  const taken = size * MAN * scale;
  return {
    kind: "man",
    x,
    y: y - size * LIFT * height * 0.6,
    size: taken * shrunk * (1 + LIFT * height),
    // A picture of every size on his way would be made for one frame each.
    model: height > 0 ? taken * (1 + LIFT) : taken,
    icon: pieceSet === "figures" ? icon : null,
    letters: code,
    colour,
    tone: palette.tones[colour] ?? palette.tones.white,
    alpha,
  };
}
