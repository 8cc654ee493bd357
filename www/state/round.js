// The last round: what has been played since the previous turn of the player to act. With more than two players, several
// others have moved meanwhile.

import { computerMayAct, isStopped } from "./players.js";
import { hasSeveralSeats } from "./standings.js";

/** @import { PlayedAction, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/**
 * The ply at which the round began, after that previous turn. A turn may be several actions: claims, then a move.
 * @param {Pick<View, "played" | "ply" | "turn">} view
 * @returns {number}
 */
export function roundStart({ played, ply, turn }) {
  let start = ply;
  while (start > 0 && played[start - 1]?.seat === turn) start -= 1;
  while (start > 0 && played[start - 1]?.seat !== turn) start -= 1;
  return start;
}

/** @param {Pick<View, "played" | "ply" | "turn">} view @returns {PlayedAction[]} */
export function roundOf(view) {
  return view.played.slice(roundStart(view), view.ply);
}

/**
 * Whether the round can be shown again: not while the engine needs the position for a search.
 * @param {State} state
 */
export function mayReplay(state) {
  const { info, view, search } = state;
  if (info === null || view === null || !hasSeveralSeats(info) || isStopped(view)) return false;
  return search === null && !computerMayAct(state) && roundStart(view) < view.ply;
}
