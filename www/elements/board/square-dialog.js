import { html, nothing, render } from "lit-html";
import { button } from "../controls/buttons.js";

/** @import { Box } from "../../draw/layout.js" */

/**
 * @typedef {object} Place
 * @property {Box} box        of the square
 * @property {number} width   of the board
 * @property {number} height  of the board
 */

/**
 * @typedef {object} Asked
 * @property {string} title
 * @property {string} cancel  "Cancel"
 * @property {import("lit-html").TemplateResult[]} buttons
 * @property {boolean} [tall]  pictures are above their words
 */

/** @typedef {Asked & Place} Question */

export class SquareDialog {
  element = document.createElement("dialog");
  #pressed = false;
  #cancel;

  /**
   * @param {() => void} cancel
   */
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

  /**
   * @param {Question} question
   */
  open(question) {
    const { title, tall, buttons, cancel } = question;
    const panel = html`<div class="panel">
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
  follow({ box, width, height }) {
    const panel = /** @type {HTMLElement | null} */ (this.element.firstElementChild);
    if (!this.element.open || panel === null) return;
    const host = /** @type {ShadowRoot} */ (
      this.element.getRootNode()
    ).host.getBoundingClientRect();
    const [across, down] = [panel.offsetWidth, panel.offsetHeight];
    const x = within(box.x + box.size / 2 - across / 2, 4, width - across - 4);
    const y = within(box.y + box.size * 1.1, 4, height - down - 4);
    panel.style.left = `${within(host.left + x, 4, innerWidth - across - 4)}px`;
    panel.style.top = `${within(host.top + y, 4, innerHeight - down - 4)}px`;
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

  /**
   * @param {KeyboardEvent} event
   */
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
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
function within(value, least, most) {
  return Math.max(least, Math.min(value, most));
}
