// One worker for all boards of a page: one download, one compiled Wasm, one thread, however many boards an article has.
// Each board plays at a table of its own, on a port of its own, and talks to it as if it were a worker.

import { startWorker } from "./start-worker.js";

export class SharedEngine {
  #start;
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Set<TableWorker>} */
  #tables = new Set();

  /** @param {() => Worker} start */
  constructor(start = startWorker) {
    this.#start = start;
  }

  /** A worker to all appearances, for an `EngineClient`. */
  table() {
    const worker = (this.#worker ??= this.#launch());
    const { port1, port2 } = new MessageChannel();
    worker.postMessage({ kind: "table" }, [port2]);
    const table = new TableWorker(port1, () => this.#leave(table));
    this.#tables.add(table);
    return /** @type {Worker} */ (/** @type {unknown} */ (table));
  }

  #launch() {
    const worker = this.#start();
    worker.onerror = () => this.#died(worker);
    worker.onmessageerror = () => this.#died(worker);
    return worker;
  }

  /**
   * What kills one game kills all: they have one memory. Each board starts again by itself.
   * @param {Worker} worker
   */
  #died(worker) {
    if (worker !== this.#worker) return;
    worker.terminate();
    this.#worker = null;
    const tables = [...this.#tables];
    this.#tables.clear();
    for (const table of tables) table.onerror?.();
  }

  /** @param {TableWorker} table */
  #leave(table) {
    this.#tables.delete(table);
    if (this.#tables.size > 0) return;
    this.#worker?.terminate();
    this.#worker = null;
  }
}

/** What an `EngineClient` uses of a worker. */
class TableWorker {
  /** Set by the client; called when the worker dies. @type {(() => void) | null} */
  onerror = null;
  #port;
  #leave;

  /**
   * @param {MessagePort} port
   * @param {() => void} leave
   */
  constructor(port, leave) {
    this.#port = port;
    this.#leave = leave;
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
