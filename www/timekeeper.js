// Measures how long each position is thought about, and says when a seat's time is over. The game itself knows only what it
// was told (`time`), so that all that is shown and kept follows from the state.

import { TENTHS_MS, tickingSeat, timeLeft } from "./clock.js";

/** @typedef {import("./engine/protocol.js").Seat} Seat */
/** @typedef {import("./state.js").Intent} Intent */
/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Wish} Wish */
/** @typedef {import("./time-control.js").TimeControl} TimeControl */

/**
 * A position that is being thought about.
 * @typedef {{control: TimeControl, ply: number, seat: Seat}} Turn
 */

/**
 * @typedef {object} Watch
 * @property {() => number} now  milliseconds that only go forward
 * @property {(work: () => void, ms: number) => unknown} later
 * @property {(timer: any) => void} cancel
 */

export class Timekeeper {
  #watch;
  #state;
  #tell;
  #wish;
  /** @type {Turn | null} */
  #turn = null;
  #since = 0;
  #timer = /** @type {unknown} */ (null);
  #flagged = false;

  /**
   * @param {object} parts
   * @param {Watch} parts.watch
   * @param {() => State} parts.state
   * @param {(intent: Intent) => void} parts.tell
   * @param {(wish: Wish) => void} parts.wish
   */
  constructor({ watch, state, tell, wish }) {
    this.#watch = watch;
    this.#state = state;
    this.#tell = tell;
    this.#wish = wish;
  }

  /** After every change of the state. */
  follow() {
    const turn = turnOf(this.#state());
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
    if (ms > 0) this.#tell({ kind: "time", control, ply, ms });
  }

  #wait() {
    this.#watch.cancel(this.#timer);
    this.#timer = null;
    if (this.#turn === null || this.#flagged) return;
    this.#timer = this.#watch.later(() => this.#tick(), untilNextFace(this.#left()));
  }

  #tick() {
    this.settle();
    if (this.#turn === null) return;
    if (this.#left() === 0) {
      this.#flagged = true;
      this.#wish({ kind: "flag", seat: this.#turn.seat });
    }
    this.#wait();
  }

  #left() {
    const { clock, view } = this.#state();
    if (clock === null || view === null || this.#turn === null) return 0;
    return timeLeft(clock, view, this.#turn.seat);
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
 * How long what the clock shows stays right.
 * @param {number} left
 */
function untilNextFace(left) {
  const unit = left <= TENTHS_MS ? 100 : 1000;
  return Math.max(1, Math.ceil(left % unit || Math.min(unit, left)));
}
