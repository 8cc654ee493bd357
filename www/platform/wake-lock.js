// Keeps the screen awake while a game is on the table, where the browser supports it.

/** @import { State } from "../state/page-state.js" */

/**
 * @typedef {object} Screen
 * @property {WakeLock | undefined} wakeLock  absent in some browsers and on insecure pages
 * @property {() => boolean} isVisible
 */

export class ScreenWakeLock {
  #screen;
  #needed = false;
  /** @type {WakeLockSentinel | null} */
  #lock = null;
  /** @type {Promise<void>} */
  #queue = Promise.resolve();

  /** @param {Screen} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** @param {State} state */
  follow({ screen, view }) {
    const needed = screen === "table" && view !== null && view.outcome === null;
    if (needed === this.#needed) return;
    this.#needed = needed;
    this.check();
  }

  /** Hiding the page releases the lock, so it's requested again afterwards. */
  check() {
    this.#queue = this.#queue.then(() => this.#settle()).catch(() => {});
    return this.#queue;
  }

  async #settle() {
    const { wakeLock, isVisible } = this.#screen;
    if (this.#lock?.released) this.#lock = null;
    if (this.#needed && isVisible()) {
      this.#lock ??= (await wakeLock?.request("screen")) ?? null;
    } else if (this.#lock !== null) {
      const lock = this.#lock;
      this.#lock = null;
      await lock.release();
    }
  }
}
