import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../www/state/store.js";

const sum = (/** @type {number} */ state, /** @type {number} */ action) => state + action;

test("listeners hear each change in order, with the state before and after", () => {
  const store = createStore(sum, 1);
  /** @type {unknown[]} */
  const heard = [];
  store.subscribe((after, before, action) => heard.push(["first", before, action, after]));
  store.subscribe((after) => heard.push(["second", after]));
  store.dispatch(2);
  assert.equal(store.state, 3);
  assert.deepEqual(heard, [
    ["first", 1, 2, 3],
    ["second", 3],
  ]);
});

test("a listener that changes the state leaves each listener a matching pair", () => {
  const store = createStore(sum, 0);
  /** @type {[number, number][]} */
  const pairs = [];
  store.subscribe((after) => {
    if (after < 3) store.dispatch(1);
  });
  store.subscribe((after, before, action) => {
    assert.equal(before + action, after);
    pairs.push([before, after]);
  });
  store.dispatch(1);
  assert.equal(store.state, 3);
  assert.equal(pairs.length, 3);
});
