// What is drawn on a board: by the right button, or in place of moving where the pencil is always in the hand. By keys one
// square is chosen after the other. The board keeps no arrows of its own: each one is told, and comes back by `arrows`.

/** @import { Square } from "../../engine/protocol.js" */
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
  /** Where an arrow begins that is being drawn. @type {Square | null} */
  #from = null;
  /** @type {Square | null} */
  #to = null;
  #drawn;

  /** @param {(from: Square, to: Square) => void} drawn */
  constructor(drawn) {
    this.#drawn = drawn;
  }

  /** A square that is activated is a part of an arrow. */
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
   * @param {Square} square
   */
  begin(square) {
    this.#from = square;
    this.#to = null;
  }

  /**
   * @param {Square | null} over  null beside the squares
   */
  lead(over) {
    this.#to = over;
  }

  /**
   * @param {Square | null} square  null beside the squares: nothing was meant
   */
  end(square) {
    const from = this.#from;
    this.giveUp();
    if (from !== null && square !== null) this.#drawn(from, square);
  }

  /**
   * By keys: the first square begins an arrow, the second ends it.
   * @param {Square} square
   */
  point(square) {
    if (this.#from === null) this.begin(square);
    else this.end(square);
  }

  /** @returns {boolean}  something was being drawn */
  giveUp() {
    const begun = this.#from !== null;
    this.#from = null;
    this.#to = null;
    return begun;
  }
}
