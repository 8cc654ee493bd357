// The engine's session without a worker: it answers later, and what passes is copied, as between threads.

import { EngineSession } from "../../../www/engine/engine-session.js";

/** @import { Engine } from "../../../www/engine/protocol.js" */

export class LocalWorker {
  /** @type {((event: {data: any}) => void) | null} */
  onmessage = null;
  onerror = null;
  onmessageerror = null;
  #session;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#session = new EngineSession(engine, {
      onmessage: null,
      postMessage: (response) => later(response, (data) => this.onmessage?.({ data })),
    });
    this.#session.send({ kind: "ready" });
  }

  /** @param {any} request */
  postMessage(request) {
    later(request, (copy) => this.#session.serve(copy));
  }

  terminate() {
    this.onmessage = null;
    this.#session.leave();
  }
}

/**
 * @template Message
 * @param {Message} message
 * @param {(copy: Message) => void} hear
 */
function later(message, hear) {
  const copy = structuredClone(message);
  setImmediate(() => hear(copy));
}
