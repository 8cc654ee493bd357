// When somebody's time is short enough to be told: at a minute, and at ten seconds, once each, and only of whoever's time runs.

import { tickingSeat, timeLeft } from "./clock.js";
import { firstMs } from "./time-control.js";

/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./time-control.js").TimeControl} TimeControl */

/** In seconds, the shortest first. */
const TOLD_AT = [10, 60];

export class ClockWarnings {
  /** @type {TimeControl | null} */
  #control = null;
  /** [seat] the shortest mark that it passed and hasn't risen above again; Infinity: none. @type {number[]} */
  #passed = [];
  /** @type {Seat | null} */
  #seat = null;

  /**
   * What is to be told now: whose time, and how many seconds. Null: what was told is no longer news. Undefined: nothing new.
   * @param {State} state
   * @returns {{seat: Seat, seconds: number} | null | undefined}
   */
  next(state) {
    const { clock, view } = state;
    const seat = tickingSeat(state);
    if (seat === null || clock === null || view === null) return undefined;
    if (clock.control !== this.#control) this.#passed = [];
    this.#control = clock.control;
    const other = seat !== this.#seat;
    this.#seat = seat;
    const left = timeLeft(clock, view, seat);
    const before = this.#passed[seat] ?? Infinity;
    const passed = markPassed(left, beginningOf(clock.control, seat));
    this.#passed[seat] = passed;
    // Nothing left, and no flag: a delay runs, which the time left doesn't tell.
    if (passed < before && left > 0)
      return { seat, seconds: other ? Math.ceil(left / 1000) : secondsToTell(left, passed) };
    return other || passed > before ? null : undefined;
  }
}

/**
 * @param {TimeControl} control
 * @param {Seat} seat
 */
function beginningOf({ bonus, seats }, seat) {
  const time = seats[seat];
  return time === undefined ? 0 : firstMs(time, bonus);
}

/**
 * Whoever never had more needs no warning.
 * @param {number} left
 * @param {number} beganWith  milliseconds
 */
function markPassed(left, beganWith) {
  const mark = TOLD_AT.find((seconds) => left <= seconds * 1000 && beganWith > seconds * 1000);
  return mark ?? Infinity;
}

/**
 * A mark that somebody's running time passes is told as such, even where the page looks a second late.
 * @param {number} left
 * @param {number} mark
 */
function secondsToTell(left, mark) {
  const seconds = Math.ceil(left / 1000);
  return mark - seconds <= 1 ? mark : seconds;
}
