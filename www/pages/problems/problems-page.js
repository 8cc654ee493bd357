import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { ProgressBar } from "../../elements/controls/progress-bar.js";
import { ofTime } from "../../state/progress.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { TaughtBoard } from "../taught-board.js";
import { TaughtPage } from "../taught-page.js";
import { button } from "../../elements/controls/buttons.js";
import { Solving } from "./solving.js";
import { words } from "./problems-words.js";

/** @import { GameInfo } from "../../engine/protocol.js" */
/** @import { Learning, ProblemFile } from "../learning.js" */
/** @import { Status } from "./solving.js" */

export class ProblemsPage extends TaughtPage {
  static styles = ["styles/pages/taught.css", "styles/pages/problems.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  #proof = new ProgressBar({ stoppable: true });
  /** @type {Solving | null} */
  #solving = null;
  /** @type {Status | null} */
  #status = null;
  #at = 0;
  #hints = 0;
  #goal = "";
  #message = "";
  #kept = true;

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    this.#proof.onStop = () => this.board?.stop();
    // Before the board, for which Escape means deselecting.
    this.addEventListener("keydown", (event) => this.#stopByKey(event), { capture: true });
    super.build();
  }

  /**
   * @override
   * @param {Learning} learning
   * @param {Record<string, string>} parameters  `problem`: which one
   */
  begin({ file: { problems } }, parameters) {
    const { solved } = this.#progress.of(this.game);
    const wanted = problems.findIndex(({ id }) => id === parameters["problem"]);
    const open = problems.findIndex(({ id }) => !solved.includes(id));
    this.#goTo(wanted >= 0 ? wanted : Math.max(0, open), { focus: false });
  }

  /** @returns {ProblemFile[]} */
  get #problems() {
    return this.learning?.file.problems ?? [];
  }

  get #problem() {
    return this.#problems[this.#at];
  }

  /** @override */
  template() {
    const none = this.#problems.length === 0;
    const waiting = this.loading ? words.loading : this.learning !== null && none ? words.none : "";
    return html`<div class="page-head">
        <h1 tabindex="-1">${words.title(this.info?.name ?? "")}</h1>
        <a class="button small" href="#${this.game}">${words.back}</a>
      </div>
      <p class="quiet" role="status">${waiting}</p>
      ${this.failure(words)}
      <div class="taught" ?hidden=${none}>
        <div class="taught-board" ?inert=${this.#status === "shown"}>${this.board?.element}</div>
        <section class="taught-words">${this.#task()} ${this.#list()}</section>
      </div>`;
  }

  #task() {
    const { title, about } = this.learning?.words.problems[this.#problem?.id ?? ""] ?? {};
    const status = this.#status;
    const states = { done: status === "won", wrong: status === "lost" };
    const stays = status === null || status === "busy" || status === "shown";
    return html`<h2 tabindex="-1">${title}</h2>
      <p class="problem-goal">${this.#goal}</p>
      <p>${about}</p>
      <p class="taught-told ${classMap(states)}" role="status">${this.#message}</p>
      ${this.#proof}
      <div class="taught-help">
        ${button(words.hint, () => void this.#giveHint(), { disabled: status !== "open" })}
        ${button(words.undo, () => void this.#guarded(() => this.#solving?.takeBack()), {
          disabled: stays || this.board?.view.ply === 0,
        })}
        ${button(words.restart, () => void this.#guarded(() => this.#begin()))}
        ${button(words.show, () => void this.#guarded(() => this.#solving?.showSolution()), {
          disabled: status === null,
        })}
      </div>
      <div class="taught-steps">
        ${button(words.next, () => this.#goTo((this.#at + 1) % this.#problems.length), {
          look: status === "won" ? "primary" : "",
        })}
      </div>`;
  }

  #list() {
    const { solved } = this.#progress.of(this.game);
    const done = this.#problems.filter(({ id }) => solved.includes(id)).length;
    return html`<h3>${words.list}</h3>
      <p class="quiet">${words.count(done, this.#problems.length)}</p>
      <ol class="problem-list" role="list" aria-label=${words.list}>
        ${this.#problems.map((problem, at) => this.#entry(problem, at, solved))}
      </ol>
      <p class="quiet" ?hidden=${this.#kept}>${words.notKept}</p>`;
  }

  /**
   * @param {ProblemFile} problem
   * @param {number} at
   * @param {string[]} solved
   */
  #entry(problem, at, solved) {
    const level = words.levels[Math.min(problem.mate, words.levels.length) - 1];
    const title = this.learning?.words.problems[problem.id]?.title ?? "";
    const goal = this.info === undefined ? "" : goalWords(this.info, problem);
    const done = solved.includes(problem.id);
    return html`<li>
      <button
        type="button"
        class=${done ? "solved" : ""}
        aria-current=${at === this.#at ? "true" : nothing}
        @click=${() => this.#goTo(at)}
      >
        <span class="problem-name">${`${at + 1}. ${title}`}</span>
        <span class="quiet">${`${goal} · ${level}`}</span>
        ${done ? html`<span class="problem-solved">✓ ${words.solved}</span>` : nothing}
      </button>
    </li>`;
  }

  /**
   * @param {number} at
   * @param {{focus?: boolean}} [how]
   */
  #goTo(at, { focus = true } = {}) {
    const problem = this.#problems[at];
    if (problem === undefined) return;
    this.#at = at;
    this.services.replace(writePageRoute("problems", this.game, { problem: problem.id }));
    void this.#guarded(() => this.#begin());
    if (focus) this.querySelector(/** @type {"h2"} */ (".taught-words h2"))?.focus();
  }

  /** @param {string} [message]  why it is restarted */
  async #begin(message = "") {
    const problem = this.#problem;
    if (problem === undefined) return;
    this.#hints = 0;
    this.#goal = "";
    this.#status = null;
    const board = this.#bench();
    this.#proof.show("", null);
    const solving = new Solving(board, problem, (status, text) =>
      this.#take(solving, status, text),
    );
    this.#solving = solving;
    this.redraw();
    if (!(await solving.open(this.game))) return;
    const seat = board.info.seats[board.learner]?.name ?? "";
    this.#goal = words.task(seat, goalWords(board.info, problem));
    this.#say(message);
  }

  /** @param {string} message */
  #say(message) {
    this.#message = message;
    this.redraw();
  }

  /** @returns {TaughtBoard} */
  #bench() {
    if (this.board !== null) return this.board;
    const board = new TaughtBoard(this.services);
    board.onTime = (time) =>
      this.#proof.show(words.thinking, time && ofTime(time.spentMs, time.mostMs));
    board.onMove = (view) => void this.#guarded(() => this.#solving?.answer(view));
    board.onRestart = () => void this.#guarded(() => this.#begin(words.engineAgain));
    return this.playOn(board);
  }

  /**
   * @param {Solving} solving
   * @param {Status} status
   * @param {string} text
   */
  #take(solving, status, text) {
    const problem = this.#problem;
    if (solving !== this.#solving || problem === undefined) return;
    this.#status = status;
    if (status === "won" && !solving.helped)
      this.#kept = this.#progress.solved(this.game, problem.id);
    this.#say(text);
  }

  /** @param {KeyboardEvent} event */
  #stopByKey(event) {
    if (event.key !== "Escape" || !this.#proof.shown) return;
    event.stopPropagation();
    this.board?.stop();
  }

  async #giveHint() {
    this.#hints += 1;
    await this.#guarded(() => this.#solving?.hint(this.#hints > 1));
  }

  /**
   * Reports errors; the board stays unchanged.
   * @param {() => Promise<void> | undefined} work
   */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      // Leaving the page ends the engine, which is no error.
      if (this.board !== null) this.#say(reasonWords(/** @type {any} */ (error), null));
    }
  }

  /** @override */
  leave() {
    super.leave();
    this.#solving = null;
  }
}

/**
 * @param {GameInfo} info
 * @param {ProblemFile} problem
 */
function goalWords(info, { mate }) {
  if (info.claim !== null) return words.claim(mate);
  return info.secretive ? words.win(mate) : words.mate(mate);
}

customElements.define("problems-page", ProblemsPage);
