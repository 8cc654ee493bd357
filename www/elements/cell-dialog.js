// A choice beside a cell: a title, buttons, and a way out. What the buttons are is told by whoever opens it.

/** @import { Box } from "../draw/layout.js" */

/**
 * @typedef {object} Question
 * @property {string} title
 * @property {string} cancel  the way out: "Cancel"
 * @property {HTMLButtonElement[]} buttons
 * @property {Box} box        of the cell
 * @property {number} width   of the board
 * @property {number} height  of the board
 */

export class CellDialog {
  element = document.createElement("dialog");
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
    this.element.addEventListener("click", ({ target }) => {
      // Only the backdrop is the dialog itself: its contents fill it.
      if (target === this.element) cancel();
    });
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  get isOpen() {
    return this.element.open;
  }

  /**
   * @param {Question} question
   */
  open(question) {
    const title = document.createElement("h2");
    title.textContent = question.title;
    const list = document.createElement("div");
    list.className = "choices";
    list.append(...question.buttons);
    const cancel = document.createElement("button");
    cancel.type = "button";
    cancel.className = "cancel";
    cancel.textContent = question.cancel;
    cancel.addEventListener("click", () => this.#cancel());
    const panel = document.createElement("div");
    panel.className = "panel";
    panel.append(title, list, cancel);
    this.element.replaceChildren(panel);
    this.element.setAttribute("aria-label", question.title);
    if (!this.element.open) this.element.showModal();
    this.#place(panel, question);
    /** @type {HTMLElement} */ (
      list.querySelector("button:not([aria-disabled])") ?? cancel
    ).focus();
  }

  close() {
    if (this.element.open) this.element.close();
    // What was asked may have been a secret.
    this.element.replaceChildren();
  }

  /**
   * Over the target cell and within the board.
   * @param {HTMLElement} panel
   * @param {Question} question
   */
  #place(panel, { box, width, height }) {
    const host = /** @type {ShadowRoot} */ (
      this.element.getRootNode()
    ).host.getBoundingClientRect();
    const [across, down] = [panel.offsetWidth, panel.offsetHeight];
    const x = within(box.x + box.size / 2 - across / 2, 4, width - across - 4);
    const y = within(box.y + box.size * 1.1, 4, height - down - 4);
    panel.style.left = `${within(host.left + x, 4, innerWidth - across - 4)}px`;
    panel.style.top = `${within(host.top + y, 4, innerHeight - down - 4)}px`;
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
