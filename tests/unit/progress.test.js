import assert from "node:assert/strict";
import { test } from "node:test";
import { ofTime, CountedParts } from "../../www/state/progress.js";

test("a time limit gives an upper bound of the time left", () => {
  assert.deepEqual(ofTime(1_000, 4_000), { part: 0.25, leftMs: 3_000, atMost: true });
  assert.deepEqual(ofTime(9_000, 4_000), { part: 1, leftMs: 0, atMost: true });
  assert.deepEqual(ofTime(0, 0), { part: 1, leftMs: 0, atMost: true });
});

test("the time left follows from the finished parts after enough time", () => {
  let nowMs = 100;
  const pieces = new CountedParts(() => nowMs, 8);
  assert.deepEqual(pieces.after(0), { part: 0, leftMs: null, atMost: false });
  nowMs = 300;
  assert.equal(pieces.after(1).leftMs, null);
  nowMs = 2_100;
  assert.deepEqual(pieces.after(2), { part: 0.25, leftMs: 6_000, atMost: false });
  assert.deepEqual(pieces.after(9), { part: 1, leftMs: 0, atMost: false });
});

test("there is no estimate if the clock stands or goes back; a task without parts is done at once", () => {
  let nowMs = 10_000;
  const pieces = new CountedParts(() => nowMs, 4);
  nowMs = 0;
  assert.deepEqual(pieces.after(2), { part: 0.5, leftMs: null, atMost: false });
  assert.equal(new CountedParts(() => 0, 0).after(0).part, 1);
});
