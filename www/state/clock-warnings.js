// Low-time warnings: at a minute and at ten seconds, once each, for the running clock only.

import { tickingSeat, timeLeft } from "./clock.js";
import { firstMs } from "./time-control.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { State } from "./page-state.js" */
/** @import { TimeControl } from "./time-control.js" */

const THRESHOLDS = [10, 60];

export class ClockWarnings {
  /** @type {TimeControl | null} */
  #control = null;
  /** By seat: the lowest threshold passed since the time last rose above it; Infinity: none. @type {number[]} */
  #passed = [];
  /** @type {Seat | null} */
  #seat = null;

  /**
   * The warning to announce now. Null: the last one is out of date. Undefined: nothing has changed.
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
    // The time is 0 but the flag stands: a delay is running.
    if (passed < before && left > 0)
      return { seat, seconds: other ? Math.ceil(left / 1000) : secondsToAnnounce(left, passed) };
    return other || passed > before ? null : undefined;
  }
}

/** @param {TimeControl} control @param {Seat} seat */
function beginningOf({ bonus, seats }, seat) {
  const time = seats[seat];
  return time === undefined ? 0 : firstMs(time, bonus);
}

/**
 * A player who started below a threshold needs no warning at it.
 * @param {number} left
 * @param {number} beganWith  milliseconds
 */
function markPassed(left, beganWith) {
  const mark = THRESHOLDS.find((seconds) => left <= seconds * 1000 && beganWith > seconds * 1000);
  return mark ?? Infinity;
}

/**
 * When a running clock passes a threshold, that exact number is announced even if the page notices a second late.
 * @param {number} left
 * @param {number} mark
 */
function secondsToAnnounce(left, mark) {
  const seconds = Math.ceil(left / 1000);
  return mark - seconds <= 1 ? mark : seconds;
}
