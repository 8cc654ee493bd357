// Work on the game, one piece after the other: each sees the game as the one before has left it.

export class ActionQueue {
  /** @type {Promise<void>} */
  #last = Promise.resolve();
  #cancelSearch;
  #settle;
  #idle;
  #report;

  /**
   * @param {object} parts
   * @param {() => void} parts.cancelSearch
   * @param {() => Promise<void>} parts.settle  after each piece of work
   * @param {() => void} parts.idle  after the last; what still waits may be the move that a search has found
   * @param {(error: unknown) => void} parts.report
   */
  constructor({ cancelSearch, settle, idle, report }) {
    this.#cancelSearch = cancelSearch;
    this.#settle = settle;
    this.#idle = idle;
    this.#report = report;
  }

  /** Resolves when all work that has been added is done. */
  get done() {
    return this.#last;
  }

  /** @param {() => unknown} work  may return a promise */
  add(work) {
    /** @type {Promise<void>} */
    const done = this.#last
      .then(work)
      .then(() => this.#settle())
      .catch((error) => this.#report(error))
      .then(() => {
        if (this.#last === done) this.#idle();
      });
    this.#last = done;
  }

  /**
   * Adds work that changes the game: a search that is running must not play into it.
   * @param {() => unknown} work
   */
  change(work) {
    this.#cancelSearch();
    this.add(work);
  }
}
