/** @import { BoardInfo, Square, SquareInfo } from "../engine/protocol.js" */

/**
 * The corresponding square on the other board, by square; null unless there are exactly two boards.
 * @param {BoardInfo} board
 * @returns {(Square | null)[]}
 */
export function counterparts(board) {
  if (board.shape !== "two-boards") return board.squares.map(() => null);
  return columns(board).map(([beyond]) => beyond ?? null);
}

/** @param {BoardInfo} board @returns {Square[][]} */
export function columns({ squares }) {
  const key = (/** @type {SquareInfo} */ { file, rank }) => `${file} ${rank}`;
  /** @type {Map<string, Square[]>} */
  const places = new Map();
  squares.forEach((square, at) =>
    places.set(key(square), [...(places.get(key(square)) ?? []), at]),
  );
  return squares.map((square, at) =>
    (places.get(key(square)) ?? []).filter((other) => other !== at),
  );
}

/** Whether the box has neither holes nor joined edges. @param {BoardInfo} board */
export function isFullBox(board) {
  return !hasHoles(board) && !board.wraps.files && !board.wraps.ranks;
}

/** @param {BoardInfo} board */
function hasHoles({ files, ranks, layers, squares }) {
  return squares.length < files * ranks * layers;
}

/** @typedef {"files" | "ranks" | "both"} JoinedEdges */

/** @param {BoardInfo} board @returns {JoinedEdges | null} */
export function joinedEdges({ wraps: { files, ranks } }) {
  if (files && ranks) return "both";
  return files ? "files" : ranks ? "ranks" : null;
}
