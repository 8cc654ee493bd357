import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardGlance } from "../../www/elements/board/board-glance.js";
import { view } from "./fixtures/alice.js";
import { choiceOf } from "./fixtures/board-choice.js";

const LONG_MS = 1_000;

const [first, second] = [60, 61];
const pieces = [first, second].map((square) => ({ square, kind: 0, seat: 1 }));

test("a resting pointer asks about another square only after it moved there", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked = /** @type {number[]} */ ([]);
  const emit = (/** @type {string} */ _name, /** @type {any} */ square) =>
    Boolean(asked.push(square));
  const choice = choiceOf({ view: view({ turn: 0, pieces }), interactive: true });
  const glance = new BoardGlance(choice, emit, () => {});
  const rest = (/** @type {number | null} */ square) => {
    glance.pointAt(square);
    t.mock.timers.tick(LONG_MS);
    return asked.splice(0);
  };

  assert.deepEqual(rest(first), [first]);
  glance.pointAt(second);
  // A move, or another selection.
  glance.wait();
  t.mock.timers.tick(LONG_MS);
  assert.deepEqual(asked, []);
  assert.deepEqual(rest(second), [], "a hand that trembles");
  assert.deepEqual(rest(first), [first], "a movement");
  assert.deepEqual(rest(second), [second]);
});
