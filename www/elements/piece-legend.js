// The kinds of men of a game: how each moves, on a small board and in words.

import { firstLesson } from "../state.js";
import { words } from "../strings.js";
import { make, setText } from "./markup.js";
import { Part } from "./part.js";
import { pieceFigure } from "./piece-figure.js";
import "./piece-preview.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../state.js").Lesson} Lesson */
/** @typedef {import("../engine/protocol.js").GameInfo} GameInfo */

export class PieceLegend extends Part {
  /** @type {Lesson | null} */
  #lesson = null;
  /** @type {GameInfo | null} */
  #info = null;
  #drawn = "";
  #kinds = make("div", { class: "legend-kinds", role: "group", "aria-label": words.legend.title });
  #name = make("h3", { class: "legend-name" });
  #rules = make("p", { class: "legend-rules" });
  #notation = make("p", { class: "legend-notation quiet" });
  #preview = document.createElement("piece-preview");
  #present = make("input", { type: "checkbox" });
  #side = make("button", { type: "button" });
  #notes = make("ul", { class: "legend-notes" });
  #lessonBox = make("div", { class: "lesson" });

  /** @override */
  build() {
    this.#present.onchange = () => this.#teach({ present: this.#present.checked });
    this.#side.onclick = () => this.#teachNextSide();
    this.#preview.addEventListener("place", (event) => {
      this.#teach({ from: /** @type {CustomEvent<{cell: number}>} */ (event).detail.cell });
    });
    const present = make("label", { class: "toggle" }, this.#present, words.legend.presentBoard);
    const about = make("div", {}, this.#name, this.#rules, this.#notation);
    const switches = make("div", { class: "legend-switches" }, present, this.#side);
    const moveIt = make("p", { class: "quiet legend-move" }, words.legend.moveIt);
    this.#lessonBox.append(this.#preview, about, switches, moveIt);
    const notesTitle = make("h3", {}, words.legend.notes);
    this.append(this.#kinds, this.#lessonBox, notesTitle, this.#notes);
  }

  /** @override @param {State} state */
  show(state) {
    const { info, lesson } = state;
    if (info === null) return;
    this.#info = info;
    this.#lesson = lesson;
    this.#drawKinds(info, state.pieceSet);
    this.#kinds.querySelectorAll("button").forEach((button, kind) => {
      button.setAttribute("aria-pressed", String(kind === lesson?.kind));
    });
    this.#lessonBox.hidden = lesson === null;
    if (lesson !== null) this.#drawLesson(info, lesson, state);
  }

  /**
   * @param {GameInfo} info
   * @param {State["pieceSet"]} pieceSet
   */
  #drawKinds(info, pieceSet) {
    const drawn = `${info.id} ${pieceSet}`;
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
   * @param {State["pieceSet"]} pieceSet
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

  #teachNextSide() {
    const seats = this.#info?.seats.length ?? 1;
    if (this.#lesson !== null) this.#teach({ seat: (this.#lesson.seat + 1) % seats });
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
    setText(this.#notation, `${words.legend.notation}: ${kind.notation}`);
    setText(this.#side, info.seats[lesson.seat]?.name ?? "");
    this.#side.setAttribute(
      "aria-label",
      `${words.legend.side}: ${info.seats[lesson.seat]?.name ?? ""}`,
    );
    this.#present.checked = lesson.present;
    const cell = info.board.cells[lesson.from]?.name ?? "";
    this.#preview.setAttribute("aria-label", words.legend.preview(kind.name, cell));
    Object.assign(this.#preview, {
      game: info,
      kind: lesson.kind,
      seat: lesson.seat,
      preview: state.preview,
      men: lesson.present ? (state.view?.men ?? []) : [],
      flipped: state.flipped,
      pieceSet: state.pieceSet,
      theme: state.theme === "auto" ? null : state.theme,
    });
  }
}

customElements.define("piece-legend", PieceLegend);
