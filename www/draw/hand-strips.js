// The hands of two players in pictures to keep: one above the board, one below it. Each type has its place.

import { pieceScene } from "./scene.js";
import { hasHands } from "../state/drops.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

/** Of the picture's width. */
const SIZE = 1 / 11;

/** The count is in the lower right corner of its piece's place, in parts of it. */
const COUNT = { x: 0.86, y: 0.76, size: 0.3 };

/** @typedef {{ game: GameInfo, view: View, palette: Palette, pieceSet: PieceSet }} Holder */

/** The height of each of both. @param {GameInfo} game @param {number} width  of the picture */
export function handHeight(game, width) {
  return hasHands(game) && game.seats.length === 2 ? Math.round(width * SIZE) : 0;
}

/**
 * The board between the hands of its players.
 * @param {Holder} holder
 * @param {Shape[]} board
 * @param {{ width: number, height: number }} size  of the board
 * @param {boolean} flipped
 * @returns {Shape[]}
 */
export function withHands(holder, board, { width, height }, flipped) {
  const size = handHeight(holder.game, width);
  if (size === 0) return board;
  const [above, below] = flipped ? [0, 1] : [1, 0];
  return [
    ...handShapes(holder, above, size, 0),
    { kind: "group", transform: [1, 0, 0, 1, 0, size], alpha: 1, shapes: board },
    ...handShapes(holder, below, size, size + height),
  ];
}

/** @param {Holder} holder @param {number} seat @param {number} size @param {number} top @returns {Shape[]} */
function handShapes({ game, view, palette, pieceSet }, seat, size, top) {
  return game.hand.flatMap((kind, place) => {
    const count = view.reserves[seat]?.[kind] ?? 0;
    if (count === 0) return [];
    const left = place * size;
    const [at, text] = [{ x: left + COUNT.x * size, y: top + COUNT.y * size }, `${count}`];
    const look = {
      size: COUNT.size * size,
      fill: palette.title,
      align: "centre",
      halo: palette.titleHalo,
    };
    return [
      ...pieceScene(game, palette, pieceSet, { kind, seat }, size).map((shape) => ({
        ...shape,
        x: left + size / 2,
        y: top + size / 2,
      })),
      ...(count < 2 ? [] : [/** @type {Shape} */ ({ kind: "text", text, ...at, ...look })]),
    ];
  });
}
