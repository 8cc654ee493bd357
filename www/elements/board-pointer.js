// Mouse, touch and pen on a board as intents: press on a cell, drag to a place, release on a cell; or, where nothing is to
// be dragged, turn the board.

/** @import { Cell } from "../engine/protocol.js" */
/** @import { Point } from "../draw/way.js" */

/**
 * @typedef {object} PointerHandlers
 * @property {(x: number, y: number) => Cell | null} cellAt  CSS pixels from the board's corner
 * @property {(cell: Cell) => boolean} press  true if the man there may be dragged
 * @property {(from: Cell, at: Point, over: Cell | null) => void} drag
 * @property {(button: number) => boolean} draws  whether a button of the pointer draws arrows
 * @property {(cell: Cell) => void} sketch      an arrow begins
 * @property {(over: Cell | null) => void} lead  it leads to another cell
 * @property {(at: Cell | null) => void} drawn   it ends
 * @property {() => boolean} turnable
 * @property {(across: number) => void} turn  CSS pixels since the last time
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
 * @property {Cell | null} cell  null beside the cells
 * @property {Point} start
 * @property {"drag" | "turn" | "draw" | null} may  what a movement does
 * @property {boolean} moving     it does
 * @property {number} x           where the pointer was last
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
    if (!event.isPrimary) return;
    const start = this.#place(event);
    const cell = this.#handlers.cellAt(start.x, start.y);
    if (this.#handlers.draws(event.button)) {
      if (cell !== null) this.#sketch(event, cell, start);
      return;
    }
    if (event.button !== 0) return;
    const turnable = this.#handlers.turnable();
    if (cell === null && !turnable) return;
    const draggable = cell !== null && this.#handlers.press(cell);
    // Last, as it has to talk to the browser: who presses a man waits for his targets.
    this.#surface.setPointerCapture(event.pointerId);
    this.#press = {
      pointer: event.pointerId,
      cell,
      start,
      may: draggable ? "drag" : turnable ? "turn" : null,
      moving: false,
      x: start.x,
      long: cell === null ? undefined : this.#longPress(event, cell),
    };
  }

  /**
   * @param {PointerEvent} event
   * @param {Cell} cell
   * @param {Point} start
   */
  #sketch({ pointerId }, cell, start) {
    this.#surface.setPointerCapture(pointerId);
    this.#handlers.sketch(cell);
    this.#press = {
      pointer: pointerId,
      cell,
      start,
      may: "draw",
      moving: true,
      x: start.x,
      long: undefined,
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
    if (press?.may !== "turn" || !press.moving) this.#handlers.hover(over);
    if (!press) return;
    if (Math.hypot(at.x - press.start.x, at.y - press.start.y) > SLACK_PX) {
      clearTimeout(press.long);
      press.moving ||= press.may !== null;
    }
    if (press.moving) this.#follow(press, at, over);
  }

  /**
   * @param {Press} press
   * @param {Point} at
   * @param {Cell | null} over
   */
  #follow(press, at, over) {
    if (press.may === "turn") this.#handlers.turn(at.x - press.x);
    else if (press.may === "draw") this.#handlers.lead(over);
    else if (press.cell !== null) this.#handlers.drag(press.cell, at, over);
    press.x = at.x;
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
    if (press.may === "draw") this.#handlers.drawn(over);
    else if (press.moving && press.may === "drag" && press.cell !== null)
      this.#handlers.drop(press.cell, over);
    else if (!press.moving && over !== null && over === press.cell) this.#handlers.click(over);
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
    // A long press has told it already, and its press still lasts; a button that draws asks nothing.
    if (cell !== null && !this.#press && !this.#handlers.draws(event.button))
      this.#handlers.inspect(cell);
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
