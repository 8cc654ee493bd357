// One session in the worker: an engine with one game, and the page that plays it. Answers calls by the engine's methods. It
// searches in slices, so that it can receive "stop" between two of them, and other sessions get their turn.

import { INTERNAL } from "./messages.js";
import { Pace } from "./pace.js";
import { Proofs } from "./proofs.js";

/** @typedef {import("./messages.js").EngineCalls} EngineCalls */
/** @typedef {import("./messages.js").Request} Request */
/** @typedef {import("./messages.js").Response} Response */
/** @typedef {import("./protocol.js").Engine} Engine */
/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./protocol.js").SearchInfo} SearchInfo */

/**
 * The worker's own connection to its page, or a port.
 * @typedef {object} Line
 * @property {(response: Response) => void} postMessage
 * @property {((event: MessageEvent) => void) | null} onmessage
 */

/**
 * The one search under way.
 * @typedef {object} Thinking
 * @property {number} id
 * @property {Pace} pace
 * @property {SearchInfo | null} thought
 * @property {string} told   the news that the page has, to send only what is new
 */

/** What the engine's class has besides the page's calls. The glue's own methods begin with an underscore. @type {Set<string>} */
const NO_CALLS = new Set(["constructor", ...INTERNAL]);

/** The calls that don't end a search, because they don't change the game. */
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
  "examine",
  "source",
  "check",
  "import",
]);

/** The calls that put another game on the board. */
const BEGINS_ANEW = new Set(["open", "openFile", "load", "unseal", "studyStart", "studyLoad"]);

export class EngineSession {
  #engine;
  #line;
  #now;
  #calls;
  /** @type {Thinking | null} */
  #thinking = null;
  // Slices queue behind the messages that came meanwhile; a timeout would be clamped to 4 ms after a few turns.
  #nextSlice = new MessageChannel();
  #proofs;
  // One for a game: what a search has found is useless to one with other errors.
  #seed = randomSeed();

  /**
   * @param {Engine} engine
   * @param {Line} line
   * @param {() => number} [now]  the clock, in milliseconds
   */
  constructor(engine, line, now = () => performance.now()) {
    this.#engine = engine;
    this.#line = line;
    this.#now = now;
    this.#calls = callsOf(engine);
    this.#proofs = new Proofs({
      ask: (call, ask) => this.#ask(call, ask),
      tell: (response) => this.tell(response),
      guarded: (id, work) => this.#guarded(id, work),
      now,
    });
    this.#nextSlice.port1.onmessage = () => {
      if (this.#thinking !== null) this.#guarded(this.#thinking.id, () => this.#think());
    };
  }

  /** @param {Request} request */
  serve(request) {
    this.#guarded(request.id, () => this.#answer(request));
  }

  /** Closes the session. */
  leave() {
    this.#thinking = null;
    this.#nextSlice.port1.close();
    this.#proofs.leave();
    this.#engine.free();
  }

  /** @param {Response} response */
  tell(response) {
    this.#line.postMessage(response);
  }

  /** @param {Request} request */
  #answer({ id, call, ask }) {
    if (call === "analyse") {
      this.#analyse(id, /** @type {EngineCalls["analyse"]["ask"]} */ (ask));
      return;
    }
    if (call === "think" || call === "hint") {
      this.#begin(id, /** @type {EngineCalls["think"]["ask"]} */ (ask), call === "hint");
      return;
    }
    if (call === "prove" || call === "defend") {
      this.#proofs.add({ id, call, ask: /** @type {{moves: number, seat?: number}} */ (ask) });
      return;
    }
    if (!HARMLESS.has(call)) {
      this.#finish();
      this.#proofs.stop();
    }
    const answer = call === "stop" ? null : this.#ask(call, ask);
    if (BEGINS_ANEW.has(call)) this.#seed = randomSeed();
    this.tell({ kind: "answer", id, answer });
  }

  /**
   * @param {string} call
   * @param {unknown} ask
   */
  #ask(call, ask) {
    if (!this.#calls.has(call)) throw { code: "unknown-call", args: { found: call } };
    return /** @type {any} */ (this.#engine)[call](ask);
  }

  /**
   * @param {number} id
   * @param {EngineCalls["think"]["ask"]} ask
   * @param {boolean} hint
   */
  #begin(id, ask, hint) {
    this.#finish();
    const pace = new Pace(this.#now, this.#engine.levelCapMs({ level: ask.level }));
    this.#engine.startThinking({ ...ask, seed: this.#seed, hint });
    this.#follow(id, pace);
  }

  /**
   * Continues until "stop", or until the game changes.
   * @param {number} id
   * @param {EngineCalls["analyse"]["ask"]} ask
   */
  #analyse(id, ask) {
    this.#finish();
    this.#engine.startAnalysis(ask);
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
    const thought = this.#engine.thinkSlice({ nodes });
    this.#thinking.thought = thought;
    // The number of positions searched may be a secret; the number asked for isn't.
    pace.count(nodes);
    if (thought.done || pace.over) {
      this.#finish();
      return;
    }
    this.#tellTime(this.#thinking.id, pace);
    // The seconds show that the search still runs while the next depth takes long.
    const { depth, best, line, lines } = thought;
    const news = JSON.stringify([depth, best, line, lines, pace.seconds]);
    if (news !== this.#thinking.told) {
      this.#thinking.told = news;
      this.tell({ kind: "thought", id: this.#thinking.id, thought });
    }
    this.#nextSlice.port2.postMessage(null);
  }

  /**
   * @param {number} id
   * @param {Pace} pace
   */
  #tellTime(id, pace) {
    const time = pace.news();
    if (time !== null) this.tell({ kind: "progress", id, time });
  }

  /** Ends the search, if there is one, by answering with the best found. */
  #finish() {
    if (this.#thinking === null) return;
    const { id, pace, thought } = this.#thinking;
    this.#thinking = null;
    // Stopped before the first slice: one slice finds at least some move.
    const answer = thought ?? this.#engine.thinkSlice({ nodes: pace.nodes });
    this.tell({ kind: "answer", id, answer });
  }

  /**
   * Answers an `EngineError`. Anything else that is thrown is a crash: the engine's state can't be trusted any more, so it is
   * thrown again for the page to see, which starts a new worker.
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
 * The names of an engine's methods that the page may call.
 * @param {Engine} engine
 */
function callsOf(engine) {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(engine));
  return new Set(names.filter((name) => !NO_CALLS.has(name) && !name.startsWith("_")));
}

function randomSeed() {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}
