// Precomputes selection changes while the page is idle, one piece at a time, so that selecting a piece only applies
// them.

/** @import { Square } from "../../engine/protocol.js" */

const ENOUGH_MS = 2;

/** The pause between pieces where the browser has no `requestIdleCallback`. */
const PAUSE_MS = 30;

export class SelectionCache {
  /** @type {Square[]} */
  #squares = [];
  #waits = false;
  #precompute;

  /** @param {(square: Square) => void} precompute */
  constructor(precompute) {
    this.#precompute = precompute;
  }

  /** @param {Square[]} squares */
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
      if (square !== undefined) this.#precompute(square);
    } while (this.#squares.length > 0 && left() > ENOUGH_MS);
    this.#wait();
  }
}

/** @param {(left: () => number) => void} work  its argument returns the milliseconds left */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  else setTimeout(() => work(() => 0), PAUSE_MS);
}
