// A piece that the pointer drags from the palette or out of a hand.

/** @import { PieceType, Seat } from "../../engine/protocol.js" */

/**
 * The piece, and where the pointer is in the window.
 * @typedef {object} Dragged
 * @property {PieceType} kind
 * @property {Seat} seat
 * @property {boolean} held  it comes out of its player's hand
 * @property {number} x
 * @property {number} y
 * @property {boolean} done  it was released there
 */

/** @typedef {Omit<Dragged, "x" | "y" | "done">} Piece */

/** Movements up to this distance are clicks. */
const SLACK_PX = 6;

/** The release of a cancelled drag: outside of everything. */
const NOWHERE = { clientX: -1, clientY: -1 };

export class PieceDrag {
  #deliver;
  #moving = false;

  /** @param {(dragged: Dragged) => void} deliver */
  constructor(deliver) {
    this.#deliver = deliver;
  }

  /** Whether the last press was a drag. A click follows it, which means nothing. */
  get hasMoved() {
    return this.#moving;
  }

  /** No piece can be dragged from there. */
  rest() {
    this.#moving = false;
  }

  /** @param {Piece} piece @param {PointerEvent} event  its pointer came down */
  begin(piece, { button, isPrimary, clientX, clientY, pointerId, currentTarget }) {
    this.rest();
    if (button !== 0 || !isPrimary) return;
    const source = /** @type {HTMLElement} */ (currentTarget);
    source.setPointerCapture(pointerId);
    const listening = new AbortController();
    const { signal } = listening;
    const end = (/** @type {{ clientX: number, clientY: number }} */ at) => {
      listening.abort();
      if (this.#moving) this.#tell(piece, at, true);
    };
    source.addEventListener(
      "pointermove",
      (event) => {
        this.#moving ||= Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLACK_PX;
        if (this.#moving) this.#tell(piece, event, false);
      },
      { signal },
    );
    source.addEventListener("pointerup", end, { signal });
    source.addEventListener("pointercancel", () => end(NOWHERE), { signal });
  }

  /** @param {Piece} piece @param {{ clientX: number, clientY: number }} pointer @param {boolean} done */
  #tell(piece, { clientX: x, clientY: y }, done) {
    this.#deliver({ ...piece, x, y, done });
  }
}
