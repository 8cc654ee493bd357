import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedEngine } from "../../www/engine/shared-engine.js";

/** A worker that only records. */
class HandWorker {
  /** @type {any[]} */
  sent = [];
  ended = false;
  /** @type {(() => void) | null} */
  onerror = null;
  onmessageerror = null;
  /** @param {unknown} message @param {MessagePort[]} ports */
  postMessage(message, ports) {
    this.sent.push(message);
    for (const port of ports) port.close();
  }
  terminate() {
    this.ended = true;
  }
}

function shared() {
  /** @type {HandWorker[]} */
  const workers = [];
  const engine = new SharedEngine(() => {
    const worker = new HandWorker();
    workers.push(worker);
    return /** @type {any} */ (worker);
  });
  return { engine, workers };
}

test("all sessions share one worker, which ends with the last session", () => {
  const { engine, workers } = shared();
  const [one, two] = [engine.session(), engine.session()];
  assert.deepEqual(workers[0]?.sent, [{ kind: "session" }, { kind: "session" }]);
  one.terminate();
  assert.equal(workers[0]?.ended, false);
  two.terminate();
  assert.equal(workers[0]?.ended, true);
  engine.session().terminate();
  assert.equal(workers.length, 2);
});

test("a dead worker is reported to every session, and the next session gets a new one", () => {
  const { engine, workers } = shared();
  /** @type {string[]} */
  const told = [];
  for (const name of ["one", "two"])
    engine.session().onerror = () => {
      told.push(name);
    };
  workers[0]?.onerror?.();
  workers[0]?.onerror?.();
  assert.deepEqual(told, ["one", "two"]);
  engine.session().terminate();
  assert.equal(workers.length, 2);
});
