// The engine's worker: loads the Wasm once and serves a table on its own line, and one more on each port that it is sent.

import { PROTOCOL } from "./protocol.js";
import { Table } from "./table.js";
import { loadWasm, loadWorkshop } from "./wasm.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./table.js").Line} Line */

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @type {ReturnType<typeof loadWasm>} */
const loading =
  scope.name === `menagerie ${PROTOCOL}`
    ? loadWasm().catch(() => Promise.reject(fault("engine-unreachable")))
    : Promise.reject(fault("engine-outdated"));

/** @type {ReturnType<typeof loadWorkshop> | null} */
let opening = null;

/** The one workshop of all tables. Who couldn't reach it may try again. */
function workshop() {
  opening ??= loadWorkshop().catch(() => {
    opening = null;
    throw fault("engine-unreachable");
  });
  return opening;
}

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
  const tooEarly = [];
  line.onmessage = (event) => tooEarly.push(event);
  const listen = (/** @type {(event: MessageEvent) => void} */ listener) => {
    line.onmessage = listener;
    tooEarly.forEach(listener);
  };
  loading.then(
    (Engine) => {
      const table = new Table(new Engine(), line, workshop);
      listen((event) => hear(table, event));
      table.tell({ kind: "ready" });
    },
    (error) => {
      line.postMessage({ kind: "broken", error });
      // Who waits for a table on a port would wait for ever.
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
