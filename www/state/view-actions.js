import { indexOf } from "./view-index.js";

/** @import { ActionInfo, Square, GameInfo, Path, Reach, Reason, View } from "../engine/protocol.js" */
/** @import { Order } from "./page-state.js" */

/**
 * Moves from a square that end on the board.
 * @param {View} view
 * @param {Square} from
 * @returns {ActionInfo[]}
 */
export function actionsFrom(view, from) {
  return indexOf(view).moves.get(from) ?? [];
}

/**
 * Moves from a square that leave the board.
 * @param {View} view
 * @param {Square | null} from
 * @returns {ActionInfo[]}
 */
export function actionsOff(view, from) {
  return view.actions.filter(
    (action) =>
      action.kind === "move" && from !== null && action.from === from && action.to === null,
  );
}

/** @param {View} view @param {Order} order @returns {ActionInfo[]} */
export function orderedActions(view, order) {
  return view.actions.filter(
    ({ kind, piece }) => kind === order.kind && (order.kind !== "drop" || piece === order.piece),
  );
}

/** Whether a wall must be placed, and nothing else is legal. @param {ActionInfo[]} actions */
export function placesWall(actions) {
  return actions.length > 0 && actions.every(({ kind }) => kind === "wall");
}

/**
 * The squares on the piece's own board that a move is chosen by.
 * @param {ActionInfo} action
 * @returns {Square[]}
 */
export function targetsOf({ to, second }) {
  return [to, second].filter((square) => square !== null);
}

/**
 * Moves to a square: a target on the piece's own board or the landing square on the other.
 * @param {View} view
 * @param {Square} from
 * @param {Square} square
 * @returns {ActionInfo[]}
 */
export function actionsTo(view, from, square) {
  const meant = (/** @type {ActionInfo} */ action) =>
    targetsOf(action).includes(square) || action.lands === square;
  return actionsFrom(view, from).filter(meant);
}

/**
 * Whether the player to act can capture, so that nothing else is legal.
 * @param {GameInfo} game
 * @param {View} view
 */
export function capturesOnly({ mustCapture }, { actions }) {
  return mustCapture && actions.some(({ captures }) => captures.length > 0);
}

/**
 * @param {GameInfo} game
 * @param {View} view
 * @param {Square} from
 * @param {Reach["landingTaken"][number]} blocked
 * @returns {Reason}
 */
export function landingReason({ board }, view, from, { square, lands }) {
  const piece = indexOf(view).pieces.get(from);
  return {
    code: "landing-taken",
    args: {
      square: board.squares[square].name,
      at: board.squares[lands].name,
      ...(piece && { kind: piece.kind }),
    },
  };
}

/**
 * @param {View} view
 * @param {Square} chosen
 * @param {Reach | null} reach
 * @param {Square} square
 * @returns {{ path: Path, to: Square, lands: Square | null, forbidden: boolean } | null}
 */
export function pathTo(view, chosen, reach, square) {
  const [action] = actionsTo(view, chosen, square);
  if (action) {
    const { path, to, second, lands = null } = action;
    const end = second === square ? second : /** @type {Square} */ (to);
    return { path, to: end, lands, forbidden: false };
  }
  const refused = reach?.forbidden.find((each) => each.square === square);
  return refused ? { path: refused.path, to: square, lands: null, forbidden: true } : null;
}

/** @param {View} view @param {string | null} hint @returns {ActionInfo | null} */
export function hinted(view, hint) {
  return view.actions.find(({ text }) => text === hint) ?? null;
}
