// The first-game lesson: a few positions with one task each. Any can be skipped.

import { html } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { writePageRoute } from "../../state/routes.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { TaughtBoard } from "../taught-board.js";
import { TaughtPage } from "../taught-page.js";
import { button } from "../../elements/controls/buttons.js";
import { createStore } from "../../state/store.js";
import { LessonSteps } from "./lesson-steps.js";
import { isToRead, NO_LESSON, reduceLesson, stepOf } from "./reduce-lesson.js";
import { StepPiece } from "./step-piece.js";
import { words } from "./lesson-words.js";

/** @import { State } from "../../state/page-state.js" */
/** @import { PageRoute } from "../../state/routes.js" */
/** @import { Learning } from "../learning.js" */
/** @import { LessonAction } from "./lesson.js" */

export class LessonPage extends TaughtPage {
  static styles = ["styles/pages/taught.css", "styles/pages/lesson.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  #isStored = true;
  #store = createStore(reduceLesson, NO_LESSON);
  #piece = new StepPiece(() => this.redraw());

  #perform = (/** @type {LessonAction} */ action) => this.#store.dispatch(action);

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    this.#isStored = this.services.storage !== null;
    new LessonSteps({
      store: this.#store,
      openBoard: () => this.#openBoard(),
      progress: this.#progress,
      piece: this.#piece,
      wordsOf: ({ id }) => this.learning?.words.lesson[id],
    });
    this.#store.subscribe(() => this.redraw());
    super.build();
  }

  /** @override @param {PageRoute} route */
  enter(route) {
    this.#perform({ kind: "close" });
    super.enter(route);
  }

  /** @override @param {Learning} learning */
  begin({ file: { lesson: steps } }) {
    const { game } = this;
    const { done: seen } = this.#progress.of(game);
    this.#perform({ kind: "list", game, steps, seen });
    const first = steps.findIndex(({ id }) => !seen.includes(id));
    this.#goTo(Math.max(0, first), { focus: false });
  }

  /** @override @param {State} state */
  template({ settings }) {
    const { state } = this.#store;
    const step = stepOf(state);
    const home = `#${this.game}`;
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title(this.info?.name ?? "")}</h1>
        <a class="button small" href=${home}>${words.back}</a>
      </div>
      ${this.failure(words)}
      <div class="taught" ?hidden=${step === undefined}>
        <div class="taught-board">${this.board?.element}</div>
        <section class="taught-words">
          ${this.#task()} ${this.#piece.template(settings)}
          <p><a class="taught-skip" href=${home}>${words.skipAll}</a></p>
          <p class="quiet" ?hidden=${this.#isStored && state.kept}>${words.notKept}</p>
        </section>
      </div>
      ${this.#end(this.learning !== null && step === undefined)}`;
  }

  #task() {
    const { state } = this.#store;
    const { at, steps, done, hints, mayHint, message } = state;
    const step = stepOf(state);
    const { title, task } = this.learning?.words.lesson[step?.id ?? ""] ?? {};
    const count = steps.length;
    const reads = isToRead(step);
    const ready = reads || done;
    const hint = hints === 0 ? words.hint : words.showMe;
    return html`<p class="quiet">${words.step(at + 1, count)}</p>
      <progress aria-label=${words.progress} max=${count} value=${at + (done ? 1 : 0)}></progress>
      <h2 tabindex="-1">${title}</h2>
      <p class="taught-task">${task}</p>
      <p class="taught-told ${classMap({ done })}" role="status">${message}</p>
      <div class="taught-help">
        ${button(hint, () => this.#perform({ kind: "hint" }), { hidden: reads, disabled: !mayHint })}
        ${button(words.restart, () => this.#perform({ kind: "restart", message: "" }), { hidden: reads })}
      </div>
      <div class="taught-steps">
        ${button(words.previous, () => this.#goTo(at - 1), { disabled: at === 0 })}
        ${button(ready ? words.next : words.skip, () => this.#goTo(at + 1), {
          look: ready ? "primary" : "",
        })}
      </div>`;
  }

  /** @param {boolean} shown */
  #end(shown) {
    const { steps, seen } = this.#store.state;
    const all = steps.every(({ id }) => seen.includes(id));
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

  /** @param {number} at @param {{focus?: boolean}} [how] */
  #goTo(at, { focus = true } = {}) {
    this.#perform({ kind: "go-to", at });
    const over = stepOf(this.#store.state) === undefined;
    const title = over ? ".taught-end h2" : ".taught-words h2";
    if (over || focus) this.focusOn(title);
  }

  /** @returns {TaughtBoard} */
  #openBoard() {
    if (this.board !== null) return this.board;
    const board = new TaughtBoard(this.services);
    board.onMove = () => this.#perform({ kind: "moved" });
    board.onRestart = () => this.#perform({ kind: "restart", message: words.engineAgain });
    return this.playOn(board);
  }
}

customElements.define("lesson-page", LessonPage);
