import assert from "node:assert/strict";
import { test } from "node:test";
import { isReached, movesLeft, nextOf } from "../../www/pages/lesson/goals.js";

const info = /** @type {any} */ ({
  board: { squares: ["a1", "b1", "c1", "A1", "B1"].map((name) => ({ name })) },
});

/** @param {object[]} played @param {object} [more] */
const view = (played, more = {}) =>
  /** @type {any} */ ({
    played: played.map((action) => ({ seat: 0, to: null, lands: null, captures: [], ...action })),
    ply: played.length,
    outcome: null,
    ...more,
  });

test("a piece has to stop on every square in any order", () => {
  const goal = { reach: ["b1", "c1"] };
  assert.equal(isReached(goal, info, 0, view([{ to: 2 }])), false);
  const both = view([{ to: 2 }, { seat: 1, to: 0 }, { to: 1 }]);
  assert.equal(isReached(goal, info, 0, both), true);
  assert.equal(isReached(goal, info, 0, { ...both, ply: 1 }), false, "what was taken back");
  assert.equal(isReached(goal, info, 0, view([{ to: 2 }, { seat: 1, to: 1 }])), false);
});

test("with two boards the final square of the piece counts", () => {
  const passed = view([{ to: 1, lands: 4 }]);
  assert.equal(isReached({ reach: ["B1"] }, info, 0, passed), true);
  assert.equal(isReached({ reach: ["b1"] }, info, 0, passed), false);
});

test("captures, checks and wins are goals", () => {
  const captured = view([{ to: 2, captures: [1] }]);
  assert.equal(isReached({ capture: ["b1"] }, info, 0, captured), true);
  assert.equal(isReached({ capture: ["c1"] }, info, 0, captured), false);
  assert.equal(isReached({ check: true }, info, 0, view([{ check: true }])), true);
  assert.equal(isReached({ check: true }, info, 0, view([{ seat: 1, check: true }])), false);
  const over = (/** @type {number | null} */ winner) => view([{}], { outcome: { winner } });
  assert.equal(isReached({ mate: true }, info, 0, over(0)), true);
  assert.equal(isReached({ mate: true }, info, 0, over(1)), false);
  assert.equal(isReached({ mate: true }, info, 0, over(null)), false);
  assert.equal(isReached({ read: true }, info, 0, over(0)), false);
});

test("hidden things are known to the learner alone", () => {
  const hid = view([{ action: "hide", text: "hide@?" }]);
  assert.equal(isReached({ reach: ["c1"] }, info, 0, hid), false);
  assert.equal(isReached({ reach: ["c1"] }, info, 0, hid, [2]), true);
  assert.equal(nextOf(["hide@c1", "e7e5"], hid), "e7e5");
});

test("a claim and the following move are one turn", () => {
  const step = /** @type {any} */ ({ solution: ["e2e4", "e7e5", "d2d4"] });
  assert.equal(movesLeft(step, view([{}]), 0), true);
  assert.equal(movesLeft(step, view([{}, {}]), 0), true);
  assert.equal(movesLeft(step, view([{}, { seat: 1 }, {}]), 0), false);
});

test("the solution continues where the learner left it", () => {
  const solution = ["S@e4*", "e7e5", "d2d4"];
  const followed = view([{ text: "S@e4?" }, { seat: 1, text: "e7e5" }]);
  assert.equal(nextOf(solution, followed), "d2d4");
  assert.equal(nextOf(solution, view([{ text: "S@e5?" }])), null);
  assert.equal(nextOf(["a"], view([{ text: "a" }])), null);
});
