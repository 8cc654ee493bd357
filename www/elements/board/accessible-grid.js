// A grid of real elements over the picture, for the keyboard, screen readers and tests. Only its focus ring is visible.
// Keys move from square to square only after Tab or another key has reached one: after a click they keep the meaning
// that they have beside the board.
//
//   div role=group             has the focus after Escape
//     div role=grid            one per board
//       div role=row           from the top, as seen; holes have no elements
//         div role=gridcell    exactly over its square, with the same slant; one of them is in the tab order

import { nextSquare } from "../../draw/rotated-rows.js";
import {
  ASKING_KEYS,
  CLIMBING_KEYS,
  CROSSING_KEY,
  MARK_KEY,
  STEPS,
  TURNING_KEYS,
  WRITING_KEY,
} from "./board-keys.js";

/** @import { Square } from "../../engine/protocol.js" */
/** @import { Asking } from "./board-keys.js" */
/** @import { Box } from "../../draw/box.js" */
/** @import { Layout, Plane } from "../../draw/board-layout.js" */
/** @import { Rows } from "../../draw/rotated-rows.js" */

/**
 * What is announced for a square.
 * @typedef {object} SquareText
 * @property {string} label
 * @property {string} marks     value of `data-marks`
 * @property {boolean} selected
 * @property {string} [about]   what it depends on
 */

/**
 * @typedef {object} GridHandlers
 * @property {(square: Square) => void} activate  Enter, Space, or a click by assistive technology
 * @property {() => boolean} escape               whether it ended something
 * @property {(square: Square | null) => void} focus
 * @property {(square: Square) => void} inspect   the context menu's key
 * @property {(square: Square) => void} mark
 * @property {(degrees: number) => void} turn   rotate the tower
 * @property {(about: Asking, square: Square) => void} ask
 * @property {() => void} write                   focus the field for moves
 */

export class AccessibleGrid {
  element = document.createElement("div");
  #built = "";
  /** @type {HTMLElement[]} */
  #squares = [];
  /** @type {(SquareText | undefined)[]} */
  #texts = [];
  /** @type {(string | undefined)[]} */
  #names = [];
  /** @type {Set<Square>} */
  #outdatedNames = new Set();
  #frame = 0;
  /** @type {Plane[]} */
  #boards = [];
  /** @type {(Square | null)[]} */
  #counterparts = [];
  /** @type {Square[][]} */
  #columns = [];
  /** @type {Square} */
  #current = 0;
  /** The focused square was reached by a key. */
  #cursor = false;
  #handlers;
  #browsed;

  /**
   * @param {GridHandlers} handlers
   * @param {{ browsed?: boolean }} [options]  false: there is no game to step through, so keys always move between squares
   */
  constructor(handlers, { browsed = true } = {}) {
    this.#handlers = handlers;
    this.#browsed = browsed;
    this.element.className = "cells";
    this.element.tabIndex = -1;
    this.element.setAttribute("role", "group");
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("click", (event) => this.#click(event));
    this.element.addEventListener("focusin", (event) => this.#focused(event));
    this.element.addEventListener("focusout", (event) => this.#left(event));
    this.element.addEventListener("pointerdown", () => this.#setCursor(false));
  }

  /**
   * Puts an element over each square. A new game or another order of the squares gets new elements.
   * @param {Layout} layout
   * @param {string} game  the key of the game
   * @param {string[]} names  of the squares
   * @returns {boolean}  whether the elements are new, without texts
   */
  fit(layout, game, names) {
    const { planes, floors } = layout;
    const built = `${game} ${planes.map(({ squares }) => squares.join()).join(" ")}`;
    const anew = built !== this.#built;
    if (anew) this.#build(layout, names);
    this.#built = built;
    for (const plane of planes)
      for (const square of plane.squares) placeOver(this.#squares[square], floors[square], plane);
    return anew;
  }

  /**
   * In the order they are seen. The focus stays on its square.
   * @param {Layout} layout
   * @param {string[]} names
   */
  #build({ planes, boxes, counterparts, columns, levels }, names) {
    const active = this.#active();
    const held = this.#squares.some((element) => element === active);
    this.#boards = planes;
    this.#counterparts = counterparts;
    this.#columns = columns.map((others, square) =>
      [square, ...others].sort((a, b) => levels[a] - levels[b]),
    );
    const towering = levels.some((level) => level > 0);
    const shortcuts = towering ? Object.keys(CLIMBING_KEYS) : [CROSSING_KEY.toUpperCase()];
    this.element.classList.toggle("several", planes.length > 1);
    this.#squares = boxes.map((_, square) => gridSquare(names[square]));
    this.#texts = [];
    this.#names = [];
    this.#outdatedNames.clear();
    this.element.replaceChildren(
      ...planes.map(({ rows }) =>
        grid(rows, this.#squares, planes.length > 1 ? shortcuts.join(" ") : null),
      ),
    );
    if (!(this.#current in this.#squares)) this.#current = 0;
    this.#squares[this.#current].tabIndex = 0;
    if (held) this.focus(this.#current);
  }

  /** @param {string} whole  the name of all @param {(layer: number) => string} name  of a board */
  setBoardNames(whole, name) {
    setLabel(this.element, whole);
    [...this.element.children].forEach((board, layer) => setLabel(board, name(layer)));
  }

  /**
   * @param {Iterable<[Square, SquareText]>} texts  of all squares or some
   * @param {boolean} [soon]  update the names in the next frame: targets must appear at once, their words needn't
   */
  setTexts(texts, soon = false) {
    for (const [square, text] of texts) {
      const before = this.#texts[square];
      if (text === before) continue;
      this.#texts[square] = text;
      this.#outdatedNames.add(square);
      const element = this.#squares[square];
      if (text.marks !== before?.marks) element.setAttribute("data-marks", text.marks);
      if (text.selected !== before?.selected)
        element.setAttribute("aria-selected", String(text.selected));
    }
    if (soon) this.#frame ||= requestAnimationFrame(() => this.#updateNames());
    else this.#updateNames();
  }

  /**
   * From these squares a finger drags a piece. From others the page may scroll: two stacked boards fill a phone's screen.
   * @param {Square[]} squares
   */
  setMovable(squares) {
    const movable = new Set(squares);
    this.#squares.forEach((element, square) =>
      element.toggleAttribute("data-movable", movable.has(square)),
    );
  }

  /** Only the differences: screen readers announce every change of the focused square. */
  #updateNames() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    for (const square of this.#outdatedNames) {
      const label = this.#texts[square]?.label ?? "";
      if (label === this.#names[square]) continue;
      this.#names[square] = label;
      this.#squares[square].setAttribute("aria-label", label);
    }
    this.#outdatedNames.clear();
  }

  /** @param {Square} square */
  focus(square) {
    this.#updateNames();
    this.#makeCurrent(square);
    this.#squares[square]?.focus({ preventScroll: true });
    this.reveal();
  }

  /** Keys may move the focus out of sight. */
  reveal() {
    const element = this.#squares[this.#current];
    if (this.#cursor && element === this.#active())
      element?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  focusCurrent() {
    this.focus(this.#current);
  }

  /** The focused square would show what the last viewer did. */
  forget() {
    if (this.#current === 0 || this.#squares.length === 0) return;
    if (this.#squares[this.#current] === this.#active()) this.focus(0);
    else this.#makeCurrent(0);
  }

  /** The square in the tab order; the focus doesn't move. @param {Square} square */
  #makeCurrent(square) {
    this.#squares[this.#current]?.setAttribute("tabindex", "-1");
    this.#current = square;
    this.#squares[square]?.setAttribute("tabindex", "0");
  }

  #active() {
    return /** @type {ShadowRoot | Document} */ (this.element.getRootNode()).activeElement ?? null;
  }

  /**
   * @param {Event} event
   * @returns {Square | null}  the square of its element
   */
  squareOf({ target }) {
    const square = this.#squares.findIndex((element) => element === target);
    return square < 0 ? null : square;
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const square = this.squareOf(event);
    if (square === null) return;
    this.#makeCurrent(square);
    if (this.#squares[square].matches(":focus-visible")) this.#setCursor(true);
    // After a click, the pointer decides what is pointed at.
    if (this.#cursor) this.#handlers.focus(square);
  }

  /** @param {FocusEvent} event */
  #left({ relatedTarget }) {
    // Nothing has the focus while another window has it.
    if (relatedTarget instanceof Node && !this.element.contains(relatedTarget))
      this.#setCursor(false);
    this.#handlers.focus(null);
  }

  /** @param {boolean} on */
  #setCursor(on) {
    this.#cursor = on;
    this.element.classList.toggle("cursor", on);
  }

  /** Tab leads back to the square. @returns {boolean}  whether there was a cursor */
  #leaveSquares() {
    if (!this.#cursor) return false;
    this.#setCursor(false);
    this.element.focus({ preventScroll: true });
    return true;
  }

  /**
   * The board handles pointers; a click without a pointer comes from assistive technology.
   * @param {MouseEvent} event
   */
  #click(event) {
    const square = this.squareOf(event);
    if (square !== null && event.detail === 0) this.#handlers.activate(square);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // Browsers and pages send some without a key.
    if (event.key === undefined) return;
    if (event.altKey || event.metaKey || this.squareOf(event) === null) return;
    if (!this.#act(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean}  whether the key has a meaning here
   */
  #act({ key, ctrlKey, shiftKey }) {
    if (key === "Enter" || key === " ") this.#activate();
    else if (key === "Escape") return this.#handlers.escape() || this.#leaveSquares();
    else if (key === "ContextMenu" || (key === "F10" && shiftKey))
      this.#handlers.inspect(this.#current);
    else if (key.toLowerCase() === MARK_KEY && !ctrlKey) this.#handlers.mark(this.#current);
    else if (key in TURNING_KEYS) this.#handlers.turn(TURNING_KEYS[key]);
    else if ((this.#cursor || !this.#browsed) && this.#goes(key, ctrlKey)) return true;
    else if (ctrlKey && key.length === 1) return false;
    else if (key.toLowerCase() in ASKING_KEYS)
      this.#handlers.ask(ASKING_KEYS[key.toLowerCase()], this.#current);
    else if (key.toLowerCase() === WRITING_KEY) this.#handlers.write();
    else return false;
    return true;
  }

  /** @param {string} key @param {boolean} ctrlKey @returns {boolean}  whether the key leads to another square */
  #goes(key, ctrlKey) {
    if (key in CLIMBING_KEYS) return this.#climb(CLIMBING_KEYS[key]);
    if (key in STEPS) this.#step(STEPS[key]);
    else if (key === "Home" || key === "End") this.#toEdge(key === "End", ctrlKey);
    else return !ctrlKey && key.toLowerCase() === CROSSING_KEY && this.#cross();
    return true;
  }

  #activate() {
    this.#setCursor(true);
    this.#handlers.activate(this.#current);
  }

  /** @param {[down: number, right: number]} step */
  #step(step) {
    const board = this.#board();
    const next = board === undefined ? null : nextSquare(board, this.#current, step);
    if (next !== null) this.focus(next);
  }

  /** @returns {boolean}  whether there is another board */
  #cross() {
    const beyond = this.#counterparts[this.#current] ?? null;
    if (beyond !== null) this.focus(beyond);
    return beyond !== null;
  }

  /**
   * @param {number} up
   * @returns {boolean}  whether there are levels: the page must not scroll then
   */
  #climb(up) {
    if (this.#counterparts[this.#current] !== null) return false;
    const column = this.#columns[this.#current];
    const next = column[column.indexOf(this.#current) + up];
    if (next !== undefined) this.focus(next);
    return column.length > 1;
  }

  #board() {
    return this.#boards.find(({ squares }) => squares.includes(this.#current));
  }

  /**
   * @param {boolean} end
   * @param {boolean} ofAll  of the board, not of the row
   */
  #toEdge(end, ofAll) {
    const { rows, squares } = this.#board() ?? { rows: [], squares: [] };
    const row = rows.find((each) => each.includes(this.#current)) ?? [];
    const all = ofAll ? squares : row.filter((square) => square !== null);
    const edge = all.at(end ? -1 : 0);
    if (edge !== undefined) this.focus(edge);
  }
}

/** Screen readers announce changes only. @param {Element} element @param {string} label */
function setLabel(element, label) {
  if (element.getAttribute("aria-label") !== label) element.setAttribute("aria-label", label);
}

/** @param {string} name */
function gridSquare(name) {
  const element = document.createElement("div");
  element.setAttribute("role", "gridcell");
  element.dataset.cell = name;
  element.tabIndex = -1;
  return element;
}

/**
 * Holes are told by the numbers of rows and columns. A row needs a square.
 * @param {Rows} rows
 * @param {HTMLElement[]} squares
 * @param {string | null} shortcuts  to other boards
 */
function grid(rows, squares, shortcuts) {
  const element = document.createElement("div");
  element.setAttribute("role", "grid");
  element.setAttribute("aria-rowcount", String(rows.length));
  element.setAttribute("aria-colcount", String(rows[0].length));
  if (shortcuts !== null) element.setAttribute("aria-keyshortcuts", shortcuts);
  rows.forEach((row, at) => {
    if (row.some((square) => square !== null)) element.append(gridRow(row, at, squares));
  });
  return element;
}

/** @param {Rows[number]} row @param {number} at @param {HTMLElement[]} squares */
function gridRow(row, at, squares) {
  const element = document.createElement("div");
  element.setAttribute("role", "row");
  element.setAttribute("aria-rowindex", String(at + 1));
  row.forEach((square, column) => {
    if (square === null) return;
    squares[square].setAttribute("aria-colindex", String(column + 1));
    element.append(squares[square]);
  });
  return element;
}

/** @param {HTMLElement} element @param {Box} floor @param {Plane} plane */
function placeOver({ style }, { x, y, size }, { transform }) {
  const shift = `translate(${x}px, ${y}px)`;
  style.transform = transform ? `matrix(${transform.join()}) ${shift}` : shift;
  style.width = style.height = `${size}px`;
}
