// A game's start position as a diagram: levels side by side with their titles, and pieces in hand above and below.

import { aspectWithHands, handHeight, withHands } from "./hand-strips.js";
import { UPRIGHT, aspectRatio, layoutOf } from "./layout.js";
import { paint, sharpContext } from "./paint.js";
import { palette } from "./palette.js";
import { pictures } from "./pictures.js";
import { titleShapes } from "./board-background.js";
import { arrayScene } from "./scene.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Theme, Palette } from "./palette.js" */
/** @import { BoardColours, PieceSet } from "../state/settings.js" */

const VIEW_SETTINGS = { ...UPRIGHT, coordinates: /** @type {const} */ ("off") };

/**
 * @typedef {object} Start
 * @property {GameInfo} game
 * @property {string[]} titles  of its boards
 * @property {View["reserves"] | null} reserves  null: without hands
 */

/** @typedef {{ theme: Theme, boardColours: BoardColours, pieceSet: PieceSet }} Look */

/** Aspect ratio of the canvas, which reserves its place before it is drawn. @param {Pick<Start, "game" | "reserves">} start */
export function startAspect({ game, reserves }) {
  const board = aspectRatio(game.board, "wide", "flat");
  return reserves === null ? board : aspectWithHands(game, board);
}

/**
 * @param {GameInfo} game
 * @param {number} width  in CSS pixels
 * @param {number} ratio  device pixels per CSS pixel
 */
export function startLayout({ board }, width, ratio) {
  const height = Math.round(width / aspectRatio(board, "wide", "flat"));
  return layoutOf(board, { width, height }, VIEW_SETTINGS, ratio, "coordinates");
}

/**
 * @param {Start} start
 * @param {Palette} colours
 * @param {PieceSet} pieceSet
 * @param {Layout} layout
 */
export function startShapes({ game, titles, reserves }, colours, pieceSet, layout) {
  const board = [
    ...arrayScene(game, colours, pieceSet, layout),
    ...titleShapes(titles, colours, layout),
  ];
  if (reserves === null) return board;
  const look = { palette: colours, pieceSet, turned: UPRIGHT.turned };
  return withHands({ game, reserves, ...look }, board, layout);
}

/**
 * As wide as the canvas is shown.
 * @param {HTMLCanvasElement} canvas
 * @param {Start} start
 * @param {Look} look
 */
export async function startDiagram(canvas, start, { theme, boardColours, pieceSet }) {
  const { game, reserves } = start;
  const loaded = await pictures(pieceSet, game);
  const ratio = globalThis.devicePixelRatio || 1;
  const layout = startLayout(game, canvas.clientWidth || 240, ratio);
  const { width } = layout;
  const height = layout.height + (reserves === null ? 0 : 2 * handHeight(game, width));
  const colours = palette(game.board, theme, boardColours);
  const shapes = startShapes(start, colours, pieceSet, layout);
  paint(sharpContext(canvas, width, height, ratio), shapes, {
    width,
    height,
    ratio,
    pictures: loaded,
  });
}
