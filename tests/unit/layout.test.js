import assert from "node:assert/strict";
import { test } from "node:test";
import { UPRIGHT, aspectRatio, layout, layoutOf } from "../../www/draw/layout.js";
import { caissa, square } from "./fixtures/caissa.js";

/** @import { Coordinates } from "../../www/state/settings.js" */

const { board } = caissa();

test("a1 is at the lower left, j10 at the upper right", () => {
  const { boxes } = layout(board, { width: 360, height: 360 }, false);
  assert.deepEqual(boxes[square("a1")], { x: 0, y: 324, size: 36 });
  assert.deepEqual(boxes[square("j10")], { x: 324, y: 0, size: 36 });
});

test("a flipped board is rotated by half a turn", () => {
  const seen = layout(board, { width: 360, height: 360 }, false);
  const flipped = layout(board, { width: 360, height: 360 }, true);
  assert.deepEqual(flipped.boxes[square("a1")], seen.boxes[square("j10")]);
  assert.deepEqual(flipped.planes[0].rows[0][0], square("j1"));
});

test("every square is found at its middle, and nothing outside the board", () => {
  for (const width of [360, 901]) {
    const { boxes, squareAt } = layout(board, { width, height: width }, false);
    boxes.forEach(({ x, y, size }, at) => assert.equal(squareAt(x + size / 2, y + size / 2), at));
    assert.equal(squareAt(-1, 10), null);
    assert.equal(squareAt(10, width + 1), null);
  }
});

test("squares begin and end on device pixels", () => {
  for (const ratio of [1, 1.5, 2, 3]) {
    const { boxes } = layout(board, { width: 777, height: 777 }, false, ratio);
    for (const { x, y, size } of boxes) {
      for (const length of [x, y, size])
        assert.ok(Math.abs(length * ratio - Math.round(length * ratio)) < 1e-6);
    }
  }
});

test("a narrow board has its coordinates on the squares, a wide one beside them", () => {
  const narrow = layout(board, { width: 360, height: 360 }, false);
  const wide = layout(board, { width: 800, height: 800 }, false);
  assert.equal(narrow.margin, 0);
  assert.ok(narrow.labels.every(({ on }) => on !== null));
  assert.ok(wide.margin > 0);
  assert.ok(wide.labels.every(({ on }) => on === null));
  assert.deepEqual(
    wide.labels.map(({ text }) => text),
    [..."abcdefghij", ..."0987654321"].map((text) => (text === "0" ? "10" : text)),
  );
});

test("coordinates follow the setting: outside, inside or off", () => {
  const size = { width: 800, height: 800 };
  const placed = (/** @type {Coordinates} */ coordinates) =>
    layoutOf(board, size, { ...UPRIGHT, coordinates });
  const inside = placed("inside");
  assert.equal(inside.margin, 0);
  assert.equal(inside.labels.length, 20);
  assert.ok(inside.labels.every(({ on }) => on !== null));
  const off = placed("off");
  assert.deepEqual([off.margin, off.labels], [0, []]);
  assert.ok(
    off.boxes[0].size > placed("outside").boxes[0].size,
    "the squares have the margin's room",
  );
});

test("a bare board fills its room and has no coordinates", () => {
  const { boxes, labels } = layout(board, { width: 245, height: 245 }, false, 1, "bare");
  assert.equal(boxes[0].size, 24.5);
  assert.deepEqual(labels, []);
});

test("a wide board keeps its squares square and is centred", () => {
  const long = { ...board, files: 10, ranks: 5, squares: board.squares.slice(0, 50) };
  const { planes } = layout(long, { width: 400, height: 400 }, false);
  assert.deepEqual(
    [planes[0].x, planes[0].y, planes[0].width, planes[0].height],
    [0, 100, 400, 200],
  );
  assert.equal(aspectRatio(long), 2);
});
