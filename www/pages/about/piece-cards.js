// Each type of men of a game: how it is called, its rules, and a small board on which it can be put anywhere. The boards are
// drawn when they come into sight: some games have thirty types.

import { claimWords } from "../../i18n/claim-words.js";
import { make } from "../../elements/controls/markup.js";
import { pieceFigure } from "../../elements/controls/piece-figure.js";
import "../../elements/board/piece-preview.js";
import { firstLesson } from "../../state/state.js";
import { words as pageWords } from "../../i18n/strings.js";
import { words } from "./about-words.js";

/** @typedef {import("../../elements/board/piece-preview.js").PiecePreview} PiecePreview */
/** @typedef {import("../../engine/client.js").EngineClient} EngineClient */
/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/state.js").Lesson} Lesson */
/** @typedef {import("../../state/state.js").State} State */

export class PieceCards {
  element = make("ul", { class: "piece-cards", role: "list" });
  /** @type {GameInfo | null} */
  #info = null;
  /** @type {EngineClient | null} */
  #engine = null;
  #look = "";
  /** @type {Map<Element, Lesson>} */
  #lessons = new Map();
  #sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) this.#begin(target);
  });

  constructor() {
    this.element.addEventListener("place", (event) => {
      const { target } = event;
      const { cell } = /** @type {CustomEvent<{cell: number}>} */ (event).detail;
      const lesson = target instanceof Element && this.#lessons.get(target);
      if (lesson) void this.#draw(/** @type {PiecePreview} */ (target), { ...lesson, from: cell });
    });
  }

  /**
   * @param {GameInfo} info
   * @param {EngineClient} engine  with this game on its table
   * @param {State} state
   */
  open(info, engine, state) {
    this.#engine = engine;
    this.#info = info;
    this.#sight.disconnect();
    this.#lessons.clear();
    this.#look = "";
    this.element.classList.toggle("broad", info.board.shape === "levels");
    this.element.replaceChildren(...info.kinds.map((_, kind) => this.#card(info, kind, state)));
    this.show(state);
    for (const preview of this.#lessons.keys()) this.#sight.observe(preview);
  }

  /**
   * @param {GameInfo} info
   * @param {number} kind
   * @param {State} state
   */
  #card(info, kind, { settings: { pieceSet } }) {
    const { name = "", rules = "", royal = false, notation = "-" } = info.kinds[kind] ?? {};
    const preview = document.createElement("piece-preview");
    preview.setAttribute("aria-label", name);
    const lesson = firstLesson(info);
    if (lesson !== null) this.#lessons.set(preview, { ...lesson, kind });
    const claims = claimWords(info, kind).join(" ");
    const said = royal ? `${name} · ${words.royal}` : name;
    return make(
      "li",
      { class: "piece-card" },
      make("h3", {}, pieceFigure(info, kind, 0, pieceSet), said),
      preview,
      make("p", {}, rules),
      claims === "" ? null : make("p", {}, claims),
      notation === "-" ? null : make("p", { class: "quiet" }, `${words.movement}: ${notation}`),
    );
  }

  /** @param {Element} preview */
  #begin(preview) {
    this.#sight.unobserve(preview);
    const lesson = this.#lessons.get(preview);
    if (lesson !== undefined) void this.#draw(/** @type {PiecePreview} */ (preview), lesson);
  }

  /**
   * A dying engine is told elsewhere; then a board shows less.
   * @param {PiecePreview} element
   * @param {Lesson} lesson
   */
  async #draw(element, lesson) {
    const [info, engine] = [this.#info, this.#engine];
    if (info === null || engine === null) return;
    this.#lessons.set(element, lesson);
    const preview = await engine.call("preview", lesson).catch(() => null);
    if (preview === null || this.#lessons.get(element) !== lesson) return;
    const cell = info.board.cells[lesson.from]?.name ?? "";
    const name = info.kinds[lesson.kind]?.name ?? "";
    element.setAttribute("aria-label", pageWords.legend.preview(name, cell));
    const titles = info.board.axes.layers.map(pageWords.board.level);
    Object.assign(element, { game: info, kind: lesson.kind, seat: lesson.seat, preview, titles });
  }

  /** @param {State} state */
  show({ settings: { theme, pieceSet } }) {
    const look = `${theme} ${pieceSet}`;
    if (look === this.#look) return;
    this.#look = look;
    for (const preview of this.#lessons.keys())
      Object.assign(preview, { pieceSet, theme: theme === "auto" ? null : theme });
  }
}
