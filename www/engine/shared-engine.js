// One worker for all boards of a page: one download, one compiled Wasm, one thread. Each board has its own session on its
// own port and uses it like a worker.

import { startWorker } from "./start-worker.js";

/** Time for a worker that threw an exception to hand over its key. */
const HANDOVER_MS = 1_000;

export class SharedEngine {
  #start;
  /** @type {Worker | null} */
  #worker = null;
  /** A worker after a crash: its engine is unreliable, but it still has its key. @type {Worker | null} */
  #crashed = null;
  /** @type {Set<SessionWorker>} */
  #sessions = new Set();

  /** @param {() => Worker} start */
  constructor(start = startWorker) {
    this.#start = start;
  }

  /** Looks like a worker to an `EngineClient`. */
  session() {
    const worker = (this.#worker ??= this.#launch());
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: "session" }, [port2]);
    const session = new SessionWorker(port1, {
      leave: () => this.#leave(session),
      abandon: () => this.#died(worker),
    });
    this.#sessions.add(session);
    return /** @type {Worker & {abandon?: () => void}} */ (/** @type {unknown} */ (session));
  }

  #launch() {
    const worker = this.#start();
    worker.onerror = () => this.#died(worker);
    worker.onmessageerror = () => this.#died(worker);
    this.#handOver(worker);
    return worker;
  }

  /**
   * Connects the new worker with the crashed one, so that the key never passes the page.
   * @param {Worker} worker
   */
  #handOver(worker) {
    const crashed = this.#crashed;
    if (crashed === null) return;
    this.#crashed = null;
    const { port1, port2 } = new MessageChannel();
    crashed.postMessage({ kind: "pass-key" }, [port1]);
    worker.postMessage({ kind: "take-key" }, [port2]);
    setTimeout(() => crashed.terminate(), HANDOVER_MS);
  }

  /**
   * A crash ends all sessions, since they share memory. Each board restarts by itself.
   * @param {Worker} worker
   */
  #died(worker) {
    if (worker !== this.#worker) return;
    this.#worker = null;
    this.#crashed = worker;
    const sessions = [...this.#sessions];
    this.#sessions.clear();
    for (const session of sessions) session.onerror?.();
    // No board has started a new one.
    this.#crashed?.terminate();
    this.#crashed = null;
  }

  /** @param {SessionWorker} session */
  #leave(session) {
    this.#sessions.delete(session);
    if (this.#sessions.size > 0) return;
    this.#worker?.terminate();
    this.#worker = null;
  }
}

class SessionWorker {
  /** @type {(() => void) | null} */
  onerror = null;
  #port;
  #leave;
  /** Replaces the worker, which is busy. */
  abandon;

  /** @param {MessagePort} port @param {{leave: () => void, abandon: () => void}} how */
  constructor(port, { leave, abandon }) {
    this.#port = port;
    this.#leave = leave;
    this.abandon = abandon;
  }

  /** @param {((event: MessageEvent) => void) | null} listener */
  set onmessage(listener) {
    this.#port.onmessage = listener;
  }

  /** @param {((event: MessageEvent) => void) | null} listener */
  set onmessageerror(listener) {
    this.#port.onmessageerror = listener;
  }

  /** @param {unknown} message */
  postMessage(message) {
    this.#port.postMessage(message);
  }

  terminate() {
    this.#port.postMessage({ kind: "leave" });
    this.#port.close();
    this.#leave();
  }
}
