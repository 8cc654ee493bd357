// Mouse, touch and pen on a board as intents: press on a cell, drag to a place, release on a cell; or, where nothing is to
// be dragged, turn the board.

/** @import { Cell } from "../../engine/protocol.js" */
/** @import { Point } from "../../draw/move-path.js" */

/**
 * @typedef {object} PointerHandlers
 * @property {(event: Event) => Cell | null} cellOf          of the element that was met
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
 * @property {Point} start        in the window
 * @property {"drag" | "turn" | "draw" | null} may  what a movement does
 * @property {boolean} moving     it does
 * @property {number} x           where the pointer was last, in the window
 * @property {ReturnType<typeof setTimeout> | undefined} long
 * @property {boolean} asked      it was a long one: it has asked about its cell, and is no click any more
 * @property {boolean} spent      another finger came down: whatever follows is meant for something else
 */

export class BoardPointer {
  /** @type {Press | null} */
  #press = null;
  #surface;
  #handlers;
  /** While a press lasts, of all that comes down on the page. @param {PointerEvent} event */
  #another = (event) => this.#spend(event);

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
    const turnable = this.#handlers.turnable();
    // Where no cell hides another one the browser has found it already.
    const cell = turnable ? this.#cellUnder(event) : this.#handlers.cellOf(event);
    if (this.#handlers.draws(event.button)) {
      if (cell !== null) this.#sketch(event, cell);
      return;
    }
    if (event.button !== 0) return;
    if (cell === null && !turnable) return;
    const draggable = cell !== null && this.#handlers.press(cell);
    // Last, as it has to talk to the browser: who presses a man waits for his targets.
    this.#surface.setPointerCapture(event.pointerId);
    const press = this.#begin({
      pointer: event.pointerId,
      cell,
      start: { x: event.clientX, y: event.clientY },
      may: draggable ? "drag" : turnable ? "turn" : null,
      moving: false,
      x: event.clientX,
    });
    if (cell !== null && event.pointerType !== "mouse") this.#waitForLong(press, cell);
  }

  /**
   * @param {PointerEvent} event
   * @param {Cell} cell
   */
  #sketch({ pointerId, clientX: x, clientY: y }, cell) {
    this.#surface.setPointerCapture(pointerId);
    this.#handlers.sketch(cell);
    this.#begin({
      pointer: pointerId,
      cell,
      start: { x, y },
      may: "draw",
      moving: true,
      x,
    });
  }

  /** @param {Omit<Press, "long" | "asked" | "spent">} begun */
  #begin(begun) {
    const press = { ...begun, long: undefined, asked: false, spent: false };
    this.#press = press;
    this.#surface.ownerDocument.addEventListener("pointerdown", this.#another, true);
    return press;
  }

  /**
   * Two fingers want to zoom or scroll: neither plays what the first one had begun.
   * @param {PointerEvent} event
   */
  #spend({ pointerId }) {
    const press = this.#press;
    if (!press || press.spent || press.pointer === pointerId) return;
    clearTimeout(press.long);
    press.spent = true;
    this.#handlers.cancel();
    this.#handlers.hover(null);
  }

  /**
   * @param {Press} press
   * @param {Cell} cell
   */
  #waitForLong(press, cell) {
    press.long = setTimeout(() => {
      press.asked = true;
      this.#handlers.inspect(cell);
    }, LONG_PRESS_MS);
  }

  /**
   * @param {PointerEvent} event
   */
  #move(event) {
    const at = this.#place(event);
    const over = this.#handlers.cellAt(at.x, at.y);
    const press = this.#press;
    if (press && (press.spent || press.pointer !== event.pointerId)) return;
    if (press?.may !== "turn" || !press.moving) this.#handlers.hover(over);
    if (!press) return;
    if (Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y) > SLACK_PX) {
      clearTimeout(press.long);
      press.moving ||= press.may !== null;
    }
    if (!press.moving) return;
    this.#follow(press, event.clientX - press.x, at, over);
    press.x = event.clientX;
  }

  /**
   * @param {Press} press
   * @param {number} across  since the last time
   * @param {Point} at
   * @param {Cell | null} over
   */
  #follow(press, across, at, over) {
    if (press.may === "turn") this.#handlers.turn(across);
    else if (press.may === "draw") this.#handlers.lead(over);
    else if (press.cell !== null) this.#handlers.drag(press.cell, at, over);
  }

  /**
   * @param {PointerEvent} event
   */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#release();
    if (press.spent) return;
    const over = this.#cellUnder(event);
    if (press.may === "draw") this.#handlers.drawn(over);
    else if (press.moving && press.may === "drag" && press.cell !== null)
      this.#handlers.drop(press.cell, over);
    else if (!press.moving && !press.asked && over !== null && over === press.cell)
      this.#handlers.click(over);
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
    this.#surface.ownerDocument.removeEventListener("pointerdown", this.#another, true);
  }

  /**
   * @param {MouseEvent} event
   */
  #menu(event) {
    event.preventDefault();
    const cell = this.#cellUnder(event);
    // A long press has told it already, and its press still lasts; a button that draws asks nothing.
    if (cell !== null && !this.#press && !this.#handlers.draws(event.button))
      this.#handlers.inspect(cell);
  }

  /** @param {MouseEvent} event */
  #cellUnder(event) {
    const { x, y } = this.#place(event);
    return this.#handlers.cellAt(x, y);
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
