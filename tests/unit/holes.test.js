// Boards with holes: their outline, coordinates, squares and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { contours, grownOutline, pathOf } from "../../www/draw/outline.js";
import { UPRIGHT, layout, layoutOf } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { arrayScene, boardBackground } from "../../www/draw/scene.js";
import { firstLesson } from "../../www/state/state.js";
import { caissa } from "./fixtures/caissa.js";
import { fakeDocument } from "./fakes/dom.js";
import { CROSS, OMEGA, shaped, squareOf } from "./fixtures/shaped.js";

/** @import { BoardInfo } from "../../www/engine/protocol.js" */
/** @import { Layout } from "../../www/draw/board-layout.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

fakeDocument();
const { AccessibleGrid } = await import("../../www/elements/board/accessible-grid.js");

const SIZE = { width: 840, height: 840 };

/** The outline of squares with a side of 10, larger by 2. @param {string} pattern */
function outline(pattern) {
  const rows = pattern.split(" ");
  const ends = (/** @type {number} */ count) =>
    Array.from({ length: count + 1 }, (_, at) => 10 * at);
  const has = (/** @type {number} */ column, /** @type {number} */ row) =>
    rows[row]?.[column] === "x";
  const found = contours(has, ends(rows[0].length), ends(rows.length));
  const lines = grownOutline(found, 2, 1).map((points) => points.map(({ x, y }) => `${x},${y}`));
  return found.map(({ isHole }, at) => ({ isHole, line: lines[at].join(" ") }));
}

/** @param {BoardInfo} board */
function gameOn(board) {
  return { ...caissa(), board, array: [], goalSquares: [] };
}

test("a box has one outline with four corners", () => {
  assert.deepEqual(outline("xx xx"), [{ isHole: false, line: "-2,-2 22,-2 22,22 -2,22" }]);
});

test("an inner corner moves into the notch, and a hole becomes narrower", () => {
  assert.deepEqual(outline("x* xx"), [
    { isHole: false, line: "-2,-2 12,-2 12,8 22,8 22,22 -2,22" },
  ]);
  const [around, hole] = outline("xxx x*x xxx");
  assert.equal(around.line, "-2,-2 32,-2 32,32 -2,32");
  assert.deepEqual(hole, { isHole: true, line: "11,19 19,19 19,11 11,11" });
});

test("squares that touch at a corner share an outline; others don't", () => {
  assert.deepEqual(outline("x* *x"), [
    { isHole: false, line: "-2,-2 12,-2 12,8 22,8 22,22 8,22 8,12 -2,12" },
  ]);
  assert.equal(outline("x*x").length, 2);
});

test("corners are rounded outwards and inwards, no more than their sides are long", () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 4 },
    { x: 0, y: 4 },
  ];
  assert.equal(pathOf([square]), "M0 0L10 0L10 4L0 4Z");
  assert.match(pathOf([square], 3), /^M0 2A2 2 0 0 1 2 0L8 0A2 2 0 0 1 10 2L/);
  assert.match(pathOf([[...square].reverse()], 1), /^M0 3A1 1 0 0 0 1 4L/);
});

test("a hole is no square of the layout, in any rotation", () => {
  const board = shaped(OMEGA);
  for (const turned of [0, 1, 2, 3]) {
    const { planes, boxes, squareAt } = layoutOf(board, SIZE, { ...UPRIGHT, turned });
    assert.equal(boxes.length, 104);
    assert.deepEqual(
      [...planes[0].squares].sort((one, other) => one - other),
      board.squares.map((_, at) => at),
    );
    boxes.forEach(({ x, y, size }, at) => assert.equal(squareAt(x + size / 2, y + size / 2), at));
    const { x, y, size } = boxes[squareOf(board, "a1")];
    for (const [right, down] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ])
      assert.equal(squareAt(x + (right + 0.5) * size, y + (down + 0.5) * size), null);
  }
});

test("a point in a hole of a tower meets the level below", () => {
  const full = Array(5).fill("xxxxx").join(" ");
  const view = { arrangement: /** @type {const} */ ("stacked"), spread: 0, yaw: 45 };
  const tower = (/** @type {string} */ upper) => {
    const board = shaped(full, upper);
    const placed = layoutOf(board, { width: 300, height: 600 }, { ...UPRIGHT, ...view });
    return { ...placed, layerAt: layerAt(board, placed) };
  };
  const whole = tower(full);
  const holed = tower("***** ***** **x** ***** *****");
  const seen = whole.anchors
    .slice(25)
    .map(({ x, y }) => [whole, holed].map((each) => each.layerAt(x, y)));
  assert.ok(seen.every(([before]) => before === 1));
  assert.deepEqual(new Set(seen.map(([, after]) => after)), new Set([0, 1, null]));
});

/** @param {BoardInfo} board @param {Pick<Layout, "squareAt">} placed */
function layerAt({ squares }, { squareAt }) {
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const square = squareAt(x, y);
    return square === null ? null : squares[square].layer;
  };
}

test("nothing is painted in a hole, and the frame goes around it", () => {
  const game = gameOn(shaped("xxxx x**x x**x xxxx"));
  const colours = palette(game.board, "light");
  const placed = layout(game.board, SIZE, false);
  const shapes = boardBackground(game, colours, placed);
  const squares = shapes.flatMap((shape) => (shape.kind === "kept" ? shape.shapes : []));
  assert.equal(squares.length, 12);
  const frames = shapes.flatMap((shape) => (shape.kind === "path" ? shape.path : []));
  assert.ok(frames.length > 0);
  for (const path of frames) assert.equal(path.match(/M/g)?.length, 2);
});

test("a board without a frame has a line around its squares only if it is no box", () => {
  const lines = (/** @type {BoardInfo} */ board) => {
    const small = layout(board, { width: 240, height: 240 }, false, 1, "bare");
    const shapes = arrayScene(gameOn(board), palette(board, "light"), "letters", small);
    return shapes.filter((/** @type {Shape} */ { kind }) => kind === "path").length;
  };
  assert.equal(lines(shaped(CROSS)), 1);
  assert.equal(lines(shaped("xxx xxx xxx")), 0);
});

test("coordinates are where the lines of squares begin", () => {
  const board = shaped(CROSS);
  const placed = layout(board, SIZE, false);
  const { margin, boxes } = placed;
  const label = (/** @type {string} */ text) => placed.labels.filter((each) => each.text === text);
  for (const [file, square] of [
    ["a", "a4"],
    ["d", "d1"],
    ["n", "n4"],
  ]) {
    const { x, y, size } = boxes[squareOf(board, square)];
    assert.deepEqual(
      label(file).map((each) => [each.x, each.y]),
      [[x + size / 2, y + size + margin / 2]],
    );
  }
  for (const [rank, square] of [
    ["1", "d1"],
    ["4", "a4"],
    ["14", "d14"],
  ]) {
    const { x, y, size } = boxes[squareOf(board, square)];
    assert.deepEqual(
      label(rank).map((each) => [each.x, each.y]),
      [[x - margin / 2, y + size / 2]],
    );
  }
  const inside = layoutOf(board, SIZE, { ...UPRIGHT, coordinates: "inside" }).labels;
  assert.equal(inside.find(({ text }) => text === "a")?.on, squareOf(board, "a4"));
  assert.equal(inside.find(({ text }) => text === "12")?.on, squareOf(board, "d12"));
});

test("a row of holes has no coordinate and no row for screen readers", () => {
  const board = shaped("xx ** xx");
  const placed = layout(board, SIZE, false);
  assert.deepEqual(
    placed.labels.map(({ text }) => text),
    ["a", "b", "3", "1"],
  );
  const { grid } = gridOf(board);
  const rows = [...grid.element.querySelectorAll('[role="row"]')];
  assert.deepEqual(
    rows.map((row) => row.getAttribute("aria-rowindex")),
    ["1", "3"],
  );
});

/** @param {BoardInfo} board */
function gridOf(board) {
  /** @type {string[]} */
  const focused = [];
  const ignore = () => {};
  const grid = new AccessibleGrid(
    {
      activate: ignore,
      escape: () => false,
      focus: (square) => square !== null && focused.push(board.squares[square].name),
      inspect: ignore,
      mark: ignore,
      turn: ignore,
      ask: ignore,
      write: ignore,
    },
    { browsed: false },
  );
  document.body.replaceChildren(grid.element);
  const names = board.squares.map(({ name }) => name);
  grid.fit(layout(board, SIZE, false), "game", names);
  const cell = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (grid.element.querySelector(`[data-cell="${name}"]`));
  /** Where a key leads from a square. @type {(from: string, key: string, ctrlKey?: boolean) => string | undefined} */
  const goes = (from, key, ctrlKey = false) => {
    cell(from).focus();
    cell(from).dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }));
    return /** @type {HTMLElement} */ (document.activeElement).dataset.cell;
  };
  return { grid, cell, goes };
}

test("screen readers get the true rows and columns, without elements in holes", () => {
  const { grid, cell } = gridOf(shaped(CROSS));
  const board = grid.element.firstElementChild;
  assert.deepEqual(
    ["aria-rowcount", "aria-colcount"].map((name) => board?.getAttribute(name)),
    ["14", "14"],
  );
  assert.equal(grid.element.querySelectorAll('[role="gridcell"]').length, 160);
  assert.equal(cell("d14").getAttribute("aria-colindex"), "4");
  assert.equal(cell("d14").parentElement?.getAttribute("aria-rowindex"), "1");
  assert.equal(cell("a4").getAttribute("aria-colindex"), "1");
});

test("arrow keys skip holes, and stay where no square follows", () => {
  const { goes } = gridOf(shaped("xxxx x**x xxx* *xxx"));
  assert.equal(goes("a3", "ArrowRight"), "d3");
  assert.equal(goes("b2", "ArrowUp"), "b4");
  assert.equal(goes("d3", "ArrowDown"), "d1");
  assert.equal(goes("c2", "ArrowRight"), "c2");
  assert.equal(goes("a2", "ArrowDown"), "a2");
  assert.equal(goes("c2", "End"), "c2");
  assert.equal(goes("c1", "Home"), "b1");
  assert.equal(goes("c2", "Home", true), "a4");
  assert.equal(goes("c2", "End", true), "d1");
});

test("the legend begins beside a hole in the middle", () => {
  const lesson = firstLesson(gameOn(shaped("xxx x*x xxx")));
  assert.equal(lesson?.from, 1);
});
