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

  /** @param {BoardChoice} choice @param {Emit} emit @param {() => void} update */
  constructor(choice, emit, update) {
    this.#choice = choice;
    this.#emit = emit;
    this.#update = update;
  }

  /** @param {Square | null} square  under the pointer */
  pointAt(square) {
    clearTimeout(this.#timer);
    if (this.#choice.glanced !== null) {
      this.#choice.glance(null);
      this.#update();
    }
    if (square !== null) this.#timer = setTimeout(() => this.#rest(square), REST_MS);
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
