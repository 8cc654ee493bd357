// Reviews the finished game on the table with an engine session of its own, so that the table stays free. It goes from the
// last ply to the first, and each is saved at once: an interrupted review continues from there. Better lines are played
// through in another session.

import { isEngineError } from "../engine/engine-errors.js";
import { CountedParts } from "../state/progress.js";
import { isSame, nextToReview, playableLine } from "../state/review.js";
import { livingPlayers, shareOfLead, sharesAtEnd, sharesFound } from "../state/shares.js";

/** @import { SearchInfo, View } from "../engine/protocol.js" */
/** @import { Review, ReviewedPly } from "../state/review.js" */
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

/** Positions to search at each ply, in all games. A hundred plies take about half a minute, in every game less than one. */
const NODES = 100_000;

/** With more than two players this model finds the best moves; a short search by another estimates the shares of all. */
const MODEL = /** @type {const} */ ("best-reply");
const SHARE_NODES = 8_000;

/** The length of a better line. */
const MOST_MOVES = 8;

const DIGITS = 4;

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

/**
 * @param {ReviewEngine} engine
 * @param {number} at
 * @param {Review} review
 * @returns {Promise<ReviewedPly>}
 */
async function reviewPly(engine, at, review) {
  const view = await engine.call("goTo", { ply: at });
  const move = view.played[at]?.text ?? "";
  const decided = { move, shares: [], loss: null, best: "", line: [], san: [] };
  try {
    const several = livingPlayers(view) > 2;
    const found = await engine.call("review", { nodes: NODES, ...(several && { model: MODEL }) });
    const shares = several
      ? await engine.call("review", { nodes: SHARE_NODES, model: "max-n" })
      : found;
    const loss = several && move !== "" ? await comparedLoss(engine, view, move, found) : null;
    // A move without alternative is worth as much as the position behind it.
    const known = sharesFound(shares, view) ?? review.plies[at + 1]?.shares ?? [];
    return { ...decided, shares: known.map(rounded), loss, ...betterLine(move, found) };
  } catch (error) {
    // The rules end the game there.
    if (!isEngineError(error) || error.code !== "game-over" || view.outcome === null) throw error;
    return { ...decided, shares: sharesAtEnd(view.outcome) };
  }
}

/** @param {string} move @param {SearchInfo} found */
function betterLine(move, { best, line, san }) {
  const wanted = move === "" || isSame({ move, best }) ? 0 : MOST_MOVES;
  return { best, line: line.slice(0, wanted), san: san.slice(0, wanted) };
}

/**
 * What a move loses of a fair share, compared with the best one at the same depth.
 * @param {ReviewEngine} engine
 * @param {View} view
 * @param {string} move
 * @param {SearchInfo} found
 */
async function comparedLoss(engine, view, move, { best, depth }) {
  if (move === best) return 0;
  const living = livingPlayers(view);
  const shareOf = async (/** @type {string} */ only) => {
    const how = { nodes: NODES, depth, model: MODEL, only };
    return shareOfLead(await engine.call("review", how), living);
  };
  const lost = (await shareOf(best)) - (await shareOf(move));
  return rounded(Math.max(0, lost * living));
}

/** @param {number} number */
function rounded(number) {
  return Number(number.toFixed(DIGITS));
}
