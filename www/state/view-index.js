// What is looked up in a view with every press and every movement of the pointer, sorted once for each view.

/** @typedef {import("../engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("../engine/protocol.js").Cell} Cell */
/** @typedef {import("../engine/protocol.js").Man} Man */
/** @typedef {import("../engine/protocol.js").View} View */

/**
 * @typedef {object} ViewIndex
 * @property {Map<Cell, Man>} men             by their cells
 * @property {Map<Cell, ActionInfo[]>} moves  by the man's cell, those that end on the board
 * @property {ActionInfo[]} claims
 */

/** Kept as long as their views are. @type {WeakMap<View, ViewIndex>} */
const INDICES = new WeakMap();

/** These begin with an order, or need none, and not with the man on a cell. */
const ORDERED = new Set(["drop", "hide", "split", "claim"]);

/**
 * @param {View} view
 * @returns {ViewIndex}
 */
export function indexOf(view) {
  let index = INDICES.get(view);
  if (index === undefined) INDICES.set(view, (index = sorted(view)));
  return index;
}

/**
 * @param {View} view
 * @returns {ViewIndex}
 */
function sorted({ men, actions }) {
  /** @type {Map<Cell, ActionInfo[]>} */
  const moves = new Map();
  for (const action of actions) {
    const { kind, from, to } = action;
    if (from === null || to === null || ORDERED.has(kind)) continue;
    const others = moves.get(from);
    if (others === undefined) moves.set(from, [action]);
    else others.push(action);
  }
  return {
    men: new Map(men.map((man) => [man.cell, man])),
    moves,
    claims: actions.filter(({ kind }) => kind === "claim"),
  };
}
