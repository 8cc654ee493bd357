// The first-game lesson: a few positions with one task each. Any can be skipped.

import { html } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { TaughtBoard } from "../taught-board.js";
import { TaughtPage } from "../taught-page.js";
import { button } from "../../elements/controls/buttons.js";
import { isReached, movesLeft, nextOf } from "./goals.js";
import { StepPiece } from "./step-piece.js";
import { words } from "./lesson-words.js";

/** @import { View } from "../../engine/protocol.js" */
/** @import { State } from "../../state/page-state.js" */
/** @import { Learning, StepFile } from "../learning.js" */

export class LessonPage extends TaughtPage {
  static styles = ["styles/pages/taught.css", "styles/pages/lesson.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  /** The index of the step; after the last one the lesson is over. */
  #at = 0;
  #hints = 0;
  #mayHint = false;
  #done = false;
  #message = "";
  #kept = true;
  #piece = new StepPiece(() => this.redraw());

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    this.#kept = this.services.storage !== null;
    super.build();
  }

  /** @override @param {Learning} learning */
  begin({ file }) {
    const { done } = this.#progress.of(this.game);
    const first = file.lesson.findIndex(({ id }) => !done.includes(id));
    this.#goTo(Math.max(0, first), { focus: false });
  }

  /** @returns {StepFile[]} */
  get #steps() {
    return this.learning?.file.lesson ?? [];
  }

  get #step() {
    return this.#steps[this.#at];
  }

  /** @override @param {State} state */
  template({ settings }) {
    const step = this.#step;
    const home = `#${this.game}`;
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title(this.info?.name ?? "")}</h1>
        <a class="button small" href=${home}>${words.back}</a>
      </div>
      ${this.failure(words)}
      <div class="taught" ?hidden=${step === undefined}>
        <div class="taught-board">${this.board?.element}</div>
        <section class="taught-words">
          ${this.#task(step)} ${this.#piece.template(settings)}
          <p><a class="taught-skip" href=${home}>${words.skipAll}</a></p>
          <p class="quiet" ?hidden=${this.#kept}>${words.notKept}</p>
        </section>
      </div>
      ${this.#end(this.learning !== null && step === undefined)}`;
  }

  /** @param {StepFile | undefined} step */
  #task(step) {
    const { title, task } = this.learning?.words.lesson[step?.id ?? ""] ?? {};
    const count = this.#steps.length;
    const reads = step !== undefined && "read" in step.goal;
    const ready = reads || this.#done;
    const hint = this.#hints === 0 ? words.hint : words.showMe;
    return html`<p class="quiet">${words.step(this.#at + 1, count)}</p>
      <progress
        aria-label=${words.progress}
        max=${count}
        value=${this.#at + (this.#done ? 1 : 0)}
      ></progress>
      <h2 tabindex="-1">${title}</h2>
      <p class="taught-task">${task}</p>
      <p class="taught-told ${classMap({ done: this.#done })}" role="status">${this.#message}</p>
      <div class="taught-help">
        ${button(hint, () => this.#giveHint(), { hidden: reads, disabled: !this.#mayHint })}
        ${button(words.restart, () => void this.#open(), { hidden: reads })}
      </div>
      <div class="taught-steps">
        ${button(words.previous, () => this.#goTo(this.#at - 1), { disabled: this.#at === 0 })}
        ${button(ready ? words.next : words.skip, () => this.#goOn(), {
          look: ready ? "primary" : "",
        })}
      </div>`;
  }

  /** @param {boolean} shown */
  #end(shown) {
    const { done } = this.#progress.of(this.game);
    const all = this.#steps.every(({ id }) => done.includes(id));
    const to = (/** @type {"problems" | "about"} */ page) =>
      html`<a class="button" href=${writePageRoute(page, this.game)}>${words[page]}</a>`;
    return html`<section class="taught-end" ?hidden=${!shown}>
      <h2 tabindex="-1">${words.doneTitle}</h2>
      <p>${words.done}</p>
      <p class="quiet">${all ? words.seen : ""}</p>
      <p class="taught-ways">
        <a class="button primary" href="#${this.game}">${words.play}</a>
        ${to("problems")} ${to("about")}
      </p>
      ${button(words.over, () => this.#goTo(0))}
    </section>`;
  }

  /**
   * @param {number} at
   * @param {{focus?: boolean}} [how]
   */
  #goTo(at, { focus = true } = {}) {
    this.#at = at;
    const over = this.#step === undefined;
    if (over) this.#progress.decline(this.game);
    else void this.#open();
    this.redraw();
    const title = over ? ".taught-end h2" : ".taught-words h2";
    if (over || focus) this.querySelector(/** @type {"h2"} */ (title))?.focus();
  }

  /** A step without a task is done when it is left: if showing it were enough, returning learners would skip it. */
  #goOn() {
    const step = this.#step;
    if (step !== undefined && "read" in step.goal) this.#did(step);
    this.#goTo(this.#at + 1);
  }

  /** @param {string} message */
  #say(message) {
    this.#message = message;
    this.redraw();
  }

  /** @param {string} [message]  why it is restarted */
  async #open(message = "") {
    const step = this.#step;
    if (step === undefined) return;
    this.#hints = 0;
    this.#done = this.#mayHint = false;
    const board = this.#bench();
    this.#say(message);
    const { position, options } = step;
    const opening = board.open({ game: this.game, position, options });
    const stays = board.stays();
    try {
      if (!(await opening)) return;
      this.#mayHint = true;
      this.redraw();
      await this.#piece.open(board, step.show);
    } catch (error) {
      if (stays()) this.#say(reasonWords(/** @type {any} */ (error), null));
    }
  }

  /** @returns {TaughtBoard} */
  #bench() {
    if (this.board !== null) return this.board;
    const board = new TaughtBoard(this.services);
    board.onMove = (view) => {
      const stays = board.stays();
      this.#judge(board, view).catch(() => {
        if (stays()) this.#say(words.tooHard);
      });
    };
    board.onRestart = () => void this.#open(words.engineAgain);
    return this.playOn(board);
  }

  /**
   * @param {TaughtBoard} board
   * @param {View} view
   */
  async #judge(board, view) {
    const step = this.#step;
    if (step === undefined || this.#done) return;
    const move = board.moveBefore(view);
    const stays = board.stays();
    const hidden = await board.hidden();
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, view, hidden)) {
      this.#reached(step);
      return;
    }
    // After a claim of checkmate the same player continues.
    if (view.outcome === null && view.turn === board.learner) return;
    const goesOn = view.outcome === null && movesLeft(step, view, board.learner);
    if (!goesOn) this.#say(view.outcome === null ? words.notIt(move) : words.ended);
    await board.pause();
    if (!stays()) return;
    if (goesOn) await this.#answer(board, step);
    else await board.back(0);
  }

  /**
   * @param {TaughtBoard} board
   * @param {StepFile} step
   */
  async #answer(board, step) {
    const stays = board.stays();
    while (stays() && board.view.outcome === null && board.view.turn !== board.learner)
      await board.play(nextOf(step.solution, board.view));
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, board.view)) this.#reached(step);
    else if (board.view.outcome !== null) this.#say(words.ended);
    else this.#say(words.goOn(board.lastMove));
  }

  /** @param {StepFile} step */
  #reached(step) {
    this.#done = true;
    this.#mayHint = false;
    this.#did(step);
    this.#say(this.learning?.words.lesson[step.id]?.done ?? "");
  }

  /** @param {StepFile} step */
  #did(step) {
    if (!this.#progress.did(this.game, step.id)) this.#kept = false;
  }

  #giveHint() {
    const step = this.#step;
    const board = this.board;
    if (step === undefined || board === null) return;
    this.#hints += 1;
    this.#say(this.learning?.words.lesson[step.id]?.hint ?? "");
    const move = nextOf(step.solution, board.view);
    if (this.#hints > 1 && move !== null) board.point(move);
  }
}

customElements.define("lesson-page", LessonPage);
