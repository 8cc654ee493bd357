// Opens the steps of a lesson, and judges what the learner plays.

import { reasonOf } from "../../engine/engine-errors.js";
import { reasonWords } from "../../i18n/strings.js";
import { isReached, movesLeft, nextOf } from "./goals.js";
import { isToRead, stepOf } from "./reduce-lesson.js";
import { words } from "./lesson-words.js";

/** @import { LearningProgress } from "../../storage/learning-progress.js" */
/** @import { LearningWords, StepFile } from "../learning.js" */
/** @import { TaughtBoard } from "../taught-board.js" */
/** @import { LessonEffects, LessonState, LessonStore } from "./lesson.js" */
/** @import { StepPiece } from "./step-piece.js" */

/**
 * @typedef {object} Parts
 * @property {LessonStore} store
 * @property {() => TaughtBoard} openBoard
 * @property {LearningProgress} progress
 * @property {Pick<StepPiece, "open">} piece
 * @property {(step: StepFile) => LearningWords["lesson"][string] | undefined} wordsOf
 */

export class LessonSteps {
  #store;
  #openBoard;
  #progress;
  #piece;
  #wordsOf;

  /** @param {Parts} parts */
  constructor({ store, openBoard, progress, piece, wordsOf }) {
    this.#store = store;
    this.#openBoard = openBoard;
    this.#progress = progress;
    this.#piece = piece;
    this.#wordsOf = wordsOf;
    /** @type {LessonEffects} */
    const effects = {
      "go-to": (_, after, before) => this.#goTo(after, before),
      restart: () => void this.#open(),
      moved: () => void this.#judge(),
      hint: () => this.#giveHint(),
    };
    store.addEffects(effects);
  }

  get #step() {
    return stepOf(this.#store.state);
  }

  /** @param {string} message */
  #say(message) {
    this.#store.dispatch({ kind: "said", message });
  }

  /**
   * A step without a task is done when it is left: if showing it were enough, returning learners would skip it.
   * @param {LessonState} after
   * @param {LessonState} before
   */
  #goTo(after, before) {
    const left = stepOf(before);
    if (left !== undefined && isToRead(left) && after.at > before.at) this.#did(left);
    if (stepOf(after) === undefined) this.#progress.decline(after.game);
    else void this.#open();
  }

  async #open() {
    const step = this.#step;
    if (step === undefined) return;
    const board = this.#openBoard();
    const { position, options } = step;
    const opening = board.open({ game: this.#store.state.game, position, options });
    const stays = board.stays();
    try {
      if (!(await opening)) return;
      this.#store.dispatch({ kind: "begun" });
      await this.#piece.open(board, step.show);
    } catch (error) {
      if (stays()) this.#say(reasonWords(reasonOf(error), null));
    }
  }

  async #judge() {
    const board = this.#openBoard();
    const stays = board.stays();
    try {
      await this.#judgeOn(board, stays);
    } catch {
      if (stays()) this.#say(words.tooHard);
    }
  }

  /** @param {TaughtBoard} board @param {() => boolean} stays */
  async #judgeOn(board, stays) {
    const step = this.#step;
    const { view, lastMove: move } = board;
    if (step === undefined || this.#store.state.done) return;
    const hidden = await board.hidden();
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, view, hidden)) return this.#reached(step);
    // After a claim of checkmate the same player continues.
    if (view.outcome === null && view.turn === board.learner) return;
    const goesOn = view.outcome === null && movesLeft(step, view, board.learner);
    if (!goesOn) this.#say(view.outcome === null ? words.notIt(move) : words.ended);
    await board.pause();
    if (!stays()) return;
    if (goesOn) await this.#answer(board, step, stays);
    else await board.back(0);
  }

  /** @param {TaughtBoard} board @param {StepFile} step @param {() => boolean} stays */
  async #answer(board, step, stays) {
    while (stays() && board.view.outcome === null && board.view.turn !== board.learner)
      await board.play(nextOf(step.solution, board.view));
    if (!stays()) return;
    if (isReached(step.goal, board.info, board.learner, board.view)) this.#reached(step);
    else if (board.view.outcome !== null) this.#say(words.ended);
    else this.#say(words.goOn(board.lastMove));
  }

  /** @param {StepFile} step */
  #reached(step) {
    this.#store.dispatch({ kind: "reached" });
    this.#did(step);
    this.#say(this.#wordsOf(step)?.done ?? "");
  }

  /** @param {StepFile} step */
  #did({ id }) {
    const kept = this.#progress.did(this.#store.state.game, id);
    this.#store.dispatch({ kind: "seen", id, kept });
  }

  #giveHint() {
    const step = this.#step;
    if (step === undefined) return;
    const board = this.#openBoard();
    this.#say(this.#wordsOf(step)?.hint ?? "");
    const move = nextOf(step.solution, board.view);
    if (this.#store.state.hints > 1 && move !== null) board.point(move);
  }
}
