// Runs the changes of the game one after another.

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
   * @param {() => void} parts.idle  when no work waits, since waiting work may be the move that a search has found
   * @param {(error: unknown) => void} parts.report
   */
  constructor({ cancelSearch, settle, idle, report }) {
    this.#cancelSearch = cancelSearch;
    this.#settle = settle;
    this.#idle = idle;
    this.#report = report;
  }

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

  /** Adds work that changes the game and cancels a running search. @param {() => unknown} work */
  change(work) {
    this.#cancelSearch();
    this.add(work);
  }
}
