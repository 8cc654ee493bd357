// Seeded randomness: the same name always gives the same choices.

/** Mulberry32. */
export class Chance {
  #state;

  /** @param {string} name */
  constructor(name) {
    this.#state = hashOf(name);
  }

  /** A 32-bit number. */
  next() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  /** @param {number} limit */
  below(limit) {
    return this.next() % limit;
  }

  /** True with a probability of one in `times`. @param {number} times */
  oneIn(times) {
    return this.below(times) === 0;
  }

  /**
   * @template T
   * @param {readonly T[]} items  at least one
   * @returns {T}
   */
  pick(items) {
    return /** @type {T} */ (items[this.below(items.length)]);
  }
}

/** FNV-1a. @param {string} name */
function hashOf(name) {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ /** @type {number} */ (character.codePointAt(0)), 0x01000193) >>> 0;
  }
  return hash;
}
