import assert from "node:assert/strict";
import { test } from "node:test";
import { SelectionCache } from "../../www/elements/board/selection-cache.js";

/**
 * Without idle callbacks, as in node and some browsers, the pieces are computed one after another.
 * @param {import("node:test").TestContext} context
 */
function foresight({ mock }) {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {number[]} */
  const foreseen = [];
  const board = new SelectionCache((square) => foreseen.push(square));
  return { board, foreseen, pass: () => mock.timers.tick(1_000) };
}

test("pieces are precomputed later, one at a time", (context) => {
  const { board, foreseen, pass } = foresight(context);
  board.begin([3, 1, 2]);
  assert.deepEqual(foreseen, []);
  pass();
  assert.deepEqual(foreseen, [3]);
  pass();
  pass();
  pass();
  assert.deepEqual(foreseen, [3, 1, 2]);
});

test("pieces of a new position replace the pending ones", (context) => {
  const { board, foreseen, pass } = foresight(context);
  board.begin([1, 2]);
  pass();
  board.begin([7]);
  pass();
  board.begin([]);
  pass();
  board.begin([8]);
  pass();
  assert.deepEqual(foreseen, [1, 7, 8]);
});
