// One table in the worker: an engine with one game, and the line on which a page plays at it. Turns calls into calls of
// `Engine`, and thinking into slices, so that "stop" is heard between two of them, and other tables get their turn.

import { Pace } from "./pace.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./protocol.js").Model} Model */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Response} Response */
/** @typedef {import("./protocol.js").Thought} Thought */

/**
 * What the Wasm glue offers. Times are milliseconds.
 * @typedef {object} Engine
 * @property {(name: string, ask: unknown, luck: Uint8Array) => unknown} call  throws an `EngineError`
 * @property {(level: number, seed: number, hint: boolean, model?: Model) => void} startThinking  a hint is
 *   for the seat that looks alone
 * @property {(lines: number, model?: Model) => void} startAnalysis
 * @property {(nodes: number) => Thought} thinkSlice  looks at about so many positions
 * @property {(level: number) => number} levelCapMs
 * @property {() => void} free
 */

/**
 * The worker's own line to its page, or a port.
 * @typedef {object} Line
 * @property {(response: Response) => void} postMessage
 * @property {((event: MessageEvent) => void) | null} onmessage
 */

/**
 * The one search under way.
 * @typedef {object} Thinking
 * @property {number} id
 * @property {Pace} pace
 * @property {Thought | null} thought
 * @property {string} told   what the page knows of it, to tell only news
 */

/** The calls which may come during a search without ending it: they don't change the game. */
const HARMLESS = new Set([
  "games",
  "look",
  "secrets",
  "record",
  "study",
  "studyAnnotate",
  "studyText",
  "seal",
  "beliefs",
  "promotions",
  "whyNot",
  "attackers",
  "preview",
  "previewNotation",
  "prove",
  "defend",
  "examine",
  "source",
  "check",
  "import",
]);

/** Fresh for each call: salts and choices made by chance grow from it. */
const LUCK_BYTES = 32;

export class Table {
  #engine;
  #line;
  #now;
  /** @type {Thinking | null} */
  #thinking = null;
  // Slices queue behind the messages that came meanwhile; a timeout would be clamped to 4 ms after a few turns.
  #nextSlice = new MessageChannel();

  /**
   * @param {Engine} engine
   * @param {Line} line
   * @param {() => number} [now]  the clock, in milliseconds
   */
  constructor(engine, line, now = () => performance.now()) {
    this.#engine = engine;
    this.#line = line;
    this.#now = now;
    this.#nextSlice.port1.onmessage = () => {
      if (this.#thinking !== null) this.#guarded(this.#thinking.id, () => this.#think());
    };
  }

  /** @param {Request} request */
  serve(request) {
    this.#guarded(request.id, () => this.#answer(request));
  }

  /** Nobody sits here any more. */
  leave() {
    this.#thinking = null;
    this.#nextSlice.port1.close();
    this.#engine.free();
  }

  /** @param {Response} response */
  tell(response) {
    this.#line.postMessage(response);
  }

  /** @param {Request} request */
  #answer({ id, call, ask }) {
    if (call === "analyse") {
      this.#analyse(id, /** @type {{lines: number, model?: Model}} */ (ask));
      return;
    }
    if (call === "think" || call === "hint") {
      this.#begin(id, /** @type {{level: number, model?: Model}} */ (ask), call === "hint");
      return;
    }
    if (!HARMLESS.has(call)) this.#finish();
    const luck = crypto.getRandomValues(new Uint8Array(LUCK_BYTES));
    const answer = call === "stop" ? null : this.#engine.call(call, ask, luck);
    this.tell({ kind: "answer", id, answer });
  }

  /**
   * @param {number} id
   * @param {{level: number, model?: Model}} ask
   * @param {boolean} hint
   */
  #begin(id, { level, model }, hint) {
    this.#finish();
    const pace = new Pace(this.#now, this.#engine.levelCapMs(level));
    // Where a computer hides its crown grows from the seed, so that nobody may be able to guess it.
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    this.#engine.startThinking(level, seed, hint, model);
    this.#follow(id, pace);
  }

  /**
   * Goes on until somebody says stop, or changes the game.
   * @param {number} id
   * @param {{lines: number, model?: Model}} ask
   */
  #analyse(id, { lines, model }) {
    this.#finish();
    this.#engine.startAnalysis(lines, model);
    this.#follow(id, new Pace(this.#now, Infinity));
  }

  /**
   * @param {number} id
   * @param {Pace} pace
   */
  #follow(id, pace) {
    this.#thinking = { id, pace, thought: null, told: "" };
    this.#nextSlice.port2.postMessage(null);
  }

  #think() {
    if (this.#thinking === null) return;
    const { pace } = this.#thinking;
    const { nodes } = pace;
    const thought = this.#engine.thinkSlice(nodes);
    this.#thinking.thought = thought;
    // How many there were may be a secret.
    pace.count(nodes);
    if (thought.done || pace.over) {
      this.#finish();
      return;
    }
    const news = JSON.stringify([thought.depth, thought.best, thought.line, thought.lines]);
    if (news !== this.#thinking.told) {
      this.#thinking.told = news;
      this.tell({ kind: "thought", id: this.#thinking.id, thought });
    }
    this.#nextSlice.port2.postMessage(null);
  }

  /** Ends the search, if there is one, by answering with the best found. */
  #finish() {
    if (this.#thinking === null) return;
    const { id, pace, thought } = this.#thinking;
    this.#thinking = null;
    // Stopped before the first slice: one slice finds at least some move.
    this.tell({ kind: "answer", id, answer: thought ?? this.#engine.thinkSlice(pace.nodes) });
  }

  /**
   * Answers a failure. A fault that isn't the engine's own answer is a crash: its state can't be trusted any more, so
   * it's thrown on for the page to see, which starts a new worker.
   * @param {number} id
   * @param {() => void} work
   */
  #guarded(id, work) {
    try {
      work();
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.tell({ kind: "error", id, error: { code: error.code, args: error.args } });
    }
  }
}

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}
