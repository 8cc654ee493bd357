// The remaining time of each seat. Pure: the clock runner measures the time spent at each position and passes it in, so
// taking back a move also restores its time.

import { gameView, isBrowsing } from "./browsing.js";
import { firstMs, writeTimeControl, readTimeControl } from "./time-control.js";

/** @import { PlayedAction, Seat, View } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */
/** @import { TimeControl } from "./time-control.js" */

/**
 * @typedef {object} Clock
 * @property {TimeControl} control
 * @property {number[]} used  [ply] milliseconds spent on the position after so many plies
 * @property {{seat: Seat, ply: number}[]} fallen  flags that fell without ending a game of more than two seats
 * @property {boolean} stopped  by hand, or because the game was reopened
 * @property {boolean} looking  an earlier position is shown, with the times when it arose
 */

/**
 * The actions of a game. `movesLeft` in games with turns of several moves.
 * @typedef {Pick<View, "played" | "ply" | "turn"> & Partial<Pick<View, "movesLeft">>} Line
 */

/**
 * @typedef {object} SavedClock
 * @property {string} control
 * @property {number[]} used
 * @property {{seat: Seat, ply: number}[]} fallen
 */

/** Below this, tenths of a second are shown. */
export const TENTHS_MS = 10_000;
/** Below this, the time is shown as a warning. */
export const LOW_MS = 20_000;

/** The computer budgets its time for this many further moves. */
const MOVES_TO_COME = 30;
/** The minimum for finding any move. */
const MIN_SEARCH_MS = 40;

/** @param {TimeControl} control @returns {Clock} */
export function newClock(control) {
  return { control, used: [], fallen: [], stopped: false, looking: false };
}

/**
 * The time on a seat's clock at the position shown. It doesn't fall during a delay.
 * @param {Clock} clock
 * @param {Line} view
 * @param {Seat} seat
 */
export function timeLeft(clock, view, seat) {
  if (hasFallen(clock, view.ply, seat)) return 0;
  const { left, free } = accountOf(clock, view, seat);
  return Math.max(0, left + Math.min(0, free));
}

/**
 * The time until the flag of the seat to act falls, including the rest of its delay.
 * @param {Clock} clock
 * @param {Line} view
 */
export function timeUntilFlag(clock, view) {
  if (hasFallen(clock, view.ply, view.turn)) return 0;
  const { left, free } = accountOf(clock, view, view.turn);
  return Math.max(0, left + free);
}

/**
 * A seat's time when its turn began, and the unused part of the delay, negative once that is exceeded.
 * @param {Clock} clock
 * @param {Line} view
 * @param {Seat} seat
 */
function accountOf(clock, view, seat) {
  const { played, ply, turn } = view;
  const { bonus, seats } = clock.control;
  const time = seats[seat] ?? { baseMs: 0, bonusMs: 0 };
  const { bonusMs } = time;
  const delay = bonus === "delay" ? bonusMs : 0;
  const increment = bonus === "increment" ? bonusMs : 0;
  let left = firstMs(time, bonus);
  let spent = 0;
  played.slice(0, ply).forEach((action, at) => {
    if (action.seat !== seat) return;
    spent += usedAt(clock, at);
    if (!endsTurn(action, played[at + 1], view)) return;
    left += increment - Math.max(0, spent - delay);
    spent = 0;
  });
  // At an earlier position, the clock shows the time left when it arose.
  const past = clock.looking && ply < played.length;
  if (turn === seat && !past) spent += usedAt(clock, ply);
  return { left, free: delay - spent };
}

/**
 * The time on the clock of the seat that acted, after an action of the line.
 * @param {Clock} clock
 * @param {Omit<Line, "ply">} view
 * @param {number} at  the number of actions before it
 */
export function clockAfter(clock, view, at) {
  const { played, turn } = view;
  const seat = played[at]?.seat ?? turn;
  const ply = at + 1;
  return timeLeft(
    { ...clock, looking: true },
    { ...view, ply, turn: played[ply]?.seat ?? turn },
    seat,
  );
}

/**
 * The time that each action of the line took. Null if none was measured, as before the first, or if it was taken back.
 * @param {Pick<State, "clock" | "view" | "liveView">} state
 * @returns {(number | null)[]}
 */
export function moveTimes(state) {
  const { clock } = state;
  const live = gameView(state);
  if (clock === null || live === null) return [];
  return live.played.map((_, at) => (at < live.ply && usedAt(clock, at)) || null);
}

/** @param {Clock} clock @param {number} ply */
function usedAt(clock, ply) {
  return ply === 0 ? 0 : (clock.used[ply] ?? 0);
}

/**
 * @param {PlayedAction} action
 * @param {PlayedAction | undefined} next
 * @param {Pick<Line, "turn" | "movesLeft">} view  after the last action
 */
function endsTurn({ action, seat }, next, { turn, movesLeft }) {
  if (next?.action === "wall" && next.seat === seat) return false;
  const isLast =
    action === "move" ? (movesLeft ?? null) === null : action === "pass" || action === "done";
  return isLast || (next?.seat ?? turn) !== seat;
}

/**
 * Whether a seat's flag fell while the game continued. The computer then plays for it without a clock.
 * @param {Clock | null} clock
 * @param {number} ply
 * @param {Seat} seat
 */
export function hasFallen(clock, ply, seat) {
  return clock?.fallen.some((flag) => flag.seat === seat && flag.ply <= ply) ?? false;
}

/**
 * The seat with the running clock. No clock runs before the first move, while the table is covered or waits for
 * consent, while an earlier position is shown, or while the computer to move is paused.
 * @param {State} state
 * @returns {Seat | null}
 */
export function tickingSeat(state) {
  const { clock, screen, engine, view, cover, consent, pause } = state;
  if (clock === null || screen !== "table" || engine !== "ready" || view === null) return null;
  if (view.outcome !== null || view.pending.length > 0 || view.ply === 0) return null;
  if (state.elsewhere) return null;
  if (cover !== null || consent !== null || view.consentNeeded || clock.stopped) return null;
  if (isBrowsing(state)) return null;
  if (pause !== "none" && state.players[view.turn]?.player === "computer") return null;
  return hasFallen(clock, view.ply, view.turn) ? null : view.turn;
}

/** @param {Clock} clock @param {number} ply @param {number} ms @returns {Clock} */
export function withTime(clock, ply, ms) {
  const used = Array.from({ length: Math.max(clock.used.length, ply + 1) }, (_, at) =>
    at === ply ? (clock.used[at] ?? 0) + ms : (clock.used[at] ?? 0),
  );
  return { ...clock, used };
}

/**
 * Drops the times of positions on a line that this action replaced.
 * @param {Clock} clock
 * @param {number} ply
 * @returns {Clock}
 */
export function afterAction(clock, ply) {
  const used = clock.used.slice(0, ply);
  const fallen = clock.fallen.filter((flag) => flag.ply < ply);
  return { ...clock, used, fallen, stopped: false, looking: false };
}

/** @param {Clock} clock @param {View} before @param {View} view @returns {Clock} */
export function afterTakeBack(clock, before, view) {
  const { ply, played, outcome } = view;
  if (outcome !== null) return clock;
  const takenBack = before.ply === ply ? before.outcome !== null : ply < played.length;
  return takenBack ? withTime(clock, ply, -(clock.used[ply] ?? 0)) : clock;
}

/** @param {State} state @returns {number | null} */
export function searchTimeMs(state) {
  const { clock, view } = state;
  if (clock === null || view === null || view.ply === 0 || hasFallen(clock, view.ply, view.turn))
    return null;
  const left = timeUntilFlag(clock, view);
  const bonusMs = clock.control.seats[view.turn]?.bonusMs ?? 0;
  const share = left / MOVES_TO_COME + bonusMs * 0.8;
  return Math.max(MIN_SEARCH_MS, Math.min(share, left * 0.8));
}

/**
 * The remaining time as a clock shows it: `1:05:00`, `5:00`, `0:09.4`. Rounded up, so that 0 means no time left.
 * @param {number} ms
 */
export function clockFace(ms) {
  const tenths = ms <= TENTHS_MS;
  const unit = tenths ? 100 : 1000;
  const shown = Math.ceil(ms / unit) * unit;
  const seconds = Math.floor(shown / 1000);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const end = tenths ? `.${Math.floor(shown / 100) % 10}` : "";
  const face = hours > 0 ? `${hours}:${two(minutes)}` : `${minutes}`;
  return `${face}:${two(seconds % 60)}${end}`;
}

/** @param {Clock | null} clock @returns {SavedClock | null} */
export function savedClock(clock) {
  if (clock === null) return null;
  const { control, used, fallen } = clock;
  return { control: writeTimeControl(control), used: used.map(Math.round), fallen };
}

/**
 * Reads a saved clock, stopped. Null if it's invalid.
 * @param {any} kept
 * @param {number} seats
 * @returns {Clock | null}
 */
export function readClock(kept, seats) {
  const isCount = (/** @type {any} */ value) => Number.isInteger(value) && value >= 0;
  if (typeof kept?.control !== "string" || !Array.isArray(kept.used)) return null;
  if (!kept.used.every(isCount) || !Array.isArray(kept.fallen)) return null;
  const isFlag = (/** @type {any} */ flag) => isCount(flag?.seat) && isCount(flag?.ply);
  const read = readTimeControl(kept.control, seats);
  if (!kept.fallen.every(isFlag) || "fault" in read) return null;
  const fallen = kept.fallen.map((/** @type {any} */ { seat, ply }) => ({ seat, ply }));
  return { control: read.control, used: [...kept.used], fallen, stopped: true, looking: false };
}
