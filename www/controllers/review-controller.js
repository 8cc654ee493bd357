// Reviews the finished game on the table with an engine session of its own, so that the table stays free. It goes from the
// last ply to the first, and each is saved at once: an interrupted review continues from there. Better lines are played
// through in another session.

import { isEngineError } from "../engine/engine-errors.js";
import { CountedParts } from "../state/progress.js";
import { nextToReview, playableLine } from "../state/review.js";
import { reviewPly } from "./review-search.js";

/** @import { View } from "../engine/protocol.js" */
/** @import { Review } from "../state/review.js" */
/** @import { GameStore } from "../state/page-state.js" */
/** @import { EngineClient } from "../engine/client.js" */
/** @import { ActionQueue } from "./action-queue.js" */
/** @import { Autosave } from "./autosave.js" */
/** @typedef {Pick<EngineClient, "call" | "start" | "end">} ReviewEngine */

/**
 * @typedef {object} ReviewParts
 * @property {() => ReviewEngine} newEngine
 * @property {GameStore} store
 * @property {Pick<ActionQueue, "add" | "done">} queue
 * @property {Pick<Autosave, "recordText" | "save" | "saveReview">} autosave
 * @property {() => number} [now]  the clock, in milliseconds
 */

export class ReviewController {
  #newEngine;
  #store;
  #queue;
  #autosave;
  #now;
  /** The running review; another one, or null, ends it. @type {ReviewEngine | null} */
  #engine = null;

  /** @param {ReviewParts} parts */
  constructor({ newEngine, store, queue, autosave, now = () => performance.now() }) {
    this.#newEngine = newEngine;
    this.#store = store;
    this.#queue = queue;
    this.#autosave = autosave;
    this.#now = now;
  }

  stop() {
    this.#engine?.end();
    this.#engine = null;
    if (this.#store.state.reviewing !== null)
      this.#store.dispatch({ kind: "reviewing", progress: null });
  }

  /** Starts the review of the game on the table, or continues it. */
  async run() {
    const { info, view, review, elsewhere, reviewing } = this.#store.state;
    // That of another game is about to end.
    if (reviewing === null) this.stop();
    if (this.#engine !== null || info === null || !view?.reviewable || elsewhere) return;
    if (review === null) this.#store.dispatch({ kind: "reviewed", review: emptyReview(view) });
    else if (nextToReview(review) === null) return;
    const engine = (this.#engine = this.#newEngine());
    const progress = new CountedParts(this.#now, 1).after(0);
    this.#store.dispatch({ kind: "reviewing", progress });
    engine.start({ onRestart: () => {}, onBroken: () => {} });
    try {
      // From now on the address names the saved game.
      await this.#queued(() => this.#autosave.save());
      await engine.call("load", { record: await this.#autosave.recordText({ full: true }) });
      await this.#reviewAll(engine);
    } catch (error) {
      this.#fail(engine, error);
    }
    if (this.#engine === engine) this.stop();
  }

  /**
   * Plays a better line in an engine session of its own, and shows it on the board from its first move.
   * @param {number} ply  where it leaves the game
   */
  async walk(ply) {
    const { view, review } = this.#store.state;
    const line = playableLine(review?.plies[ply] ?? null);
    if (view === null || line.length === 0) return;
    const engine = this.#newEngine();
    engine.start({ onRestart: () => {}, onBroken: () => {} });
    try {
      await engine.call("load", { record: await this.#autosave.recordText({ full: true }) });
      const views = [await engine.call("goTo", { ply })];
      for (const action of line) views.push(await engine.call("play", { action }));
      if (this.#store.state.view === view)
        this.#store.dispatch({ kind: "line", line: { ply, views, at: 1 } });
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.#store.dispatch({ kind: "refuse", reason: error });
    } finally {
      engine.end();
    }
  }

  /** @param {ReviewEngine} engine */
  async #reviewAll(engine) {
    const open = this.#store.state.review?.plies.filter((ply) => ply === null).length ?? 0;
    const parts = new CountedParts(this.#now, open);
    for (let done = 0; done < open; done += 1) {
      const before = this.#store.state.review;
      const at = before && nextToReview(before);
      if (before === null || at === null) return;
      const found = await reviewPly(engine, at, before);
      if (this.#engine !== engine || !this.#isStill(before)) return;
      const plies = before.plies.with(at, found);
      this.#store.dispatch({ kind: "reviewed", review: { ...before, plies } });
      this.#store.dispatch({ kind: "reviewing", progress: parts.after(done + 1) });
      await this.#queued(() => this.#autosave.saveReview());
    }
  }

  /** Between the changes of the game on the table. @param {() => Promise<void>} work */
  #queued(work) {
    this.#queue.add(work);
    return this.#queue.done;
  }

  /** Whether the same game is on the table, and still over. @param {Review} review */
  #isStill(review) {
    const { state } = this.#store;
    return state.review === review && state.view !== null && !state.elsewhere;
  }

  /** @param {ReviewEngine} engine @param {unknown} error */
  #fail(engine, error) {
    if (!isEngineError(error)) throw error;
    // Whoever has ended it knows why.
    if (this.#engine !== engine) return;
    engine.end();
    this.#engine = null;
    this.#store.dispatch({ kind: "reviewing", progress: null, fault: error });
  }
}

/** @param {View} view @returns {Review} */
function emptyReview({ played }) {
  return { plies: Array.from({ length: played.length + 1 }, () => null) };
}
