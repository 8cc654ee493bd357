import { html, nothing, render } from "lit-html";
import { button } from "../controls/buttons.js";
import { WindowMap } from "./window-map.js";

/** @import { Box } from "../../draw/box.js" */
/** @import { TemplateResult } from "lit-html" */

/**
 * @typedef {object} Place
 * @property {Box} box        of the square
 * @property {number} width   of the board
 * @property {number} height  of the board
 * @property {WindowMap} windowMap  of the board
 */

const GAP_PX = 4;

/**
 * @typedef {object} Asked
 * @property {string} title
 * @property {string} cancel  "Cancel"
 * @property {TemplateResult[]} buttons
 * @property {boolean} [tall]  pictures are above their words
 */

/** @typedef {Asked & Place} Question */

export class SquareDialog {
  element = document.createElement("dialog");
  /** Transforms around the board don't apply to a dialog over the page, but zooms do. */
  #windowMap = new WindowMap();
  #pressed = false;
  #cancel;

  /** @param {() => void} cancel */
  constructor(cancel) {
    this.#cancel = cancel;
    this.element.className = "chooser";
    this.element.addEventListener("cancel", (event) => {
      event.preventDefault();
      cancel();
    });
    this.element.addEventListener("pointerdown", () => (this.#pressed = true));
    this.element.addEventListener("click", (event) => this.#click(event), { capture: true });
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Question} question */
  open(question) {
    const { title, tall, buttons, cancel } = question;
    const panel = html`${this.#windowMap.element}
      <div class="panel">
        <h2>${title}</h2>
        <div class=${tall ? "choices tall" : "choices"}>${buttons}</div>
        ${button(cancel, () => this.#cancel(), { look: "cancel" })}
      </div>`;
    render(panel, this.element);
    this.element.setAttribute("aria-label", title);
    this.#pressed = false;
    if (!this.element.open) this.element.showModal();
    this.follow(question);
    // The last button cancels.
    this.element.querySelector(/** @type {"button"} */ ("button:not([aria-disabled])"))?.focus();
  }

  /**
   * Over the target square and within the board, also when a phone is rotated.
   * @param {Place} place
   */
  follow({ box, width, height, windowMap }) {
    const panel = /** @type {HTMLElement | null} */ (this.element.querySelector(".panel"));
    if (!this.element.open || panel === null) return;
    const square = this.#bounds(box.x, box.y, box.size, box.size, windowMap);
    const board = this.#bounds(0, 0, width, height, windowMap);
    const [across, down] = [panel.offsetWidth, panel.offsetHeight];
    const x = (square.left + square.right - across) / 2;
    const y = square.bottom + (square.bottom - square.top) / 10;
    const { clientWidth, clientHeight } = this.element;
    const left = within(x, board.left, board.right - across);
    const top = within(y, board.top, board.bottom - down);
    panel.style.left = `${within(left, 0, clientWidth - across)}px`;
    panel.style.top = `${within(top, 0, clientHeight - down)}px`;
  }

  /**
   * Bounds of a part of the board, in the dialog.
   * @param {number} x
   * @param {number} y
   * @param {number} width
   * @param {number} height
   * @param {WindowMap} windowMap
   */
  #bounds(x, y, width, height, windowMap) {
    const corners = [0, width].flatMap((right) =>
      [0, height].map((down) => {
        const { x: clientX, y: clientY } = windowMap.toWindow({ x: x + right, y: y + down });
        return this.#windowMap.toElement({ clientX, clientY });
      }),
    );
    const [xs, ys] = [corners.map((each) => each.x), corners.map((each) => each.y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    return { left, right, top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  close() {
    // Called with every press on a piece, so it must not touch the document without need.
    if (this.element.firstElementChild === null) return;
    if (this.element.open) this.element.close();
    render(nothing, this.element);
  }

  /**
   * A tap opens the dialog before the tap's own click arrives, which must not hit the dialog.
   * @param {MouseEvent} event
   */
  #click(event) {
    const strays = event.detail > 0 && !this.#pressed;
    if (strays) event.stopImmediatePropagation();
    // The content fills the dialog, so only the backdrop has it as its target.
    else if (event.target === this.element) this.#cancel();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const buttons = [...this.element.querySelectorAll("button")];
    const focused = buttons.findIndex((button) => button.matches(":focus"));
    buttons[(focused + step + buttons.length) % buttons.length].focus();
    event.preventDefault();
  }
}

/** @param {number} value @param {number} least @param {number} most */
function within(value, least, most) {
  return Math.max(least + GAP_PX, Math.min(value, most - GAP_PX));
}
