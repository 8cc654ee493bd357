// A game's start position on its own canvas, for a gallery card.

import { UPRIGHT, aspectRatio, layoutOf } from "./layout.js";
import { paint, sharpContext } from "./paint.js";
import { palette } from "./palette.js";
import { pictures } from "./pictures.js";
import { arrayScene } from "./scene.js";

/** @import { GameInfo } from "../engine/protocol.js" */
/** @import { Theme } from "./palette.js" */
/** @import { PieceSet } from "./scene.js" */
/** @import { BoardColours } from "../state/settings.js" */

/** A corner in front and close levels make the squares largest. */
const VIEW_SETTINGS = {
  ...UPRIGHT,
  arrangement: /** @type {const} */ ("stacked"),
  yaw: -40,
  spread: 0,
};

/**
 * Aspect ratio of the canvas, which reserves its place before it is drawn.
 * @param {GameInfo} game
 */
export function thumbnailAspect({ board }) {
  return aspectRatio(board, "wide", VIEW_SETTINGS.arrangement);
}

/**
 * Draws as wide as the canvas is shown, or `width` CSS pixels wide.
 * @param {GameInfo} game
 * @param {HTMLCanvasElement} canvas
 * @param {{ theme?: Theme, boardColours?: BoardColours, pieceSet?: PieceSet, width?: number }} [how]
 * @returns {Promise<void>}  when it is painted
 */
export async function thumbnail(
  game,
  canvas,
  { theme = "light", boardColours = "own", pieceSet = "figures", width } = {},
) {
  const loaded = await pictures(pieceSet);
  const ratio = globalThis.devicePixelRatio || 1;
  const across = width ?? (canvas.clientWidth || 240);
  const down = Math.round(across / thumbnailAspect(game));
  const placed = layoutOf(
    game.board,
    { width: across, height: down },
    VIEW_SETTINGS,
    ratio,
    "bare",
  );
  const ctx = sharpContext(canvas, across, down, ratio);
  const shapes = arrayScene(game, palette(game.board, theme, boardColours), pieceSet, placed);
  paint(ctx, shapes, { width: across, height: down, ratio, pictures: loaded });
}
