// How much a search may do before it looks at the clock again. A call into the Wasm can't be interrupted, so a slice must be
// short on any machine: how fast this one is, is measured with every slice, and never trusted to stay so. The clock isn't
// trusted either: it may be coarse, go backwards, jump, or stand still.

/** What the first slice may look at: a blink even where a thousand positions take a second. */
const FIRST_NODES = 64;

/** Whoever says "stop" waits no longer than a slice takes. */
const SLICE_MS = 20;

/** A slice takes no more than this part of the time that is left, so that one that is twice as slow still ends in time. */
const MOST_OF_REST = 0.4;

/** From one slice to the next no more than so many times the positions. */
const GROWTH = 2;

/** How much quicker a machine is believed to have become with one slice. */
const TRUST = 1.25;

/** What a slow machine looks at in a millisecond: taken for granted as long as the clock has told nothing. */
const UNKNOWN_SPEED = 50;

/** With less than that left, nothing is begun. */
const LEAST_MS = 1;

/** As coarse as clocks are where privacy is guarded. One that shows nothing for longer stands still. */
const STANDSTILL_MS = 250;

/** So often it is told how much of the time is gone: a line that grows looks steady. */
const TELL_MS = 200;

export class Pace {
  #now;
  #capMs;
  #last;
  #spentMs = 0;
  #toldMs = 0;
  #nodes = FIRST_NODES;
  /** Positions since the clock was last seen to go on. */
  #unseen = 0;
  /** Positions in a millisecond, the slowest of late; null before the clock has gone on. @type {number | null} */
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

  /** Nothing that is worth beginning can be done in time. */
  get over() {
    return this.#restMs < LEAST_MS || this.#nodesInTime < 1;
  }

  /** How many positions the next slice may look at. */
  get nodes() {
    return Math.max(1, Math.min(this.#nodes, Math.floor(this.#nodesInTime)));
  }

  /**
   * A slice has ended.
   * @param {number} nodes  that it was to look at
   */
  count(nodes) {
    this.#unseen += nodes;
    const now = this.#now();
    const gone = now - this.#last;
    this.#last = now;
    if (gone > 0) this.#learn(gone);
    else if (this.#unseen / this.#known > STANDSTILL_MS) this.#learn(this.#unseen / this.#known);
  }

  /**
   * What is gone of the time, if that is worth telling again; what is over in a blink is never told, nor what has no end.
   * @returns {import("./messages.js").TimeSpent | null}
   */
  news() {
    if (this.#capMs === Infinity || this.#spentMs - this.#toldMs < TELL_MS) return null;
    this.#toldMs = this.#spentMs;
    return { spentMs: Math.min(this.#spentMs, this.#capMs), mostMs: this.#capMs };
  }

  /** Whole seconds gone, as far as is known. */
  get seconds() {
    return Math.floor(this.#spentMs / 1_000);
  }

  get #known() {
    return this.#speed ?? UNKNOWN_SPEED;
  }

  /** @param {number} ms  in which the positions not yet seen by the clock were looked at */
  #learn(ms) {
    const speed = this.#unseen / ms;
    // A machine that has become slow is believed at once, one that has become quick by and by.
    this.#speed = this.#speed === null ? speed : Math.min(speed, this.#speed * TRUST);
    this.#spentMs += ms;
    this.#unseen = 0;
    this.#nodes = Math.max(1, Math.min(this.#nodes * GROWTH, Math.floor(this.#speed * SLICE_MS)));
  }

  /** What is left of the time, also where the clock hasn't shown yet what was taken of it. */
  get #restMs() {
    const unseenMs = this.#speed === null ? 0 : this.#unseen / this.#speed;
    return this.#capMs - this.#spentMs - unseenMs;
  }

  get #nodesInTime() {
    return this.#restMs * MOST_OF_REST * this.#known;
  }
}
