// Looking at earlier and later positions of the game on the table. It changes nothing: the game stays at its own position.

import { asSpectator } from "./state.js";

/** @import { View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** @typedef {Pick<State, "view" | "liveView">} Shown */

/** @param {Shown} state */
export function isBrowsing({ liveView }) {
  return liveView !== null;
}

/** The game's own position, whatever is shown. @param {Shown} state */
export function gameView({ view, liveView }) {
  return liveView ?? view;
}

/** Whether the game is over, whatever position is shown. @param {Shown} state */
export function isFinished(state) {
  return gameView(state)?.outcome != null;
}

/**
 * What `liveView` is while a view is shown to look at it.
 * @param {Shown} state
 * @param {View} shown
 * @returns {View | null}
 */
export function liveViewBehind(state, shown) {
  const live = gameView(state);
  return live === null || live.ply === shown.ply ? null : asSpectator(live);
}
