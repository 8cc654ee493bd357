// The pointer over a board: the square it points at and the piece it drags.

import { centre } from "../../draw/layout.js";
import { BoardPointer } from "./board-pointer.js";

/** @import { Square, View } from "../../engine/protocol.js" */
/** @import { SceneState } from "../../draw/scene-state.js" */
/** @import { AccessibleGrid } from "./accessible-grid.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { BoardAnnotation } from "./board-annotation.js" */
/** @import { BoardPicture } from "./board-picture.js" */

/**
 * @typedef {object} DragHandlers
 * @property {(square: Square) => boolean} press  the pointer came down; true if that cancels premoves
 * @property {() => void} sketch                it begins to draw
 * @property {(square: Square | null) => void} choose  a piece was taken up, or null: it wasn't
 * @property {(square: Square) => void} activate    a square was clicked
 * @property {(from: Square, to: Square) => void} attempt  a piece was put down on another square
 * @property {(square: Square | null) => void} hover  the square under the pointer has changed
 * @property {(square: Square) => void} inspect
 * @property {(degrees: number) => void} turn
 * @property {BoardAnnotation} annotation
 */

const HALF_TURN = 180;

export class BoardDrag {
  /** A dragged piece, or one that was dropped and waits for the next view. @type {SceneState["dragged"]} */
  dragged = null;
  /** @type {Square | null} */
  hovered = null;
  /** A piece in hand was released on the board, so it isn't animated. */
  released = false;
  #chosenBefore = false;
  /** The piece that the press has selected. @type {Square | null} */
  #taken = null;
  /** The press has cancelled premoves. */
  #cancels = false;
  /** The view at the last click. @type {View | null} */
  #clickedIn = null;
  #pointer;
  #surface;
  #choice;
  #picture;
  #handlers;

  /**
   * @param {AccessibleGrid} grid
   * @param {BoardChoice} choice
   * @param {BoardPicture} picture
   * @param {DragHandlers} handlers
   */
  constructor(grid, choice, picture, handlers) {
    const surface = grid.element;
    this.#surface = surface;
    this.#choice = choice;
    this.#picture = picture;
    this.#handlers = handlers;
    this.#pointer = new BoardPointer(surface, {
      squareOf: (event) => grid.squareOf(event),
      locate: (event) => picture.windowMap.toElement(event),
      squareAt: (x, y) => picture.squareAt(x, y),
      draws: (button) => handlers.annotation.takes(button),
      sketch: (square, keys) => this.#sketch(square, keys),
      lead: (over) => this.#lead(over),
      drawn: (at) => this.#drawn(at),
      turnable: () => picture.layout?.stacked ?? false,
      turn: (across) => handlers.turn((across / surface.clientWidth) * HALF_TURN),
      press: (square) => this.#press(square),
      drag: (from, at, over, finger) => this.#drag({ from, ...at, height: 1, finger }, over),
      click: (square, again) => this.#click(square, again),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => this.#cancel(),
      hover: (square) => this.#hover(square),
      inspect: handlers.inspect,
    });
  }

  /** For another game: ends a press, and nothing is pointed at. */
  reset() {
    this.#pointer.giveUp();
    this.dragged = null;
    this.hovered = null;
    this.#surface.style.cursor = "";
  }

  get isPressed() {
    return this.#pointer.isPressed;
  }

  putBack() {
    this.dragged = null;
    this.#picture.redraw();
  }

  /** Shows a piece on a square until it is put back or moved. @param {Square} from @param {Square} at */
  lay(from, at) {
    const { layout } = this.#picture;
    this.dragged = layout && { from, ...centre(layout.boxes[at]), height: 0 };
    this.#picture.redraw();
  }

  /**
   * A piece in hand is over the board.
   * @param {MouseEvent} event
   * @returns {Square | null}
   */
  over(event) {
    const { x, y } = this.#picture.windowMap.toElement(event);
    const square = this.#picture.squareAt(x, y);
    this.#hover(square);
    return square;
  }

  /** @param {Square} square */
  #press(square) {
    // A square that is too small is enlarged instead.
    if (this.#picture.bringNear(square)) return false;
    this.#cancels = this.#handlers.press(square);
    this.#chosenBefore = square === this.#choice.chosen;
    this.#taken = null;
    // A piece that may stay on its square is a target there, but can still be dragged.
    const meant = this.#choice.isTarget(square) && !this.#chosenBefore;
    if (meant || !this.#choice.isMovable(square)) return false;
    if (this.#chosenBefore) return true;
    this.#taken = square;
    this.#handlers.choose(square);
    return true;
  }

  /** The press was none: a second finger came down, or the browser scrolls. */
  #cancel() {
    this.#handlers.annotation.giveUp();
    if (this.#taken !== null && this.#taken === this.#choice.chosen) this.#handlers.choose(null);
    this.#taken = null;
    this.putBack();
  }

  /**
   * @param {Square} square
   * @param {MouseEvent} keys  that are held
   */
  #sketch(square, keys) {
    this.#handlers.sketch();
    this.#handlers.annotation.begin(square, keys);
    this.#picture.redraw();
  }

  /** @param {Square | null} over */
  #lead(over) {
    this.#handlers.annotation.lead(over);
    this.#picture.redraw();
  }

  /** @param {Square | null} at */
  #drawn(at) {
    this.#handlers.annotation.end(at);
    this.#picture.redraw();
  }

  /**
   * @param {Square} square
   * @param {boolean} again  the second click of a double click: what the first has selected or moved stays as it is
   */
  #click(square, again) {
    const { chosen, view } = this.#choice;
    const selects = square === chosen && !this.#chosenBefore;
    // A piece that may stay where it is asks first.
    const deselects = square === chosen && !this.#choice.isTarget(square);
    const isDone = again && (deselects || view !== this.#clickedIn);
    this.#clickedIn = view;
    if (!selects && !isDone && !this.#cancels) this.#handlers.activate(square);
  }

  /** @param {SceneState["dragged"]} dragged @param {Square | null} over */
  #drag(dragged, over) {
    this.dragged = dragged;
    this.#surface.style.cursor = over === null ? "no-drop" : "grabbing";
    this.#picture.redraw();
  }

  /** @param {Square} from @param {Square | null} to */
  #drop(from, to) {
    if (to === null || to === from || from !== this.#choice.chosen) return this.putBack();
    if (this.#choice.isTarget(to)) this.lay(from, to);
    else this.dragged = null;
    this.#handlers.attempt(from, to);
    this.#hover(to);
  }

  /** @param {Square | null} square */
  #hover(square) {
    if (square !== null) this.#surface.style.cursor = this.#cursorOn(square);
    if (square === this.hovered) return;
    this.hovered = square;
    this.#handlers.hover(square);
  }

  /** @param {Square} square */
  #cursorOn(square) {
    if (this.#handlers.annotation.always) return "crosshair";
    const claimed = this.#choice.claimsOn(square).length > 0;
    if (claimed || this.#choice.isTarget(square)) return "pointer";
    return this.#choice.isMovable(square) ? "grab" : "default";
  }
}
