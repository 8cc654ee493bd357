// The position as a picture for print: light colours, coordinates and the last move, without selections or secrets.

import { UPRIGHT, aspectRatio, layoutOf } from "./layout.js";
import { paint, sharpContext } from "./paint.js";
import { palette } from "./palette.js";
import { scene } from "./scene.js";

/** @import { GameInfo, View } from "../engine/protocol.js" */
/** @import { Pictures } from "./pictures.js" */
/** @import { PieceSet } from "../state/settings.js" */

/** CSS pixels. Printers have more dots than screens. */
const WIDTH = 640;
const TALLEST = 760;
const RATIO = 3;

/**
 * @typedef {object} Diagram
 * @property {GameInfo} game
 * @property {View} view
 * @property {PieceSet} pieceSet
 * @property {string[]} titles  of the boards by layer, where there are several
 * @property {0 | 1 | 2 | 3} turned
 */

/** @param {HTMLCanvasElement} canvas @param {Diagram} diagram @param {Pictures} pictures */
export function drawDiagram(canvas, { game, view, pieceSet, titles, turned }, pictures) {
  const aspect = aspectRatio(game.board, "wide", "flat");
  const height = Math.min(TALLEST, WIDTH / aspect);
  const width = Math.min(WIDTH, height * aspect);
  const placed = layoutOf(game.board, { width, height }, { ...UPRIGHT, turned }, RATIO);
  const nothing = { chosen: null, reach: null, pointed: null, hint: null, refused: null };
  const shapes = scene(
    {
      game,
      view,
      palette: palette(game.board, "light"),
      pieceSet,
      titles,
      ...nothing,
      moving: null,
      dragged: null,
    },
    placed,
  );
  paint(sharpContext(canvas, width, height, RATIO), shapes, {
    width,
    height,
    ratio: RATIO,
    pictures,
  });
}
