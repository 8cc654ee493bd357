/** @import { PieceType, Seat, View } from "../engine/protocol.js" */

/** @typedef {{kind: PieceType, seat: Seat, count: number}} Captured  `seat` lost them */

/**
 * What a seat has captured in this game, by owner and type. An army that leaves the board by a claim isn't captured.
 * @param {View} view
 * @param {Seat} seat
 * @returns {Captured[]}
 */
export function capturedBy({ played, ply }, seat) {
  const actions = played.slice(0, ply).filter((each) => each.seat === seat);
  const pieces = actions.flatMap(({ action, captured }) => (action === "claim" ? [] : captured));
  /** @type {Map<string, Captured>} */
  const counts = new Map();
  for (const piece of pieces) {
    const key = `${piece.seat} ${piece.kind}`;
    counts.set(key, { ...piece, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => a.seat - b.seat || a.kind - b.kind);
}
