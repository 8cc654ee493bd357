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
/** @import { Premove } from "../../state/premove.js" */
/** @import { SquareNotes, Order } from "../../state/page-state.js" */
/** @import { SquareText } from "./accessible-grid.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */

/**
 * The texts that don't depend on the selection, and what they depend on.
 * @typedef {object} TextContext
 * @property {GameInfo} game
 * @property {View} view
 * @property {BoardWords} words
 * @property {Order | null} order
 * @property {SquareNotes} notes
 * @property {Attacks | null} attacks
 * @property {Premove[]} premoves
 * @property {boolean} serves  the player to act plays on this board
 */

/** @typedef {{ square: Square, reach: Reach | null }} Chosen */

/** @typedef {{ reach: Reach | null, texts: Map<Square, SquareText> }} SelectionTexts */

export class SquareTexts {
  /** @type {TextContext | null} */
  #context = null;
  /** @type {SquareMarks[]} */
  #marks = [];
  /** Of all squares, without a selection. @type {SquareText[]} */
  #plain = [];
  /** Of the squares that the selection changes. @type {Map<Square, SquareText>} */
  #selected = new Map();
  /** By the selected square; valid until the base changes. @type {Map<Square, SelectionTexts>} */
  #precomputed = new Map();

  forget() {
    this.#context = null;
    this.#plain = [];
    this.#selected = new Map();
    this.#precomputed.clear();
  }

  /** @param {TextContext} context @param {Chosen} chosen */
  precompute(context, chosen) {
    if (isSame(context, this.#context)) this.#select(context, chosen);
  }

  /**
   * @param {TextContext} context
   * @param {Chosen | null} chosen
   * @returns {{ context: boolean, squares: Map<Square, SquareText> }}  whether more than the
   *   selection has changed, and the changed texts
   */
  changes(context, chosen) {
    const [plain, selected] = [this.#plain, this.#selected];
    const fresh = !isSame(context, this.#context);
    if (fresh) this.#setContext(context);
    this.#selected = chosen === null ? new Map() : this.#select(context, chosen);
    // Nothing was selected before, so nothing must be reset.
    if (!fresh && selected.size === 0) return { context: false, squares: this.#selected };
    /** @type {Map<Square, SquareText>} */
    const squares = new Map();
    const look = (/** @type {Square} */ square) => {
      const text = this.#selected.get(square) ?? this.#plain[square];
      if (text !== (selected.get(square) ?? plain[square])) squares.set(square, text);
    };
    if (fresh) for (let square = 0; square < this.#plain.length; square += 1) look(square);
    else {
      for (const square of this.#selected.keys()) look(square);
      for (const square of selected.keys()) look(square);
    }
    return { context: fresh, squares };
  }

  /** Unchanged texts keep their identity, and aren't worded again. @param {TextContext} context */
  #setContext(context) {
    const { game, words } = context;
    const known = this.#context?.game === game && this.#context.words === words ? this.#plain : [];
    this.#context = context;
    this.#precomputed.clear();
    this.#marks = standingMarks(context);
    this.#plain = this.#marks.map((marks, square) =>
      this.#text(context, square, marks, known[square]),
    );
  }

  /** @param {TextContext} context @param {Chosen} chosen */
  #select(context, { square: chosen, reach }) {
    const { game, view } = context;
    const precomputed = this.#precomputed.get(chosen);
    if (precomputed?.reach === reach) return precomputed.texts;
    const changed = selectionMarks(this.#marks, { game, view, chosen, reach });
    /** @type {Map<Square, SquareText>} */
    const texts = new Map();
    for (const [square, marks] of changed)
      texts.set(square, this.#text(context, square, marks, this.#selected.get(square)));
    this.#precomputed.set(chosen, { reach, texts });
    return texts;
  }

  /**
   * @param {TextContext} context
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
    };
  }
}

/** @param {TextContext} context @param {TextContext | null} other */
function isSame({ game, view, words, order, notes, attacks, premoves, serves }, other) {
  return (
    other !== null &&
    other.game === game &&
    other.view === view &&
    other.words === words &&
    other.order === order &&
    other.notes === notes &&
    other.attacks === attacks &&
    other.premoves === premoves &&
    other.serves === serves
  );
}

/** @param {PlacedPiece | null} piece @param {string} marked @param {SquareMarks} marks */
function aboutSquare(piece, marked, marks) {
  const stands = piece === null ? "" : `${piece.seat} ${piece.kind}`;
  return `${stands}|${marked}|${marks.size === 0 ? "" : [...marks.values()].join("")}`;
}
