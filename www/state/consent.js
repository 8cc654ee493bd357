// Who must agree before a game goes on from where something is known that wasn't known then.

import { isComputer, isStopped } from "./players.js";
import { humanSeats } from "./viewer.js";

/** @import { Seat, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */
/** @import { Reason } from "./reasons.js" */

/**
 * The owners of the secrets of which something was learnt. A stopped game has revealed them all.
 * @param {View} view
 * @returns {Seat[]}
 */
function learntSeats(view) {
  return isStopped(view) && view.revealed ? view.commitments.map(({ seat }) => seat) : view.learnt;
}

/**
 * A computer doesn't let its secret be searched by taking moves back. What another copy of the game has revealed it can't
 * change.
 * @param {State} state
 */
export function computerRefuses(state) {
  const { view } = state;
  if (view === null || view.revealedElsewhere) return false;
  return learntSeats(view).some((seat) => isComputer(state, seat));
}

/**
 * A player alone with computers may play on after something was learnt of its own secret only.
 * @param {State} state
 */
export function agreesAlone(state) {
  const { view } = state;
  if (view === null || view.revealedElsewhere || isStopped(view)) return false;
  const humans = humanSeats(state);
  return humans.length === 1 && view.learnt.every((seat) => seat === humans[0]);
}

/** Why the game doesn't go on from here. @param {State} state @returns {Reason} */
export function whyConsent(state) {
  if (state.view?.revealedElsewhere) return { code: "revealed-elsewhere", args: {} };
  return { code: computerRefuses(state) ? "computer-refuses" : "consent-needed", args: {} };
}
