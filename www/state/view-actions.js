// What a view allows: the actions of a piece, of a drop, or to a square, and the way of each.

import { indexOf } from "./view-index.js";

/** @import { ActionInfo, Cell, GameInfo, Path, Reach, Reason, View } from "../engine/protocol.js" */
/** @import { Order } from "./state.js" */

/**
 * Moves of the piece on a square that end on the board.
 * @param {View} view
 * @param {Cell} from
 * @returns {ActionInfo[]}
 */
export function actionsFrom(view, from) {
  return indexOf(view).moves.get(from) ?? [];
}

/**
 * Moves by which the piece on a square leaves the board.
 * @param {View} view
 * @param {Cell | null} from
 * @returns {ActionInfo[]}
 */
export function actionsOff(view, from) {
  return view.actions.filter(
    (action) =>
      action.kind === "move" && from !== null && action.from === from && action.to === null,
  );
}

/**
 * @param {View} view
 * @param {Order} order
 * @returns {ActionInfo[]}
 */
export function orderedActions(view, order) {
  return view.actions.filter(
    ({ kind, man }) => kind === order.kind && (order.kind !== "drop" || man === order.man),
  );
}

/**
 * Moves of a piece to a square: its target on its own board, or where it lands on the other.
 * @param {View} view
 * @param {Cell} from
 * @param {Cell} cell
 * @returns {ActionInfo[]}
 */
export function actionsTo(view, from, cell) {
  return actionsFrom(view, from).filter(({ to, lands }) => to === cell || lands === cell);
}

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Cell} from
 * @param {Reach["landingTaken"][number]} blocked
 * @returns {Reason}
 */
export function landingReason({ board }, view, from, { cell, lands }) {
  const man = indexOf(view).men.get(from);
  return {
    code: "landing-taken",
    args: {
      cell: board.cells[cell].name,
      at: board.cells[lands].name,
      ...(man && { kind: man.kind }),
    },
  };
}

/**
 * The path of the selected piece to a square, legal or not.
 * @param {View} view
 * @param {Cell} chosen
 * @param {Reach | null} reach
 * @param {Cell} cell
 * @returns {{ path: Path, to: Cell, lands: Cell | null, forbidden: boolean } | null}
 */
export function wayTo(view, chosen, reach, cell) {
  const [action] = actionsTo(view, chosen, cell);
  if (action) {
    const { path, to, lands = null } = action;
    return { path, to: /** @type {Cell} */ (to), lands, forbidden: false };
  }
  const refused = reach?.forbidden.find((each) => each.cell === cell);
  return refused ? { path: refused.path, to: cell, lands: null, forbidden: true } : null;
}

/**
 * The hinted action, if the view allows it.
 * @param {View} view
 * @param {string | null} hint
 * @returns {ActionInfo | null}
 */
export function hinted(view, hint) {
  return view.actions.find(({ text }) => text === hint) ?? null;
}
