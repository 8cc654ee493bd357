// The engine's worker: loads the Wasm once and serves a table to its page, and one more on each port that it receives.

import { PROTOCOL } from "./messages.js";
import { Table } from "./table.js";
import { loadWasm } from "./wasm.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./table.js").Line} Line */

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
      const table = new Table(new Engine(), line);
      listen((event) => hear(table, event));
      table.tell({ kind: "ready" });
    },
    (error) => {
      line.postMessage({ kind: "broken", error });
      // Tables on ports need the same answer.
      listen(({ ports: [port] }) => port !== undefined && open(port));
    },
  );
}

/**
 * @param {Table} table
 * @param {MessageEvent} event
 */
function hear(table, { data, ports }) {
  if (data.kind === "table" && ports[0] !== undefined) open(ports[0]);
  else if (data.kind === "leave") table.leave();
  else table.serve(data);
}

open(scope);
