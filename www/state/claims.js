// Claims of checkmate and passes, which a turn may require before or instead of a move.

import { indexOf } from "./view-index.js";
import { ownActions } from "./drops.js";

/** @import { ActionInfo, Square, PlayedAction, Seat, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** @typedef {{victim: Seat, claims: ActionInfo[]}} Demand */

/**
 * The claims a human must make now, one entry per checkmated player.
 * @param {State} state
 * @returns {Demand[]}
 */
export function demandedClaims(state) {
  /** @type {Map<Seat, ActionInfo[]>} */
  const byVictim = new Map();
  for (const action of ownActions(state)) {
    const { kind, victim } = action;
    if (kind === "claim" && victim !== null)
      byVictim.set(victim, [...(byVictim.get(victim) ?? []), action]);
  }
  return [...byVictim].map(([victim, claims]) => ({ victim, claims }));
}

/** The only thing a human can do now. @param {State} state @returns {ActionInfo | null} */
export function demandedPass(state) {
  const actions = ownActions(state);
  return actions.length === 1 ? passIn(actions) : null;
}

/**
 * A pass that a human may choose instead of a move.
 * @param {State} state
 * @returns {ActionInfo | null}
 */
export function optionalPass(state) {
  const actions = ownActions(state);
  return actions.length > 1 ? passIn(actions) : null;
}

/** @param {ActionInfo[]} actions */
function passIn(actions) {
  return actions.find(({ kind }) => kind === "pass") ?? null;
}

/**
 * Claims by the piece on a square, or against the owner of the royal piece there.
 * @param {View} view
 * @param {Square} square
 */
export function claimsAt(view, square) {
  return indexOf(view).claims.filter(({ from, to }) => from === square || to === square);
}

/** @param {View} view @returns {PlayedAction[]} */
export function lastClaims({ played, ply }) {
  const seat = played[ply - 1]?.seat;
  /** @type {PlayedAction[]} */
  const claims = [];
  for (let at = ply - 1; at >= 0 && played[at]?.seat === seat; at -= 1) {
    const action = /** @type {PlayedAction} */ (played[at]);
    if (action.action === "claim") claims.unshift(action);
  }
  return claims;
}
