/** @import { Box } from "../../draw/box.js" */

/** How long a sentence stays: a moment, and time to read it. */
const MOMENT_MS = 2200;
const READING_MS_PER_LETTER = 65;

export class BoardBubble {
  element = document.createElement("div");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  constructor() {
    this.element.className = "bubble";
    this.element.hidden = true;
    // Screen readers get the sentence from the live region.
    this.element.setAttribute("aria-hidden", "true");
  }

  /**
   * @param {string} text
   * @param {Box} box     of the square
   * @param {number} width  of the board
   */
  show(text, box, width) {
    const { element } = this;
    element.textContent = text;
    element.hidden = false;
    const [across, down] = [element.offsetWidth, element.offsetHeight];
    const middle = box.x + box.size / 2;
    const left = Math.max(4, Math.min(middle - across / 2, width - across - 4));
    const above = box.y - down - 8;
    element.className = `bubble ${above >= 0 ? "above" : "below"}`;
    element.style.transform = `translate(${left}px, ${above >= 0 ? above : box.y + box.size + 8}px)`;
    element.style.setProperty("--tip", `${Math.max(14, Math.min(middle - left, across - 14))}px`);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), MOMENT_MS + text.length * READING_MS_PER_LETTER);
  }

  /** @returns {boolean}  whether it was visible */
  hide() {
    // Called with every press, so it must not touch the document without need.
    if (this.element.hidden) return false;
    clearTimeout(this.#timer);
    this.element.hidden = true;
    return true;
  }

  forget() {
    this.hide();
    this.element.textContent = "";
    this.element.removeAttribute("style");
  }
}
