// The engine looks at the position on the board for as long as it is there.

/** @typedef {import("../../engine/protocol.js").EngineError} EngineError */
/** @typedef {import("../../engine/protocol.js").SearchInfo} SearchInfo */
/** @typedef {Pick<import("../../engine/client.js").EngineClient, "call">} Engine */

export const MOST_LINES = 5;

export class Analysis {
  /** How many lines are looked for. */
  lines = 3;
  /** What was found last in the position on the board. @type {SearchInfo | null} */
  thought = null;
  /** Why this position isn't looked at. @type {EngineError | null} */
  refusal = null;
  #engine;
  #changed;
  #on = false;
  /** Which search is the present one; answers of others come too late. */
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

  /** It still looks for better. */
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

  /** Begins anew with what is on the board. What was found before was of another position. */
  look() {
    this.#forget();
    if (this.#on) void this.#begin();
    this.#changed();
  }

  /** Until it looks again. */
  stop() {
    if (this.#running) void this.#engine.call("stop", {}).catch(() => {});
    this.#forget();
    this.#changed();
  }

  #forget() {
    this.#search += 1;
    this.#running = false;
    this.thought = null;
    this.refusal = null;
  }

  async #begin() {
    const search = this.#search;
    this.#running = true;
    /** @param {SearchInfo} thought */
    const hear = (thought) => {
      if (search !== this.#search) return;
      this.thought = thought;
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
