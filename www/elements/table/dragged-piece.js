// A piece in hand that follows the pointer onto the board. It lies over its container, and loads with the first game that
// has pieces in hand.

import { FINGER } from "../../draw/standing-pieces.js";
import { WindowMap } from "../board/window-map.js";
import { Part } from "../controls/part.js";

/** @import { GameBoard } from "../board/game-board.js" */
/** @import { GameTable } from "./game-table.js" */

/** Movements up to this distance are clicks. */
const SLACK_PX = 5;

/** A figure's picture is so many times as large as its letters. */
const FIGURE = 1.5;

/** Under the mouse: how much larger than its square. */
const MOUSE = { scale: 1.1, above: 0 };

/** @typedef {{ pointer: number, x: number, y: number, button: HTMLButtonElement, moving: boolean }} Press */

export class DraggedPiece extends Part {
  /** @type {Press | null} */
  #press = null;
  /** Listens until the press ends. */
  #listening = new AbortController();
  #map = new WindowMap();

  /** Beside which it is; null: the table's. @type {GameBoard | null} */
  board = null;

  /** @override */
  build() {
    this.#host.addEventListener("pointerdown", (event) => this.#down(event));
  }

  get #host() {
    return /** @type {GameTable} */ (this.parentElement);
  }

  get #board() {
    return this.board ?? this.#host.board;
  }

  /** @param {PointerEvent} event */
  #down(event) {
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    const button = target instanceof Element ? target.closest("button.reserved:enabled") : null;
    if (!(button instanceof HTMLButtonElement) || event.button !== 0 || !event.isPrimary) return;
    this.#press = { pointer, x, y, button, moving: false };
    this.#listen();
  }

  #listen() {
    this.#listening.abort();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    const { ownerDocument: page } = this;
    page.addEventListener("pointermove", (event) => this.#move(event), { signal });
    page.addEventListener("pointerup", (event) => this.#up(event), { signal });
    page.addEventListener("pointercancel", () => this.#giveUp(), { signal });
    // A second finger scrolls or zooms.
    page.addEventListener("pointerdown", () => this.#giveUp(), { signal, capture: true });
    page.addEventListener("keydown", (event) => this.#escape(event), { signal, capture: true });
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!press.moving && Math.hypot(x - press.x, y - press.y) <= SLACK_PX) return;
    if (!press.moving) this.#takeUp(press);
    this.#follow(event);
    this.#board.carryOver(event);
  }

  /** @param {Press} press */
  #takeUp(press) {
    const figure = press.button.querySelector(".figure");
    if (figure === null) return;
    press.moving = true;
    this.replaceChildren(this.#map.element, figure.cloneNode(true));
    this.style.setProperty("--turns", getComputedStyle(figure).getPropertyValue("--turns"));
    this.hidden = false;
    this.#board.carry(Number(press.button.value));
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    const { scale, above } = event.pointerType === "touch" ? FINGER : MOUSE;
    const size = this.#board.squareSize / this.#map.scale;
    const { x, y } = this.#map.toElement(event);
    this.style.fontSize = `${(size * scale) / FIGURE}px`;
    this.style.setProperty("--x", `${x}px`);
    this.style.setProperty("--y", `${y - above * size}px`);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const press = this.#press;
    if (press?.pointer !== event.pointerId) return;
    this.#end();
    if (!press.moving) return;
    this.#swallowClick();
    this.#board.endCarrying(event);
  }

  /** A drag that ends where it began is no click on the button. */
  #swallowClick() {
    const swallow = (/** @type {Event} */ event) => event.stopPropagation();
    this.#host.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => this.#host.removeEventListener("click", swallow, { capture: true }));
  }

  /** @param {KeyboardEvent} event */
  #escape(event) {
    if (event.key === "Escape") this.#giveUp();
  }

  #giveUp() {
    const moving = this.#press?.moving === true;
    this.#end();
    if (moving) this.#board.endCarrying(null);
  }

  #end() {
    this.#press = null;
    this.#listening.abort();
    this.hidden = true;
  }
}
