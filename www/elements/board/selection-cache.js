// What a board would tell if a man were chosen, found before he is: whenever the page has nothing else to do, for one man after
// the other.

/** @import { Cell } from "../../engine/protocol.js" */

/** What is left of idle time while the next man is begun with. */
const ENOUGH_MS = 2;

/** Where the browser doesn't tell when it is idle, one man has his turn after so long. */
const PAUSE_MS = 30;

export class SelectionCache {
  /** Of men who are still to come. @type {Cell[]} */
  #cells = [];
  #waits = false;
  #foresee;

  /** @param {(cell: Cell) => void} foresee */
  constructor(foresee) {
    this.#foresee = foresee;
  }

  /**
   * These take the place of those that were still to come.
   * @param {Cell[]} cells
   */
  begin(cells) {
    this.#cells = cells;
    this.#wait();
  }

  #wait() {
    if (this.#waits || this.#cells.length === 0) return;
    this.#waits = true;
    whenIdle((left) => this.#go(left));
  }

  /** @param {() => number} left */
  #go(left) {
    this.#waits = false;
    do {
      const cell = this.#cells.shift();
      if (cell !== undefined) this.#foresee(cell);
    } while (this.#cells.length > 0 && left() > ENOUGH_MS);
    this.#wait();
  }
}

/** @param {(left: () => number) => void} work  told how many milliseconds are left to it */
function whenIdle(work) {
  if ("requestIdleCallback" in globalThis)
    requestIdleCallback((deadline) => work(() => deadline.timeRemaining()));
  else setTimeout(() => work(() => 0), PAUSE_MS);
}
