// What a turn may demand before or instead of a move: that a checkmate is claimed, or that the seat passes.

import { indexOf } from "./view-index.js";
import { ownActions } from "./drops.js";

/** @typedef {import("../engine/protocol.js").ActionInfo} ActionInfo */
/** @typedef {import("../engine/protocol.js").Square} Square */
/** @typedef {import("../engine/protocol.js").PlayedAction} PlayedAction */
/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("../engine/protocol.js").View} View */
/** @typedef {import("./state.js").State} State */

/**
 * One who is checkmated, and the ways to claim it.
 * @typedef {{victim: Seat, claims: ActionInfo[]}} Demand
 */

/**
 * What a human has to claim now, one entry for each victim; empty while a computer is to act.
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

/**
 * The pass that is left to a human who can't move.
 * @param {State} state
 * @returns {ActionInfo | null}
 */
export function demandedPass(state) {
  return ownActions(state).find(({ kind }) => kind === "pass") ?? null;
}

/**
 * Claims that the piece on a square delivers, or whose victim's royal stands there.
 * @param {View} view
 * @param {Square} square
 */
export function claimsAt(view, square) {
  return indexOf(view).claims.filter(({ from, to }) => from === square || to === square);
}

/**
 * The claims of the turn that came to its end last, or that is being played.
 * @param {View} view
 * @returns {PlayedAction[]}
 */
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
