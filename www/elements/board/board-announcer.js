// What a board says: in a bubble beside a cell for the eye, in a live region for screen readers.

import { BoardBubble } from "./board-bubble.js";

/** @import { Cell } from "../../engine/protocol.js" */
/** @import { Layout } from "../../draw/layout.js" */

export class BoardAnnouncer {
  #bubble = new BoardBubble();
  #spoken = document.createElement("div");
  #layout;
  /** The bubble says why the cell pointed at can't be passed to. */
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
   * @param {Cell} cell
   */
  show(text, cell) {
    const layout = this.#layout();
    if (layout) this.#bubble.show(text, layout.boxes[cell], layout.width);
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
   * A warning is shown as long as it holds. Screen readers hear it as the cell's name.
   * @param {string | null} text
   * @param {Cell | null} cell
   */
  warn(text, cell) {
    if (this.#warning) this.hush();
    this.#warning = text !== null && cell !== null;
    if (text !== null && cell !== null) this.show(text, cell);
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
