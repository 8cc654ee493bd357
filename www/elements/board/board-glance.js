// A mouse that rests on an opponent's piece asks for its attacks.

/** @import { Square } from "../../engine/protocol.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { Emit } from "./board-props.js" */

const REST_MS = 300;

export class BoardGlance {
  #choice;
  #emit;
  #update;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {Square | null} */
  #pointed = null;
  /** Until the pointer comes to another square. */
  #waits = false;

  /** @param {BoardChoice} choice @param {Emit} emit @param {() => void} update */
  constructor(choice, emit, update) {
    this.#choice = choice;
    this.#emit = emit;
    this.#update = update;
  }

  /** @param {Square | null} square  under the pointer */
  pointAt(square) {
    clearTimeout(this.#timer);
    if (square !== this.#pointed) this.#waits = false;
    this.#pointed = square;
    if (this.#choice.glanced !== null) {
      this.#choice.glance(null);
      this.#update();
    }
    if (square !== null && !this.#waits)
      this.#timer = setTimeout(() => this.#rest(square), REST_MS);
  }

  /** A pointer that stays where it has just played or pressed asks for nothing: it would cover the last move. */
  wait() {
    clearTimeout(this.#timer);
    this.#waits = true;
  }

  /** @param {Square} square */
  #rest(square) {
    const choice = this.#choice;
    const { chosen, order, opponent } = choice;
    if (chosen !== null || order !== null || opponent !== null) return;
    if (!choice.isOpponents(square)) return;
    choice.glance(square);
    this.#emit("glance", square);
  }
}
