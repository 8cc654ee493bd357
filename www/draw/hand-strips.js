// The players' hands in pictures to keep: above and below the board, two beside each other if there are four players. Each
// type has its place.

import { pieceScene } from "./scene.js";
import { handRows } from "../state/hand-rows.js";

/** @import { GameInfo, Seat, View } from "../engine/protocol.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

/** The largest place of a type, as a part of the picture's width: about a square, which is smaller with several levels. */
const LARGEST = { board: 1 / 11, levels: 1 / 16 };

/** The count is in the lower right corner of its piece's place, in parts of it. */
const COUNT = { x: 0.86, y: 0.76, size: 0.3 };

/**
 * @typedef {object} Holder
 * @property {GameInfo} game
 * @property {View["reserves"]} reserves
 * @property {Palette} palette
 * @property {PieceSet} pieceSet
 * @property {number} turned  quarter turns of the board
 */

/** The height of each of both strips. @param {GameInfo} game @param {number} width  of the picture */
export function handHeight(game, width) {
  return Math.round(width * sizeOf(game));
}

/** Of the board between its hands. @param {GameInfo} game @param {number} aspect  of the board */
export function aspectWithHands(game, aspect) {
  return 1 / (1 / aspect + 2 * sizeOf(game));
}

/** As a part of the picture's width; 0 without hands. @param {GameInfo} game */
function sizeOf({ board, hand, seats }) {
  const beside = Math.ceil(seats.length / 2);
  const largest = board.layers > 1 ? LARGEST.levels : LARGEST.board;
  return hand.length === 0 ? 0 : Math.min(largest, 1 / (beside * hand.length));
}

/**
 * @param {Holder} holder
 * @param {Shape[]} board
 * @param {{ width: number, height: number }} size  of the board
 * @returns {Shape[]}
 */
export function withHands(holder, board, { width, height }) {
  const { game, turned } = holder;
  const size = handHeight(game, width);
  if (size === 0) return board;
  const { above, below } = handRows(game, turned);
  const row = (/** @type {Seat[]} */ seats, /** @type {number} */ top) =>
    seats.flatMap((seat, at) =>
      handShapes(holder, seat, size, { x: (at * width) / seats.length, y: top }),
    );
  return [
    ...row(above, 0),
    { kind: "group", transform: [1, 0, 0, 1, 0, size], alpha: 1, shapes: board },
    ...row(below, size + height),
  ];
}

/**
 * @param {Holder} holder
 * @param {Seat} seat
 * @param {number} size
 * @param {{ x: number, y: number }} corner
 * @returns {Shape[]}
 */
function handShapes({ game, reserves, palette, pieceSet, turned }, seat, size, corner) {
  return game.hand.flatMap((kind, place) => {
    const count = reserves[seat]?.[kind] ?? 0;
    if (count === 0) return [];
    const [left, top] = [corner.x + place * size, corner.y];
    const [at, text] = [{ x: left + COUNT.x * size, y: top + COUNT.y * size }, `${count}`];
    const look = {
      size: COUNT.size * size,
      fill: palette.title,
      align: "centre",
      halo: palette.titleHalo,
    };
    return [
      ...pieceScene(game, palette, pieceSet, { kind, seat }, size, turned).map((shape) => ({
        ...shape,
        x: left + size / 2,
        y: top + size / 2,
      })),
      ...(count < 2 ? [] : [/** @type {Shape} */ ({ kind: "text", text, ...at, ...look })]),
    ];
  });
}
