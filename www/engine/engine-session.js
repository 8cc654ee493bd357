// One session in the worker: an engine with one game and its connection to the page. It searches in slices, so that "stop"
// and other sessions are served in between.

import { HARMLESS_CALLS } from "./harmless-calls.js";
import { INTERNAL } from "./messages.js";
import { fetchNetwork } from "./network.js";
import { Pace } from "./pace.js";
import { Proofs } from "./proofs.js";
import { sealGame, unsealGame } from "./session-seal.js";

/** @import { EngineCalls, Request, Response } from "./worker-messages.js" */
/** @import { Engine, SearchInfo } from "./protocol.js" */
/** @import { Reason as EngineError } from "../state/reasons.js" */

/**
 * @typedef {object} Line
 * @property {(response: Response) => void} postMessage
 * @property {((event: MessageEvent) => void) | null} onmessage
 */

/**
 * @typedef {object} RunningSearch
 * @property {number} id
 * @property {Pace} pace
 * @property {SearchInfo | null} info
 * @property {string} sent   the last result sent, to send only changes
 */

/** How long a review waits for the network of its game. */
const PATIENCE_MS = 5_000;

/** Left of a level's time to save and show the move, even beside busy processes. */
const SHOWING_MS = 250;

/**
 * Methods of the engine's class that aren't calls. Internal methods of wasm-bindgen begin with an underscore.
 * @type {Set<string>}
 */
const NO_CALLS = new Set(["constructor", ...INTERNAL]);

const BEGINS_ANEW = new Set(["open", "openFile", "load", "unseal", "studyStart", "studyLoad"]);

export class EngineSession {
  #engine;
  #line;
  #now;
  #networkFile;
  #calls;
  /** @type {RunningSearch | null} */
  #search = null;
  // Slices queue behind waiting messages; `setTimeout` would soon be clamped to 4 ms.
  #nextSlice = new MessageChannel();
  #proofs;
  /** Requests behind one that isn't answered at once. @type {Request[] | null} */
  #waiting = null;
  #left = false;
  /** A fetched network that the next search of the game will use. @type {Uint8Array | null} */
  #network = null;
  /** Settles when the game's network has been fetched or can't be; null if none is expected. @type {Promise<void> | null} */
  #fetching = null;
  // One seed per game, because search results depend on the mistakes of the level.
  #seed = randomSeed();

  /**
   * @param {Engine} engine
   * @param {Line} line
   * @param {() => number} [now]  the clock, in milliseconds
   * @param {typeof fetchNetwork} [networkFile]
   */
  constructor(engine, line, now = () => performance.now(), networkFile = fetchNetwork) {
    this.#engine = engine;
    this.#line = line;
    this.#now = now;
    this.#networkFile = networkFile;
    this.#calls = callsOf(engine);
    this.#proofs = new Proofs({
      ask: (call, ask) => this.#ask(call, ask),
      send: (response) => this.send(response),
      guarded: (id, work) => this.#guarded(id, work),
      now,
    });
    this.#nextSlice.port1.onmessage = () => {
      if (this.#search !== null) this.#guarded(this.#search.id, () => this.#searchSlice());
    };
  }

  /** @param {Request} request */
  serve(request) {
    if (this.#waiting !== null) this.#waiting.push(request);
    else if (request.call === "review" && this.#fetching !== null) this.#hold(request);
    else this.#guarded(request.id, () => this.#answer(request));
  }

  /**
   * A review compares the scores of many searches, so all must use the same evaluation. Other searches don't wait for the
   * network.
   * @param {Request} request
   */
  #hold(request) {
    this.#waiting = [request];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
    void Promise.race([this.#fetching, late]).then(() => {
      clearTimeout(timer);
      this.#fetching = null;
      this.#serveWaiting();
    });
  }

  #serveWaiting() {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    if (this.#left) return;
    for (const request of waiting) this.serve(request);
  }

  leave() {
    this.#left = true;
    this.#fetching = null;
    this.#search = null;
    this.#nextSlice.port1.close();
    this.#proofs.leave();
    this.#engine.free();
  }

  /** @param {Response} response */
  send(response) {
    this.#line.postMessage(response);
  }

  /** @param {Request} request */
  #answer({ id, call, ask }) {
    if (call === "analyse") {
      this.#unhurried(id, () => this.#engine.startAnalysis(ask));
      return;
    }
    if (call === "review") {
      this.#unhurried(id, () => this.#engine.startReview(ask));
      return;
    }
    if (call === "think" || call === "hint") {
      this.#begin(id, ask, call === "hint");
      return;
    }
    if (call === "prove" || call === "defend") {
      this.#proofs.add({ id, call, ask });
      return;
    }
    if (call === "seal") {
      this.#answerLater(id, this.#seal(ask));
      return;
    }
    if (!HARMLESS_CALLS.has(call)) {
      this.#finish();
      this.#proofs.stop();
    }
    if (call === "unseal") {
      this.#answerLater(id, this.#unseal(ask));
      return;
    }
    if (call === "wouldAgree" && this.#search === null) this.#takeNetwork();
    const answer = call === "stop" ? null : this.#ask(call, ask);
    if (BEGINS_ANEW.has(call)) this.#seed = randomSeed();
    this.send({ kind: "answer", id, answer });
    if (BEGINS_ANEW.has(call)) this.#fetchNetwork();
  }

  #fetchNetwork() {
    this.#network = null;
    this.#fetching = null;
    const name = this.#engine.missingNetwork();
    if (name === undefined) return;
    const fetching = this.#networkFile(name)
      .catch((error) => void console.warn(String(error)))
      .then((file) => {
        // The session may have left the game, or stopped waiting.
        if (this.#fetching !== fetching) return;
        this.#fetching = null;
        this.#network = file ?? null;
      });
    this.#fetching = fetching;
  }

  #takeNetwork() {
    const file = this.#network;
    if (file === null) return;
    this.#network = null;
    try {
      this.#engine.setNetwork(file);
    } catch (error) {
      if (!isEngineError(error)) throw error;
      console.warn(`networks/${this.#engine.missingNetwork()}.network: ${error.args["found"]}`);
    }
  }

  /** @param {EngineCalls["seal"]["ask"]} ask */
  async #seal(ask) {
    const sealed = await sealGame(this.#engine, ask);
    return () => sealed;
  }

  /** @param {EngineCalls["unseal"]["ask"]} ask */
  async #unseal(ask) {
    const open = await unsealGame(ask);
    return () => {
      const loaded = open(this.#engine);
      this.#seed = randomSeed();
      this.#fetchNetwork();
      return loaded;
    };
  }

  /**
   * Holds the requests after this one: they are about the game as it is then.
   * @param {number} id
   * @param {Promise<() => unknown>} coming
   */
  #answerLater(id, coming) {
    this.#waiting = [];
    const answer = (/** @type {() => unknown} */ found) => {
      if (!this.#left) this.#guarded(id, () => this.send({ kind: "answer", id, answer: found() }));
      this.#serveWaiting();
    };
    const refuse = (/** @type {unknown} */ error) =>
      answer(() => {
        throw error;
      });
    // Of errors in a promise the page would hear nothing.
    coming.then(answer, refuse).catch((crash) =>
      setTimeout(() => {
        throw crash;
      }),
    );
  }

  /** @param {string} call @param {unknown} ask */
  #ask(call, ask) {
    if (!this.#calls.has(call)) throw { code: "unknown-call", args: { found: call } };
    return /** @type {any} */ (this.#engine)[call](ask);
  }

  /** @param {number} id @param {EngineCalls["think"]["ask"]} ask @param {boolean} hint */
  #begin(id, ask, hint) {
    this.#finish();
    const capMs = this.#engine.levelCapMs({ level: ask.level });
    const pace = new Pace(this.#now, Math.max(0, capMs - SHOWING_MS));
    this.#takeNetwork();
    this.#engine.startThinking({ ...ask, seed: this.#seed, hint });
    this.#follow(id, pace);
  }

  /**
   * Runs until "stop", a change of the game or a limit of the search itself.
   * @param {number} id
   * @param {() => void} start
   */
  #unhurried(id, start) {
    this.#finish();
    this.#takeNetwork();
    start();
    this.#follow(id, new Pace(this.#now, Infinity));
  }

  /** @param {number} id @param {Pace} pace */
  #follow(id, pace) {
    this.#search = { id, pace, info: null, sent: "" };
    this.#nextSlice.port2.postMessage(null);
  }

  #searchSlice() {
    if (this.#search === null) return;
    const { pace } = this.#search;
    const { nodes } = pace;
    const info = this.#engine.thinkSlice({ nodes });
    this.#search.info = info;
    // The number of nodes searched may be a secret; the number requested isn't.
    pace.count(nodes);
    if (info.done || pace.over) {
      this.#finish();
      return;
    }
    this.#sendTime(this.#search.id, pace);
    // The seconds show that the search is alive while a depth takes long.
    const { depth, best, line, lines } = info;
    const summary = JSON.stringify([depth, best, line, lines, pace.seconds]);
    if (summary !== this.#search.sent) {
      this.#search.sent = summary;
      this.send({ kind: "thought", id: this.#search.id, thought: info });
    }
    this.#nextSlice.port2.postMessage(null);
  }

  /** @param {number} id @param {Pace} pace */
  #sendTime(id, pace) {
    const time = pace.progress();
    if (time !== null) this.send({ kind: "progress", id, time });
  }

  #finish() {
    if (this.#search === null) return;
    const { id, pace, info } = this.#search;
    this.#search = null;
    // If stopped before the first slice, one slice finds some move.
    const nodes = info === null ? pace.nodes : 0;
    const answer = info?.done ? info : this.#engine.stopThinking({ nodes });
    this.send({ kind: "answer", id, answer });
  }

  /**
   * Answers with an `EngineError`. Any other exception is a crash that leaves the engine's state unreliable; it's rethrown,
   * and the page starts a new worker.
   * @param {number} id
   * @param {() => void} work
   */
  #guarded(id, work) {
    try {
      work();
    } catch (error) {
      if (!isEngineError(error)) throw error;
      this.send({ kind: "error", id, error: { code: error.code, args: error.args } });
    }
  }
}

/** @param {Engine} engine */
function callsOf(engine) {
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(engine));
  return new Set(names.filter((name) => !NO_CALLS.has(name) && !name.startsWith("_")));
}

function randomSeed() {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/** @param {unknown} error @returns {error is EngineError} */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}
