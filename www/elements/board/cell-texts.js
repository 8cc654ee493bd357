// What the accessible grid says of each cell. Whoever chooses a man waits for his targets, so that then only the cells are
// looked at of which something else is to be said.

import {
  marksAttribute,
  selectionMarks,
  spokenMarks,
  standingMarks,
} from "../../draw/cell-marks.js";
import { indexOf } from "../../state/view-index.js";

/** @import { Cell, GameInfo, Man, Reach, View } from "../../engine/protocol.js" */
/** @import { CellMarks } from "../../draw/marks/mark.js" */
/** @import { Attacks } from "../../state/attacks.js" */
/** @import { CellNotes, Order } from "../../state/state.js" */
/** @import { CellText } from "./accessible-grid.js" */
/** @import { BoardWords } from "../../i18n/board-words.js" */

/**
 * What is said whatever man is chosen, and on what that depends.
 * @typedef {object} Ground
 * @property {GameInfo} game
 * @property {View} view
 * @property {BoardWords} words
 * @property {Order | null} order
 * @property {CellNotes} notes
 * @property {Attacks | null} attacks
 */

/** @typedef {{ cell: Cell, reach: Reach | null }} Chosen */

/** What a choice would change. @typedef {{ reach: Reach | null, texts: Map<Cell, CellText> }} Raised */

export class CellTexts {
  /** @type {Ground | null} */
  #ground = null;
  /** @type {CellMarks[]} */
  #marks = [];
  /** Of all cells, while nobody is chosen. @type {CellText[]} */
  #plain = [];
  /** Of those cells that the chosen man changes. @type {Map<Cell, CellText>} */
  #raised = new Map();
  /** By the chosen man's cell, as long as the ground stays. @type {Map<Cell, Raised>} */
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
   * @returns {{ ground: boolean, cells: Map<Cell, CellText> }}  whether more has changed than who is chosen; what is to be
   *   said of cells of which something else was said last
   */
  news(ground, chosen) {
    const [plain, raised] = [this.#plain, this.#raised];
    const fresh = !isSame(ground, this.#ground);
    if (fresh) this.#stand(ground);
    this.#raised = chosen === null ? new Map() : this.#raise(ground, chosen);
    // Nobody was chosen before, so that nothing has to be taken back.
    if (!fresh && raised.size === 0) return { ground: false, cells: this.#raised };
    /** @type {Map<Cell, CellText>} */
    const cells = new Map();
    const look = (/** @type {Cell} */ cell) => {
      const text = this.#raised.get(cell) ?? this.#plain[cell];
      if (text !== (raised.get(cell) ?? plain[cell])) cells.set(cell, text);
    };
    if (fresh) for (let cell = 0; cell < this.#plain.length; cell += 1) look(cell);
    else {
      for (const cell of this.#raised.keys()) look(cell);
      for (const cell of raised.keys()) look(cell);
    }
    return { ground: fresh, cells };
  }

  /** Where nothing has changed, a text is the very same, and needs no words again. @param {Ground} ground */
  #stand(ground) {
    const { game, words } = ground;
    const known = this.#ground?.game === game && this.#ground.words === words ? this.#plain : [];
    this.#ground = ground;
    this.#foreseen.clear();
    this.#marks = standingMarks(ground);
    this.#plain = this.#marks.map((marks, cell) => this.#text(ground, cell, marks, known[cell]));
  }

  /**
   * @param {Ground} ground
   * @param {Chosen} chosen
   */
  #raise(ground, { cell: chosen, reach }) {
    const { game, view } = ground;
    const foreseen = this.#foreseen.get(chosen);
    if (foreseen?.reach === reach) return foreseen.texts;
    const changed = selectionMarks(this.#marks, { game, view, chosen, reach });
    /** @type {Map<Cell, CellText>} */
    const texts = new Map();
    for (const [cell, marks] of changed)
      texts.set(cell, this.#text(ground, cell, marks, this.#raised.get(cell)));
    this.#foreseen.set(chosen, { reach, texts });
    return texts;
  }

  /**
   * @param {Ground} ground
   * @param {Cell} cell
   * @param {CellMarks} marks
   * @param {CellText} [known]
   * @returns {CellText}
   */
  #text({ game, view, words }, cell, marks, known) {
    const man = indexOf(view).men.get(cell) ?? null;
    const marked = marksAttribute(marks);
    const about = aboutCell(man, marked, marks);
    if (known?.about === about) return known;
    /** @type {string | null} */
    let label = null;
    return {
      about,
      // Made when somebody wants to hear it.
      get label() {
        return (label ??= words.cell(game, man, game.board.cells[cell], spokenMarks(marks)));
      },
      marks: marked,
      selected: marks.has("chosen"),
      occupied: man !== null,
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
 * All on which the text of a cell depends.
 * @param {Man | null} man
 * @param {string} marked
 * @param {CellMarks} marks
 */
function aboutCell(man, marked, marks) {
  const stands = man === null ? "" : `${man.seat} ${man.kind}`;
  return `${stands}|${marked}|${marks.size === 0 ? "" : [...marks.values()].join("")}`;
}
