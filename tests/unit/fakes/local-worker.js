// The engine's session without a worker: it answers later, and what passes is copied, as between threads.

import { EngineSession } from "../../../www/engine/engine-session.js";

/** @import { Engine } from "../../../www/engine/protocol.js" */

/** The pause before each slice of a search. The engine doesn't notice it. */
let pauseMs = 0;
let pausedMs = 0;
/** So many times quicker an engine's clock runs. */
let hurry = 1;

const { postMessage } = MessagePort.prototype;
// Only engines use channels here: between their slices. Node delivers what is posted meanwhile before it does anything
// else, so a search wouldn't be stopped.
MessagePort.prototype.postMessage = function (message) {
  const begun = performance.now();
  const post = () => {
    pausedMs += performance.now() - begun;
    postMessage.call(this, message);
  };
  if (pauseMs === 0) setImmediate(post);
  else setTimeout(post, pauseMs);
};

/** @param {number} ms  before each slice of a search from now on @param {number} [times]  quicker the clock runs */
export function slowSearches(ms, times = 1) {
  pauseMs = ms;
  hurry = times;
}

export class LocalWorker {
  /** @type {((event: {data: any}) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onerror = null;
  onmessageerror = null;
  #session;
  #ended = false;

  /** @param {Engine} engine */
  constructor(engine) {
    const line = {
      onmessage: null,
      postMessage: (/** @type {any} */ response) =>
        later(response, (data) => this.onmessage?.({ data })),
    };
    this.#session = new EngineSession(engine, line, () => (performance.now() - pausedMs) * hurry);
    this.#session.send({ kind: "ready" });
  }

  /** @param {any} request */
  postMessage(request) {
    later(request, (copy) => {
      if (!this.#ended) this.#serve(copy);
    });
  }

  /** @param {any} request */
  #serve(request) {
    try {
      this.#session.serve(request);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
      this.onerror?.();
    }
  }

  terminate() {
    this.#ended = true;
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
