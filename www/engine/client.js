// The page's side of the engine: a promise per call, and a new worker after a crash.

import { startWorker } from "./start-worker.js";

/** @import { EngineCalls, Response, TimeSpent } from "./worker-messages.js" */
/** @import { Reason as EngineError } from "../state/reasons.js" */
/** @import { SearchInfo } from "./protocol.js" */

/**
 * @typedef {object} Waiting
 * @property {keyof EngineCalls} call
 * @property {unknown} ask
 * @property {(answer: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 * @property {((info: SearchInfo) => void) | undefined} onInfo
 * @property {((time: TimeSpent) => void) | undefined} onTime
 */

/** After this many crashes without an answer in between, the engine counts as broken. */
const MOST_CRASHES = 3;

/** How long calls of a game that was left may keep the worker busy. */
const PATIENCE_MS = 500;

/**
 * Calls that nobody waits for once their game was left. Others may save it.
 * @type {Set<keyof EngineCalls>}
 */
const LEFT = new Set(["open", "load", "goTo", "pieceValues", "think", "hint", "stop"]);

export class EngineClient {
  #makeWorker;
  #ownFiles;
  #translate;
  #letters;
  #lastId = 0;
  #lastOwnId = 0;
  #crashes = 0;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  /** @type {EngineError | null} */
  #fault = null;
  #onReady = () => {};
  #onRestart = () => {};
  /** @type {(error: EngineError) => void} */
  #onBroken = () => {};
  #wasReady = false;
  /** Whether this worker has loaded. */
  #isReady = false;
  /** The last call of a game that was left, whose worker is being replaced. @type {number | null} */
  #left = null;

  /**
   * @param {() => Worker} make
   * @param {object} [how]
   * @param {() => string[]} [how.ownFiles]  custom variants that every new worker adopts before the first call
   * @param {<Answer>(answer: Answer) => Answer} [how.translate]  translates the texts of answers
   * @param {Record<string, string>} [how.letters]  of pieces in the page's language, which are read in moves
   */
  constructor(
    make = startWorker,
    { ownFiles = () => [], translate = (answer) => answer, letters = {} } = {},
  ) {
    this.#makeWorker = make;
    this.#translate = translate;
    this.#ownFiles = ownFiles;
    this.#letters = letters;
  }

  /**
   * Starts the worker. Calls can be made at once; they wait in its queue.
   * @param {{onReady?: () => void, onRestart: () => void, onBroken: (error: EngineError) => void}} listeners
   *   `onReady`: the worker answers calls from now on. `onRestart`: a new worker runs, without the game of the old one.
   *   `onBroken`: the engine failed for good.
   */
  start({ onReady = () => {}, onRestart, onBroken }) {
    this.#onReady = onReady;
    this.#onRestart = onRestart;
    this.#onBroken = onBroken;
    this.#launch();
  }

  /**
   * @template {keyof EngineCalls} Name
   * @param {Name} name
   * @param {EngineCalls[Name]["ask"]} ask
   * @param {(info: SearchInfo) => void} [onInfo]
   * @param {(time: TimeSpent) => void} [onTime]
   * @returns {Promise<EngineCalls[Name]["answer"]>}
   */
  call(name, ask, onInfo, onTime) {
    return new Promise((resolve, reject) => {
      if (this.#worker === null) {
        reject(this.#fault ?? { code: "engine-crashed", args: {} });
        return;
      }
      this.#lastId += 1;
      this.#waiting.set(this.#lastId, { call: name, ask, resolve, reject, onInfo, onTime });
      this.#worker.postMessage({ id: this.#lastId, call: name, ask });
    });
  }

  /** The game was left: a worker that is still busy with it is replaced, and its calls are refused as after a crash. */
  leaveGame() {
    const [worker, left] = [this.#worker, this.#lastId];
    const calls = [...this.#waiting.values()];
    if (worker === null || !this.#isReady || !calls.every(({ call }) => LEFT.has(call))) return;
    const isBusy = () => [...this.#waiting.keys()].some((id) => id <= left);
    if (isBusy()) setTimeout(() => isBusy() && this.#replace(worker, left), PATIENCE_MS);
  }

  end() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#wasReady = false;
    this.#rejectAll({ code: "engine-crashed", args: {} });
  }

  /** @param {Worker & {abandon?: () => void}} worker @param {number} left */
  #replace(worker, left) {
    if (worker !== this.#worker) return;
    this.#left = left;
    // A shared worker is replaced for all its sessions.
    if (worker.abandon === undefined) this.#died(worker);
    else worker.abandon();
  }

  #launch() {
    this.#isReady = false;
    try {
      const worker = this.#makeWorker();
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onerror = () => this.#died(worker);
      worker.onmessageerror = () => this.#died(worker);
      this.#worker = worker;
      // Faults of a custom variant are reported where it is edited, not here.
      for (const text of this.#ownFiles()) this.call("adopt", { text }).catch(() => {});
      const letters = this.#letters;
      if (Object.keys(letters).length > 0) this.call("setLetters", { letters }).catch(() => {});
      this.#lastOwnId = this.#lastId;
    } catch {
      this.#giveUp({ code: "engine-unreachable", args: {} });
    }
  }

  /** @param {Response} response */
  #hear(response) {
    if (response.kind === "ready") {
      this.#wasReady = true;
      this.#isReady = true;
      this.#onReady();
      return;
    }
    if (response.kind === "broken") {
      this.#giveUp(response.error);
      return;
    }
    const waiting = this.#waiting.get(response.id);
    if (waiting === undefined) return;
    if (response.kind === "thought") {
      waiting.onInfo?.(response.thought);
      return;
    }
    if (response.kind === "progress") {
      waiting.onTime?.(response.time);
      return;
    }
    this.#waiting.delete(response.id);
    if (response.kind === "answer") {
      if (response.id > this.#lastOwnId) this.#crashes = 0;
      waiting.resolve(this.#translate(response.answer));
    } else {
      waiting.reject(response.error);
    }
  }

  /** @param {Worker} worker */
  #died(worker) {
    if (worker !== this.#worker) return;
    const left = this.#left;
    this.#left = null;
    worker.terminate();
    this.#worker = null;
    if (left !== null) {
      this.#carryOn(left);
      return;
    }
    this.#crashes += 1;
    if (!this.#wasReady || this.#crashes > MOST_CRASHES) {
      this.#giveUp({ code: this.#wasReady ? "engine-crashed" : "engine-unreachable", args: {} });
      return;
    }
    this.#launch();
    this.#rejectAll({ code: "engine-crashed", args: {} });
    this.#onRestart();
  }

  /** A new worker answers what was asked after the game was left. @param {number} left  the last call before */
  #carryOn(left) {
    for (const [id, { reject }] of this.#waiting) {
      if (id > left) continue;
      this.#waiting.delete(id);
      reject({ code: "engine-crashed", args: {} });
    }
    const later = [...this.#waiting];
    this.#launch();
    for (const [id, { call, ask }] of later) this.#worker?.postMessage({ id, call, ask });
  }

  /** @param {EngineError} reason */
  #giveUp(reason) {
    const shutOut = reason.code === "engine-unreachable" && isSandboxed();
    /** @type {EngineError} */
    const fault = shutOut ? { code: "engine-sandboxed", args: {} } : reason;
    this.#worker?.terminate();
    this.#worker = null;
    this.#fault = fault;
    this.#rejectAll(fault);
    this.#onBroken(fault);
  }

  /** @param {EngineError} error */
  #rejectAll(error) {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

/** Pages opened from a file have an opaque origin, too. */
function isSandboxed() {
  return globalThis.origin === "null" && location.protocol !== "file:";
}
