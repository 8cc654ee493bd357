import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { ProgressBar } from "../../elements/controls/progress-bar.js";
import { ofTime } from "../../state/progress.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { gameChoice } from "../game-choice.js";
import { TaughtBoard } from "../taught-board.js";
import { TaughtPage } from "../taught-page.js";
import { button } from "../../elements/controls/buttons.js";
import { createStore } from "../../state/store.js";
import { NO_PROBLEMS, problemOf, reduceProblems } from "./reduce-problems.js";
import { goalWords, Solving } from "./solving.js";
import { words } from "./problems-words.js";

/** @import { PageRoute } from "../../state/routes.js" */
/** @import { Learning, ProblemFile } from "../learning.js" */
/** @import { ProblemsAction } from "./problems.js" */

export class ProblemsPage extends TaughtPage {
  static styles = ["styles/pages/taught.css", "styles/pages/problems.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  #proof = new ProgressBar({ stoppable: true });
  #store = createStore(reduceProblems, NO_PROBLEMS);

  #perform = (/** @type {ProblemsAction} */ action) => this.#store.dispatch(action);

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    this.#proof.onStop = () => this.board?.stop();
    // Before the board, for which Escape means deselecting.
    this.addEventListener("keydown", (event) => this.#stopByKey(event), { capture: true });
    const openBoard = () => this.#openBoard();
    const { services } = this;
    new Solving({ store: this.#store, openBoard, progress: this.#progress, services });
    const hide = () => this.#proof.show("", null);
    this.#store.addEffects({ "go-to": hide, restart: hide });
    this.#store.subscribe(() => this.redraw());
    super.build();
  }

  /** @override @param {PageRoute} route */
  enter(route) {
    this.#perform({ kind: "close" });
    super.enter(route);
  }

  /**
   * @override
   * @param {Learning} learning
   * @param {Record<string, string>} parameters  `problem`: which one
   */
  begin({ file: { problems } }, parameters) {
    const { game } = this;
    const { solved } = this.#progress.of(game);
    this.#perform({ kind: "list", game, problems, solved });
    const wanted = problems.findIndex(({ id }) => id === parameters["problem"]);
    const open = problems.findIndex(({ id }) => !solved.includes(id));
    if (problems.length > 0)
      this.#perform({ kind: "go-to", at: wanted >= 0 ? wanted : Math.max(0, open) });
  }

  /** @override */
  template() {
    const { problems, status } = this.#store.state;
    const none = problems.length === 0;
    const waiting = this.loading ? words.loading : this.learning !== null && none ? words.none : "";
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title(this.info?.name ?? "")}</h1>
        ${gameChoice("problems", this.game, this.services)}
        <a class="button small" href="#${this.game}">${words.back}</a>
      </div>
      <p class="quiet" role="status">${waiting}</p>
      ${this.failure(words)}
      <div class="taught" ?hidden=${none}>
        <div class="taught-board" ?inert=${status === "shown"}>${this.board?.element}</div>
        <section class="taught-words">${this.#task()} ${this.#list()}</section>
      </div>`;
  }

  #task() {
    const { state } = this.#store;
    const { status, goal, message } = state;
    const { title, about } = this.learning?.words.problems[problemOf(state)?.id ?? ""] ?? {};
    const states = { done: status === "won", wrong: status === "lost" };
    const stays = status === null || status === "busy" || status === "shown";
    return html`<h2 tabindex="-1">${title}</h2>
      <p class="problem-goal">${goal}</p>
      <p>${about}</p>
      <p class="taught-told ${classMap(states)}" role="status">${message}</p>
      ${this.#proof}
      <div class="taught-help">
        ${button(words.hint, () => this.#perform({ kind: "hint" }), { disabled: status !== "open" })}
        ${button(words.undo, () => this.#perform({ kind: "take-back" }), {
          disabled: stays || this.board?.view.ply === 0,
        })}
        ${button(words.restart, () => this.#perform({ kind: "restart", message: "" }))}
        ${button(words.show, () => this.#perform({ kind: "show" }), {
          disabled: status === null,
        })}
      </div>
      <div class="taught-steps">
        ${button(words.next, () => this.#goTo((state.at + 1) % state.problems.length), {
          look: status === "won" ? "primary" : "",
        })}
      </div>`;
  }

  #list() {
    const { problems, solved, kept } = this.#store.state;
    const done = problems.filter(({ id }) => solved.includes(id)).length;
    return html`<h3>${words.list}</h3>
      <p class="quiet">${words.count(done, problems.length)}</p>
      <ol class="problem-list" role="list" aria-label=${words.list}>
        ${problems.map((problem, at) => this.#entry(problem, at, solved))}
      </ol>
      <p class="quiet" ?hidden=${kept}>${words.notKept}</p>`;
  }

  /** @param {ProblemFile} problem @param {number} at @param {string[]} solved */
  #entry(problem, at, solved) {
    const level = words.levels[Math.min(problem.mate, words.levels.length) - 1];
    const title = this.learning?.words.problems[problem.id]?.title ?? "";
    const goal = this.info === undefined ? "" : goalWords(this.info, problem);
    const done = solved.includes(problem.id);
    return html`<li>
      <button
        type="button"
        class=${done ? "solved" : ""}
        aria-current=${at === this.#store.state.at ? "true" : nothing}
        @click=${() => this.#goTo(at)}
      >
        <span class="problem-name">${`${at + 1}. ${title}`}</span>
        <span class="quiet">${`${goal} · ${level}`}</span>
        ${done ? html`<span class="problem-solved">✓ ${words.solved}</span>` : nothing}
      </button>
    </li>`;
  }

  /** @param {number} at */
  #goTo(at) {
    this.#perform({ kind: "go-to", at });
    this.focusOn(".taught-words h2");
  }

  /** @returns {TaughtBoard} */
  #openBoard() {
    if (this.board !== null) return this.board;
    const board = new TaughtBoard(this.services);
    board.onTime = (time) =>
      this.#proof.show(words.thinking, time && ofTime(time.spentMs, time.mostMs));
    board.onMove = () => this.#perform({ kind: "moved" });
    board.onRestart = () => this.#perform({ kind: "restart", message: words.engineAgain });
    return this.playOn(board);
  }

  /** @param {KeyboardEvent} event */
  #stopByKey(event) {
    if (event.key !== "Escape" || !this.#proof.shown) return;
    event.stopPropagation();
    this.board?.stop();
  }
}

customElements.define("problems-page", ProblemsPage);
