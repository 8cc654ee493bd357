// What a board would tell if a piece were chosen, found before he is: whenever the page has nothing else to do, for one piece after
// the other.

/** @import { Square } from "../../engine/protocol.js" */

/** What is left of idle time while the next piece is begun with. */
const ENOUGH_MS = 2;

/** Where the browser doesn't tell when it is idle, one piece has his turn after so long. */
const PAUSE_MS = 30;

export class SelectionCache {
  /** Of pieces who are still to come. @type {Square[]} */
  #squares = [];
  #waits = false;
  #foresee;

  /** @param {(square: Square) => void} foresee */
  constructor(foresee) {
    this.#foresee = foresee;
  }

  /**
   * These take the place of those that were still to come.
   * @param {Square[]} squares
   */
  begin(squares) {
    this.#squares = squares;
    this.#wait();
  }

  #wait() {
    if (this.#waits || this.#squares.length === 0) return;
    this.#waits = true;
    whenIdle((left) => this.#go(left));
  }

  /** @param {() => number} left */
  #go(left) {
    this.#waits = false;
    do {
      const square = this.#squares.shift();
      if (square !== undefined) this.#foresee(square);
    } while (this.#squares.length > 0 && left() > ENOUGH_MS);
    this.#wait();
  }
}

/** @param {(left: () => number) => void} work  told how many milliseconds are left to it */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  else setTimeout(() => work(() => 0), PAUSE_MS);
}
