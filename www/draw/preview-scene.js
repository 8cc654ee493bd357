// What one man reaches, for the legend: the same shapes as on the table, but a target tells more of how it is reached.

import { ground, titleShapes } from "./ground.js";
import { corners, framed, hollowDot, hopSign, quietDot, stayLoop } from "./mark-shapes.js";
import { menShapes } from "./scene.js";
import { wayShapes } from "./way-shapes.js";

/** @import { Cell, GameInfo, Man, Preview } from "../engine/protocol.js" */
/** @import { Box, Layout } from "./layout.js" */
/** @import { Palette } from "./palette.js" */
/** @import { PieceSet } from "./scene.js" */
/** @import { Shape } from "./shapes.js" */

/**
 * How a target is reached: by moving and capturing alike, by moving alone, by capturing alone, by capturing over
 * another man, or with the first move alone; or it is where the man stands and may stay.
 * @typedef {"both" | "moves" | "captures" | "hops" | "first" | "stays"} ReachMark
 */

/** Small cells need larger men: this fills the cell. */
const SCALE = 1.16;

/**
 * @param {Preview["targets"][number]} target
 * @param {Cell} from
 * @returns {ReachMark[]}
 */
export function reachMarks({ cell, moves, captures, hops, initial }, from) {
  if (cell === from) return ["stays"];
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
 * @param {{ game: GameInfo, palette: Palette, pieceSet: PieceSet, preview: Preview, man: Man | null, others: Man[],
 *   pointed: Cell | null, titles?: string[] }} state  `man` is the one at `preview.from`, if it is one of the game's kinds;
 *   `titles` are those of levels
 * @param {Layout} layout
 * @returns {Shape[]}
 */
export function previewScene(
  { game, palette, pieceSet, preview, man, others, pointed, titles = [] },
  layout,
) {
  const seen = others.filter(({ cell }) => cell in layout.boxes);
  const men = man ? [...seen.filter(({ cell }) => cell !== preview.from), man] : seen;
  const shown = preview.targets.find(({ cell }) => cell === pointed);
  return [
    ...ground(game, palette, layout),
    ...titleShapes(titles, palette, layout),
    ...framed(layout.boxes[preview.from], palette.chosen, { alpha: 0.85 }),
    ...menShapes(game, palette, pieceSet, men, layout, SCALE),
    ...preview.targets.flatMap((target) =>
      reachMarks(target, preview.from).flatMap((mark) =>
        REACH_SHAPES[mark](layout.boxes[target.cell], palette),
      ),
    ),
    ...(shown
      ? wayShapes(preview.from, shown.path, shown.cell, layout, palette, palette.target)
      : []),
  ];
}
