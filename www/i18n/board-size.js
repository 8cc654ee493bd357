/** @import { BoardInfo } from "../engine/protocol.js" */

/**
 * How large a board is: `8 × 8 × 4`, or its number of squares if the box has others.
 * @param {BoardInfo} board
 * @param {{ boards: string, squares: string }} words  "boards of", "squares"
 */
export function boardSize({ shape, files, ranks, layers, squares }, words) {
  if (squares.length < files * ranks * layers) return `${squares.length} ${words.squares}`;
  const plane = `${files} × ${ranks}`;
  if (shape === "two-boards") return `${layers} ${words.boards} ${plane}`;
  return shape === "levels" ? `${plane} × ${layers}` : plane;
}
