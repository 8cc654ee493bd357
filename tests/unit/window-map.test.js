// Points of an element in the window, under transforms.

import assert from "node:assert/strict";
import { test } from "node:test";
import { inElement, inWindow } from "../../www/elements/board/window-map.js";

/** @import { Axes } from "../../www/elements/board/window-map.js" */

/**
 * @param {number} degrees
 * @param {number} across  scale
 * @param {number} down
 * @returns {Axes}
 */
function axes(degrees, across, down) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return {
    origin: { x: 100, y: 50 },
    right: { x: across * cos, y: across * sin },
    down: { x: -down * sin, y: down * cos },
  };
}

/** @param {{ x: number, y: number }} point */
const rounded = ({ x, y }) => [Math.round(x * 1e6) / 1e6, Math.round(y * 1e6) / 1e6];

test("a point of a scaled, turned or mirrored element is where it is seen", () => {
  const point = { x: 30, y: 10 };
  assert.deepEqual(rounded(inWindow(point, axes(0, 1, 1))), [130, 60]);
  assert.deepEqual(rounded(inWindow(point, axes(0, 0.5, 0.5))), [115, 55]);
  assert.deepEqual(rounded(inWindow(point, axes(180, 1, 1))), [70, 40]);
  assert.deepEqual(rounded(inWindow(point, axes(90, 1, 1))), [90, 80]);
  assert.deepEqual(rounded(inWindow(point, axes(0, -1, 1))), [70, 60]);
});

test("the way back leads to the same point", () => {
  for (const degrees of [0, 20, 90, 180, 271])
    for (const [across, down] of [
      [1, 1],
      [0.6, 0.6],
      [-1, 2],
      [1.3, 0.2],
    ]) {
      const there = axes(degrees, across, down);
      const point = { x: 12.5, y: -7 };
      assert.deepEqual(rounded(inElement(inWindow(point, there), there)), rounded(point));
    }
});

test("an element without an area has no points", () => {
  const { x, y } = inElement({ x: 1, y: 1 }, axes(0, 0, 0));
  assert.ok(!Number.isFinite(x) && !Number.isFinite(y));
});
