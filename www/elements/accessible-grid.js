// Over the picture lies a grid of real elements, one a cell, in step with it: for the keyboard, for screen readers, and
// as steady handles for tests. The elements are never seen but for the focus ring.
//
//   div role=grid
//     div role=row           one a row, as seen from the top
//       div role=gridcell    exactly over its cell; one of them is in the tab order

/** @import { Cell } from "../engine/protocol.js" */
/** @import { Box, Layout } from "../draw/layout.js" */

/**
 * What is said of a cell.
 * @typedef {object} CellText
 * @property {string} label
 * @property {string} marks     words for styles and tests
 * @property {boolean} selected
 */

/**
 * What the grid tells.
 * @typedef {object} GridHandlers
 * @property {(cell: Cell) => void} activate  Enter, Space, or a click by an assistive tool
 * @property {() => void} escape
 * @property {(cell: Cell | null) => void} focus
 * @property {(cell: Cell) => void} inspect   the context menu's key
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

export class AccessibleGrid {
  element = document.createElement("div");
  /** @type {HTMLElement[]} */
  #cells = [];
  /** @type {Cell[][]} */
  #rows = [];
  /** @type {Cell} */
  #current = 0;
  #handlers;

  /**
   * @param {GridHandlers} handlers
   */
  constructor(handlers) {
    this.#handlers = handlers;
    this.element.setAttribute("role", "grid");
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("focusin", (event) => this.#focused(event));
    this.element.addEventListener("focusout", () => handlers.focus(null));
  }

  /**
   * The cells in the order they are seen. The focus stays on its cell.
   * @param {Layout} layout
   * @param {string[]} names  of the cells
   */
  build({ planes, boxes }, names) {
    const held = this.#cells.includes(/** @type {HTMLElement} */ (this.#active()));
    this.#rows = planes.flatMap(({ rows }) => rows);
    this.#cells = boxes.map((_, cell) => gridCell(names[cell]));
    this.element.replaceChildren(
      ...this.#rows.map((row) => gridRow(row.map((cell) => this.#cells[cell]))),
    );
    if (!(this.#current in this.#cells)) this.#current = 0;
    this.#cells[this.#current].tabIndex = 0;
    if (held) this.focus(this.#current);
  }

  /**
   * @param {Layout} layout
   */
  place({ boxes }) {
    boxes.forEach((box, cell) => placeOver(this.#cells[cell], box));
  }

  /**
   * @param {string} name
   * @param {CellText[]} texts  by cell
   */
  tell(name, texts) {
    this.element.setAttribute("aria-label", name);
    texts.forEach(({ label, marks, selected }, cell) => {
      const element = this.#cells[cell];
      // Only what differs: screen readers hear every change of the cell they are on.
      if (element.ariaLabel !== label) element.ariaLabel = label;
      if (element.dataset.marks !== marks) element.dataset.marks = marks;
      if (element.ariaSelected !== String(selected)) element.ariaSelected = String(selected);
    });
  }

  /**
   * @param {Cell} cell
   */
  focus(cell) {
    this.#makeCurrent(cell);
    this.#cells[cell]?.focus({ preventScroll: true });
  }

  /**
   * The cell that the tab key comes to, without moving the focus.
   * @param {Cell} cell
   */
  #makeCurrent(cell) {
    this.#cells[this.#current]?.setAttribute("tabindex", "-1");
    this.#current = cell;
    this.#cells[cell]?.setAttribute("tabindex", "0");
  }

  #active() {
    return /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement ?? null;
  }

  /**
   * @param {Event} event
   * @returns {Cell | null}
   */
  #cellOf({ target }) {
    const cell = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
    return cell < 0 ? null : cell;
  }

  /**
   * @param {FocusEvent} event
   */
  #focused(event) {
    const cell = this.#cellOf(event);
    if (cell === null) return;
    this.#makeCurrent(cell);
    // A click focuses too, but there the pointer tells what is pointed at.
    if (this.#cells[cell].matches(":focus-visible")) this.#handlers.focus(cell);
  }

  /**
   * Pointers are handled by the board; a click that no pointer made comes from an assistive tool.
   * @param {MouseEvent} event
   */
  #click(event) {
    const cell = this.#cellOf(event);
    if (cell !== null && event.detail === 0) this.#handlers.activate(cell);
  }

  /**
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (event.altKey || event.metaKey || this.#cellOf(event) === null) return;
    if (!this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean}  the key means something here
   */
  #act({ key, ctrlKey, shiftKey }) {
    if (key === "Enter" || key === " ") this.#handlers.activate(this.#current);
    else if (key === "Escape") this.#handlers.escape();
    else if (key === "ContextMenu" || (key === "F10" && shiftKey))
      this.#handlers.inspect(this.#current);
    else if (key in STEPS) this.#step(...STEPS[key]);
    else if (key === "Home" || key === "End") this.#toEdge(key === "End", ctrlKey);
    else return false;
    return true;
  }

  /**
   * @param {number} down
   * @param {number} right
   */
  #step(down, right) {
    const row = this.#rows.findIndex((cells) => cells.includes(this.#current));
    const column = this.#rows[row].indexOf(this.#current);
    const next = this.#rows[row + down]?.[column + right];
    if (next !== undefined) this.focus(next);
  }

  /**
   * @param {boolean} end
   * @param {boolean} ofAll  of the board, not of the row
   */
  #toEdge(end, ofAll) {
    const cells = ofAll
      ? this.#rows.flat()
      : (this.#rows.find((row) => row.includes(this.#current)) ?? []);
    const edge = cells[end ? cells.length - 1 : 0];
    if (edge !== undefined) this.focus(edge);
  }
}

/**
 * @param {string} name
 */
function gridCell(name) {
  const element = document.createElement("div");
  element.setAttribute("role", "gridcell");
  element.dataset.cell = name;
  element.tabIndex = -1;
  return element;
}

/**
 * @param {HTMLElement[]} cells
 */
function gridRow(cells) {
  const element = document.createElement("div");
  element.setAttribute("role", "row");
  element.append(...cells);
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {Box} box
 */
function placeOver({ style }, { x, y, size }) {
  style.transform = `translate(${x}px, ${y}px)`;
  style.width = style.height = `${size}px`;
}
