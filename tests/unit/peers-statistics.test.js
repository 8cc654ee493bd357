import assert from "node:assert/strict";
import { test } from "node:test";
import { mark, median, medians, ratios, worst } from "../../benches/peers/statistics.mjs";

test("the median of an even number of values lies between the middle two", () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([9, 1, 5, 7]), 6);
});

test("a machine that slows down between rounds changes no ratio", () => {
  const result = (/** @type {number} */ nodes, /** @type {number} */ seconds) => ({
    nodes,
    seconds,
  });
  const rounds = [1, 4, 2].map((slower) => ({
    ours: result(600, slower),
    theirs: result(100, slower),
  }));
  assert.deepEqual(ratios(rounds), { value: 6, spread: [6, 6] });
});

test("a ratio is the median of the rounds' ratios, not the ratio of the medians", () => {
  const rounds = [
    { ours: { nodes: 10, seconds: 1 }, theirs: { nodes: 1, seconds: 1 } },
    { ours: { nodes: 4, seconds: 1 }, theirs: { nodes: 4, seconds: 1 } },
    { ours: { nodes: 6, seconds: 1 }, theirs: { nodes: 2, seconds: 1 } },
  ];
  assert.deepEqual(ratios(rounds), { value: 3, spread: [1, 10] });
});

test("one slow round of a game doesn't count as its worst", () => {
  const rounds = [
    { chess: 1, crown: 3 },
    { chess: 90, crown: 4 },
    { chess: 2, crown: 5 },
  ];
  assert.deepEqual(worst(rounds), { value: 4, spread: [3, 5], worst: "crown" });
  assert.deepEqual(
    medians(rounds).map(({ name }) => name),
    ["crown", "chess"],
  );
});

test("an exactly reached goal counts as reached", () => {
  const race = { floor: 4, aim: 6 };
  assert.deepEqual(
    [3.99, 4, 5.99, 6].map((value) => mark(value, race)),
    ["✗", "✓", "✓", "aim"],
  );
  const limit = { floor: 20, aim: 5, lowIsGood: true };
  assert.deepEqual(
    [20.1, 20, 5.1, 5].map((value) => mark(value, limit)),
    ["✗", "✓", "✓", "aim"],
  );
});
