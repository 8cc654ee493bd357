// Chooses the sound of a change. Sounds depend on public information only, so they reveal no secrets.

import { LOW_MS, tickingSeat, timeLeft } from "../../state/clock.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { SoundName } from "./sounds.js" */
/** @import { View } from "../../engine/protocol.js" */

/** @param {State} before @param {State} state @returns {SoundName | null} */
export function soundOf(before, state) {
  // A sample of a new volume.
  if (before.settings.volume !== state.settings.volume) return "move";
  if (state.screen !== "table" || before.screen !== "table" || before.info !== state.info)
    return null;
  return soundOfPosition(before, state) ?? soundOfTime(before, state) ?? refused(before, state);
}

/** @param {State} before @param {State} state @returns {SoundName | null} */
function soundOfPosition({ view: old }, { view }) {
  if (old === null || view === null || old === view) return null;
  if (view.outcome !== null && old.outcome === null) return "end";
  // Browsing and redo are silent.
  if (view.ply !== old.ply + 1 || view.ply !== view.played.length) return null;
  const last = view.played[view.ply - 1];
  if (last === undefined || sameLine(old, view)) return null;
  if (last.check) return "check";
  return last.captures.length > 0 ? "capture" : "move";
}

/** @param {View} old @param {View} view */
function sameLine(old, view) {
  return (
    old.played.length >= view.played.length &&
    old.played[view.ply - 1]?.text === view.played[view.ply - 1]?.text
  );
}

/** @param {State} before @param {State} state @returns {SoundName | null} */
function soundOfTime(before, state) {
  const seat = tickingSeat(state);
  if (seat === null || state.players[seat]?.player !== "human" || tickingSeat(before) !== seat)
    return null;
  const left = (/** @type {State} */ { clock, view }) =>
    clock === null || view === null ? Infinity : timeLeft(clock, view, seat);
  return left(before) > LOW_MS && left(state) <= LOW_MS ? "low-time" : null;
}

/** @param {State} before @param {State} state @returns {SoundName | null} */
function refused(before, state) {
  return state.refusal !== null && state.refusal !== before.refusal ? "refused" : null;
}
