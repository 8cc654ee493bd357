// A premove: a move chosen while computers act, to be played after them. It is only two squares, since what will be legal
// is known only when its turn comes.

import { computerMayAct, humanToAct, nextHuman } from "./players.js";
import { actionsFrom, targetsOf } from "./view-actions.js";
import { indexOf } from "./view-index.js";

/** @import { Seat, Square, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** @typedef {{from: Square, to: Square}} Squares */

/** @typedef {Squares & {seat: Seat}} Premove */

/**
 * The human who may choose a premove now: the next one to act. Null while no computer acts.
 * @param {State} state
 * @returns {Seat | null}
 */
export function premovingSeat(state) {
  const { info, view, settings, cover, watchOnly } = state;
  if (!settings.premove || !computerMayAct(state) || cover !== null || watchOnly) return null;
  const seat = nextHuman(state);
  return info?.secretive && view?.viewer !== seat ? null : seat;
}

/** @param {State} state */
export function isPremoveDue(state) {
  const { premove, view, cover } = state;
  return premove !== null && view?.turn === premove.seat && cover === null && humanToAct(state);
}

/**
 * @param {View} view  in which its player is to act
 * @param {Squares} premove
 */
export function premovedActions(view, { from, to }) {
  return actionsFrom(view, from).filter((action) => targetsOf(action).includes(to));
}

/** Whether its piece is still there. @param {View} view @param {Premove} premove */
export function canWait(view, { from, seat }) {
  return indexOf(view).pieces.get(from)?.seat === seat;
}

/** @param {State} state @param {Squares | null} squares @returns {State} */
export function withPremove(state, squares) {
  const seat = squares && state.view && indexOf(state.view).pieces.get(squares.from)?.seat;
  const premove = squares === null || typeof seat !== "number" ? null : { ...squares, seat };
  return { ...state, premove, droppedPremove: null };
}

/**
 * A premove ends with what allowed it, for example when the computer is paused.
 * @param {State} state
 * @returns {State}
 */
export function withoutStalePremove(state) {
  const { premove } = state;
  if (premove === null || premovingSeat(state) === premove.seat || isPremoveDue(state))
    return state;
  return { ...state, premove: null };
}
