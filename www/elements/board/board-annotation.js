// What is drawn on a board: by the right button, or in place of moving where the pencil is always in the hand. By keys one
// cell is chosen after the other. The board keeps no arrows of its own: each one is told, and comes back by `arrows`.

/** @import { Cell } from "../../engine/protocol.js" */
/** @import { Arrow, ArrowColour } from "../../draw/arrow-shapes.js" */

/**
 * `always`: in place of moving.
 * @typedef {{ colour: ArrowColour, always: boolean }} Pencil
 */

export class BoardAnnotation {
  /** Null where nothing is drawn by hand. @type {Pencil | null} */
  held = null;
  /** @type {Arrow[]} */
  arrows = [];
  /** Where an arrow begins that is being drawn. @type {Cell | null} */
  #from = null;
  /** @type {Cell | null} */
  #to = null;
  #drawn;

  /** @param {(from: Cell, to: Cell) => void} drawn */
  constructor(drawn) {
    this.#drawn = drawn;
  }

  /** A cell that is activated is a part of an arrow. */
  get always() {
    return this.held?.always ?? false;
  }

  /** Where the arrow being drawn begins. */
  get from() {
    return this.#from;
  }

  /** @returns {Arrow | null} */
  get sketch() {
    if (this.held === null || this.#from === null) return null;
    return { from: this.#from, to: this.#to ?? this.#from, colour: this.held.colour };
  }

  /**
   * Whether a button of the pointer draws.
   * @param {number} button
   */
  takes(button) {
    return this.held !== null && (button === 2 || (button === 0 && this.held.always));
  }

  /**
   * @param {Cell} cell
   */
  begin(cell) {
    this.#from = cell;
    this.#to = null;
  }

  /**
   * @param {Cell | null} over  null beside the cells
   */
  lead(over) {
    this.#to = over;
  }

  /**
   * @param {Cell | null} cell  null beside the cells: nothing was meant
   */
  end(cell) {
    const from = this.#from;
    this.giveUp();
    if (from !== null && cell !== null) this.#drawn(from, cell);
  }

  /**
   * By keys: the first cell begins an arrow, the second ends it.
   * @param {Cell} cell
   */
  point(cell) {
    if (this.#from === null) this.begin(cell);
    else this.end(cell);
  }

  /** @returns {boolean}  something was being drawn */
  giveUp() {
    const begun = this.#from !== null;
    this.#from = null;
    this.#to = null;
    return begun;
  }
}
