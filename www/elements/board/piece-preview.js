// <piece-preview>: a small board that shows where one piece could go, for the legend and the notation's preview. Of two boards
// it shows the piece's own, of levels all.
//
// Properties
//   game      GameInfo | null
//   preview   Preview | null        the answer to `preview`
//   kind      PieceType | null           the piece's picture; null shows none (a notation alone)
//   seat      Seat                  whose piece it is; default 0
//   titles    string[]              of the levels, where there are several; default none
//   pieces       PlacedPiece[]                 the other pieces on the board; default none
//   flipped   boolean
//   pieceSet  "figures" | "letters"
//   theme     "light" | "dark" | null
// Event (composed)
//   place     { square: Square }        the piece is to be put there: by click, drag, the arrow keys, or Page Up and Page Down
//                                 between levels; answer by a new `preview`
//
// Pointing at a target draws the way to it. The host names the element with aria-label.

import { aspectRatio } from "../../draw/layout.js";
import { previewScene } from "../../draw/preview-scene.js";
import { BoardPicture } from "./board-picture.js";
import { BOARD_STYLE } from "./board-style.js";

/** @import { Square, GameInfo, PieceType, PlacedPiece, Preview, Seat } from "../../engine/protocol.js" */
/** @import { Theme } from "../../draw/palette.js" */
/** @import { PieceSet } from "../../draw/scene.js" */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {Record<string, number>} */
const CLIMBS = { PageUp: 1, PageDown: -1 };

export class PiecePreview extends HTMLElement {
  /** @type {GameInfo | null} */
  #game = null;
  /** @type {Preview | null} */
  #preview = null;
  /** Where the piece was put last, until the preview from there is set. @type {Square | null} */
  #wanted = null;
  /** @type {PieceType | null} */
  #kind = null;
  /** @type {Seat} */
  #seat = 0;
  /** @type {PlacedPiece[]} */
  #pieces = [];
  /** @type {string[]} */
  #titles = [];
  /** @type {PieceSet} */
  #pieceSet = "figures";
  /** @type {Square | null} */
  #pointed = null;
  #internals = this.attachInternals();
  #picture = new BoardPicture(
    this,
    () => this.#shown(),
    () => {},
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE];
    root.append(this.#picture.canvas);
    this.#internals.role = "application";
    this.addEventListener("pointerdown", (event) => this.#placeAt(this.#squareOf(event)));
    this.addEventListener("pointermove", (event) => this.#moveOver(event));
    this.addEventListener("pointerleave", () => this.#point(null));
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    this.tabIndex = 0;
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
  }

  get game() {
    return this.#game;
  }

  set game(game) {
    if (game === this.#game) return;
    this.#game = game;
    this.#preview = null;
    if (game)
      this.style.aspectRatio = String(aspectRatio(game.board, hasLevels(game) ? "wide" : "one"));
    this.#picture.restyle();
    this.#picture.relayout();
  }

  get preview() {
    return this.#preview;
  }

  set preview(preview) {
    this.#wanted = null;
    this.#preview = preview;
    const layer = this.#layerOf(preview);
    if (layer !== this.#picture.layer) {
      this.#picture.layer = layer;
      this.#picture.relayout();
    }
    this.#picture.redraw();
  }

  get kind() {
    return this.#kind;
  }

  set kind(kind) {
    this.#kind = kind;
    this.#picture.redraw();
  }

  get seat() {
    return this.#seat;
  }

  set seat(seat) {
    this.#seat = seat;
    this.#picture.redraw();
  }

  get pieces() {
    return this.#pieces;
  }

  set pieces(pieces) {
    this.#pieces = pieces;
    this.#picture.redraw();
  }

  get titles() {
    return this.#titles;
  }

  set titles(titles) {
    this.#titles = titles;
    this.#picture.redraw();
  }

  get pieceSet() {
    return this.#pieceSet;
  }

  set pieceSet(pieceSet) {
    this.#pieceSet = pieceSet;
    this.#picture.redraw();
  }

  get flipped() {
    return this.#picture.flipped;
  }

  set flipped(flipped) {
    if (flipped === this.#picture.flipped) return;
    this.#picture.flipped = flipped;
    this.#picture.relayout();
  }

  /** @returns {Theme | null} */
  get theme() {
    return this.#picture.theme;
  }

  set theme(theme) {
    if (theme === this.#picture.theme) return;
    this.#picture.theme = theme;
    this.#picture.restyle();
  }

  /**
   * The one that is shown; null shows all.
   * @param {Preview | null} preview
   */
  #layerOf(preview) {
    if (!preview || !this.#game || hasLevels(this.#game)) return null;
    return this.#game.board.squares[preview.from]?.layer ?? null;
  }

  /**
   * @param {PointerEvent} event
   */
  #moveOver(event) {
    const square = this.#squareOf(event);
    if (event.buttons & 1) this.#placeAt(square);
    else this.#point(square);
  }

  /**
   * @param {Square | null} square
   */
  #point(square) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    this.#picture.redraw();
  }

  /**
   * @param {Square | null} square
   */
  #placeAt(square) {
    if (square === null || square === (this.#wanted ?? this.#preview?.from)) return;
    this.#wanted = square;
    this.dispatchEvent(
      new CustomEvent("place", { detail: { square }, bubbles: true, composed: true }),
    );
  }

  /**
   * @param {KeyboardEvent} event
   */
  #key(event) {
    if (!this.#preview) return;
    const from = this.#wanted ?? this.#preview.from;
    const [step, climb] = [STEPS[event.key], CLIMBS[event.key]];
    const to = step ? this.#beside(from, step) : climb ? this.#above(from, climb) : null;
    if (step || climb) event.preventDefault();
    this.#placeAt(to);
  }

  /**
   * @param {Square} from
   * @param {[number, number]} step  down and right
   */
  #beside(from, [down, right]) {
    const rows = this.#picture.layout?.planes.flatMap((plane) => plane.rows) ?? [];
    const row = rows.findIndex((squares) => squares.includes(from));
    return rows[row + down]?.[rows[row].indexOf(from) + right] ?? null;
  }

  /**
   * @param {Square} from
   * @param {number} climb  levels
   */
  #above(from, climb) {
    if (!this.#game || !hasLevels(this.#game)) return null;
    const { squares } = this.#game.board;
    const { file, rank, layer } = squares[from];
    const found = squares.findIndex(
      (square) => square.file === file && square.rank === rank && square.layer === layer + climb,
    );
    return found < 0 ? null : found;
  }

  /**
   * @param {MouseEvent} event
   */
  #squareOf({ clientX, clientY }) {
    const { left, top } = this.getBoundingClientRect();
    return this.#picture.layout?.squareAt(clientX - left, clientY - top) ?? null;
  }

  /** @returns {import("./board-picture.js").Shown | null} */
  #shown() {
    const [game, preview] = [this.#game, this.#preview];
    if (!game || !preview) return null;
    const [pieceSet, pointed, others] = [this.#pieceSet, this.#pointed, this.#pieces];
    const titles = this.#titles;
    const piece =
      this.#kind === null ? null : { square: preview.from, kind: this.#kind, seat: this.#seat };
    return {
      game,
      pieces: others,
      shapes: ({ layout, palette }) =>
        previewScene({ game, palette, pieceSet, preview, piece, others, pointed, titles }, layout),
    };
  }
}

/**
 * @param {GameInfo} game
 */
function hasLevels({ board }) {
  return board.shape === "levels";
}

customElements.define("piece-preview", PiecePreview);
