// Where one type of men goes, on a small board beside the lesson's.

import { make, setText } from "../../elements/controls/markup.js";
import "../../elements/board/piece-preview.js";
import { firstLesson } from "../../state/state.js";
import { words as pageWords } from "../../i18n/strings.js";
import { words } from "./lesson-words.js";

/** @typedef {import("../../state/state.js").Lesson} Lesson */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../taught-board.js").TaughtBoard} TaughtBoard */

export class StepMan {
  #title = make("h3", {});
  #rules = make("p", {});
  #preview = document.createElement("piece-preview");
  element = make(
    "section",
    { class: "step-man" },
    this.#title,
    this.#rules,
    this.#preview,
    make("p", { class: "quiet" }, words.moveIt),
  );
  /** @type {TaughtBoard | null} */
  #board = null;
  /** @type {Lesson | null} */
  #lesson = null;

  constructor() {
    this.element.hidden = true;
    this.#preview.addEventListener("place", (event) => {
      const { cell } = /** @type {CustomEvent<{cell: number}>} */ (event).detail;
      if (this.#lesson !== null) void this.#draw({ ...this.#lesson, from: cell });
    });
  }

  /**
   * @param {TaughtBoard} board
   * @param {string | undefined} code  of the type; nothing is shown without
   */
  async open(board, code) {
    this.#board = board;
    const { info, learner } = board;
    const kind = info.kinds.findIndex((each) => each.code === code);
    const first = firstLesson(info);
    this.element.hidden = kind < 0;
    if (kind < 0 || first === null) return;
    setText(this.#title, words.moves(info.kinds[kind]?.name ?? ""));
    setText(this.#rules, info.kinds[kind]?.rules ?? "");
    await this.#draw({ ...first, kind, seat: learner });
  }

  /** @param {Lesson} lesson */
  async #draw(lesson) {
    const board = this.#board;
    if (board === null) return;
    this.#lesson = lesson;
    const { info, engine } = board;
    const preview = await engine.call("preview", lesson);
    if (lesson !== this.#lesson) return;
    const cell = info.board.cells[lesson.from]?.name ?? "";
    const name = info.kinds[lesson.kind]?.name ?? "";
    this.#preview.setAttribute("aria-label", pageWords.legend.preview(name, cell));
    Object.assign(this.#preview, {
      game: info,
      kind: lesson.kind,
      seat: lesson.seat,
      preview,
      titles: info.board.axes.layers.map(pageWords.board.level),
    });
  }

  /** @param {State} state */
  show({ settings: { theme, pieceSet } }) {
    Object.assign(this.#preview, { pieceSet, theme: theme === "auto" ? null : theme });
  }
}
