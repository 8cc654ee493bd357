// Looking at earlier and later positions of the game on the table. It changes nothing: the game stays at its own position.

import { asSpectator } from "./state.js";

/** @import { View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */

/** @typedef {"start" | "back" | "on" | "end"} Browsing */

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

/**
 * What is stepped through: the better line on the board, or else the game.
 * @param {Pick<State, "line" | "view">} state
 */
function browsed({ line, view }) {
  return line === null ? view : { ply: line.at, played: line.views.slice(1) };
}

/**
 * @param {Browsing} way
 * @param {Pick<State, "line" | "view">} state
 * @returns {number | null}  the ply where it leads; null: it leads nowhere, so the key or wheel may scroll
 */
export function browsedPly(way, state) {
  const shown = browsed(state);
  if (shown === null) return null;
  const { ply, played } = shown;
  const last = played.length;
  const to = { start: 0, back: Math.max(0, ply - 1), on: Math.min(last, ply + 1), end: last }[way];
  return to === ply ? null : to;
}
