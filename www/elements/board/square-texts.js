// What the accessible grid says of each square. Selecting a piece must be fast, so only the squares that it changes are
// looked at.

import {
  marksAttribute,
  selectionMarks,
  spokenMarks,
  standingMarks,
} from "../../draw/square-marks.js";
import { indexOf } from "../../state/view-index.js";

/** @import { Square, GameInfo, PlacedPiece, Reach, View } from "../../engine/protocol.js" */
/** @import { SquareMarks } from "../../draw/marks/mark.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { SquareNotes, Order } from "../../state/state.js" */
/** @import { SquareText } from "./accessible-grid.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */

/**
 * The texts that don't depend on the selection, and what they depend on.
 * @typedef {object} Ground
 * @property {GameInfo} game
 * @property {View} view
 * @property {BoardWords} words
 * @property {Order | null} order
 * @property {SquareNotes} notes
 * @property {Attacks | null} attacks
 */

/** @typedef {{ square: Square, reach: Reach | null }} Chosen */

/** What a selection changes. @typedef {{ reach: Reach | null, texts: Map<Square, SquareText> }} Raised */

export class SquareTexts {
  /** @type {Ground | null} */
  #ground = null;
  /** @type {SquareMarks[]} */
  #marks = [];
  /** Of all squares, without a selection. @type {SquareText[]} */
  #plain = [];
  /** Of the squares that the selection changes. @type {Map<Square, SquareText>} */
  #raised = new Map();
  /** By the selected square; valid until the base changes. @type {Map<Square, Raised>} */
  #foreseen = new Map();

  /** The texts are no longer in the document. */
  forget() {
    this.#ground = null;
    this.#plain = [];
    this.#raised = new Map();
    this.#foreseen.clear();
  }

  /**
   * Computes a selection's changes in advance.
   * @param {Ground} ground
   * @param {Chosen} chosen
   */
  foresee(ground, chosen) {
    if (isSame(ground, this.#ground)) this.#raise(ground, chosen);
  }

  /**
   * @param {Ground} ground
   * @param {Chosen | null} chosen
   * @returns {{ ground: boolean, squares: Map<Square, SquareText> }}  whether more has changed than who is chosen; what is to be
   *   said of squares of which something else was said last
   */
  news(ground, chosen) {
    const [plain, raised] = [this.#plain, this.#raised];
    const fresh = !isSame(ground, this.#ground);
    if (fresh) this.#stand(ground);
    this.#raised = chosen === null ? new Map() : this.#raise(ground, chosen);
    // Nothing was selected before, so nothing must be reset.
    if (!fresh && raised.size === 0) return { ground: false, squares: this.#raised };
    /** @type {Map<Square, SquareText>} */
    const squares = new Map();
    const look = (/** @type {Square} */ square) => {
      const text = this.#raised.get(square) ?? this.#plain[square];
      if (text !== (raised.get(square) ?? plain[square])) squares.set(square, text);
    };
    if (fresh) for (let square = 0; square < this.#plain.length; square += 1) look(square);
    else {
      for (const square of this.#raised.keys()) look(square);
      for (const square of raised.keys()) look(square);
    }
    return { ground: fresh, squares };
  }

  /** Unchanged texts keep their identity, and aren't worded again. @param {Ground} ground */
  #stand(ground) {
    const { game, words } = ground;
    const known = this.#ground?.game === game && this.#ground.words === words ? this.#plain : [];
    this.#ground = ground;
    this.#foreseen.clear();
    this.#marks = standingMarks(ground);
    this.#plain = this.#marks.map((marks, square) =>
      this.#text(ground, square, marks, known[square]),
    );
  }

  /**
   * @param {Ground} ground
   * @param {Chosen} chosen
   */
  #raise(ground, { square: chosen, reach }) {
    const { game, view } = ground;
    const foreseen = this.#foreseen.get(chosen);
    if (foreseen?.reach === reach) return foreseen.texts;
    const changed = selectionMarks(this.#marks, { game, view, chosen, reach });
    /** @type {Map<Square, SquareText>} */
    const texts = new Map();
    for (const [square, marks] of changed)
      texts.set(square, this.#text(ground, square, marks, this.#raised.get(square)));
    this.#foreseen.set(chosen, { reach, texts });
    return texts;
  }

  /**
   * @param {Ground} ground
   * @param {Square} square
   * @param {SquareMarks} marks
   * @param {SquareText} [known]
   * @returns {SquareText}
   */
  #text({ game, view, words }, square, marks, known) {
    const piece = indexOf(view).pieces.get(square) ?? null;
    const marked = marksAttribute(marks);
    const about = aboutSquare(piece, marked, marks);
    if (known?.about === about) return known;
    /** @type {string | null} */
    let label = null;
    return {
      about,
      // Computed when it is needed.
      get label() {
        return (label ??= words.square(
          game,
          piece,
          game.board.squares[square],
          spokenMarks(marks),
        ));
      },
      marks: marked,
      selected: marks.has("chosen"),
      occupied: piece !== null,
    };
  }
}

/**
 * @param {Ground} ground
 * @param {Ground | null} other
 */
function isSame({ game, view, words, order, notes, attacks }, other) {
  return (
    other !== null &&
    other.game === game &&
    other.view === view &&
    other.words === words &&
    other.order === order &&
    other.notes === notes &&
    other.attacks === attacks
  );
}

/**
 * Everything that the text of a square depends on.
 * @param {PlacedPiece | null} piece
 * @param {string} marked
 * @param {SquareMarks} marks
 */
function aboutSquare(piece, marked, marks) {
  const stands = piece === null ? "" : `${piece.seat} ${piece.kind}`;
  return `${stands}|${marked}|${marks.size === 0 ? "" : [...marks.values()].join("")}`;
}
