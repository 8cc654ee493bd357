// Which games have Japanese pieces: known without loading the pictures.

/** @import { GameInfo } from "../engine/protocol.js" */

/** The icons in assets/pieces/japanese/. */
export const JAPANESE =
  "gold lance promoted-bishop promoted-knight promoted-lance promoted-rook promoted-silver shogi-bishop shogi-king shogi-knight shogi-pawn shogi-rook silver tokin".split(
    " ",
  );

/** @param {GameInfo | null} game */
export function hasJapanesePieces(game) {
  return game !== null && game.kinds.every(({ icon }) => JAPANESE.includes(icon));
}
