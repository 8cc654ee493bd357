/** @import { ActionInfo, Square, PlacedPiece, View } from "../engine/protocol.js" */

/**
 * @typedef {object} ViewIndex
 * @property {Map<Square, PlacedPiece>} pieces  by square
 * @property {Map<Square, ActionInfo[]>} moves  by origin, those that end on the board
 * @property {ActionInfo[]} claims
 */

/** @type {WeakMap<View, ViewIndex>} */
const INDICES = new WeakMap();

const ORDERED = new Set(["drop", "hide", "split", "claim"]);

/** @param {View} view @returns {ViewIndex} */
export function indexOf(view) {
  let index = INDICES.get(view);
  if (index === undefined) INDICES.set(view, (index = sorted(view)));
  return index;
}

/** @param {View} view @returns {ViewIndex} */
function sorted({ pieces, actions }) {
  /** @type {Map<Square, ActionInfo[]>} */
  const moves = new Map();
  for (const action of actions) {
    const { kind, from, to } = action;
    if (from === null || to === null || ORDERED.has(kind)) continue;
    const others = moves.get(from);
    if (others === undefined) moves.set(from, [action]);
    else others.push(action);
  }
  return {
    pieces: new Map(pieces.map((piece) => [piece.square, piece])),
    moves,
    claims: actions.filter(({ kind }) => kind === "claim"),
  };
}
