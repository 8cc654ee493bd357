// What one piece reaches, for the legend: as on the table, but targets also show how they are reached.

import { boardBackground, titleShapes } from "./board-background.js";
import { corners, framed, hollowDot, hopSign, quietDot, stayLoop } from "./mark-shapes.js";
import { repeated } from "./repeats.js";
import { piecesShapes } from "./scene.js";
import { wayShapes } from "./way-shapes.js";

/** @import { Square, GameInfo, PlacedPiece, Preview } from "../engine/protocol.js" */
/** @import { Box } from "./box.js" */
/** @import { Layout } from "./board-layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "../state/settings.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * How a target is reached: by moves and captures, only by moves, only by captures, by hopping captures, or only by a
 * first move; or it is the piece's own square, where it may stay.
 * @typedef {"both" | "moves" | "captures" | "hops" | "first" | "stays"} ReachMark
 */

/** Small squares need larger pieces: this fills the square. */
const SCALE = 1.16;

/** @param {Preview["targets"][number]} target @param {Square} from @returns {ReachMark[]} */
export function reachMarks({ square, moves, captures, hops, initial }, from) {
  if (square === from) return ["stays"];
  if (initial) return ["first"];
  if (hops) return moves ? ["moves", "hops"] : ["captures", "hops"];
  if (moves && captures) return ["both"];
  return [moves ? "moves" : "captures"];
}

/** @type {Record<ReachMark, (box: Box, palette: Palette) => Shape[]>} */
export const REACH_SHAPES = {
  both: quietDot,
  moves: hollowDot,
  captures: corners,
  hops: hopSign,
  first: (box, palette) => hollowDot(box, palette, true),
  stays: stayLoop,
};

export const REACH_MARKS = /** @type {ReachMark[]} */ (Object.keys(REACH_SHAPES));

/**
 * @param {{ game: GameInfo, palette: Palette, pieceSet: PieceSet, preview: Preview, piece: PlacedPiece | null, others: PlacedPiece[],
 *   pointed: Square | null, titles?: string[] }} state  `piece` is the one at `preview.from`, if it is one of the game's kinds;
 *   `titles` are those of levels
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function previewScene(
  { game, palette, pieceSet, preview, piece, others, pointed, titles = [] },
  layout,
) {
  const pieces = piece
    ? [...others.filter(({ square }) => square !== preview.from), piece]
    : others;
  const shown = preview.targets.find(({ square }) => square === pointed);
  const reached = (/** @type {Square[]} */ squares) => {
    const here = new Set(squares);
    const isHere = (/** @type {{ square: Square }} */ { square }) => here.has(square);
    const targets = preview.targets.filter(isHere);
    return [
      ...(here.has(preview.from)
        ? framed(layout.boxes[preview.from], palette.chosen, { alpha: 0.85 })
        : []),
      ...piecesShapes(game, palette, pieceSet, pieces.filter(isHere), layout, SCALE),
      ...targets.flatMap((target) =>
        reachMarks(target, preview.from).flatMap((mark) =>
          REACH_SHAPES[mark](layout.boxes[target.square], palette),
        ),
      ),
    ];
  };
  return [
    ...boardBackground(game, palette, layout),
    ...titleShapes(titles, palette, layout),
    ...reached(layout.planes.flatMap(({ squares }) => squares)),
    ...repeated(layout.planes, ({ squares }) => reached(squares)),
    ...(shown
      ? wayShapes(preview.from, shown.path, shown.square, layout, palette, palette.target)
      : []),
  ];
}
