// A game's start position on its own canvas, small for a gallery card.

import { UPRIGHT, aspectRatio, layoutOf } from "./layout.js";
import { paint, sharpContext } from "./paint.js";
import { palette } from "./palette.js";
import { pictures } from "./pictures.js";
import { arrayScene } from "./scene.js";

/** @import { GameInfo, Square } from "../engine/protocol.js" */
/** @import { Theme } from "./palette.js" */
/** @import { PieceSet, BoardColours } from "../state/settings.js" */

/** A corner in front and close levels make the squares of a tower largest. */
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
  return aspectRatio(board, "wide", "stacked");
}

/**
 * @param {GameInfo} game
 * @param {{ width: number, height: number }} size
 * @param {number} ratio  device pixels per CSS pixel
 */
export function thumbnailLayout({ board }, size, ratio) {
  return layoutOf(board, size, VIEW_SETTINGS, ratio, "bare");
}

/**
 * Draws as wide as the canvas is shown, or `width` CSS pixels wide.
 * @param {GameInfo} game
 * @param {HTMLCanvasElement} canvas
 * @param {{ theme?: Theme, boardColours?: BoardColours, pieceSet?: PieceSet, walls?: Square[],
 *   width?: number }} [how]
 * @returns {Promise<void>}  when it is painted
 */
export async function thumbnail(
  game,
  canvas,
  { theme = "light", boardColours = "own", pieceSet = "classic", walls = [], width } = {},
) {
  const loaded = await pictures(pieceSet, game);
  const ratio = globalThis.devicePixelRatio || 1;
  const across = width ?? (canvas.clientWidth || 240);
  const down = Math.round(across / thumbnailAspect(game));
  const placed = thumbnailLayout(game, { width: across, height: down }, ratio);
  const ctx = sharpContext(canvas, across, down, ratio);
  const colours = palette(game.board, theme, boardColours);
  const shapes = arrayScene(game, colours, pieceSet, placed, walls);
  paint(ctx, shapes, { width: across, height: down, ratio, pictures: loaded });
}
