// A state of the game as shapes, from the ground up. Pure: the same state and layout give the same shapes.

import { centre } from "./layout.js";
import { marksOf, wayTo } from "./marks.js";
import { alarm, echo, framed, stopBar, targetShapes } from "./mark-shapes.js";
import { revealShapes } from "./reveal-shapes.js";
import { searchedShapes } from "./searched.js";
import { secretShapes } from "./secret-shapes.js";
import { arrowhead, line } from "./shapes.js";
import { stepsShapes, stepsTo } from "./two-steps.js";
import { outlineOf, stages, trimmed } from "./way.js";
import { underlaid, wayShapes } from "./way-shapes.js";

/** @import { Cell, GameInfo, Man, Reach, Secret, View } from "../engine/protocol.js" */
/** @import { CellNotes, Order } from "../state.js" */
/** @import { Layout, Plane } from "./layout.js" */
/** @import { CellMarks } from "./marks.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */

/** @typedef {"figures" | "letters"} PieceSet */

/**
 * A man somewhere on the board, perhaps between two cells.
 * @typedef {object} PlacedMan
 * @property {Man} man
 * @property {number} x       middle
 * @property {number} y
 * @property {number} height  above the board, 0 to 1
 * @property {number} alpha   0 to 1
 * @property {number} [scale]  while it passes to another board
 */

/**
 * @typedef {object} SceneState
 * @property {GameInfo} game
 * @property {View} view
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {string[]} titles  of the boards by layer, where there are several
 * @property {Cell | null} chosen
 * @property {Reach | null} reach
 * @property {Cell | null} pointed    under the pointer or the keyboard focus
 * @property {string | null} hint     text of the action to be shown
 * @property {{ cell: Cell, from: Cell, shake: number } | null} refused  the cell flashes, the man shakes by -1 to 1
 * @property {PlacedMan[] | null} moving  all men while some move; null if they stand as in the view
 * @property {{ from: Cell, x: number, y: number, height: number } | null} dragged
 * @property {Order | null} [order]      what is to be put on a cell, if no man is chosen
 * @property {CellNotes} [notes]
 * @property {Secret[] | null} [secrets] those that whoever looks wants to see now
 * @property {number | null} [emphasis]  how far a reveal has been dwelt on, 0 to 1; null if it is not
 */

/** How much of its cell a man takes. */
const MAN = 0.96;

/** How a man shows through from the other board. */
const GHOST = { alpha: 0.3, scale: 0.8 };

/** A man in the hand, or at the height of a leap, looks so much nearer. */
const LIFT = 0.16;

/** Cells that don't end on whole pixels reach under the next ones, or the canvas would shine through the seams. */
const OVERLAP = 1;

/** How far a refused man shakes, as a part of its cell. */
const SHAKE = 0.08;

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function scene(state, layout) {
  const { game, view, palette, chosen, reach, order, notes, secrets, emphasis, moving } = state;
  const marks = marksOf(game, view, chosen, reach, { order, notes });
  return [
    ...ground(game, palette, layout),
    ...searchedShapes(marks, palette, layout),
    ...cellMarks(state, marks, layout),
    ...hintCells(state, layout),
    ...pointedCells(state, layout),
    ...ghosts(state, layout),
    ...standingMen(state, layout),
    ...orderedMan(state, marks, layout),
    ...labels(game, palette, layout),
    ...titles(state, layout),
    ...lastSteps(state, layout),
    ...(moving ? [] : revealShapes(view, palette, emphasis ?? null, layout)),
    ...(moving ? [] : secretShapes(game, secrets ?? [], view, palette, layout)),
    ...checkLines(state, layout),
    ...pointedWay(state, layout),
    ...targetMarks(state, marks, layout),
    ...hintArrow(state, layout),
    ...risenMen(state, layout),
  ];
}

/**
 * The start array alone, as on a gallery card.
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function arrayScene(game, palette, pieceSet, layout) {
  return [
    ...ground(game, palette, layout, OVERLAP),
    ...menShapes(game, palette, pieceSet, game.array, layout),
  ];
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
  const at = { man: { ...man, cell: 0 }, x: size / 2, y: size / 2, height: 0, alpha: 1 };
  return [placed(at, game, palette, pieceSet, size)];
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @param {number} [overlap]
 * @returns {Shape[]}
 */
export function ground(game, palette, layout, overlap = 0) {
  // A board that isn't shown has no boxes: only flatMap leaves no holes.
  const cells = layout.boxes.flatMap((box, cell) => {
    const { fill } = palette.shades[game.board.cells[cell].shade];
    return /** @type {Shape} */ ({
      kind: "box",
      x: box.x,
      y: box.y,
      width: box.size + overlap,
      height: box.size + overlap,
      fill,
    });
  });
  return [...frames(palette, layout), ...cells, ...rims(palette, layout)];
}

/**
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function frames(palette, { planes, margin }) {
  if (!margin) return [];
  return planes.map((plane) => ({
    kind: "box",
    ...grown(plane, margin),
    radius: margin * 0.4,
    fill: palette.frame,
  }));
}

/**
 * A hairline between the cells and the frame.
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function rims(palette, { planes, margin, pixel }) {
  if (!margin) return [];
  const gap = Math.max(1, margin * 0.07);
  return planes.map((plane) => ({
    kind: "box",
    ...grown(plane, gap),
    stroke: palette.coordinate,
    line: Math.max(1, pixel),
    alpha: 0.45,
  }));
}

/**
 * @param {Plane} plane
 * @param {number} by  on each side
 */
function grown({ x, y, width, height }, by) {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function labels(game, palette, layout) {
  return layout.labels.map(({ on, ...label }) => {
    if (on === null) return { kind: "text", ...label, fill: palette.coordinate, halo: null };
    const { fill, ink } = palette.shades[game.board.cells[on].shade];
    return { kind: "text", ...label, fill: ink, halo: fill };
  });
}

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function titles({ titles, palette }, { planes }) {
  return planes.flatMap(({ title, layer }) =>
    title
      ? {
          kind: "text",
          text: titles[layer],
          ...title,
          align: "left",
          fill: palette.title,
          halo: null,
        }
      : [],
  );
}

/**
 * Marks that lie under the men.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function cellMarks({ view, palette, refused }, marks, layout) {
  const last = view.played[view.ply - 1];
  return layout.boxes.flatMap((box, cell) => [
    ...(marks[cell].last
      ? framed(box, palette.last, { alpha: 0.45, dash: isLeft(cell, last) })
      : []),
    ...(marks[cell].check ? alarm(box, palette) : []),
    ...(marks[cell].chosen
      ? framed(box, palette.chosen, { alpha: 0.85, stroke: palette.target })
      : []),
    ...(cell === refused?.cell ? framed(box, palette.forbidden, { alpha: 0.4 }) : []),
  ]);
}

/**
 * Where no man is left by the last action, though it went there.
 * @param {Cell} cell
 * @param {import("../engine/protocol.js").PlayedAction} last
 */
function isLeft(cell, { from, to, lands = null }) {
  return cell === from || (lands !== null && cell === to);
}

/**
 * The ends of the way that is pointed at; without one, the same place on the other board.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function pointedCells({ view, palette, chosen, reach, pointed }, { boxes, counterparts }) {
  if (pointed === null) return [];
  const way = chosen === null ? null : wayTo(view, chosen, reach, pointed);
  if (way && !way.forbidden)
    return [way.to, way.lands]
      .filter((cell) => cell !== null)
      .flatMap((cell) =>
        framed(boxes[cell], palette.chosen, { alpha: 0.7, stroke: palette.target }),
      );
  const beyond = counterparts[pointed];
  return beyond === null ? [] : echo(boxes[beyond], palette);
}

/**
 * The men of the other board, faintly, as their cells can't be landed on. One on its way casts none.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function ghosts({ game, view, palette, pieceSet, moving }, layout) {
  const men = moving ? moving.filter((man) => stands(man, layout)).map(({ man }) => man) : view.men;
  return men.flatMap((man) => {
    const beyond = layout.counterparts[man.cell];
    if (beyond === null) return [];
    const box = layout.boxes[beyond];
    const ghost = { man, ...centre(box), height: 0, ...GHOST };
    return [placed(ghost, game, palette, pieceSet, box.size)];
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
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function targetMarks({ view, palette, chosen }, marks, layout) {
  const occupied = new Set(view.men.map(({ cell }) => cell));
  return layout.boxes.flatMap((box, cell) => [
    ...targetShapes(box, marks[cell], occupied.has(cell), palette),
    ...(marks[cell].blocker && chosen !== null ? stopBar(box, layout.boxes[chosen], palette) : []),
  ]);
}

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function standingMen({ game, view, palette, pieceSet, moving, dragged, refused }, layout) {
  if (moving)
    return moving
      .filter(({ height }) => height === 0)
      .map((man) => placed(man, game, palette, pieceSet, sizeOf(man.man, layout)));
  return view.men.map((man) => {
    const alpha = man.cell === dragged?.from ? 0.3 : 1;
    const { x, y } = centre(layout.boxes[man.cell]);
    const shake = man.cell === refused?.from ? refused.shake * sizeOf(man, layout) * SHAKE : 0;
    return placed(
      { man, x: x + shake, y, height: 0, alpha },
      game,
      palette,
      pieceSet,
      sizeOf(man, layout),
    );
  });
}

/**
 * A man that is about to be dropped, faintly, on the cell pointed at.
 * @param {SceneState} state
 * @param {CellMarks[]} marks
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function orderedMan({ game, view, palette, pieceSet, order, pointed }, marks, layout) {
  if (order?.kind !== "drop" || pointed === null || marks[pointed].targets.length === 0) return [];
  const man = { kind: order.man, seat: view.turn, cell: pointed };
  const ghost = { man, ...centre(layout.boxes[pointed]), height: 0, alpha: 0.55 };
  return [placed(ghost, game, palette, pieceSet, sizeOf(man, layout))];
}

/**
 * Men above the board: leaping, or in the hand.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function risenMen({ game, view, palette, pieceSet, moving, dragged }, layout) {
  const risen = (moving ?? []).filter(({ height }) => height > 0);
  const held = dragged && view.men.find(({ cell }) => cell === dragged.from);
  if (held) risen.push({ man: held, x: dragged.x, y: dragged.y, height: dragged.height, alpha: 1 });
  return risen.map((man) => placed(man, game, palette, pieceSet, sizeOf(man.man, layout)));
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
    placed(
      { man, ...centre(layout.boxes[man.cell]), height: 0, alpha: 1 },
      game,
      palette,
      pieceSet,
      sizeOf(man, layout) * scale,
    ),
  );
}

/**
 * @param {Man} man
 * @param {Layout} layout
 */
function sizeOf({ cell }, { boxes }) {
  return boxes[cell].size;
}

/**
 * @param {PlacedMan} placedMan
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {number} size  of its cell
 * @returns {Shape}
 */
function placed({ man, x, y, height, alpha, scale = 1 }, game, palette, pieceSet, size) {
  const { icon, code } = game.kinds[man.kind];
  const { colour } = game.seats[man.seat];
  return {
    kind: "man",
    x,
    y: y - size * LIFT * height * 0.6,
    size: size * MAN * scale * (1 + LIFT * height),
    icon: pieceSet === "figures" ? icon : null,
    letters: code,
    colour,
    tone: palette.tones[colour] ?? palette.tones.white,
    alpha,
  };
}

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function checkLines({ view, palette, moving }, layout) {
  if (moving) return [];
  return view.checks.flatMap(({ from, path, to }) =>
    wayShapes(from, path, to, layout, palette, palette.check, true),
  );
}

/**
 * The way to the target that is pointed at.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function pointedWay({ view, chosen, reach, pointed, palette, dragged }, layout) {
  if (chosen === null || pointed === null || pointed === chosen) return [];
  const way = wayTo(view, chosen, reach, pointed);
  if (!way || (dragged && !way.forbidden && way.path.through.length === 0)) return [];
  const steps = stepsTo(view, chosen, pointed);
  if (steps) return stepsShapes(steps, layout, palette, palette.target);
  const colour = way.forbidden ? palette.forbidden : palette.target;
  return wayShapes(chosen, way.path, way.to, layout, palette, colour, way.forbidden);
}

/**
 * How a man of two steps went, if it captured on the first.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function lastSteps({ view, palette, moving }, layout) {
  const last = view.played[view.ply - 1];
  if (moving || !last || last.from === null || (last.via ?? null) === null) return [];
  return stepsShapes(last, layout, palette, palette.hint);
}

const NO_WAY = { from: null, to: null, path: { through: [], screens: [], leaps: false } };

/**
 * None for a hint that isn't a move from cell to cell, such as a drop: there the cell alone is framed.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function hintArrow({ view, hint, palette }, layout) {
  const { from, to, path } = hinted(view, hint) ?? NO_WAY;
  if (from === null || to === null || from === to) return [];
  const { size } = layout.boxes[to];
  const way = trimmed(outlineOf(stages(from, path, to, layout)), size * 0.3, size * 0.24);
  const ink = { stroke: palette.hint, line: size * 0.13 };
  const head = arrowhead(way, size * 0.42, { fill: palette.hint });
  return [...underlaid([line(way, ink), head], palette.halo, size * 0.025)];
}

/**
 * Under the men.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function hintCells({ view, hint, palette }, layout) {
  const action = hinted(view, hint);
  if (!action) return [];
  return [action.from, action.to, action.lands ?? null]
    .filter((cell) => cell !== null)
    .flatMap((cell) => framed(layout.boxes[cell], palette.hint, { alpha: 0.3 }));
}

/**
 * @param {View} view
 * @param {string | null} hint
 */
function hinted(view, hint) {
  return view.actions.find(({ text }) => text === hint) ?? null;
}
