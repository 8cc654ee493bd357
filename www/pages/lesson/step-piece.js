import { html } from "lit-html";
import { firstLesson } from "../../state/state.js";
import { piecePreview } from "../../elements/controls/preview-template.js";
import { words } from "./lesson-words.js";

/** @import { Preview } from "../../engine/protocol.js" */
/** @import { Settings } from "../../state/settings.js" */
/** @import { Lesson } from "../../state/page-state.js" */
/** @import { TaughtBoard } from "../taught-board.js" */

export class StepPiece {
  /** @type {TaughtBoard | null} */
  #board = null;
  /** @type {Lesson | null} */
  #lesson = null;
  /** @type {Preview | null} */
  #preview = null;
  #redraw;

  /** @param {() => void} redraw */
  constructor(redraw) {
    this.#redraw = redraw;
  }

  /**
   * @param {TaughtBoard} board
   * @param {string | undefined} code  of the type; missing: nothing is shown
   */
  async open(board, code) {
    const { info, learner } = board;
    const kind = info.kinds.findIndex((each) => each.code === code);
    const first = firstLesson(info);
    this.#board = board;
    this.#lesson = this.#preview = null;
    if (kind >= 0 && first !== null) await this.#show({ ...first, kind, seat: learner });
    else this.#redraw();
  }

  /** @param {Lesson} lesson */
  async #show(lesson) {
    const board = this.#board;
    if (board === null) return;
    this.#lesson = lesson;
    this.#redraw();
    const preview = await board.engine.call("preview", lesson);
    if (lesson !== this.#lesson) return;
    this.#preview = preview;
    this.#redraw();
  }

  /** @param {Settings} settings */
  template(settings) {
    const [board, lesson] = [this.#board, this.#lesson];
    const kind = lesson === null ? undefined : board?.info.kinds[lesson.kind];
    if (board === null || lesson === null || kind === undefined)
      return html`<section class="step-man" hidden></section>`;
    return html`<section class="step-man">
      <h3>${words.moves(kind.name)}</h3>
      <p>${kind.rules}</p>
      ${piecePreview(
        { game: board.info, lesson, preview: this.#preview, settings },
        (next) => void this.#show(next),
      )}
      <p class="quiet">${words.moveIt}</p>
    </section>`;
  }
}
