// The pieces as shapes: standing, moving, dragged, and as ghosts.

import { centre } from "./box.js";
import { isPromoted, plainCode } from "../state/promoted-code.js";
import { disc } from "./shapes.js";
import { hasTarget } from "./square-marks.js";

/** @import { Square, GameInfo, PlacedPiece } from "../engine/protocol.js" */
/** @import { Layout, PlaneGroup } from "./board-layout.js" */
/** @import { SquareMarks } from "./marks/mark.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Dragged, DrawnPiece, SceneState } from "./scene-state.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

const PIECE = 0.96;

/** Quarter turns clockwise from "up". */
const TURNS = { up: 0, right: 1, down: 2, left: 3 };

/** Opacity of pieces in front of the selected one in a tower. */
const SEEN_THROUGH = 0.35;

/** From this part of their size on, upright pieces cover other squares. */
const COVERS = { across: 0.7, down: 0.9 };

const GHOST = { alpha: 0.3, scale: 0.8 };

/** A dragged or leaping piece looks nearer. */
const LIFT = 0.16;

/** A piece under a finger: its size, and how far it is above it, in squares. */
export const FINGER = { scale: 2, above: 1.4, ring: 0.95 };

/** Amplitude of a refused piece's shake, as a part of its square. */
const SHAKE = 0.08;

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @param {Pick<PlaneGroup, "squares">} where
 * @returns {Shape[]}
 */
export function standingPieces(state, layout, { squares }) {
  const here = new Set(squares);
  const pieces = placedPieces(state, layout, (piece) => here.has(piece.square)).filter(
    ({ aloft }) => !aloft,
  );
  if (!layout.stacked) return shapesOf(pieces, state, layout);
  // Upright pieces cover those behind them.
  const upright = pieces
    .sort((a, b) => a.y - b.y)
    .map((piece) => transparentBeforeChosen(piece, state, layout));
  return shapesOf(upright, state, layout);
}

/**
 * @param {DrawnPiece} placed
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {DrawnPiece}
 */
function transparentBeforeChosen(placed, { chosen, moving }, { boxes, levels }) {
  const { square } = placed.piece;
  if (chosen === null || moving || levels[square] !== levels[chosen]) return placed;
  const [own, target] = [boxes[square], boxes[chosen]];
  const before = own.y > target.y && own.y - target.y < target.size * COVERS.down;
  const covers = before && Math.abs(own.x - target.x) < target.size * COVERS.across;
  return covers ? { ...placed, alpha: placed.alpha * SEEN_THROUGH } : placed;
}

/**
 * Painted again over the path that starts behind it.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function chosenPiece(state, layout) {
  if (state.moving || state.dragged) return [];
  const pieces = placedPieces(state, layout, ({ square }) => square === state.chosen);
  return shapesOf(pieces, state, layout);
}

/** @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
export function raisedPieces(state, layout) {
  const { view, dragged } = state;
  const risen = (state.moving ?? []).filter(({ aloft }) => aloft);
  const held = dragged && view.pieces.find(({ square }) => square === dragged.from);
  if (held)
    risen.push({
      piece: held,
      height: dragged.height,
      alpha: 1,
      ...(dragged.finger ? aboveFinger(dragged, layout) : { x: dragged.x, y: dragged.y }),
    });
  return shapesOf(risen, state, layout);
}

/**
 * At the upper edge, which would cut it off, it is beside the finger.
 * @param {Dragged} dragged
 * @param {Layout} layout
 */
function aboveFinger({ from, x, y }, layout) {
  const { size } = layout.boxes[from];
  const [scale, wanted] = [FINGER.scale, y - FINGER.above * size];
  const highest = (scale * size) / 2;
  const aside = Math.max(0, highest - wanted) * (x < layout.width / 2 ? 1 : -1);
  return { x: x + aside, y: Math.max(wanted, highest), scale };
}

/**
 * Shows around a finger which square is meant.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function fingerRing({ dragged, pointed, palette }, { anchors, boxes }) {
  if (!dragged?.finger || pointed === null) return [];
  const radius = boxes[pointed].size * FINGER.ring;
  return [disc(anchors[pointed], radius, { fill: palette.target, alpha: 0.3 })];
}

/**
 * @param {SceneState} state
 * @param {Layout} layout
 * @param {(piece: PlacedPiece) => boolean} meant
 * @returns {DrawnPiece[]}
 */
function placedPieces({ view, moving, dragged, refused }, layout, meant) {
  // A piece that crosses a joined edge has several places.
  if (moving) return moving.filter(({ piece, clip }) => clip || meant(piece));
  return view.pieces.filter(meant).map((piece) => {
    const { x, y } = centre(layout.boxes[piece.square]);
    const shake =
      piece.square === refused?.from ? refused.shake * sizeOf(piece, layout) * SHAKE : 0;
    return { piece, x: x + shake, y, height: 0, alpha: piece.square === dragged?.from ? 0.3 : 1 };
  });
}

/**
 * The pieces of the other board, as their squares can't be landed on. Moving pieces have none.
 * @param {SceneState} state
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function ghosts(state, layout) {
  const { view, moving } = state;
  const pieces = moving
    ? moving.filter((piece) => stands(piece, layout)).map(({ piece }) => piece)
    : view.pieces;
  return pieces.flatMap((piece) => {
    const beyond = layout.counterparts[piece.square];
    if (beyond === null) return [];
    const ghost = { piece, ...centre(layout.boxes[beyond]), height: 0, ...GHOST };
    return [pieceShape(ghost, state, layout.boxes[beyond].size, layout.turned)];
  });
}

/** @param {DrawnPiece} piece @param {Layout} layout */
function stands({ piece, x, y, alpha }, { boxes }) {
  const home = centre(boxes[piece.square]);
  return alpha === 1 && x === home.x && y === home.y;
}

/**
 * @param {SceneState} state
 * @param {SquareMarks[]} marks
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function pieceToDrop(state, marks, layout) {
  const { view, order, pointed } = state;
  if (order?.kind !== "drop" || pointed === null || !hasTarget(marks[pointed])) return [];
  const piece = { kind: order.piece, seat: view.turn, square: pointed };
  return shapesOf([{ piece, ...at(pointed, layout), height: 0, alpha: 0.55 }], state, layout);
}

/**
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {PlacedPiece[]} pieces
 * @param {Layout} layout
 * @param {number} [scale]  of what a piece on the board takes of its square
 * @returns {Shape[]}
 */
export function piecesShapes(game, palette, pieceSet, pieces, layout, scale = 1) {
  return pieces.map((piece) => ({
    ...pieceShape(
      { piece, ...at(piece.square, layout), height: 0, alpha: 1 },
      { game, palette, pieceSet },
      sizeOf(piece, layout) * scale,
      layout.turned,
    ),
    upright: layout.stacked,
  }));
}

/**
 * One piece alone in a square, for a button or a list.
 * @param {GameInfo} game
 * @param {Palette} palette
 * @param {PieceSet} pieceSet
 * @param {{ kind: number, seat: number }} piece
 * @param {number} size  side of the square
 * @param {number} [turned]  of the board beside it; without one, the piece is as its owner sees it
 * @returns {Shape[]}
 */
export function pieceScene(game, palette, pieceSet, piece, size, turned) {
  const placed = { piece: { ...piece, square: 0 }, x: size / 2, y: size / 2, height: 0, alpha: 1 };
  return [pieceShape(placed, { game, palette, pieceSet }, size, turned)];
}

/** @param {DrawnPiece[]} pieces @param {SceneState} state @param {Layout} layout @returns {Shape[]} */
function shapesOf(pieces, state, layout) {
  return pieces.map((piece) => {
    const shape = {
      ...pieceShape(piece, state, sizeOf(piece.piece, layout), layout.turned),
      upright: layout.stacked && piece.height === 0,
    };
    const { clip } = piece;
    return clip ? { kind: "group", transform: null, clip, alpha: 1, shapes: [shape] } : shape;
  });
}

/** @param {Square} square @param {Layout} layout */
function at(square, { boxes }) {
  return centre(boxes[square]);
}

/** @param {PlacedPiece} piece @param {Layout} layout */
function sizeOf({ square }, { boxes }) {
  return boxes[square].size;
}

/**
 * @param {DrawnPiece} placed
 * @param {Pick<SceneState, "game" | "palette" | "pieceSet">} state
 * @param {number} size  of its square
 * @param {number} [turned]  of the board; without it, the piece points up
 * @returns {Shape}
 */
function pieceShape(placed, { game, palette, pieceSet }, size, turned) {
  const { piece, x, y, height, alpha, scale = 1, shrunk = 1 } = placed;
  const { icon, code } = game.kinds[piece.kind];
  const { colour, forward } = game.seats[piece.seat];
  const taken = size * PIECE * scale;
  return {
    kind: "piece",
    x,
    y: y - size * LIFT * height * 0.6,
    size: taken * shrunk * (1 + LIFT * height),
    // Otherwise every frame would need an image of another size.
    model: height > 0 ? taken * (1 + LIFT) : taken,
    icon: pieceSet === "letters" ? null : icon,
    letters: plainCode(code),
    promoted: isPromoted(code),
    colour,
    tone: palette.tones[colour] ?? palette.tones.white,
    alpha,
    ...(turned !== undefined && { turned: (TURNS[forward] + turned) % 4 }),
  };
}
