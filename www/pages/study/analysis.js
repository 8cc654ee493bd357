/** @import { Reason as EngineError } from "../../state/reasons.js" */
/** @import { SearchInfo } from "../../engine/protocol.js" */
/** @import { EngineClient } from "../../engine/client.js" */
/** @typedef {Pick<EngineClient, "call">} Engine */

export const MOST_LINES = 5;

export class Analysis {
  lines = 3;
  /** @type {SearchInfo | null} */
  result = null;
  /** @type {EngineError | null} */
  refusal = null;
  #engine;
  #changed;
  #on = false;
  /** The present search; results of others are ignored. */
  #search = 0;
  #running = false;

  /**
   * @param {Engine} engine
   * @param {() => void} changed
   */
  constructor(engine, changed) {
    this.#engine = engine;
    this.#changed = changed;
  }

  get on() {
    return this.#on;
  }

  get running() {
    return this.#running;
  }

  /** @param {boolean} on */
  turn(on) {
    this.#on = on;
    if (on) this.look();
    else this.stop();
  }

  /** @param {number} lines */
  count(lines) {
    this.lines = lines;
    this.look();
  }

  /** Restarts for the position on the board; older results belong to another. */
  look() {
    this.#forget();
    if (this.#on) void this.#begin();
    this.#changed();
  }

  stop() {
    if (this.#running) void this.#engine.call("stop", {}).catch(() => {});
    this.#forget();
    this.#changed();
  }

  #forget() {
    this.#search += 1;
    this.#running = false;
    this.result = null;
    this.refusal = null;
  }

  async #begin() {
    const search = this.#search;
    this.#running = true;
    /** @param {SearchInfo} result */
    const hear = (result) => {
      if (search !== this.#search) return;
      this.result = result;
      this.#changed();
    };
    try {
      hear(await this.#engine.call("analyse", { lines: this.lines }, hear));
    } catch (error) {
      if (search === this.#search) this.refusal = /** @type {EngineError} */ (error);
    }
    if (search !== this.#search) return;
    this.#running = false;
    this.#changed();
  }
}
