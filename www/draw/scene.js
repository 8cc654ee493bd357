// A state of the game as shapes, from the lowest. Pure: the same state and layout give the same shapes.

import { hinted, pathTo } from "../state/view-actions.js";
import { arrowShapes, premoveShapes } from "./arrow-shapes.js";
import { standingWalls } from "./marks/wall.js";
import { pointedBlast } from "./blast-shapes.js";
import { marksOf } from "./square-marks.js";
import { columnLine } from "./column.js";
import { floorMarks, targetMarks } from "./floor-marks.js";
import {
  boardBackground,
  labels,
  onPlane,
  planeGroupBackground,
  titleShapes,
} from "./board-background.js";
import { onCourses, repeated } from "./repeats.js";
import { revealShapes } from "./reveal-shapes.js";
import { hintedSecret, secretShapes } from "./secret-shapes.js";
import { arrowhead, line } from "./shapes.js";
import {
  chosenPiece,
  fingerRing,
  ghosts,
  piecesShapes,
  pieceToDrop,
  raisedPieces,
  standingPieces,
} from "./standing-pieces.js";
import { stepsShapes, stepsTo } from "./two-steps.js";
import { outlineOf, stages, trimmed } from "./move-path.js";
import { withHalosBelow, wayShapes } from "./way-shapes.js";

/** @import { SceneState } from "./scene-state.js" */
/** @import { GameInfo, Square } from "../engine/protocol.js" */
/** @import { FrameColours } from "./board-background.js" */
/** @import { Layout, Plane, PlaneGroup } from "./board-layout.js" */
/** @import { SquareMarks } from "./marks/mark.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Shape } from "./shapes.js" */
/** @import { PieceSet } from "../state/settings.js" */

export { boardBackground, piecesShapes };
export { pieceScene } from "./standing-pieces.js";

/** Squares that don't end on whole pixels overlap, or the canvas shows through the seams. */
const OVERLAP = 1;

const FADED = 0.2;

/** Targets shine through the levels and pieces that cover them. */
const SHINING_THROUGH = 0.8;

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
export function scene(state, layout) {
  const {
    game,
    view,
    palette,
    chosen,
    reach,
    order,
    notes,
    attacks,
    premoves = [],
    serves,
  } = state;
  const { secrets, emphasis, moving } = state;
  const marks = marksOf(game, view, chosen, reach, { order, notes, attacks, premoves, serves });
  const colours = frameColours(state);
  return [
    ...focusedLast(state, layout).flatMap(({ planeGroup, alpha }) =>
      withAlpha(alpha, planeGroupShapes(state, marks, layout, planeGroup, colours)),
    ),
    ...pieceToDrop(state, marks, layout),
    ...titleShapes(state.titles, palette, layout),
    ...lastSteps(state, layout),
    ...(moving ? [] : revealShapes(view, palette, emphasis ?? null, layout)),
    ...(moving ? [] : secretShapes(game, secrets ?? [], view, palette, layout)),
    ...(moving ? [] : hintedSecret(state, layout)),
    ...columnLine(state, layout),
    ...checkLines(state, layout),
    ...pointedWay(state, layout),
    ...pointedBlast(state, layout),
    ...(layout.stacked ? chosenPiece(state, layout) : []),
    ...withAlpha(
      layout.stacked ? SHINING_THROUGH : 1,
      layout.planes.flatMap((plane) => targetMarks(state, marks, layout, plane)),
    ),
    ...hintArrow(state, layout),
    ...premoveShapes(premoves, palette, layout),
    ...arrowShapes(state.arrows ?? [], state.sketch ?? null, state.palette, layout),
    ...fingerRing(state, layout),
    ...raisedPieces(state, layout),
  ];
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {Layout} layout
 * @param {Square[]} [walls]
 * @returns {Shape[]}
 */
export function arrayScene(game, palette, pieceSet, layout, walls = []) {
  const colours = { fill: palette.frame, ink: palette.coordinate };
  const { planeGroups, boxes } = layout;
  // Upright pieces cover those behind them, and a level covers those below it.
  const pieces = [...game.array].sort((a, b) => boxes[a.square].y - boxes[b.square].y);
  const piecesOn = (/** @type {Square[]} */ squares) => {
    const here = new Set(squares);
    const standing = pieces.filter(({ square }) => here.has(square));
    return piecesShapes(game, palette, pieceSet, standing, layout);
  };
  const wallsOn = (/** @type {Plane} */ plane) =>
    onPlane(plane, standingWalls(game, palette, walls, plane, layout));
  return planeGroups.flatMap((planeGroup) => [
    ...planeGroupBackground(game, palette, layout, planeGroup, colours, OVERLAP),
    ...piecesOn(planeGroup.squares),
    ...planeGroup.planes.flatMap(wallsOn),
    ...repeated(planeGroup.planes, (plane) => [...piecesOn(plane.squares), ...wallsOn(plane)]),
  ]);
}

/**
 * In a tower, targets and coordinates are below the pieces of their level; targets also shine through what is above.
 * @param {SceneState} state
 * @param {SquareMarks[]} marks
 * @param {Layout} layout
 * @param {PlaneGroup} planeGroup
 * @param {FrameColours} colours
 * @returns {Shape[]}
 */
function planeGroupShapes(state, marks, layout, planeGroup, colours) {
  const { planes } = planeGroup;
  const coordinates = labels(state.game, state.palette, layout, planeGroup, colours);
  return [
    ...planeGroupBackground(state.game, state.palette, layout, planeGroup, colours),
    ...planes.flatMap((plane) => floorMarks(state, marks, layout, plane)),
    ...(layout.stacked ? planes.flatMap((plane) => targetMarks(state, marks, layout, plane)) : []),
    ...ghosts(state, layout),
    ...(layout.stacked ? coordinates : []),
    ...standingPieces(state, layout, planeGroup),
    ...(layout.stacked ? [] : coordinates),
    ...repeated(planes, (plane) => [
      ...floorMarks(state, marks, layout, plane),
      ...standingPieces(state, layout, plane),
      ...targetMarks(state, marks, layout, plane),
    ]),
  ];
}

/** @param {SceneState} state @returns {FrameColours} */
function frameColours({ palette, turnColour }) {
  const tone = turnColour ? palette.tones[turnColour] : undefined;
  return tone
    ? { fill: tone.lower, ink: tone.outline }
    : { fill: palette.frame, ink: palette.coordinate };
}

/**
 * From the lowest, but with the levels in focus on top, so that nothing covers them.
 * @param {SceneState} state
 * @param {Layout} layout
 */
function focusedLast({ lit }, { planeGroups, stacked }) {
  const inFocus = (/** @type {PlaneGroup} */ { planes }) =>
    !stacked || lit == null || planes.some(({ layer }) => lit.includes(layer));
  return [
    ...planeGroups
      .filter((planeGroup) => !inFocus(planeGroup))
      .map((planeGroup) => ({ planeGroup, alpha: FADED })),
    ...planeGroups.filter(inFocus).map((planeGroup) => ({ planeGroup, alpha: 1 })),
  ];
}

/** @param {number} alpha @param {Shape[]} shapes @returns {Shape[]} */
function withAlpha(alpha, shapes) {
  return alpha === 1 ? shapes : [{ kind: "group", transform: null, alpha, shapes }];
}

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
function checkLines({ view, palette, moving }, layout) {
  if (moving) return [];
  return view.checks.flatMap(({ from, path, to }) =>
    wayShapes(from, path, to, layout, palette, palette.check, true),
  );
}

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
function pointedWay({ view, chosen, reach, pointed, palette, dragged }, layout) {
  if (chosen === null || pointed === null || pointed === chosen) return [];
  const way = pathTo(view, chosen, reach, pointed);
  if (!way || (dragged && !way.forbidden && way.path.through.length === 0)) return [];
  const steps = stepsTo(view, chosen, pointed);
  if (steps) return stepsShapes(steps, layout, palette, palette.target);
  const colour = way.forbidden ? palette.forbidden : palette.target;
  return wayShapes(chosen, way.path, way.to, layout, palette, colour, way.forbidden);
}

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
function lastSteps({ view, palette, moving }, layout) {
  const last = view.played[view.ply - 1];
  if (moving || !last || last.from === null || (last.via ?? null) === null) return [];
  return stepsShapes(last, layout, palette, palette.hint);
}

const NO_WAY = { from: null, to: null, path: { through: [], screens: [], leaps: false } };

/**
 * A hint without two squares, such as a drop, has no arrow: only its square is framed.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
function hintArrow({ view, hint, palette }, layout) {
  const { from, to, path } = hinted(view, hint) ?? NO_WAY;
  if (from === null || to === null || from === to) return [];
  const { size } = layout.boxes[to];
  const course = stages(from, path, to, layout, layout.anchors);
  const way = trimmed(outlineOf(course), size * 0.3, size * 0.24);
  const ink = { stroke: palette.hint, line: size * 0.13 };
  const head = arrowhead(way, size * 0.42, { fill: palette.hint });
  return onCourses(
    withHalosBelow([line(way, ink), head], palette.halo, size * 0.025),
    course,
    layout,
  );
}
