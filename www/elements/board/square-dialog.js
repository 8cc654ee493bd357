import { html, nothing, render } from "lit-html";
import { button } from "../controls/buttons.js";
import { WindowMap } from "./window-map.js";

/** @import { Box } from "../../draw/box.js" */
/** @import { Point } from "../../draw/move-path.js" */
/** @import { TemplateResult } from "lit-html" */

/**
 * @typedef {object} Place
 * @property {Box} box        of the square
 * @property {number} width   of the board
 * @property {number} height  of the board
 * @property {WindowMap} windowMap  of the board
 */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Bounds */

const GAP_PX = 4;

/**
 * @typedef {object} Asked
 * @property {string} title
 * @property {string} [at]    the square, only written: others may listen
 * @property {string} [meaning]  what the choice does
 * @property {string | TemplateResult} cancel  "Cancel"
 * @property {TemplateResult[]} buttons
 * @property {boolean} [tall]  pictures are above their words
 * @property {string} [look]   a class of the panel
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
    // Browsers close it without asking at the second Escape or Back.
    this.element.addEventListener("close", () => this.#isShown && !this.element.open && cancel());
    this.element.addEventListener("pointerdown", () => (this.#pressed = true));
    this.element.addEventListener("click", (event) => this.#click(event), { capture: true });
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** @param {Question} question */
  open(question) {
    const { title, at, meaning, tall, look = "", buttons, cancel } = question;
    const panel = html`${this.#windowMap.element}
      <div class="panel ${look}">
        <h2>${title}${at && html` <span class="at" aria-hidden="true">${at}</span>`}</h2>
        ${meaning && html`<p>${meaning}</p>`}
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
   * Beside the target square, within the board if there is room, also when a phone is rotated.
   * @param {Place} place
   */
  follow({ box, width, height, windowMap }) {
    const panel = /** @type {HTMLElement | null} */ (this.element.querySelector(".panel"));
    if (!this.element.open || panel === null) return;
    const square = this.#bounds(box.x, box.y, box.size, box.size, windowMap);
    const board = this.#bounds(0, 0, width, height, windowMap);
    const { clientWidth: right, clientHeight: bottom } = this.element;
    const size = { width: panel.offsetWidth, height: panel.offsetHeight };
    const { x, y } = besides(square, size, [board, { left: 0, top: 0, right, bottom }]);
    panel.style.left = `${x}px`;
    panel.style.top = `${y}px`;
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

  get #isShown() {
    return this.element.firstElementChild !== null;
  }

  close() {
    // Called with every press on a piece, so it must not touch the document without need.
    if (!this.#isShown) return;
    if (this.element.open) this.element.close();
    render(nothing, this.element);
  }

  /**
   * A tap opens the dialog before the tap's own click arrives, which must not hit the dialog. Nor must the second click
   * of a double click on the square.
   * @param {MouseEvent} event
   */
  #click(event) {
    const strays = (event.detail > 0 && !this.#pressed) || event.detail > 1;
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

/**
 * Where a panel covers nothing of the square: in the first of these bounds that has room on a side of it, or else over it.
 * @param {Bounds} square
 * @param {{ width: number, height: number }} panel
 * @param {[board: Bounds, page: Bounds]} all
 */
export function besides(square, { width, height }, [board, page]) {
  const gap = (square.bottom - square.top) / 10;
  const middle = {
    x: (square.left + square.right - width) / 2,
    y: (square.top + square.bottom - height) / 2,
  };
  const sides = [
    { x: middle.x, y: square.bottom + gap },
    { x: middle.x, y: square.top - gap - height },
    { x: square.right + gap, y: middle.y },
    { x: square.left - gap - width, y: middle.y },
  ];
  const into = (/** @type {Bounds} */ bounds, /** @type {Point} */ { x, y }) => ({
    x: within(x, bounds.left, bounds.right - width),
    y: within(y, bounds.top, bounds.bottom - height),
  });
  const clear = (/** @type {Point} */ { x, y }) =>
    x >= square.right || x + width <= square.left || y >= square.bottom || y + height <= square.top;
  const places = [board, page].flatMap((bounds) =>
    sides.map((side) => into(page, into(bounds, side))),
  );
  return places.find(clear) ?? places[0];
}

/** @param {number} value @param {number} least @param {number} most */
function within(value, least, most) {
  return Math.max(least + GAP_PX, Math.min(value, most - GAP_PX));
}
