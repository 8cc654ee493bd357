// The engine's worker: loads the Wasm once and opens a session for its page and for each port it receives.

import { PROTOCOL } from "./messages.js";
import { EngineSession } from "./engine-session.js";
import { loadWasm } from "./wasm.js";
import { workerKey } from "./worker-key.js";

/** @import { Reason as EngineError } from "../state/reasons.js" */
/** @import { Line } from "./engine-session.js" */

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @type {ReturnType<typeof loadWasm>} */
const loading =
  scope.name === `menagerie ${PROTOCOL}`
    ? loadWasm().catch(() => Promise.reject(fault("engine-unreachable")))
    : Promise.reject(fault("engine-outdated"));

/** @param {EngineError["code"]} code @returns {EngineError} */
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
      listen(({ data, ports: [port] }) => port !== undefined && connect(data.kind, port));
    },
  );
}

/** @param {EngineSession} session @param {MessageEvent} event */
function hear(session, { data, ports }) {
  const [port] = ports;
  if (port !== undefined) connect(data.kind, port);
  else if (data.kind === "leave") session.leave();
  else session.serve(data);
}

/** @param {string} kind @param {MessagePort} port */
function connect(kind, port) {
  if (kind === "session") open(port);
  else if (kind === "take-key") workerKey.take(port);
  else if (kind === "pass-key") void workerKey.pass(port).finally(() => scope.close());
}

open(scope);
