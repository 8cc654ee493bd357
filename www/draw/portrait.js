// Pictures of a board to keep: as it is shown, but without selections, hints, secrets and marks of one player.

import { handHeight, withHands } from "./hand-strips.js";
import { layoutOf } from "./layout.js";
import { imageOf } from "./offscreen.js";
import { pictures } from "./pictures.js";
import { scene } from "./scene.js";
import { svgOf } from "./svg.js";

/** @import { GameInfo, Secret, View } from "../engine/protocol.js" */
/** @import { Arrow } from "./arrow-shapes.js" */
/** @import { Layout, ViewSettings } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { Pictures } from "./pictures.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * How a board looks now.
 * @typedef {object} Sitter
 * @property {GameInfo} game
 * @property {Palette} palette
 * @property {string} ground   the colour around the board
 * @property {PieceSet} pieceSet
 * @property {string[]} titles  of the boards by layer, where there are several
 * @property {ViewSettings} viewSettings
 * @property {number} aspect
 * @property {Arrow[]} arrows
 */

/**
 * @typedef {object} Shown
 * @property {View} view
 * @property {Secret[] | null} secrets  of a game that is over
 */

/** Device pixels per CSS pixel of a still picture. */
const STILL_RATIO = 2;

/** Squares stay large enough for pieces and labels, whatever the size of the picture. */
const DRAWN_WIDTH = 640;

/** `height`: of the board with the hands. @typedef {{ layout: Layout, height: number, ratio: number, loaded: Pictures }} Frame */

/**
 * @param {Sitter} sitter
 * @param {Shown} shown
 * @returns {Promise<Blob>}  PNG
 */
export async function pngOf(sitter, shown) {
  const frame = await frameOf(sitter, DRAWN_WIDTH * STILL_RATIO);
  return paintedOn(frame, portraitShapes(sitter, shown, frame.layout)).convertToBlob({
    type: "image/png",
  });
}

/** @param {Sitter} sitter @param {Shown} shown @returns {Promise<string>} */
export async function svgTextOf(sitter, shown) {
  const { layout, height, loaded } = await frameOf(sitter, DRAWN_WIDTH);
  const { width } = layout;
  return svgOf(portraitShapes(sitter, shown, layout), { width, height, pictures: loaded });
}

/**
 * @param {Sitter} sitter
 * @param {number} width  in pixels
 * @returns {Promise<Frame>}
 */
export async function frameOf({ game, pieceSet, viewSettings, aspect }, width) {
  const ratio = width / DRAWN_WIDTH;
  const size = { width: DRAWN_WIDTH, height: Math.round(DRAWN_WIDTH / aspect) };
  const layout = layoutOf(game.board, size, viewSettings, ratio);
  const height = layout.height + 2 * handHeight(game, layout.width);
  return { layout, height, ratio, loaded: await pictures(pieceSet, game) };
}

/** @param {Frame} frame @param {Shape[]} shapes */
export function paintedOn({ layout: { width }, height, ratio, loaded }, shapes) {
  return imageOf(shapes, { width, height, ratio, pictures: loaded });
}

/** @param {Sitter} sitter @param {Shown} shown @param {Layout} layout @returns {Shape[]} */
export function portraitShapes(sitter, { view, secrets }, layout) {
  const { game, palette, ground, pieceSet, titles, arrows } = sitter;
  const { width } = layout;
  const height = layout.height + 2 * handHeight(game, width);
  const nothing = { chosen: null, reach: null, pointed: null, hint: null, refused: null };
  const { seats } = game;
  const turnColour = seats.length > 2 && !view.outcome ? seats[view.turn].colour : null;
  const still = { moving: null, dragged: null, turnColour, arrows, secrets };
  return [
    { kind: "box", x: 0, y: 0, width, height, fill: ground },
    ...withHands(
      { game, reserves: view.reserves, palette, pieceSet, turned: sitter.viewSettings.turned },
      scene({ game, view, palette, pieceSet, titles, ...nothing, ...still }, layout),
      layout,
    ),
  ];
}
