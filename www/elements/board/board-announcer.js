// A board's messages: a bubble beside a square, and a live region for screen readers.

import { BoardBubble } from "./board-bubble.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Layout } from "../../draw/board-layout.js" */

export class BoardAnnouncer {
  #bubble = new BoardBubble();
  #spoken = document.createElement("div");
  #layout;
  #warning = false;

  /** @param {() => Layout | null} layout */
  constructor(layout) {
    this.#layout = layout;
    this.#spoken.className = "spoken";
    this.#spoken.setAttribute("role", "status");
  }

  get elements() {
    return [this.#bubble.element, this.#spoken];
  }

  /** Visually only. @param {string} text @param {Square} square */
  show(text, square) {
    const layout = this.#layout();
    if (layout) this.#bubble.show(text, layout.boxes[square], layout.width);
  }

  /** For screen readers only. @param {string} text */
  announce(text) {
    // A repeated sentence must differ, or it would be announced only once.
    this.#spoken.textContent = this.#spoken.textContent === text ? `${text}\u00a0` : text;
  }

  /**
   * Shown as long as it applies. Screen readers get it with the square's name.
   * @param {string | null} text
   * @param {Square | null} square
   */
  warn(text, square) {
    if (this.#warning) this.hush();
    this.#warning = text !== null && square !== null;
    if (text !== null && square !== null) this.show(text, square);
  }

  /** @returns {boolean}  whether a message was visible */
  hush() {
    return this.#bubble.hide();
  }

  forget() {
    this.#bubble.forget();
    this.#spoken.textContent = "";
  }
}
