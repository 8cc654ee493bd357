// <piece-preview>: a small board with the moves of one piece, for the legend and the editors.
// It shows the piece's own board of two, and all levels. Pointing at a target draws the path to it.
// Event (composed) `place` { square: Square }: the piece is to be moved there, by click, drag or keys; answer with a
// new `preview`.
// The host names the element with aria-label.

import { aspectRatio } from "../../draw/layout.js";
import { previewScene } from "../../draw/preview-scene.js";
import { nextSquare } from "../../draw/rotated-rows.js";
import { BoardPicture } from "./board-picture.js";
import { BOARD_STYLE } from "./board-style.js";

/** @import { Square, GameInfo, PieceType, PlacedPiece, Preview, Seat } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Shown as ShownOnBoard } from "./board-picture.js" */

/**
 * @typedef {object} Shown
 * @property {GameInfo} game
 * @property {Preview | null} preview  the answer to `preview`; null paints nothing
 * @property {PieceType} kind               the piece's picture
 * @property {Seat} seat               its owner
 * @property {string[]} titles         of the levels, where there are several
 * @property {PlacedPiece[]} pieces               the others on the board
 * @property {boolean} flipped
 * @property {Settings} settings
 */

/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {Record<string, number>} */
const CLIMBS = { PageUp: 1, PageDown: -1 };

export class PiecePreview extends HTMLElement {
  /** @type {Shown | null} */
  #shown = null;
  /** Where the piece was put last, until the preview from there arrives. @type {Square | null} */
  #wanted = null;
  /** @type {Square | null} */
  #pointed = null;
  #picture = new BoardPicture(
    this,
    () => this.#painted(),
    () => {},
  );

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [BOARD_STYLE];
    root.append(...this.#picture.elements);
    this.addEventListener("pointerdown", (event) => this.#placeAt(this.#squareOf(event)));
    this.addEventListener("pointermove", (event) => this.#moveOver(event));
    this.addEventListener("pointerleave", () => this.#point(null));
    this.addEventListener("keydown", (event) => this.#key(event));
  }

  connectedCallback() {
    this.tabIndex = 0;
    this.setAttribute("role", "application");
    this.#picture.connect();
  }

  disconnectedCallback() {
    this.#picture.disconnect();
  }

  /** @param {Shown} shown */
  set shown(shown) {
    const before = this.#shown;
    const { game, preview, flipped } = shown;
    this.#shown = shown;
    if (preview !== before?.preview) this.#wanted = null;
    if (game !== before?.game) {
      this.style.aspectRatio = String(aspectRatio(game.board, hasLevels(game) ? "wide" : "one"));
      this.#picture.restyle();
      this.#picture.relayout();
    }
    const only =
      preview === null || hasLevels(game) ? null : game.board.squares[preview.from]?.layer;
    this.#picture.stand({ only: only ?? null, turned: flipped ? 2 : 0 });
    this.#picture.setLook(shown.settings);
    this.#picture.redraw();
  }

  get #preview() {
    return this.#shown?.preview ?? null;
  }

  /** @param {PointerEvent} event */
  #moveOver(event) {
    const square = this.#squareOf(event);
    if (event.buttons & 1) this.#placeAt(square);
    else this.#point(square);
  }

  /** @param {Square | null} square */
  #point(square) {
    if (square === this.#pointed) return;
    this.#pointed = square;
    this.#picture.redraw();
  }

  /** @param {Square | null} square */
  #placeAt(square) {
    if (square === null || square === (this.#wanted ?? this.#preview?.from)) return;
    this.#wanted = square;
    this.dispatchEvent(
      new CustomEvent("place", { detail: { square }, bubbles: true, composed: true }),
    );
  }

  /** @param {KeyboardEvent} event */
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
  #beside(from, step) {
    const { planes } = this.#picture.layout ?? { planes: [] };
    const [first] = planes;
    const rows = planes.flatMap((plane) => plane.rows);
    return first === undefined ? null : nextSquare({ rows, joined: first.joined }, from, step);
  }

  /**
   * @param {Square} from
   * @param {number} climb  levels
   */
  #above(from, climb) {
    const game = this.#shown?.game;
    if (!game || !hasLevels(game)) return null;
    const { squares } = game.board;
    const { file, rank, layer } = squares[from];
    const found = squares.findIndex(
      (square) => square.file === file && square.rank === rank && square.layer === layer + climb,
    );
    return found < 0 ? null : found;
  }

  /** @param {MouseEvent} event */
  #squareOf(event) {
    const { x, y } = this.#picture.windowMap.toElement(event);
    return this.#picture.layout?.squareAt(x, y) ?? null;
  }

  /** @returns {ShownOnBoard | null} */
  #painted() {
    const shown = this.#shown;
    if (shown === null || shown.preview === null) return null;
    const { game, preview, kind, seat, pieces: others, titles, settings } = shown;
    const { pieceSet } = settings;
    const piece = { square: preview.from, kind, seat };
    const pointed = this.#pointed;
    return {
      game,
      pieces: others,
      shapes: ({ layout, palette }) =>
        previewScene({ game, palette, pieceSet, preview, piece, others, pointed, titles }, layout),
    };
  }
}

/** @param {GameInfo} game */
function hasLevels({ board }) {
  return board.shape === "levels";
}

customElements.define("piece-preview", PiecePreview);
