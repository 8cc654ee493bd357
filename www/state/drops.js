import { humanToAct } from "./players.js";
import { premovedView } from "./premove.js";

/** @import { ActionInfo, GameInfo, PieceType, Seat } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** So many types in hand fit beside a player's name. */
const FEW = 2;

/** Whether each type has its place in a hand beside the board, so that nothing moves when the hand fills. @param {GameInfo} info */
export function hasHands({ hand }) {
  return hand.length > FEW;
}

/**
 * A player's pieces in hand, without those of premoves, in the order of the game.
 * @param {State} state
 * @param {Seat} seat
 * @returns {{ kind: PieceType, count: number }[]}
 */
export function handOf({ info, view, premoves }, seat) {
  if (info === null || view === null) return [];
  const counts = premovedView(view, premoves).reserves[seat] ?? [];
  return info.hand.map((kind) => ({ kind, count: counts[kind] ?? 0 }));
}

/**
 * @param {State} state
 * @returns {ActionInfo[]}  none while a computer is to act
 */
export function ownActions(state) {
  return state.view !== null && humanToAct(state) ? state.view.actions : [];
}

/** The end of a turn of several drops. In a turn of several moves its end has a button of its own. @param {State} state */
export function endOfDrops(state) {
  if ((state.view?.movesLeft ?? null) !== null) return null;
  return ownActions(state).find(({ kind }) => kind === "done") ?? null;
}

/** Whether a game may need a line for actions besides moves. @param {GameInfo} info */
export function mayNeedOrders({ secretive, hand, walls }) {
  return secretive || hand.length > 0 || (walls?.placed ?? null) !== null;
}

/**
 * Whether there is such a line now. Large hands have their own buttons, so that only a turn of several drops and a wall need one.
 * @param {State} state
 */
export function needsOrders(state) {
  const { info } = state;
  if (info === null || !mayNeedOrders(info)) return false;
  const places = () => ownActions(state).some(({ kind }) => kind === "wall");
  return info.secretive || !hasHands(info) || endOfDrops(state) !== null || places();
}
