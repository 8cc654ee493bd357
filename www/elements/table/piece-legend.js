// The kinds of men of a game: how each moves, on a small board and in words.

import { boardMarks } from "../../draw/mark-picture.js";
import { REACH_MARKS, REACH_SHAPES, reachMarks } from "../../draw/preview-scene.js";
import { boardTurns } from "../../state/players.js";
import { firstLesson } from "../../state/state.js";
import { words } from "../../i18n/strings.js";
import { claimWords } from "../../i18n/claim-words.js";
import { MarkKey } from "./mark-legend.js";
import { make, setHidden, setText } from "../controls/markup.js";
import { Part } from "../controls/part.js";
import { pieceFigure } from "../controls/piece-figure.js";
import { Segments } from "../controls/segments.js";
import "../board/piece-preview.js";

/** @typedef {import("../../state/settings.js").PieceSet} PieceSet */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../../state/state.js").Lesson} Lesson */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */

export class PieceLegend extends Part {
  /** @type {Lesson | null} */
  #lesson = null;
  #drawn = "";
  #kinds = make("div", { class: "legend-kinds", role: "group", "aria-label": words.legend.title });
  #name = make("h3", { class: "legend-name" });
  #rules = make("p", { class: "legend-rules" });
  #notation = make("p", { class: "legend-notation quiet" });
  #claims = make("p", { class: "legend-claims" });
  #preview = document.createElement("piece-preview");
  #board = new Segments(words.legend.board, (at) => this.#teach({ present: at === 1 }));
  #side = new Segments(words.legend.side, (seat) => this.#teach({ seat }));
  #reachKey = new MarkKey();
  #boardKey = new MarkKey();
  #crossing = make("p", { class: "quiet" }, words.legend.crossing);
  #notes = make("ul", { class: "legend-notes" });
  #lessonBox = make("div", { class: "lesson" });

  /** @override */
  build() {
    this.#preview.addEventListener("place", (event) => {
      this.#teach({ from: /** @type {CustomEvent<{cell: number}>} */ (event).detail.cell });
    });
    const { board, side } = { board: this.#board.element, side: this.#side.element };
    this.#lessonBox.append(
      make("div", { class: "lesson-board" }, this.#preview, this.#reachKey.element),
      make("div", { class: "lesson-words" }, this.#name, this.#rules, this.#claims, this.#notation),
      make("div", { class: "legend-switches" }, board, side),
      make("p", { class: "quiet legend-move" }, words.legend.moveIt),
    );
    this.append(
      this.#kinds,
      this.#lessonBox,
      make("h3", {}, words.legend.notes),
      this.#notes,
      make("h3", {}, words.legend.marks),
      this.#boardKey.element,
      this.#crossing,
    );
  }

  /** @override @param {State} state */
  show(state) {
    const { info, lesson } = state;
    if (info === null) return;
    this.#lesson = lesson;
    this.#drawKinds(info, state.settings.pieceSet);
    this.#kinds.querySelectorAll("button").forEach((button, kind) => {
      button.setAttribute("aria-pressed", String(kind === lesson?.kind));
    });
    setHidden(this.#lessonBox, lesson === null);
    this.#lessonBox.classList.toggle("broad", info.board.shape === "levels");
    setHidden(this.#crossing, info.board.shape !== "two-boards");
    this.#boardKey.show(boardMarks(info).map(explained), info, state.settings.theme);
    if (lesson !== null) this.#drawLesson(info, lesson, state);
  }

  /**
   * @param {GameInfo} info
   * @param {PieceSet} pieceSet
   */
  #drawKinds(info, pieceSet) {
    const drawn = `${info.variantHash} ${pieceSet}`;
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#kinds.replaceChildren(
      ...info.kinds.map((_, kind) => this.#kindButton(info, kind, pieceSet)),
    );
    this.#notes.replaceChildren(...info.notes.map((note) => make("li", {}, note)));
  }

  /**
   * @param {GameInfo} info
   * @param {number} kind
   * @param {PieceSet} pieceSet
   */
  #kindButton(info, kind, pieceSet) {
    const name = info.kinds[kind]?.name ?? "";
    const label = { type: "button", "aria-label": name, title: name };
    const button = make("button", label, pieceFigure(info, kind, 0, pieceSet));
    button.onclick = () => {
      const lesson = this.#lesson ?? firstLesson(info);
      if (lesson !== null) this.send({ kind: "lesson", lesson: { ...lesson, kind } });
    };
    return button;
  }

  /** @param {Partial<Lesson>} news */
  #teach(news) {
    if (this.#lesson !== null) this.send({ kind: "lesson", lesson: { ...this.#lesson, ...news } });
  }

  /**
   * @param {GameInfo} info
   * @param {Lesson} lesson
   * @param {State} state
   */
  #drawLesson(info, lesson, state) {
    const kind = info.kinds[lesson.kind];
    if (kind === undefined) return;
    setText(this.#name, kind.royal ? `${kind.name} · ${words.legend.royal}` : kind.name);
    setText(this.#rules, kind.rules);
    setText(this.#claims, claimWords(info, lesson.kind).join(" "));
    setText(
      this.#notation,
      kind.notation === "-" ? "" : `${words.legend.notation}: ${kind.notation}`,
    );
    this.#board.show([words.legend.emptyBoard, words.legend.presentBoard], lesson.present ? 1 : 0);
    this.#side.show(
      info.seats.map(({ name }) => name),
      lesson.seat,
    );
    this.#reachKey.show(marksIn(state.preview), info, state.settings.theme);
    const cell = info.board.cells[lesson.from]?.name ?? "";
    this.#preview.setAttribute("aria-label", words.legend.preview(kind.name, cell));
    Object.assign(this.#preview, {
      game: info,
      kind: lesson.kind,
      seat: lesson.seat,
      preview: state.preview,
      titles: info.board.axes.layers.map(words.board.level),
      men: lesson.present ? (state.view?.men ?? []) : [],
      flipped: boardTurns(state) === 2,
      pieceSet: state.settings.pieceSet,
      theme: state.settings.theme === "auto" ? null : state.settings.theme,
    });
  }
}

/**
 * Those that occur, in the order of the table.
 * @param {State["preview"]} preview
 */
function marksIn(preview) {
  const found = new Set(preview?.targets.flatMap((target) => reachMarks(target, preview.from)));
  return REACH_MARKS.filter((mark) => found.has(mark)).map((name) => ({
    name,
    shapes: REACH_SHAPES[name],
    words: words.reachMarks[name],
  }));
}

/** @param {import("../../draw/mark-picture.js").MarkPicture} mark */
function explained(mark) {
  return { ...mark, words: words.marks[mark.name]?.legend ?? "" };
}

customElements.define("piece-legend", PieceLegend);
