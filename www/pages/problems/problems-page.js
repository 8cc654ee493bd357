// Problems to be solved on the board: the list of them, and the one that is being solved.

import { make, setText } from "../../elements/controls/markup.js";
import { ProgressBar } from "../../elements/controls/progress-bar.js";
import { ofTime } from "../../state/progress.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { learningOf } from "../learning.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { Page } from "../page.js";
import { TaughtBoard } from "../taught-board.js";
import { Solving } from "./solving.js";
import { words } from "./problems-words.js";

/** @typedef {import("../../engine/protocol.js").GameInfo} GameInfo */
/** @typedef {import("../../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../learning.js").Learning} Learning */
/** @typedef {import("../learning.js").ProblemFile} ProblemFile */
/** @typedef {import("./solving.js").Stand} Stand */

export class ProblemsPage extends Page {
  static styles = ["styles/pages/taught.css", "styles/pages/problems.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  /** @type {TaughtBoard | null} */
  #board = null;
  /** @type {Solving | null} */
  #solving = null;
  /** @type {Learning | null} */
  #learning = null;
  #game = "";
  /** Whoever has left or come anew isn't told what is loaded for an earlier visit. */
  #visit = 0;
  #at = 0;
  #hints = 0;

  #title = make("h1", { tabIndex: -1 });
  #back = make("a", { class: "button small" }, words.back);
  #failed = make("div", { class: "taught-failed" });
  #reason = make("p", { role: "alert" });
  #waiting = make("p", { class: "quiet", role: "status" });
  #place = make("div", { class: "taught-board" });
  #name = make("h2", { tabIndex: -1 });
  #goal = make("p", { class: "problem-goal" });
  #about = make("p", {});
  #told = make("p", { class: "taught-told", role: "status" });
  #proof = new ProgressBar({ stoppable: true });
  #hint = make("button", { type: "button" }, words.hint);
  #undo = make("button", { type: "button" }, words.undo);
  #restart = make("button", { type: "button" }, words.restart);
  #solution = make("button", { type: "button" }, words.show);
  #next = make("button", { type: "button", class: "primary" }, words.next);
  #count = make("p", { class: "quiet" });
  #notKept = make("p", { class: "quiet", hidden: true }, words.notKept);
  #list = make("ol", { class: "problem-list", role: "list", "aria-label": words.list });
  #area = make("div", { class: "taught" });

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    const again = make("button", { type: "button", class: "primary" }, words.again);
    again.onclick = () => void this.#load({});
    this.#failed.append(make("h2", {}, words.failed), this.#reason, again);
    this.#proof.onStop = () => this.#board?.stop();
    // Before the board hears it, on which it gives up what is chosen.
    this.addEventListener("keydown", (event) => this.#stopByKey(event), { capture: true });
    this.#hint.onclick = () => void this.#giveHint();
    this.#undo.onclick = () => void this.#guarded(() => this.#solving?.takeBack());
    this.#restart.onclick = () => void this.#guarded(() => this.#begin());
    this.#solution.onclick = () => void this.#guarded(() => this.#solving?.showSolution());
    this.#next.onclick = () => this.#goTo((this.#at + 1) % this.#problems().length);
    const help = make(
      "div",
      { class: "taught-help" },
      this.#hint,
      this.#undo,
      this.#restart,
      this.#solution,
    );
    const steps = make("div", { class: "taught-steps" }, this.#next);
    const doing = make(
      "section",
      { class: "taught-words" },
      this.#name,
      this.#goal,
      this.#about,
      this.#told,
      this.#proof,
      help,
      steps,
      make("h3", {}, words.list),
      this.#count,
      this.#list,
      this.#notKept,
    );
    this.#area.append(this.#place, doing);
    const head = make("div", { class: "page-head" }, this.#title, this.#back);
    this.append(head, this.#waiting, this.#failed, this.#area);
    this.#list.onclick = ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button !== null) this.#goTo(Number(button.dataset["at"]));
    };
  }

  /** @override @param {PageRoute} route */
  enter({ game, parameters }) {
    const known = this.services.store.state.games.find(({ id }) => id === game);
    this.#visit += 1;
    this.#game = game ?? "";
    this.#learning = null;
    setText(this.#title, words.title(known?.name ?? ""));
    this.#back.href = `#${this.#game}`;
    void this.#load(parameters);
  }

  /** @param {Record<string, string>} parameters  `problem`: which one */
  async #load(parameters) {
    const [game, visit] = [this.#game, this.#visit];
    this.#failed.hidden = this.#area.hidden = true;
    setText(this.#waiting, words.loading);
    try {
      const learning = await learningOf(game);
      if (visit !== this.#visit) return;
      this.#learning = learning;
    } catch (error) {
      if (visit !== this.#visit) return;
      setText(this.#reason, reasonWords(/** @type {any} */ (error), null));
      setText(this.#waiting, "");
      this.#failed.hidden = false;
      return;
    }
    const problems = this.#problems();
    setText(this.#waiting, problems.length === 0 ? words.none : "");
    this.#area.hidden = problems.length === 0;
    if (problems.length === 0) return;
    const { solved } = this.#progress.of(game);
    const wanted = problems.findIndex(({ id }) => id === parameters["problem"]);
    const open = problems.findIndex(({ id }) => !solved.includes(id));
    this.#goTo(wanted >= 0 ? wanted : Math.max(0, open), { focus: false });
  }

  /** @returns {ProblemFile[]} */
  #problems() {
    return this.#learning?.file.problems ?? [];
  }

  /**
   * @param {number} at
   * @param {{focus?: boolean}} [how]
   */
  #goTo(at, { focus = true } = {}) {
    const problem = this.#problems()[at];
    if (problem === undefined) return;
    this.#at = at;
    this.services.replace(writePageRoute("problems", this.#game, { problem: problem.id }));
    void this.#guarded(() => this.#begin());
    if (focus) this.#name.focus();
  }

  /**
   * Puts the problem on the board.
   * @param {string} [told]  why it begins anew
   */
  async #begin(told = "") {
    const problem = this.#problems()[this.#at];
    const said = problem && this.#learning?.words.problems[problem.id];
    if (problem === undefined || said === undefined) return;
    this.#hints = 0;
    this.#place.inert = false;
    setText(this.#name, said.title);
    setText(this.#about, said.about ?? "");
    setText(this.#goal, "");
    this.#drawList();
    const board = this.#bench();
    this.#proof.show("", null);
    for (const button of [this.#hint, this.#undo, this.#solution]) button.disabled = true;
    const solving = new Solving(board, problem, (stand, text) =>
      this.#dispatch(solving, stand, text),
    );
    this.#solving = solving;
    if (!(await solving.open(this.#game))) return;
    setText(this.#told, told);
    this.#solution.disabled = false;
    const seat = board.info.seats[board.learner]?.name ?? "";
    setText(this.#goal, words.task(seat, goalWords(board.info, problem)));
  }

  /** @returns {TaughtBoard} */
  #bench() {
    if (this.#board !== null) return this.#board;
    const board = new TaughtBoard(this.services);
    board.onTime = (time) =>
      this.#proof.show(words.thinking, time && ofTime(time.spentMs, time.mostMs));
    board.onMove = (view) => void this.#guarded(() => this.#solving?.answer(view));
    board.onRestart = () => void this.#guarded(() => this.#begin(words.engineAgain));
    this.#place.replaceChildren(board.element);
    this.#board = board;
    return board;
  }

  /**
   * @param {Solving} solving
   * @param {Stand} stand
   * @param {string} text
   */
  #dispatch(solving, stand, text) {
    const problem = this.#problems()[this.#at];
    if (solving !== this.#solving || problem === undefined) return;
    setText(this.#told, text);
    this.#told.classList.toggle("done", stand === "won");
    this.#told.classList.toggle("wrong", stand === "lost");
    this.#hint.disabled = stand !== "open";
    // A move in between would be played into the solution.
    this.#place.inert = stand === "shown";
    this.#undo.disabled = stand === "busy" || stand === "shown" || this.#board?.view.ply === 0;
    this.#next.classList.toggle("primary", stand === "won");
    if (stand !== "won" || solving.helped) return;
    this.#notKept.hidden = this.#progress.solved(this.#game, problem.id);
    this.#drawList();
  }

  /** @param {KeyboardEvent} event */
  #stopByKey(event) {
    if (event.key !== "Escape" || !this.#proof.shown) return;
    event.stopPropagation();
    this.#board?.stop();
  }

  async #giveHint() {
    this.#hints += 1;
    await this.#guarded(() => this.#solving?.hint(this.#hints > 1));
  }

  /**
   * What fails is told; the board stays as it is.
   * @param {() => Promise<void> | undefined} work
   */
  async #guarded(work) {
    try {
      await work();
    } catch (error) {
      // Who has left has ended the engine, too.
      if (this.#board !== null) setText(this.#told, reasonWords(/** @type {any} */ (error), null));
    }
  }

  #drawList() {
    const info = this.services.store.state.games.find(({ id }) => id === this.#game);
    const { solved } = this.#progress.of(this.#game);
    const problems = this.#problems();
    const done = problems.filter(({ id }) => solved.includes(id)).length;
    setText(this.#count, words.count(done, problems.length));
    const had = this.#list.contains(document.activeElement);
    this.#list.replaceChildren(
      ...problems.map((problem, at) => this.#entry(problem, at, solved.includes(problem.id), info)),
    );
    if (had) this.#list.querySelectorAll("button")[this.#at]?.focus();
  }

  /**
   * @param {ProblemFile} problem
   * @param {number} at
   * @param {boolean} solved
   * @param {GameInfo | undefined} info
   */
  #entry(problem, at, solved, info) {
    const level = Math.min(problem.mate, words.levels.length) - 1;
    const said = this.#learning?.words.problems[problem.id];
    const goal = info === undefined ? "" : goalWords(info, problem);
    const button = make(
      "button",
      { type: "button", "data-at": at, class: solved ? "solved" : "" },
      make("span", { class: "problem-name" }, `${at + 1}. ${said?.title ?? ""}`),
      make("span", { class: "quiet" }, `${goal} · ${words.levels[level]}`),
      solved ? make("span", { class: "problem-solved" }, `✓ ${words.solved}`) : null,
    );
    if (at === this.#at) button.setAttribute("aria-current", "true");
    return make("li", {}, button);
  }

  /** @override @param {State} state */
  show(state) {
    this.#board?.show(state);
  }

  /** @override */
  leave() {
    this.#visit += 1;
    this.#board?.end();
    this.#board = null;
    this.#solving = null;
    this.#learning = null;
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
