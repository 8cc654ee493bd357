// A game's start position on its own canvas: small for a gallery card, or as a diagram, where no level hides another.

import { UPRIGHT, aspectRatio, layoutOf } from "./layout.js";
import { paint, sharpContext } from "./paint.js";
import { palette } from "./palette.js";
import { pictures } from "./pictures.js";
import { titleShapes } from "./board-background.js";
import { arrayScene } from "./scene.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Theme, Palette } from "./palette.js" */
/** @import { PieceSet, BoardColours } from "../state/settings.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Shape } from "./shapes.js" */

/** @typedef {"stacked" | "flat"} Arrangement */

/** A corner in front and close levels make the squares of a tower largest. */
const VIEW_SETTINGS = {
  stacked: { ...UPRIGHT, arrangement: /** @type {const} */ ("stacked"), yaw: -40, spread: 0 },
  flat: { ...UPRIGHT, coordinates: /** @type {const} */ ("off") },
};

/**
 * Aspect ratio of the canvas, which reserves its place before it is drawn.
 * @param {GameInfo} game
 * @param {Arrangement} [arrangement]
 */
export function thumbnailAspect({ board }, arrangement = "stacked") {
  return aspectRatio(board, "wide", arrangement);
}

/**
 * A tower is bare; flat levels have room for titles.
 * @param {GameInfo} game
 * @param {{ width: number, height: number }} size
 * @param {Arrangement} arrangement
 * @param {number} ratio  device pixels per CSS pixel
 */
export function thumbnailLayout({ board }, size, arrangement, ratio) {
  const decoration = arrangement === "flat" ? "coordinates" : "bare";
  return layoutOf(board, size, VIEW_SETTINGS[arrangement], ratio, decoration);
}

/**
 * Draws as wide as the canvas is shown, or `width` CSS pixels wide. With titles of boards, levels are side by side; with
 * pieces in hand, they are above and below the board.
 * @param {GameInfo} game
 * @param {HTMLCanvasElement} canvas
 * @param {{ theme?: Theme, boardColours?: BoardColours, pieceSet?: PieceSet, width?: number,
 *   titles?: string[], reserves?: View["reserves"] }} [how]
 * @returns {Promise<void>}  when it is painted
 */
export async function thumbnail(
  game,
  canvas,
  { theme = "light", boardColours = "own", pieceSet = "classic", width, titles, reserves } = {},
) {
  const loaded = await pictures(pieceSet, game);
  const ratio = globalThis.devicePixelRatio || 1;
  const across = width ?? (canvas.clientWidth || 240);
  const arrangement = titles === undefined ? "stacked" : "flat";
  const down = Math.round(across / thumbnailAspect(game, arrangement));
  const placed = thumbnailLayout(game, { width: across, height: down }, arrangement, ratio);
  const colours = palette(game.board, theme, boardColours);
  const board = thumbnailShapes(game, colours, pieceSet, placed, titles);
  const size = { width: across, height: down };
  const { shapes, height } = await handed(game, colours, pieceSet, reserves, board, size);
  const ctx = sharpContext(canvas, across, height, ratio);
  paint(ctx, shapes, { width: across, height, ratio, pictures: loaded });
}

/**
 * Hands load when they are needed.
 * @param {GameInfo} game
 * @param {Palette} colours
 * @param {PieceSet} pieceSet
 * @param {View["reserves"] | undefined} reserves
 * @param {Shape[]} board
 * @param {{ width: number, height: number }} size
 */
async function handed(game, colours, pieceSet, reserves, board, size) {
  if (reserves === undefined) return { shapes: board, height: size.height };
  const { handHeight, withHands } = await import("./hand-strips.js");
  const holder = { game, reserves, palette: colours, pieceSet, turned: UPRIGHT.turned };
  const height = size.height + 2 * handHeight(game, size.width);
  return { shapes: withHands(holder, board, size), height };
}

/**
 * The start position, and the titles, if there are any.
 * @param {GameInfo} game
 * @param {Palette} colours
 * @param {PieceSet} pieceSet
 * @param {Layout} placed
 * @param {string[]} [titles]
 */
export function thumbnailShapes(game, colours, pieceSet, placed, titles) {
  const named = titles === undefined ? [] : titleShapes(titles, colours, placed);
  return [...arrayScene(game, colours, pieceSet, placed), ...named];
}
