// The engine's worker: loads the Wasm once and opens a session for its page and for each port it receives.

import { PROTOCOL } from "./messages.js";
import { EngineSession } from "./engine-session.js";
import { loadWasm } from "./wasm.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./engine-session.js").Line} Line */

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @type {ReturnType<typeof loadWasm>} */
const loading =
  scope.name === `menagerie ${PROTOCOL}`
    ? loadWasm().catch(() => Promise.reject(fault("engine-unreachable")))
    : Promise.reject(fault("engine-outdated"));

/**
 * @param {string} code
 * @returns {EngineError}
 */
function fault(code) {
  return { code, args: {} };
}

/** @param {Line} line */
function open(line) {
  /** @type {MessageEvent[]} */
  const early = [];
  line.onmessage = (event) => early.push(event);
  const listen = (/** @type {(event: MessageEvent) => void} */ listener) => {
    line.onmessage = listener;
    early.forEach(listener);
  };
  loading.then(
    (Engine) => {
      const session = new EngineSession(new Engine(), line);
      listen((event) => hear(session, event));
      session.send({ kind: "ready" });
    },
    (error) => {
      line.postMessage({ kind: "broken", error });
      // Sessions that open later, on ports, get the same error.
      listen(({ ports: [port] }) => port !== undefined && open(port));
    },
  );
}

/**
 * @param {EngineSession} session
 * @param {MessageEvent} event
 */
function hear(session, { data, ports }) {
  if (data.kind === "session" && ports[0] !== undefined) open(ports[0]);
  else if (data.kind === "leave") session.leave();
  else session.serve(data);
}

open(scope);
