import assert from "node:assert/strict";
import { test } from "node:test";
import { SharedEngine } from "../../www/engine/shared-engine.js";
import { WorkerKey } from "../../www/engine/worker-key.js";
import { seal, unseal } from "../../www/storage/sealing.js";

/** A worker that only records. */
class HandWorker {
  /** @type {any[]} */
  sent = [];
  ended = false;
  keepsPorts = false;
  /** @type {MessagePort[]} */
  ports = [];
  /** @type {(() => void) | null} */
  onerror = null;
  onmessageerror = null;
  /** @param {unknown} message @param {MessagePort[]} ports */
  postMessage(message, ports) {
    this.sent.push(message);
    for (const port of ports) {
      if (this.keepsPorts) this.ports.push(port);
      else port.close();
    }
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

test("an abandoned worker ends for every session", () => {
  const { engine, workers } = shared();
  /** @type {string[]} */
  const told = [];
  const [one, two] = [engine.session(), engine.session()];
  one.onerror = () => void told.push("one");
  two.onerror = () => void told.push("two");
  one.abandon?.();
  assert.deepEqual(told, ["one", "two"]);
  assert.equal(workers[0]?.ended, true);
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

test("a dead worker is connected with the next one, and ends soon after", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { engine, workers } = shared();
  const session = engine.session();
  session.onerror = () => void engine.session();
  const [dead] = workers;
  assert.ok(dead !== undefined);
  dead.keepsPorts = true;
  dead.onerror?.();
  const [, next] = workers;
  assert.deepEqual(dead.sent.at(-1), { kind: "pass-key" });
  // Before any session, so that none opens a game without the key.
  assert.deepEqual(next?.sent, [{ kind: "take-key" }, { kind: "session" }]);
  assert.equal(dead.ports.length, 1);
  assert.equal(dead.ended, false);
  t.mock.timers.tick(1_000);
  assert.deepEqual([dead.ended, next?.ended], [true, false]);
  dead.ports.forEach((port) => port.close());
});

test("a dead worker without a successor ends at once", () => {
  const { engine, workers } = shared();
  engine.session();
  workers[0]?.onerror?.();
  assert.equal(workers[0]?.ended, true);
});

test("a key passes from worker to worker, or is made anew", async (t) => {
  const [older, newer, last] = [new WorkerKey(), new WorkerKey(), new WorkerKey()];
  const key = await older.get();
  const { port1, port2 } = new MessageChannel();
  t.after(() => port2.close());
  newer.take(port2);
  await older.pass(port1);
  const sealed = await seal(key, { record: "secret" }, 1024);
  assert.deepEqual(await unseal(await newer.get(), sealed), { record: "secret" });
  const silent = new MessageChannel();
  t.after(() => silent.port2.close());
  t.mock.timers.enable({ apis: ["setTimeout"] });
  last.take(silent.port2);
  t.mock.timers.tick(1_000);
  await assert.rejects(unseal(await last.get(), sealed));
});
