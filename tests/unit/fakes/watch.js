/** A clock that the test moves. */
export class FakeWatch {
  #now = 1000;
  /** @type {{work: () => void, at: number} | null} */
  #timer = null;

  now = () => this.#now;
  later = (/** @type {() => void} */ work, /** @type {number} */ ms) => {
    this.#timer = { work, at: this.#now + ms };
    return () => void (this.#timer = null);
  };

  /** @param {number} ms */
  pass(ms) {
    const end = this.#now + ms;
    while (this.#timer !== null && this.#timer.at <= end) {
      const { work, at } = this.#timer;
      this.#timer = null;
      this.#now = at;
      work();
    }
    this.#now = end;
  }
}
