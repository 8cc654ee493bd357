import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../www/state/store.js";

/** @typedef {{kind: "add", by: number} | {kind: "double"}} Action */

const reduce = (/** @type {number} */ state, /** @type {Action} */ action) =>
  action.kind === "add" ? state + action.by : state * 2;

test("listeners hear each change in order, with the state before and after", () => {
  const store = createStore(reduce, 1);
  /** @type {unknown[]} */
  const heard = [];
  store.subscribe((after, before, action) => heard.push(["first", before, action.kind, after]));
  store.subscribe((after) => heard.push(["second", after]));
  store.dispatch({ kind: "add", by: 2 });
  assert.equal(store.state, 3);
  assert.deepEqual(heard, [
    ["first", 1, "add", 3],
    ["second", 3],
  ]);
});

test("a listener that changes the state leaves each listener a matching pair", () => {
  const store = createStore(reduce, 0);
  /** @type {[number, number][]} */
  const pairs = [];
  store.subscribe((after) => {
    if (after < 3) store.dispatch({ kind: "add", by: 1 });
  });
  store.subscribe((after, before, action) => {
    assert.equal(reduce(before, action), after);
    pairs.push([before, after]);
  });
  store.dispatch({ kind: "add", by: 1 });
  assert.equal(store.state, 3);
  assert.equal(pairs.length, 3);
});

test("after the listeners, an action's effects run in every table", () => {
  const store = createStore(reduce, 1);
  /** @type {unknown[]} */
  const done = [];
  store.addEffects({ add: ({ by }, after, before) => done.push(["add", by, before, after]) });
  store.addEffects({ add: () => done.push("also"), double: () => done.push("double") });
  store.subscribe((after) => done.push(["listener", after]));
  store.dispatch({ kind: "add", by: 4 });
  assert.deepEqual(done, [["listener", 5], ["add", 4, 1, 5], "also"]);
  store.dispatch({ kind: "double" });
  assert.deepEqual(done.slice(3), [["listener", 10], "double"]);
});

test("what an effect dispatches has listeners and effects of its own", () => {
  const store = createStore(reduce, 1);
  /** @type {number[]} */
  const states = [];
  store.subscribe((after) => states.push(after));
  store.addEffects({
    double: () => store.dispatch({ kind: "add", by: 1 }),
    add: (_action, after) => states.push(-after),
  });
  store.dispatch({ kind: "double" });
  assert.deepEqual(states, [2, 3, -3]);
});

test("effects of a table run when its queue says so", () => {
  const store = createStore(reduce, 1);
  /** @type {(() => unknown)[]} */
  const queue = [];
  /** @type {unknown[]} */
  const done = [];
  store.addEffects({ add: ({ by }) => done.push(by) }, (work) => queue.push(work));
  store.dispatch({ kind: "double" });
  store.dispatch({ kind: "add", by: 4 });
  assert.deepEqual([queue.length, done], [1, []]);
  queue[0]?.();
  assert.deepEqual(done, [4]);
});
