// One table in the worker: an engine with one game, and the line on which a page plays at it. Turns calls into calls of
// `Engine`, and thinking into slices, so that "stop" is heard between two of them, and other tables get their turn.

import { Pace } from "./pace.js";
import { Proofs } from "./proofs.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./protocol.js").Model} Model */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Response} Response */
/** @typedef {import("./protocol.js").Thought} Thought */

/**
 * What the Wasm glue offers. Times are milliseconds.
 * @typedef {object} Engine
 * @property {(name: string, ask: unknown, luck: Uint8Array) => unknown} call  throws an `EngineError`
 * @property {(level: number, seed: number, luck: number, hint: boolean, model?: Model) => void} startThinking  how it errs
 *   grows from the seed, what it does in secret from luck; a hint is for the seat that looks alone
 * @property {(lines: number, model?: Model) => void} startAnalysis
 * @property {(nodes: number) => Thought} thinkSlice  looks at about so many positions
 * @property {(level: number) => number} levelCapMs
 * @property {(text: string, pack: Uint8Array) => void} bring  what the workshop made of an own file's text, before the
 *   call that has the text
 * @property {() => void} free
 */

/**
 * What the glue of the other Wasm offers, for all tables.
 * @typedef {object} Workshop
 * @property {(name: string, ask: unknown) => unknown} call  throws an `EngineError`
 * @property {(text: string) => Uint8Array} pack  throws an `EngineError`
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
  "examine",
  "source",
  "check",
  "import",
]);

/** The calls that put another game on the table. */
const BEGINS_ANEW = new Set(["open", "openFile", "load", "unseal", "studyStart", "studyLoad"]);

/** The calls that the workshop answers. It doesn't know the texts of own games. */
const OF_THE_WORKSHOP = new Set(["source", "check", "import"]);

/** Fresh for each call: salts and choices made by chance grow from it. */
const LUCK_BYTES = 32;

export class Table {
  #engine;
  #line;
  #openWorkshop;
  /** @type {Workshop | null} */
  #workshop = null;
  /** What came while the workshop was being opened, in order. @type {Request[] | null} */
  #late = null;
  #now;
  /** @type {Thinking | null} */
  #thinking = null;
  // Slices queue behind the messages that came meanwhile; a timeout would be clamped to 4 ms after a few turns.
  #nextSlice = new MessageChannel();
  #proofs;
  // One for a game: what a search has found is of no use to one that errs in other ways.
  #seed = chance();

  /**
   * @param {Engine} engine
   * @param {Line} line
   * @param {() => Promise<Workshop>} openWorkshop
   * @param {() => number} [now]  the clock, in milliseconds
   */
  constructor(engine, line, openWorkshop, now = () => performance.now()) {
    this.#engine = engine;
    this.#line = line;
    this.#openWorkshop = openWorkshop;
    this.#now = now;
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
    if (this.#late !== null) {
      this.#late.push(request);
    } else if (this.#workshop === null && needsWorkshop(request)) {
      this.#late = [request];
      // In a task of its own, so that a crash is the worker's and not a promise's.
      const goOn = () => setTimeout(() => this.#serveLate());
      this.#openWorkshop().then((workshop) => {
        this.#workshop = workshop;
        goOn();
      }, goOn);
    } else {
      this.#guarded(request.id, () => this.#answer(request));
    }
  }

  /** The first one without the workshop, if it couldn't be opened. */
  #serveLate() {
    const [first, ...others] = this.#late ?? [];
    this.#late = null;
    if (first !== undefined) this.#guarded(first.id, () => this.#answer(first));
    for (const request of others) this.serve(request);
  }

  /** Nobody sits here any more. */
  leave() {
    this.#thinking = null;
    // The workshop may still come.
    this.#late = null;
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
      this.#analyse(id, /** @type {{lines: number, model?: Model}} */ (ask));
      return;
    }
    if (call === "think" || call === "hint") {
      this.#begin(id, /** @type {{level: number, model?: Model}} */ (ask), call === "hint");
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
    if (BEGINS_ANEW.has(call)) this.#seed = chance();
    this.tell({ kind: "answer", id, answer });
  }

  /**
   * @param {string} call
   * @param {unknown} ask
   */
  #ask(call, ask) {
    const luck = crypto.getRandomValues(new Uint8Array(LUCK_BYTES));
    if (OF_THE_WORKSHOP.has(call)) {
      try {
        return this.#atWork().call(call, ask);
      } catch (error) {
        if (call !== "source" || !isEngineError(error)) throw error;
      }
    }
    const text = ownFile(call, ask);
    if (text !== undefined) this.#engine.bring(text, this.#atWork().pack(text));
    return this.#engine.call(call, ask, luck);
  }

  #atWork() {
    if (this.#workshop === null) throw { code: "engine-unreachable", args: {} };
    return this.#workshop;
  }

  /**
   * @param {number} id
   * @param {{level: number, model?: Model}} ask
   * @param {boolean} hint
   */
  #begin(id, { level, model }, hint) {
    this.#finish();
    const pace = new Pace(this.#now, this.#engine.levelCapMs(level));
    // Where a computer hides its crown grows from the luck, so that nobody may be able to guess it.
    this.#engine.startThinking(level, this.#seed, chance(), hint, model);
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
    this.#tellTime(this.#thinking.id, pace);
    // Whoever waits for the next depth sees that it is worked on.
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

function chance() {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn;
}

/** @param {Request} request */
function needsWorkshop({ call, ask }) {
  return OF_THE_WORKSHOP.has(call) || ownFile(call, ask) !== undefined;
}

/**
 * The text of an own file that comes with a call.
 * @param {string} call
 * @param {unknown} ask
 * @returns {string | undefined}
 */
function ownFile(call, ask) {
  const { text, file } = /** @type {{text?: string, file?: string}} */ (ask);
  if (call === "adopt" || call === "openFile") return text;
  return call === "examine" ? file : undefined;
}

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}
