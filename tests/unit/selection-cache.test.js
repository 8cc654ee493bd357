import assert from "node:assert/strict";
import { test } from "node:test";
import { SelectionCache } from "../../www/elements/board/selection-cache.js";

/** @import { TestContext } from "node:test" */

/**
 * Node has no `requestIdleCallback`, like some browsers: pieces are precomputed one by one.
 * @param {TestContext} context
 */
function cacheWith({ mock }) {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {number[]} */
  const precomputed = [];
  const board = new SelectionCache((square) => precomputed.push(square));
  return { board, precomputed, pass: () => mock.timers.tick(1_000) };
}

test("men are foreseen later, one at a time", (context) => {
  const { board, precomputed, pass } = cacheWith(context);
  board.begin([3, 1, 2]);
  assert.deepEqual(precomputed, []);
  pass();
  assert.deepEqual(precomputed, [3]);
  pass();
  pass();
  pass();
  assert.deepEqual(precomputed, [3, 1, 2]);
});

test("men of another position take the place of those who are still to come", (context) => {
  const { board, precomputed, pass } = cacheWith(context);
  board.begin([1, 2]);
  pass();
  board.begin([7]);
  pass();
  board.begin([]);
  pass();
  board.begin([8]);
  pass();
  assert.deepEqual(precomputed, [1, 7, 8]);
});
