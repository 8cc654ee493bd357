// The progress of a long task and the time it may still take.

/**
 * @typedef {object} Progress
 * @property {number} part           done, 0 to 1
 * @property {number | null} leftMs  null: not known yet
 * @property {boolean} atMost        it may end earlier
 */

const LEAST_MS = 500;

/** @param {number} spentMs @param {number} mostMs */
export function ofTime(spentMs, mostMs) {
  const leftMs = Math.max(0, mostMs - spentMs);
  return { part: mostMs > 0 ? Math.min(1, spentMs / mostMs) : 1, leftMs, atMost: true };
}

export class CountedParts {
  #now;
  #all;
  #begun;

  /**
   * @param {() => number} now  the clock, in milliseconds
   * @param {number} all
   */
  constructor(now, all) {
    this.#now = now;
    this.#all = all;
    this.#begun = now();
  }

  /** @param {number} done @returns {Progress} */
  after(done) {
    const part = this.#all > 0 ? Math.min(1, done / this.#all) : 1;
    const goneMs = this.#now() - this.#begun;
    // No estimate if the system clock was set back.
    const known = part > 0 && goneMs >= LEAST_MS;
    return { part, leftMs: known ? (goneMs / part) * (1 - part) : null, atMost: false };
  }
}
