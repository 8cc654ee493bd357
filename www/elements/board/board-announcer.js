// What a board says: in a bubble beside a square for the eye, in a live region for screen readers.

import { BoardBubble } from "./board-bubble.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Layout } from "../../draw/layout.js" */

export class BoardAnnouncer {
  #bubble = new BoardBubble();
  #spoken = document.createElement("div");
  #layout;
  /** The bubble says why the square pointed at can't be passed to. */
  #warning = false;

  /**
   * @param {() => Layout | null} layout
   */
  constructor(layout) {
    this.#layout = layout;
    this.#spoken.className = "spoken";
    this.#spoken.setAttribute("role", "status");
  }

  get elements() {
    return [this.#bubble.element, this.#spoken];
  }

  /**
   * To the eye alone.
   * @param {string} text
   * @param {Square} square
   */
  show(text, square) {
    const layout = this.#layout();
    if (layout) this.#bubble.show(text, layout.boxes[square], layout.width);
  }

  /**
   * To screen readers alone.
   * @param {string} text
   */
  announce(text) {
    // The same sentence twice is no change, and would be said once only.
    this.#spoken.textContent = this.#spoken.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * A warning is shown as long as it holds. Screen readers hear it as the square's name.
   * @param {string | null} text
   * @param {Square | null} square
   */
  warn(text, square) {
    if (this.#warning) this.hush();
    this.#warning = text !== null && square !== null;
    if (text !== null && square !== null) this.show(text, square);
  }

  hush() {
    this.#bubble.hide();
  }

  /** Nothing of what was said stays to be read. */
  forget() {
    this.#bubble.forget();
    this.#spoken.textContent = "";
  }
}
