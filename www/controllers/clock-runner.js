// Measures how long each position is thought about, and says when a seat's time is over. The game itself knows only what it
// was told (`time`), so that all that is shown and kept follows from the state.

import { TENTHS_MS, tickingSeat, timeLeft, timeUntilFlag } from "../state/clock.js";

/** @typedef {import("../engine/protocol.js").Seat} Seat */
/** @typedef {import("../state/state.js").GameStore} GameStore */
/** @typedef {import("../state/state.js").State} State */
/** @typedef {import("../state/state.js").PlayerAction} PlayerAction */
/** @typedef {import("../state/time-control.js").TimeControl} TimeControl */

/**
 * A position that is being thought about.
 * @typedef {{control: TimeControl, ply: number, seat: Seat}} Turn
 */

/**
 * Of the seat to act.
 * @typedef {{left: number, untilFlag: number}} Times
 */

/**
 * @typedef {object} Watch
 * @property {() => number} now  milliseconds that only go forward
 * @property {(work: () => void, ms: number) => unknown} later
 * @property {(timer: any) => void} cancel
 */

export class ClockRunner {
  #watch;
  #store;
  #perform;
  /** @type {Turn | null} */
  #turn = null;
  #since = 0;
  #timer = /** @type {unknown} */ (null);
  #flagged = false;

  /**
   * @param {object} parts
   * @param {Watch} parts.watch
   * @param {GameStore} parts.store
   * @param {(action: PlayerAction) => void} parts.perform
   */
  constructor({ watch, store, perform }) {
    this.#watch = watch;
    this.#store = store;
    this.#perform = perform;
  }

  /** After every change of the state. */
  follow() {
    const turn = turnOf(this.#store.state);
    if (isSame(turn, this.#turn)) return;
    const [over, since] = [this.#turn, this.#since];
    this.#turn = turn;
    this.#since = this.#watch.now();
    this.#flagged = false;
    // Told last: it changes the state, which is followed again.
    if (over !== null) this.#tellTime(over, this.#since - since);
    this.#wait();
  }

  /** Brings the state up to date, as before it is kept. */
  settle() {
    const turn = this.#turn;
    if (turn === null) return;
    const now = this.#watch.now();
    const ms = now - this.#since;
    this.#since = now;
    this.#tellTime(turn, ms);
  }

  /**
   * @param {Turn} turn
   * @param {number} ms
   */
  #tellTime({ control, ply }, ms) {
    if (ms > 0) this.#store.dispatch({ kind: "time", control, ply, ms });
  }

  #wait() {
    this.#watch.cancel(this.#timer);
    this.#timer = null;
    if (this.#turn === null || this.#flagged) return;
    this.#timer = this.#watch.later(() => this.#tick(), untilNextFace(this.#times()));
  }

  #tick() {
    this.settle();
    if (this.#turn === null) return;
    if (this.#times().untilFlag === 0) {
      this.#flagged = true;
      this.#perform({ kind: "flag", seat: this.#turn.seat });
    }
    this.#wait();
  }

  /** @returns {Times} */
  #times() {
    const { clock, view } = this.#store.state;
    if (clock === null || view === null || this.#turn === null) return { left: 0, untilFlag: 0 };
    return {
      left: timeLeft(clock, view, this.#turn.seat),
      untilFlag: timeUntilFlag(clock, view),
    };
  }
}

/**
 * @param {State} state
 * @returns {Turn | null}
 */
function turnOf(state) {
  const seat = tickingSeat(state);
  if (seat === null || state.clock === null || state.view === null) return null;
  return { control: state.clock.control, ply: state.view.ply, seat };
}

/**
 * @param {Turn | null} one
 * @param {Turn | null} other
 */
function isSame(one, other) {
  return one?.control === other?.control && one?.ply === other?.ply && one?.seat === other?.seat;
}

/**
 * How long what the clock shows stays right. A delay that runs shows nothing, but is measured each second: who thinks anew
 * must not count on what is gone.
 * @param {Times} times
 */
function untilNextFace({ left, untilFlag }) {
  const unit = left <= TENTHS_MS ? 100 : 1000;
  const shown = left % unit || Math.min(unit, left);
  const delay = untilFlag - left;
  return Math.max(1, Math.ceil(Math.min(1000, delay + shown)));
}
