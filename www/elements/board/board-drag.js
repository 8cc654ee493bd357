// The hand over a board: what it points at, and the man it holds.

import { centre } from "../../draw/layout.js";
import { BoardPointer } from "./board-pointer.js";

/** @import { Cell } from "../../engine/protocol.js" */
/** @import { SceneState } from "../../draw/scene.js" */
/** @import { Point } from "../../draw/move-path.js" */
/** @import { AccessibleGrid } from "./accessible-grid.js" */
/** @import { BoardChoice } from "./board-choice.js" */
/** @import { BoardAnnotation } from "./board-annotation.js" */
/** @import { BoardPicture } from "./board-picture.js" */

/**
 * @typedef {object} HandHandlers
 * @property {() => void} begin                 the pointer came down
 * @property {(cell: Cell) => void} choose      a man was taken up
 * @property {(cell: Cell) => void} activate    a cell was clicked
 * @property {(from: Cell, to: Cell) => void} attempt  a man was put down on another cell
 * @property {(cell: Cell | null) => void} hover
 * @property {(cell: Cell) => void} inspect
 * @property {(degrees: number) => void} turn
 * @property {BoardAnnotation} pencil
 */

/** Across the whole board, in degrees. */
const HALF_TURN = 180;

export class BoardDrag {
  /** A man in the hand, or put down and waiting for the next view. @type {SceneState["dragged"]} */
  dragged = null;
  /** @type {Cell | null} */
  hovered = null;
  /** The chosen man was chosen before the pointer came down on it. */
  #chosenBefore = false;
  #surface;
  #choice;
  #picture;
  #handlers;

  /**
   * @param {AccessibleGrid} grid
   * @param {BoardChoice} choice
   * @param {BoardPicture} picture
   * @param {HandHandlers} handlers
   */
  constructor(grid, choice, picture, handlers) {
    const surface = grid.element;
    this.#surface = surface;
    this.#choice = choice;
    this.#picture = picture;
    this.#handlers = handlers;
    new BoardPointer(surface, {
      cellOf: (event) => grid.cellOf(event),
      cellAt: (x, y) => picture.cellAt(x, y),
      draws: (button) => handlers.pencil.takes(button),
      sketch: (cell) => this.#sketch(cell),
      lead: (over) => this.#lead(over),
      drawn: (at) => this.#drawn(at),
      turnable: () => picture.layout?.stacked ?? false,
      turn: (across) => handlers.turn((across / surface.clientWidth) * HALF_TURN),
      press: (cell) => this.#press(cell),
      drag: (from, at, over) => this.#drag(from, at, over),
      click: (cell) => this.#click(cell),
      drop: (from, to) => this.#drop(from, to),
      cancel: () => {
        handlers.pencil.giveUp();
        this.putBack();
      },
      hover: (cell) => this.#hover(cell),
      inspect: handlers.inspect,
    });
  }

  putBack() {
    this.dragged = null;
    this.#picture.redraw();
  }

  /**
   * @param {Cell} cell
   */
  #press(cell) {
    // A cell too small to be played on comes near instead.
    if (this.#picture.bringNear(cell)) return false;
    this.#handlers.begin();
    this.#chosenBefore = cell === this.#choice.chosen;
    // A man that may stay on its cell is a target of its own, and can still be taken up.
    const meant = this.#choice.isTarget(cell) && !this.#chosenBefore;
    if (meant || !this.#choice.isMovable(cell)) return false;
    if (!this.#chosenBefore) this.#handlers.choose(cell);
    return true;
  }

  /**
   * @param {Cell} cell
   */
  #sketch(cell) {
    this.#handlers.begin();
    this.#handlers.pencil.begin(cell);
    this.#picture.redraw();
  }

  /**
   * @param {Cell | null} over
   */
  #lead(over) {
    this.#handlers.pencil.lead(over);
    this.#picture.redraw();
  }

  /**
   * @param {Cell | null} at
   */
  #drawn(at) {
    this.#handlers.pencil.end(at);
    this.#picture.redraw();
  }

  /**
   * @param {Cell} cell
   */
  #click(cell) {
    if (cell !== this.#choice.chosen || this.#chosenBefore) this.#handlers.activate(cell);
  }

  /**
   * @param {Cell} from
   * @param {Point} at
   * @param {Cell | null} over
   */
  #drag(from, { x, y }, over) {
    this.dragged = { from, x, y, height: 1 };
    this.#surface.style.cursor = over === null ? "no-drop" : "grabbing";
    this.#picture.redraw();
  }

  /**
   * @param {Cell} from
   * @param {Cell | null} to
   */
  #drop(from, to) {
    const { layout } = this.#picture;
    if (to === null || to === from || from !== this.#choice.chosen || !layout)
      return this.putBack();
    const lies = this.#choice.isTarget(to);
    this.dragged = lies ? { from, ...centre(layout.boxes[to]), height: 0 } : null;
    this.#handlers.attempt(from, to);
    this.#hover(to);
  }

  /**
   * @param {Cell | null} cell
   */
  #hover(cell) {
    if (cell !== null) this.#surface.style.cursor = this.#cursorOn(cell);
    if (cell === this.hovered) return;
    this.hovered = cell;
    this.#handlers.hover(cell);
  }

  /**
   * @param {Cell} cell
   */
  #cursorOn(cell) {
    if (this.#handlers.pencil.always) return "crosshair";
    const claimed = this.#choice.claimsOn(cell).length > 0;
    if (claimed || this.#choice.isTarget(cell)) return "pointer";
    return this.#choice.isMovable(cell) ? "grab" : "default";
  }
}
