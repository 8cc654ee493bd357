// Chooses the size of a search's slices. Calls into the Wasm can't be interrupted, so slices must be short on any machine;
// the speed is measured with every slice. The clock may be coarse, jump, go backwards or stand still.

/** @import { TimeSpent } from "./worker-messages.js" */

/** Nodes of the first slice: short even at a thousand nodes per second. */
const FIRST_NODES = 64;

const SLICE_MS = 20;

/** The share of the remaining time for one slice, so that one of half the speed still ends in time. */
const MOST_OF_REST = 0.4;

const GROWTH = 2;

/** The largest increase of the assumed speed per slice. */
const TRUST = 1.25;

/** Nodes per millisecond on a slow machine, assumed until the speed has been measured. */
const UNKNOWN_SPEED = 50;

const LEAST_MS = 1;

/** A clock that shows no progress for this long stands still. Browsers coarsen clocks for privacy, but not as much. */
const STANDSTILL_MS = 250;

/** The interval of progress messages, short enough for a smooth progress bar. */
const REPORT_MS = 200;

export class Pace {
  #now;
  #capMs;
  #last;
  #spentMs = 0;
  #reportedMs = 0;
  #nodes = FIRST_NODES;
  /** Nodes since the clock last advanced. */
  #unseen = 0;
  /** Nodes per millisecond, the slowest of recent slices; null until measured. @type {number | null} */
  #speed = null;

  /**
   * @param {() => number} now  milliseconds
   * @param {number} capMs      from now on; `Infinity` without an end
   */
  constructor(now, capMs) {
    this.#now = now;
    this.#capMs = capMs;
    this.#last = now();
  }

  /** Not enough time for another slice. */
  get over() {
    return this.#restMs < LEAST_MS || this.#nodesInTime < 1;
  }

  get nodes() {
    return Math.max(1, Math.min(this.#nodes, Math.floor(this.#nodesInTime)));
  }

  /** @param {number} nodes  that it was to look at */
  count(nodes) {
    this.#unseen += nodes;
    const now = this.#now();
    const gone = now - this.#last;
    this.#last = now;
    if (gone > 0) this.#learn(gone);
    else if (this.#unseen / this.#known > STANDSTILL_MS) this.#learn(this.#unseen / this.#known);
  }

  /**
   * The progress, if it's time to report it. None for very short searches or those without a time limit.
   * @returns {TimeSpent | null}
   */
  progress() {
    if (this.#capMs === Infinity || this.#spentMs - this.#reportedMs < REPORT_MS) return null;
    this.#reportedMs = this.#spentMs;
    return { spentMs: Math.min(this.#spentMs, this.#capMs), mostMs: this.#capMs };
  }

  get seconds() {
    return Math.floor(this.#spentMs / 1_000);
  }

  get #known() {
    return this.#speed ?? UNKNOWN_SPEED;
  }

  /** @param {number} ms  in which the positions not yet seen by the clock were looked at */
  #learn(ms) {
    const speed = this.#unseen / ms;
    // A slowdown counts at once, a speed-up gradually.
    this.#speed = this.#speed === null ? speed : Math.min(speed, this.#speed * TRUST);
    this.#spentMs += ms;
    this.#unseen = 0;
    this.#nodes = Math.max(1, Math.min(this.#nodes * GROWTH, Math.floor(this.#speed * SLICE_MS)));
  }

  /** The remaining time, with an estimate of what the clock hasn't shown yet. */
  get #restMs() {
    const unseenMs = this.#speed === null ? 0 : this.#unseen / this.#speed;
    return this.#capMs - this.#spentMs - unseenMs;
  }

  get #nodesInTime() {
    return this.#restMs * MOST_OF_REST * this.#known;
  }
}
