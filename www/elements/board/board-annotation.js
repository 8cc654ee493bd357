// Drawing arrows on a board: by the right button, by every press if `always` is set, or square by square by keys. The
// board stores no arrows: each one is reported, and comes back by `arrows`.

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Arrow, ArrowColour } from "../../draw/arrow-shapes.js" */
/** @import { BoardProps } from "./board-props.js" */

/** @typedef {Pick<MouseEvent, "shiftKey" | "ctrlKey" | "altKey" | "metaKey">} Modifiers */

export class BoardAnnotation {
  /** @type {Square | null} */
  #from = null;
  /** @type {Square | null} */
  #to = null;
  /** @type {ArrowColour | null} */
  #colour = null;
  #props;
  #drawn;

  /** @param {Pick<BoardProps, "drawingTool">} props @param {(arrow: Arrow) => void} drawn */
  constructor(props, drawn) {
    this.#props = props;
    this.#drawn = drawn;
  }

  get always() {
    return this.#props.drawingTool?.always ?? false;
  }

  get from() {
    return this.#from;
  }

  /** @returns {Arrow | null} */
  get sketch() {
    const { drawingTool } = this.#props;
    if (drawingTool === null || this.#from === null) return null;
    const colour = this.#colour ?? drawingTool.colour;
    return { from: this.#from, to: this.#to ?? this.#from, colour };
  }

  /** @param {number} button */
  takes(button) {
    return this.#props.drawingTool !== null && (button === 2 || (button === 0 && this.always));
  }

  /**
   * @param {Square} square
   * @param {Modifiers} [keys]  held keys choose another colour
   */
  begin(square, keys) {
    this.#from = square;
    this.#to = null;
    this.#colour = keys === undefined ? null : colourOf(keys);
  }

  /**
   * @param {Square | null} over  null outside of the squares
   */
  lead(over) {
    this.#to = over;
  }

  /**
   * @param {Square | null} square  null outside of the squares
   */
  end(square) {
    this.lead(square);
    const { sketch } = this;
    this.giveUp();
    if (sketch !== null && square !== null) this.#drawn(sketch);
  }

  /** By keys: the first square begins an arrow, the second ends it. @param {Square} square */
  point(square) {
    if (this.#from === null) this.begin(square);
    else this.end(square);
  }

  /** @returns {boolean}  whether an arrow was being drawn */
  giveUp() {
    const begun = this.#from !== null;
    this.#from = null;
    this.#to = null;
    return begun;
  }
}

/** As on lichess. @param {Modifiers} keys @returns {ArrowColour | null} */
function colourOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  const [red, blue] = [shiftKey || ctrlKey, altKey || metaKey];
  if (red) return blue ? "yellow" : "red";
  return blue ? "blue" : null;
}
