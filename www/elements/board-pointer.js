// Mouse, touch and pen on a board as three intents: press on a cell, drag to a place, release on a cell.

/** @import { Cell } from "../engine/protocol.js" */
/** @import { Point } from "../draw/way.js" */

/**
 * @typedef {object} PointerHandlers
 * @property {(x: number, y: number) => Cell | null} cellAt  CSS pixels from the board's corner
 * @property {(cell: Cell) => boolean} press  true if the man there may be dragged
 * @property {(from: Cell, at: Point, over: Cell | null) => void} drag
 * @property {(cell: Cell) => void} click
 * @property {(from: Cell, to: Cell | null) => void} drop  null outside of the board
 * @property {() => void} cancel
 * @property {(cell: Cell | null) => void} hover
 * @property {(cell: Cell) => void} inspect  right click or long press
 */

/** A press that stays within this distance is a click. */
const SLACK_PX = 5;

const LONG_PRESS_MS = 550;

/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {Cell} cell
 * @property {Point} start
 * @property {boolean} draggable
 * @property {boolean} dragging
 * @property {ReturnType<typeof setTimeout> | undefined} long
 */

export class BoardPointer {
  /** @type {Press | null} */
  #press = null;
  #surface;
  #handlers;

  /**
   * @param {HTMLElement} surface
   * @param {PointerHandlers} handlers
   */
  constructor(surface, handlers) {
    this.#surface = surface;
    this.#handlers = handlers;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", () => this.#giveUp());
    surface.addEventListener("pointerleave", () => this.#press ?? handlers.hover(null));
    surface.addEventListener("contextmenu", (event) => this.#menu(event));
  }

  /**
   * @param {PointerEvent} event
   */
  #down(event) {
    if (event.button !== 0 || !event.isPrimary) return;
    const start = this.#place(event);
    const cell = this.#handlers.cellAt(start.x, start.y);
    if (cell === null) return;
    this.#surface.setPointerCapture(event.pointerId);
    const draggable = this.#handlers.press(cell);
    this.#press = {
      pointer: event.pointerId,
      cell,
      start,
      draggable,
      dragging: false,
      long: this.#longPress(event, cell),
    };
  }

  /**
   * @param {PointerEvent} event
   * @param {Cell} cell
   */
  #longPress({ pointerType }, cell) {
    if (pointerType === "mouse") return undefined;
    return setTimeout(() => this.#handlers.inspect(cell), LONG_PRESS_MS);
  }

  /**
   * @param {PointerEvent} event
   */
  #move(event) {
    const at = this.#place(event);
    const over = this.#handlers.cellAt(at.x, at.y);
    const press = this.#press;
    if (press && press.pointer !== event.pointerId) return;
    this.#handlers.hover(over);
    if (!press) return;
    if (Math.hypot(at.x - press.start.x, at.y - press.start.y) > SLACK_PX) {
      clearTimeout(press.long);
      press.dragging ||= press.draggable;
    }
    if (press.dragging) this.#handlers.drag(press.cell, at, over);
  }

  /**
   * @param {PointerEvent} event
   */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#release();
    const at = this.#place(event);
    const over = this.#handlers.cellAt(at.x, at.y);
    if (press.dragging) this.#handlers.drop(press.cell, over);
    else if (over === press.cell) this.#handlers.click(over);
    if (event.pointerType !== "mouse") this.#handlers.hover(null);
  }

  #giveUp() {
    if (!this.#press) return;
    this.#release();
    this.#handlers.cancel();
  }

  #release() {
    clearTimeout(this.#press?.long);
    this.#press = null;
  }

  /**
   * @param {MouseEvent} event
   */
  #menu(event) {
    event.preventDefault();
    const { x, y } = this.#place(event);
    const cell = this.#handlers.cellAt(x, y);
    // A long press has told it already, and its press still lasts.
    if (cell !== null && !this.#press) this.#handlers.inspect(cell);
  }

  /**
   * @param {MouseEvent} event
   * @returns {Point}
   */
  #place({ clientX, clientY }) {
    const { left, top } = this.#surface.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }
}
