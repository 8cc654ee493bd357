// The first game: a few positions in which one thing is to be done, one after the other. Any may be skipped.

import { make, setText } from "../../elements/controls/markup.js";
import { writePageRoute } from "../../state/routes.js";
import { reasonWords } from "../../i18n/strings.js";
import { learningOf } from "../learning.js";
import { LearningProgress } from "../../storage/learning-progress.js";
import { Page } from "../page.js";
import { TaughtBoard } from "../taught-board.js";
import { isReached, movesLeft, nextOf } from "./goals.js";
import { StepMan } from "./step-piece.js";
import { words } from "./lesson-words.js";

/** @typedef {import("../../engine/protocol.js").View} View */
/** @typedef {import("../../state/routes.js").PageRoute} PageRoute */
/** @typedef {import("../../state/state.js").State} State */
/** @typedef {import("../learning.js").Learning} Learning */
/** @typedef {import("../learning.js").StepFile} StepFile */

export class LessonPage extends Page {
  static styles = ["styles/pages/taught.css", "styles/pages/lesson.css"];

  #progress = /** @type {LearningProgress} */ (/** @type {unknown} */ (null));
  /** @type {TaughtBoard | null} */
  #board = null;
  /** @type {Learning | null} */
  #learning = null;
  #game = "";
  /** Whoever has left or come anew isn't told what is loaded for an earlier visit. */
  #visit = 0;
  /** Which step; behind the last one: the lesson is over. */
  #at = 0;
  #hints = 0;
  #done = false;

  #title = make("h1", { tabIndex: -1 });
  #back = make("a", { class: "button small" }, words.back);
  #failed = make("div", { class: "taught-failed" });
  #reason = make("p", { role: "alert" });
  #place = make("div", { class: "taught-board" });
  #count = make("p", { class: "quiet" });
  #meter = make("progress", { "aria-label": words.progress });
  #name = make("h2", { tabIndex: -1 });
  #task = make("p", { class: "taught-task" });
  #told = make("p", { class: "taught-told", role: "status" });
  #hint = make("button", { type: "button" }, words.hint);
  #restart = make("button", { type: "button" }, words.restart);
  #previous = make("button", { type: "button" }, words.previous);
  #next = make("button", { type: "button", class: "primary" }, words.next);
  #skipAll = make("a", { class: "taught-skip" }, words.skipAll);
  #notKept = make("p", { class: "quiet" }, words.notKept);
  #man = new StepMan();
  #step = make("section", { class: "taught-words" });
  #end = make("section", { class: "taught-end" });
  #endNote = make("p", { class: "quiet" });
  #ways = make("p", { class: "taught-ways" });
  #area = make("div", { class: "taught" });

  /** @override */
  build() {
    this.#progress = new LearningProgress(this.services.storage);
    const again = make("button", { type: "button", class: "primary" }, words.again);
    again.onclick = () => void this.#load();
    this.#failed.append(make("h2", {}, words.failed), this.#reason, again);
    this.#hint.onclick = () => this.#giveHint();
    this.#restart.onclick = () => void this.#open();
    this.#previous.onclick = () => this.#goTo(this.#at - 1);
    this.#next.onclick = () => this.#goOn();
    const steps = make("div", { class: "taught-steps" }, this.#previous, this.#next);
    const help = make("div", { class: "taught-help" }, this.#hint, this.#restart);
    this.#step.append(
      this.#count,
      this.#meter,
      this.#name,
      this.#task,
      this.#told,
      help,
      steps,
      this.#man.element,
      make("p", {}, this.#skipAll),
      this.#notKept,
    );
    const over = make("button", { type: "button" }, words.over);
    over.onclick = () => this.#goTo(0);
    const endTitle = make("h2", { tabIndex: -1 }, words.doneTitle);
    this.#end.append(endTitle, make("p", {}, words.done), this.#endNote, this.#ways, over);
    this.#area.append(this.#place, this.#step);
    const head = make("div", { class: "page-head" }, this.#title, this.#back);
    this.append(head, this.#failed, this.#area, this.#end);
    this.#notKept.hidden = this.services.storage !== null;
    this.#show("nothing");
  }

  /** @override @param {PageRoute} route */
  enter({ game }) {
    this.#visit += 1;
    this.#game = game ?? "";
    this.#learning = null;
    const known = this.services.store.state.games.find(({ id }) => id === this.#game);
    setText(this.#title, words.title(known?.name ?? ""));
    this.#back.href = this.#skipAll.href = `#${this.#game}`;
    this.#ways.replaceChildren(
      make("a", { class: "button primary", href: `#${this.#game}` }, words.play),
      make("a", { class: "button", href: writePageRoute("problems", this.#game) }, words.problems),
      make("a", { class: "button", href: writePageRoute("about", this.#game) }, words.about),
    );
    void this.#load();
  }

  async #load() {
    const [game, visit] = [this.#game, this.#visit];
    this.#show("nothing");
    setText(this.#told, words.loading);
    try {
      const learning = await learningOf(game);
      if (visit !== this.#visit) return;
      this.#learning = learning;
    } catch (error) {
      if (visit !== this.#visit) return;
      const reason = /** @type {import("../../engine/protocol.js").EngineError} */ (error);
      setText(this.#reason, reasonWords(reason, null));
      this.#show("failed");
      return;
    }
    const { done } = this.#progress.of(game);
    const first = this.#steps().findIndex(({ id }) => !done.includes(id));
    this.#goTo(Math.max(0, first), { focus: false });
  }

  /** @returns {StepFile[]} */
  #steps() {
    return this.#learning?.file.lesson ?? [];
  }

  /** @param {"nothing" | "failed" | "step" | "end"} part */
  #show(part) {
    this.#failed.hidden = part !== "failed";
    this.#area.hidden = part !== "step";
    this.#end.hidden = part !== "end";
  }

  /**
   * @param {number} at
   * @param {{focus?: boolean}} [how]
   */
  #goTo(at, { focus = true } = {}) {
    this.#at = at;
    const steps = this.#steps();
    if (at >= steps.length) {
      this.#finish();
      return;
    }
    this.#show("step");
    setText(this.#count, words.step(at + 1, steps.length));
    Object.assign(this.#meter, { max: steps.length, value: at });
    void this.#open();
    if (focus) this.#name.focus();
  }

  /** What is only to be read is done when somebody goes on from it: shown alone, who comes back would never read it. */
  #goOn() {
    const step = this.#steps()[this.#at];
    if (step !== undefined && "read" in step.goal) this.#did(step);
    this.#goTo(this.#at + 1);
  }

  #finish() {
    const { done } = this.#progress.of(this.#game);
    const all = this.#steps().every(({ id }) => done.includes(id));
    setText(this.#endNote, all ? words.seen : "");
    this.#progress.decline(this.#game);
    this.#show("end");
    this.#end.querySelector("h2")?.focus();
  }

  /**
   * Puts the step on the board.
   * @param {string} [told]  why it begins anew
   */
  async #open(told = "") {
    const step = this.#steps()[this.#at];
    const learning = this.#learning;
    if (step === undefined || learning === null) return;
    const said = learning.words.lesson[step.id];
    this.#hints = 0;
    this.#done = false;
    const reads = "read" in step.goal;
    setText(this.#name, said?.title ?? "");
    setText(this.#task, said?.task ?? "");
    setText(this.#told, told);
    this.#told.classList.remove("done");
    setText(this.#hint, words.hint);
    this.#hint.hidden = this.#restart.hidden = reads;
    this.#hint.disabled = true;
    this.#previous.disabled = this.#at === 0;
    this.#showNext(reads);
    const board = this.#bench();
    const { position, options } = step;
    const opening = board.open({ game: this.#game, position, options });
    const stays = board.stays();
    try {
      if (!(await opening)) return;
      this.#hint.disabled = false;
      await this.#man.open(board, step.show);
    } catch (error) {
      if (!stays()) return;
      setText(this.#told, reasonWords(/** @type {any} */ (error), null));
    }
  }

  /** @returns {TaughtBoard} */
  #bench() {
    if (this.#board !== null) return this.#board;
    const board = new TaughtBoard(this.services);
    board.onMove = (view) => {
      const stays = board.stays();
      this.#judge(board, view).catch(() => {
        if (stays()) setText(this.#told, words.tooHard);
      });
    };
    board.onRestart = () => void this.#open(words.engineAgain);
    this.#place.replaceChildren(board.element);
    this.#board = board;
    return board;
  }

  /** @param {boolean} ready */
  #showNext(ready) {
    setText(this.#next, ready ? words.next : words.skip);
    this.#next.classList.toggle("primary", ready);
  }

  /**
   * @param {TaughtBoard} board
   * @param {View} view
   */
  async #judge(board, view) {
    const step = this.#steps()[this.#at];
    if (step === undefined || this.#done) return;
    const move = view.played[view.ply - 1]?.text ?? "";
    const stays = board.stays();
    const hidden = await board.hidden();
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, view, hidden)) {
      this.#reached(step);
      return;
    }
    // Who claims a checkmate goes on in the same turn.
    if (view.outcome === null && view.turn === board.learner) return;
    const goesOn = view.outcome === null && movesLeft(step, view, board.learner);
    if (!goesOn) setText(this.#told, view.outcome === null ? words.notIt(move) : words.ended);
    await board.pause();
    if (!stays()) return;
    if (goesOn) await this.#answer(board, step);
    else await board.back(0);
  }

  /**
   * The others move until it is the learner's turn again.
   * @param {TaughtBoard} board
   * @param {StepFile} step
   */
  async #answer(board, step) {
    const stays = board.stays();
    while (stays() && board.view.outcome === null && board.view.turn !== board.learner)
      await board.play(nextOf(step.solution, board.view));
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, board.view)) this.#reached(step);
    else if (board.view.outcome !== null) setText(this.#told, words.ended);
    else setText(this.#told, words.goOn(board.view.played[board.view.ply - 1]?.text ?? ""));
  }

  /** @param {StepFile} step */
  #reached(step) {
    this.#done = true;
    const said = this.#learning?.words.lesson[step.id];
    setText(this.#told, said?.done ?? "");
    this.#told.classList.add("done");
    this.#hint.disabled = true;
    this.#showNext(true);
    this.#did(step);
    this.#meter.value = this.#at + 1;
  }

  /** @param {StepFile} step */
  #did(step) {
    if (!this.#progress.did(this.#game, step.id)) this.#notKept.hidden = false;
  }

  /** First in words, then on the board. */
  #giveHint() {
    const step = this.#steps()[this.#at];
    const board = this.#board;
    if (step === undefined || board === null) return;
    this.#hints += 1;
    setText(this.#told, this.#learning?.words.lesson[step.id]?.hint ?? "");
    setText(this.#hint, words.showMe);
    const move = nextOf(step.solution, board.view);
    if (this.#hints > 1 && move !== null) board.point(move);
  }

  /** @override @param {State} state */
  show(state) {
    this.#board?.show(state);
    this.#man.show(state);
  }

  /** @override */
  leave() {
    this.#visit += 1;
    this.#board?.end();
    this.#board = null;
    this.#learning = null;
  }
}

customElements.define("lesson-page", LessonPage);
