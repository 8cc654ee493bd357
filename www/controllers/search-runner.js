import { searchTimeMs } from "../state/clock.js";
import { ofTime } from "../state/progress.js";

/** @import { SearchInfo } from "../engine/protocol.js" */
/** @import { TimeSpent } from "../engine/worker-messages.js" */
/** @import { GameStore, GameEffects } from "../state/page-state.js" */
/** @import { Engine } from "./table-parts.js" */

/**
 * @typedef {object} Search
 * @property {"move" | "hint"} purpose
 * @property {boolean} stopped    stop was requested
 * @property {boolean} cancelled  its answer is discarded
 */

/** An instant reply is hard to follow: half a second, with some frames until the position before it is seen. */
const MIN_SEARCH_MS = 550;

export class SearchRunner {
  #engine;
  #store;
  #report;
  #minSearchMs;
  /** @type {Search | null} */
  #search = null;
  effects;

  /**
   * @param {object} parts
   * @param {Engine} parts.engine
   * @param {GameStore} parts.store
   * @param {(error: unknown) => void} parts.report
   * @param {number} [parts.minSearchMs]
   */
  constructor({ engine, store, report, minSearchMs = MIN_SEARCH_MS }) {
    this.#engine = engine;
    this.#store = store;
    this.#report = report;
    this.#minSearchMs = minSearchMs;
    /** @satisfies {GameEffects} */
    this.effects = {
      stop: () => this.stop(),
      pause: () => this.cancel(),
    };
  }

  get purpose() {
    return this.#search?.purpose ?? null;
  }

  /**
   * Null if the search was cancelled or failed.
   * @param {"move" | "hint"} purpose
   * @param {"think" | "hint"} call
   * @param {string} level
   * @returns {Promise<SearchInfo | null>}
   */
  async run(purpose, call, level) {
    /** @type {Search} */
    const search = { purpose, stopped: false, cancelled: false };
    this.#search = search;
    this.#store.dispatch({
      kind: "search-started",
      purpose,
      seat: this.#store.state.view?.turn ?? 0,
    });
    const onInfo = (/** @type {SearchInfo} */ info) => {
      if (!search.cancelled) this.#store.dispatch({ kind: "search-info", info });
    };
    const most = purpose === "move" ? searchTimeMs(this.#store.state) : null;
    const onTime = (/** @type {TimeSpent} */ { spentMs, mostMs }) => {
      const progress = ofTime(spentMs, Math.min(mostMs, most ?? Infinity));
      if (!search.cancelled) this.#store.dispatch({ kind: "search-progress", progress });
    };
    const timer = most === null ? null : setTimeout(() => this.#hurry(search), most);
    try {
      const pause = purpose === "move" ? Math.min(this.#minSearchMs, most ?? Infinity) : 0;
      const [info] = await Promise.all([
        this.#engine.call(call, this.#ask(level), onInfo, onTime),
        wait(pause),
      ]);
      if (search.cancelled) return null;
      onInfo(info);
      return info;
    } catch (error) {
      if (!search.cancelled) this.#report(error);
      return null;
    } finally {
      if (timer !== null) clearTimeout(timer);
      if (!search.cancelled) this.#end();
    }
  }

  /** @param {string} level */
  #ask(level) {
    const { model } = this.#store.state;
    return model === null ? { level } : { level, model };
  }

  /** Stops the search at the clock's time limit. @param {Search} search */
  #hurry(search) {
    if (!search.cancelled) this.#askToStop();
  }

  /** The first press asks for the best move so far, the second cancels. */
  stop() {
    const search = this.#search;
    if (search === null) return;
    if (search.stopped && search.purpose === "move") {
      this.#store.dispatch({ kind: "pause" });
      return;
    }
    search.stopped = true;
    this.#askToStop();
  }

  cancel() {
    if (this.#search !== null) this.#askToStop();
    this.forget();
  }

  #end() {
    this.#search = null;
    this.#store.dispatch({ kind: "search-ended" });
  }

  #askToStop() {
    this.#engine.call("stop", {}).catch((error) => this.#report(error));
  }

  forget() {
    if (this.#search === null) return;
    this.#search.cancelled = true;
    this.#end();
  }
}

/** @param {number} ms */
function wait(ms) {
  return ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
}
