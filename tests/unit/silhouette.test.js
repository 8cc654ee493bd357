import assert from "node:assert/strict";
import { test } from "node:test";
import { silhouette } from "../../www/draw/silhouette.js";

test("parts that start relative to the previous one become independent", () => {
  const { parts } = silhouette("M10 10h20v20zm5 5h4v4z");
  assert.deepEqual(parts, ["M10 10h20v20z", "M15 15h4v4z"]);
});

test("pairs after a move are lines", () => {
  assert.deepEqual(silhouette("m1 2 3 4 5 6z").parts, ["M1 2l3 4l5 6z"]);
});

test("the bounds include relative and absolute points and the bulge of arcs", () => {
  const { bounds } = silhouette("M0 50A50 50 0 0 1 100 50L100 60H0z");
  assert.ok(Math.abs(bounds.top) < 1);
  assert.deepEqual([bounds.left, bounds.right, bounds.bottom], [0, 100, 60]);
});

test("flags of an arc need no space after them", () => {
  const spaced = silhouette("M0 0a5 5 0 0 1 10 0z");
  assert.deepEqual(silhouette("M0 0a5 5 0 0110 0z"), spaced);
});
