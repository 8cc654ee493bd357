// Measures the time spent at each position and reports fallen flags. The clock in the state changes only by `time` actions,
// so everything shown or saved follows from the state.

import { TENTHS_MS, tickingSeat, timeLeft, timeUntilFlag } from "../state/clock.js";

/** @import { Seat } from "../engine/protocol.js" */
/** @import { GameStore, State } from "../state/page-state.js" */
/** @import { PlayerAction } from "../state/actions.js" */
/** @import { TimeControl } from "../state/time-control.js" */
/** @import { Watch } from "./watch.js" */

/** @typedef {{control: TimeControl, ply: number, seat: Seat}} Turn */

/** @typedef {{left: number, untilFlag: number}} Times */

export class ClockRunner {
  #watch;
  #store;
  #perform;
  /** @type {Turn | null} */
  #turn = null;
  #since = 0;
  #cancelTick = () => {};
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

  follow() {
    const turn = turnOf(this.#store.state);
    if (isSame(turn, this.#turn)) return;
    const [over, since] = [this.#turn, this.#since];
    this.#turn = turn;
    this.#since = this.#watch.now();
    this.#flagged = false;
    // Last, because it changes the state and so calls `follow` again.
    if (over !== null) this.#dispatchTime(over, this.#since - since);
    this.#wait();
  }

  settle() {
    const turn = this.#turn;
    if (turn === null) return;
    const now = this.#watch.now();
    const ms = now - this.#since;
    this.#since = now;
    this.#dispatchTime(turn, ms);
  }

  /** @param {Turn} turn @param {number} ms */
  #dispatchTime({ control, ply }, ms) {
    if (ms > 0) this.#store.dispatch({ kind: "time", control, ply, ms });
  }

  #wait() {
    this.#cancelTick();
    if (this.#turn === null || this.#flagged) return;
    this.#cancelTick = this.#watch.later(() => this.#tick(), untilNextFace(this.#times()));
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

/** @param {State} state @returns {Turn | null} */
function turnOf(state) {
  const seat = tickingSeat(state);
  if (seat === null || state.clock === null || state.view === null) return null;
  return { control: state.clock.control, ply: state.view.ply, seat };
}

/** @param {Turn | null} one @param {Turn | null} other */
function isSame(one, other) {
  return one?.control === other?.control && one?.ply === other?.ply && one?.seat === other?.seat;
}

/**
 * How long the displayed time stays correct. A delay changes nothing on display, but is measured every second so that a
 * new search doesn't count on time already spent.
 * @param {Times} times
 */
function untilNextFace({ left, untilFlag }) {
  const unit = left <= TENTHS_MS ? 100 : 1000;
  const shown = left % unit || Math.min(unit, left);
  const delay = untilFlag - left;
  return Math.max(1, Math.ceil(Math.min(1000, delay + shown)));
}
