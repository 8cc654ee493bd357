// Only one tab saves a game: the one that holds its lock. In browsers without locks every tab is taken for the only one.

const PREFIX = "menagerie.game.";

/** A page that is just being left, as by a reload, still holds its lock for a moment. */
const PATIENCE_MS = 400;

export class GameLocks {
  #locks;
  #release = () => {};
  /** The last request, unless it was given up. @type {object | null} */
  #wanted = null;

  /** @param {Pick<LockManager, "request"> | undefined} locks */
  constructor(locks) {
    this.#locks = locks;
  }

  /**
   * Releases the lock of the game before.
   * @param {string} id  of the game
   * @param {{steal: boolean, onLost: () => void}} how  `onLost`: another tab has taken the game over
   * @returns {Promise<boolean>}  false if another tab holds it
   */
  async hold(id, { steal, onLost }) {
    this.release();
    if (this.#locks === undefined) return true;
    const wanted = (this.#wanted = {});
    const take = (/** @type {LockOptions} */ options) =>
      this.#take(PREFIX + id, options, wanted, onLost);
    if (steal) return take({ steal });
    // A slow device may answer later than a page that is being left takes.
    return (
      (await take({ ifAvailable: true })) ||
      (await take({ signal: AbortSignal.timeout(PATIENCE_MS) })) ||
      take({ ifAvailable: true })
    );
  }

  /**
   * @param {string} name
   * @param {LockOptions} options
   * @param {object} wanted
   * @param {() => void} onLost
   * @returns {Promise<boolean>}
   */
  #take(name, options, wanted, onLost) {
    return new Promise((resolve) => {
      let isHeld = false;
      const hold = (/** @type {Lock | null} */ lock) => {
        if (lock === null || this.#wanted !== wanted) return resolve(false);
        isHeld = true;
        resolve(true);
        return new Promise((release) => (this.#release = () => release(null)));
      };
      this.#locks?.request(name, options, hold).catch((error) => {
        // A browser may also refuse all locks, as for a page without an origin.
        if (!isHeld) resolve(error.name !== "TimeoutError" && error.name !== "AbortError");
        else if (this.#wanted === wanted) onLost();
      });
    });
  }

  /** Does some work while no other tab does the same. @param {() => Promise<void>} work */
  alone(work) {
    return this.#locked("alone", {}, work);
  }

  /**
   * Does some work with a game, unless a tab holds it.
   * @param {string} id
   * @param {() => Promise<void>} work
   */
  ifFree(id, work) {
    return this.#locked(id, { ifAvailable: true }, async (lock) => {
      if (lock !== null) await work();
    });
  }

  /**
   * Without the lock if the browser refuses all of them, as when it blocks site data.
   * @param {string} name
   * @param {LockOptions} options
   * @param {(lock?: Lock | null) => Promise<void>} work
   */
  async #locked(name, options, work) {
    let isBegun = false;
    const begin = (/** @type {Lock | null} */ lock) => {
      isBegun = true;
      return work(lock);
    };
    try {
      await this.#locks?.request(PREFIX + name, options, begin);
    } catch (error) {
      if (isBegun) throw error;
    }
    if (!isBegun) await work();
  }

  release() {
    this.#wanted = null;
    this.#release();
    this.#release = () => {};
  }
}
