// What the accessible grid says of each square. Whoever chooses a piece waits for his targets, so that then only the squares are
// looked at of which something else is to be said.

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
 * What is said whatever piece is chosen, and on what that depends.
 * @typedef {object} Ground
 * @property {GameInfo} game
 * @property {View} view
 * @property {BoardWords} words
 * @property {Order | null} order
 * @property {SquareNotes} notes
 * @property {Attacks | null} attacks
 */

/** @typedef {{ square: Square, reach: Reach | null }} Chosen */

/** What a choice would change. @typedef {{ reach: Reach | null, texts: Map<Square, SquareText> }} Raised */

export class SquareTexts {
  /** @type {Ground | null} */
  #ground = null;
  /** @type {SquareMarks[]} */
  #marks = [];
  /** Of all squares, while nobody is chosen. @type {SquareText[]} */
  #plain = [];
  /** Of those squares that the chosen piece changes. @type {Map<Square, SquareText>} */
  #raised = new Map();
  /** By the chosen piece's square, as long as the ground stays. @type {Map<Square, Raised>} */
  #foreseen = new Map();

  /** What was said isn't there any more. */
  forget() {
    this.#ground = null;
    this.#plain = [];
    this.#raised = new Map();
    this.#foreseen.clear();
  }

  /**
   * Finds what a choice would change before it is made, so that it can be told at once.
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
    // Nobody was chosen before, so that nothing has to be taken back.
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

  /** Where nothing has changed, a text is the very same, and needs no words again. @param {Ground} ground */
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
      // Made when somebody wants to hear it.
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
 * All on which the text of a square depends.
 * @param {PlacedPiece | null} piece
 * @param {string} marked
 * @param {SquareMarks} marks
 */
function aboutSquare(piece, marked, marks) {
  const stands = piece === null ? "" : `${piece.seat} ${piece.kind}`;
  return `${stands}|${marked}|${marks.size === 0 ? "" : [...marks.values()].join("")}`;
}
