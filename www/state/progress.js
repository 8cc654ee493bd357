// How far a long piece of work has come, and how long it may still take.

/**
 * @typedef {object} Progress
 * @property {number} part           of the whole, 0 to 1
 * @property {number | null} leftMs  null as long as nobody can say
 * @property {boolean} atMost        it may take less, for it ends as soon as it is done
 */

/** Before that nothing can be said of what is left. */
const LEAST_MS = 500;

/** Work that may last no longer than a time, of which so much is gone. @param {number} spentMs @param {number} mostMs */
export function ofTime(spentMs, mostMs) {
  const leftMs = Math.max(0, mostMs - spentMs);
  return { part: mostMs > 0 ? Math.min(1, spentMs / mostMs) : 1, leftMs, atMost: true };
}

/** Work that consists of pieces, which are taken to last alike. */
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

  /**
   * @param {number} done
   * @returns {Progress}
   */
  after(done) {
    const part = this.#all > 0 ? Math.min(1, done / this.#all) : 1;
    const goneMs = this.#now() - this.#begun;
    // A clock that was put back tells nothing.
    const known = part > 0 && goneMs >= LEAST_MS;
    return { part, leftMs: known ? (goneMs / part) * (1 - part) : null, atMost: false };
  }
}
