import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineClient } from "../../www/engine/client.js";

/** A worker with answers written by the test. */
class HandWorker {
  /** @type {any[]} */
  asked = [];
  ended = false;
  /** @type {((event: {data: unknown}) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onerror = null;
  /** @type {(() => void) | null} */
  onmessageerror = null;
  /** @param {unknown} message */
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
  /** @param {unknown} data */
  say(data) {
    this.onmessage?.({ data });
  }
}

/** @param {string[]} [ownFiles] */
function started(ownFiles = []) {
  /** @type {HandWorker[]} */
  const workers = [];
  const news = /** @type {string[]} */ ([]);
  const make = () => {
    const worker = new HandWorker();
    workers.push(worker);
    return /** @type {any} */ (worker);
  };
  const client = new EngineClient(make, { ownFiles: () => ownFiles });
  const said = { ready: false };
  client.start({
    onReady: () => (said.ready = true),
    onRestart: () => news.push("restart"),
    onBroken: ({ code }) => news.push(code),
  });
  return { client, workers, news, said };
}

test("each call gets its own answer in any order", async () => {
  const { client, workers } = started();
  const [worker] = workers;
  const first = client.call("undo", {});
  const second = client.call("redo", {});
  worker?.say({ kind: "answer", id: 2, answer: "second" });
  worker?.say({ kind: "answer", id: 1, answer: "first" });
  assert.deepEqual(await Promise.all([first, second]), ["first", "second"]);
});

test("readiness of the worker is reported", () => {
  const { workers, said } = started();
  assert.equal(said.ready, false);
  workers[0]?.say({ kind: "ready" });
  assert.equal(said.ready, true);
});

test("an error rejects only its call", async () => {
  const { client, workers } = started();
  const call = client.call("play", { action: "a1a9" });
  workers[0]?.say({ kind: "error", id: 1, error: { code: "no-such-move", args: {} } });
  await assert.rejects(call, { code: "no-such-move" });
});

test("search results arrive before the answer", async () => {
  const { client, workers } = started();
  const depths = /** @type {number[]} */ ([]);
  const call = client.call("think", { level: "1" }, ({ depth }) => depths.push(depth));
  workers[0]?.say({ kind: "thought", id: 1, thought: { depth: 1 } });
  workers[0]?.say({ kind: "thought", id: 1, thought: { depth: 2 } });
  workers[0]?.say({ kind: "answer", id: 1, answer: { best: "e2e4" } });
  assert.equal((await call).best, "e2e4");
  assert.deepEqual(depths, [1, 2]);
});

test("a dead worker is replaced and its calls are rejected", async () => {
  const { client, workers, news } = started();
  workers[0]?.say({ kind: "ready" });
  const call = client.call("undo", {});
  workers[0]?.onerror?.();
  await assert.rejects(call, { code: "engine-crashed" });
  assert.equal(workers[0]?.ended, true);
  assert.equal(workers.length, 2);
  assert.deepEqual(news, ["restart"]);
});

test("a worker that is busy with a game that was left is replaced, and the new one answers later calls", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { client, workers, news } = started();
  workers[0]?.say({ kind: "ready" });
  const call = client.call("open", { game: "grand" });
  client.leaveGame();
  const later = client.call("open", { game: "chess" });
  t.mock.timers.tick(10_000);
  await assert.rejects(call, { code: "engine-crashed" });
  assert.equal(workers[0]?.ended, true);
  assert.deepEqual(workers[1]?.asked, [{ id: 2, call: "open", ask: { game: "chess" } }]);
  workers[1]?.say({ kind: "answer", id: 2, answer: "chess" });
  assert.equal(await later, "chess");
  // Nothing is restored.
  assert.deepEqual(news, []);
});

test("a worker stays that answers soon, is still loading, or has more to do than a game", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { client, workers } = started();
  const leave = () => {
    client.leaveGame();
    t.mock.timers.tick(10_000);
    assert.equal(workers.length, 1);
  };
  void client.call("open", { game: "grand" });
  leave();
  workers[0]?.say({ kind: "ready" });
  client.leaveGame();
  workers[0]?.say({ kind: "answer", id: 1, answer: null });
  leave();
  void client.call("open", { game: "grand" });
  void client.call("adopt", { text: "format = 1" });
  leave();
});

test("a worker that keeps dying is given up", async () => {
  const { client, workers, news } = started();
  workers[0]?.say({ kind: "ready" });
  for (let count = 0; count < 4; count += 1) workers.at(-1)?.onerror?.();
  assert.deepEqual(news, ["restart", "restart", "restart", "engine-crashed"]);
  await assert.rejects(client.call("undo", {}), { code: "engine-crashed" });
});

test("the client's own calls don't count as signs of life", async () => {
  const { client, workers, news } = started(["own"]);
  workers[0]?.say({ kind: "ready" });
  for (let at = 0; at < 10; at += 1) {
    const [adopted] = workers.at(-1)?.asked ?? [];
    workers.at(-1)?.say({ kind: "answer", id: adopted.id, answer: null });
    workers.at(-1)?.onerror?.();
  }
  assert.deepEqual(news, ["restart", "restart", "restart", "engine-crashed"]);
  await assert.rejects(client.call("undo", {}), { code: "engine-crashed" });
});

test("a missing worker is unreachable, a broken one gives its reason", () => {
  const absent = started();
  absent.workers[0]?.onerror?.();
  assert.deepEqual(absent.news, ["engine-unreachable"]);
  const outdated = started();
  outdated.workers[0]?.say({ kind: "broken", error: { code: "engine-outdated", args: {} } });
  assert.deepEqual(outdated.news, ["engine-outdated"]);
});

test("in a sandboxed frame the reason is the sandbox, in a page from a file it isn’t", (t) => {
  t.after(() => {
    for (const name of ["origin", "location"]) delete (/** @type {any} */ (globalThis)[name]);
  });
  for (const [protocol, code] of [
    ["https:", "engine-sandboxed"],
    ["file:", "engine-unreachable"],
  ]) {
    Object.assign(globalThis, { origin: "null", location: { protocol } });
    const absent = started();
    absent.workers[0]?.onerror?.();
    assert.deepEqual(absent.news, [code]);
  }
});
