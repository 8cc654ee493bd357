// Translates mouse, touch and pen into presses, drags, releases, drawing and turning.

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Point } from "../../draw/move-path.js" */

/**
 * @typedef {object} PointerHandlers
 * @property {(event: Event) => Square | null} squareOf          of the event's target
 * @property {(event: MouseEvent) => Point} locate            CSS pixels from the board's corner
 * @property {(x: number, y: number) => Square | null} squareAt  there
 * @property {(square: Square) => boolean} press  true if the piece there may be dragged
 * @property {(from: Square, at: Point, over: Square | null, finger: boolean) => void} drag
 * @property {(button: number) => boolean} draws  whether a button of the pointer draws arrows
 * @property {(square: Square, event: MouseEvent) => void} sketch  an arrow begins
 * @property {(over: Square | null) => void} lead  it leads to another square
 * @property {(at: Square | null) => void} drawn   it ends
 * @property {() => boolean} turnable
 * @property {(across: number) => void} turn  CSS pixels of the board since the last event
 * @property {(square: Square, again: boolean) => void} click  `again`: soon after another one on the same square
 * @property {(from: Square, to: Square | null, event: MouseEvent) => void} drop  null outside of the board
 * @property {() => void} cancel
 * @property {(square: Square | null) => void} hover
 * @property {(square: Square) => void} inspect  right click or long press
 */

/** Movements up to this distance are clicks. */
const SLACK_PX = 5;

const LONG_PRESS_MS = 550;

const DOUBLE_CLICK_MS = 400;

/**
 * @typedef {object} Press
 * @property {number} pointer
 * @property {Square | null} square  null outside of the squares
 * @property {Point} start        in the window
 * @property {"drag" | "turn" | "draw" | null} may  what a movement does
 * @property {boolean} moving     whether it has begun
 * @property {number} x           where a turning pointer was last, from the board's corner
 * @property {ReturnType<typeof setTimeout> | undefined} long
 * @property {boolean} asked      a long press has asked about the square, so this is no click
 * @property {boolean} ignored      another finger came down, so the press is ignored
 */

export class BoardPointer {
  /** @type {Press | null} */
  #press = null;
  /** @type {{ square: Square, time: number } | null} */
  #clicked = null;
  #surface;
  #handlers;
  /** During a press, every other pointer that comes down on the page. @param {PointerEvent} event */
  #onOtherPointer = (event) => this.#ignoreRest(event);

  /** @param {HTMLElement} surface @param {PointerHandlers} handlers */
  constructor(surface, handlers) {
    this.#surface = surface;
    this.#handlers = handlers;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", () => this.giveUp());
    surface.addEventListener("pointerleave", () => this.#press ?? handlers.hover(null));
    surface.addEventListener("contextmenu", (event) => this.#menu(event));
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (!event.isPrimary) return;
    const turnable = this.#handlers.turnable();
    // Where no square hides another one the browser has found it already, unless it is seen beyond a joined edge.
    const found = turnable ? null : this.#handlers.squareOf(event);
    const square = found ?? this.#squareUnder(event);
    if (this.#handlers.draws(event.button)) {
      if (square !== null) this.#sketch(event, square);
      return;
    }
    if (event.button !== 0) return;
    if (square === null && !turnable) return;
    const draggable = square !== null && this.#handlers.press(square);
    // Last, as it is slow, and the targets of a pressed piece must appear at once.
    this.#surface.setPointerCapture(event.pointerId);
    const press = this.#begin({
      pointer: event.pointerId,
      square,
      start: { x: event.clientX, y: event.clientY },
      may: draggable ? "drag" : turnable ? "turn" : null,
      moving: false,
      x: turnable ? this.#handlers.locate(event).x : 0,
    });
    if (square !== null && event.pointerType !== "mouse") this.#waitForLong(press, square);
  }

  /** @param {PointerEvent} event @param {Square} square */
  #sketch(event, square) {
    const { pointerId, clientX: x, clientY: y } = event;
    this.#surface.setPointerCapture(pointerId);
    this.#handlers.sketch(square, event);
    this.#begin({
      pointer: pointerId,
      square,
      start: { x, y },
      may: "draw",
      moving: true,
      x: 0,
    });
  }

  /** @param {Omit<Press, "long" | "asked" | "ignored">} begun */
  #begin(begun) {
    const press = { ...begun, long: undefined, asked: false, ignored: false };
    this.#press = press;
    this.#surface.ownerDocument.addEventListener("pointerdown", this.#onOtherPointer, true);
    return press;
  }

  /**
   * Two fingers zoom or scroll, so the first one must not play either.
   * @param {PointerEvent} event
   */
  #ignoreRest({ pointerId }) {
    const press = this.#press;
    if (!press || press.ignored || press.pointer === pointerId) return;
    clearTimeout(press.long);
    press.ignored = true;
    this.#handlers.cancel();
    this.#handlers.hover(null);
  }

  /** @param {Press} press @param {Square} square */
  #waitForLong(press, square) {
    press.long = setTimeout(() => {
      press.asked = true;
      this.#handlers.inspect(square);
    }, LONG_PRESS_MS);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const at = this.#handlers.locate(event);
    const over = this.#handlers.squareAt(at.x, at.y);
    const press = this.#press;
    if (press && (press.ignored || press.pointer !== event.pointerId)) return;
    if (press?.may !== "turn" || !press.moving) this.#handlers.hover(over);
    if (!press) return;
    if (Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y) > SLACK_PX) {
      clearTimeout(press.long);
      press.moving ||= press.may !== null;
    }
    if (!press.moving) return;
    this.#follow(press, event, at, over);
    press.x = at.x;
  }

  /**
   * @param {Press} press
   * @param {PointerEvent} event
   * @param {Point} at
   * @param {Square | null} over
   */
  #follow(press, { pointerType }, at, over) {
    if (press.may === "turn") this.#handlers.turn(at.x - press.x);
    else if (press.may === "draw") this.#handlers.lead(over);
    else if (press.square !== null)
      this.#handlers.drag(press.square, at, over, pointerType === "touch");
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    this.#release();
    if (press.ignored) return;
    const over = this.#squareUnder(event);
    if (press.may === "draw") this.#handlers.drawn(over);
    else if (press.moving && press.may === "drag" && press.square !== null)
      this.#handlers.drop(press.square, over, event);
    else if (!press.moving && !press.asked && over !== null && over === press.square)
      this.#click(over, event.timeStamp);
    if (event.pointerType !== "mouse") this.#handlers.hover(null);
  }

  /** @param {Square} square @param {number} time */
  #click(square, time) {
    const last = this.#clicked;
    const again = last?.square === square && time - last.time < DOUBLE_CLICK_MS;
    this.#clicked = { square, time };
    this.#handlers.click(square, again);
  }

  get isPressed() {
    return this.#press !== null;
  }

  giveUp() {
    if (!this.#press) return;
    this.#release();
    this.#handlers.cancel();
  }

  #release() {
    clearTimeout(this.#press?.long);
    this.#press = null;
    this.#surface.ownerDocument.removeEventListener("pointerdown", this.#onOtherPointer, true);
  }

  /** @param {MouseEvent} event */
  #menu(event) {
    event.preventDefault();
    const square = this.#squareUnder(event);
    // A long press has been reported already; a drawing button asks nothing.
    if (square !== null && !this.#press && !this.#handlers.draws(event.button))
      this.#handlers.inspect(square);
  }

  /** @param {MouseEvent} event */
  #squareUnder(event) {
    const { x, y } = this.#handlers.locate(event);
    return this.#handlers.squareAt(x, y);
  }
}
