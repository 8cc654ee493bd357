import assert from "node:assert/strict";
import { test } from "node:test";
import { arrowShapes } from "../../www/draw/arrow-shapes.js";
import { layout, layoutOf, UPRIGHT } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { toggled } from "../../www/state/arrows.js";
import { BoardAnnotation } from "../../www/elements/board/board-annotation.js";
import { armies } from "./fixtures/armies.js";
import { caissa, square } from "./fixtures/caissa.js";

/** @import { DrawingTool } from "../../www/elements/board/board-props.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

const game = caissa();
const colours = palette(game.board, "light");
const placed = layout(game.board, { width: 400, height: 400 }, false);

/** The shapes without their groups. @param {Shape[]} shapes @returns {Shape[]} */
function flat(shapes) {
  return shapes.flatMap((shape) => (shape.kind === "group" ? flat(shape.shapes) : [shape]));
}

test("an arrow points from its square towards the middle of the other", () => {
  const [from, to] = [square("b2"), square("b7")];
  const shapes = arrowShapes([{ from, to, colour: "green" }], null, colours, placed);
  const lines = flat(shapes).filter((shape) => shape.kind === "line");
  assert.equal(lines.length, 4, "shaft and head, each over its halo");
  const ys = lines.flatMap(({ points }) => points.map(({ y }) => y));
  const [start, end] = [placed.anchors[from], placed.anchors[to]];
  assert.ok(Math.max(...ys) < start.y, "it leaves the man it comes from to be seen");
  assert.ok(Math.abs(Math.min(...ys) - end.y) < placed.boxes[to].size / 2);
});

test("an arrow from a square to itself is a ring", () => {
  const at = square("d4");
  const shapes = flat(arrowShapes([{ from: at, to: at, colour: "red" }], null, colours, placed));
  assert.deepEqual([...new Set(shapes.map(({ kind }) => kind))], ["disc"]);
  for (const ring of shapes) if (ring.kind === "disc") assert.equal(ring.x, placed.anchors[at].x);
});

test("the four colours differ, and a draft is paler", () => {
  const inks = /** @type {const} */ (["green", "red", "blue", "yellow"]).map((colour) => {
    const [, top] = flat(arrowShapes([{ from: 0, to: 0, colour }], null, colours, placed));
    return top.kind === "disc" ? top.stroke : "";
  });
  assert.equal(new Set(inks).size, 4);
  const arrow = /** @type {const} */ ({ from: 0, to: 9, colour: "blue" });
  const [drawn, sketch] = arrowShapes([arrow], arrow, colours, placed);
  assert.ok(drawn.kind === "group" && sketch.kind === "group" && sketch.alpha < drawn.alpha);
});

test("in tower view a ring lies on its level", () => {
  const { board } = armies().info;
  const tower = layoutOf(
    board,
    { width: 600, height: 800 },
    { ...UPRIGHT, arrangement: "stacked" },
  );
  const [group] = arrowShapes([{ from: 3, to: 3, colour: "red" }], null, colours, tower);
  assert.ok(group.kind === "group" && group.shapes[0].kind === "group");
  assert.notEqual(group.shapes[0].transform, null);
});

test("a hidden board has no arrows", () => {
  const { board } = armies().info;
  const one = layout(board, { width: 300, height: 300 }, false, 1, "bare", 0);
  const top = board.squares.length - 1;
  assert.deepEqual(arrowShapes([{ from: top, to: top, colour: "red" }], null, colours, one), []);
});

test("a pencil draws with the right button alone, or with every one", () => {
  const taken = (/** @type {DrawingTool | null} */ drawingTool) => {
    const annotation = new BoardAnnotation({ drawingTool }, () => {});
    return [0, 1, 2].filter((button) => annotation.takes(button));
  };
  assert.deepEqual(taken(null), []);
  assert.deepEqual(taken({ colour: "green", always: false }), [2]);
  assert.deepEqual(taken({ colour: "green", always: true }), [0, 2]);
});

test("by keyboard the first square begins an arrow and the second ends it", () => {
  /** @type {number[][]} */
  const drawn = [];
  const drawingTool = /** @type {const} */ ({ colour: "red", always: true });
  const annotation = new BoardAnnotation(
    { drawingTool },
    ({ from, to }) => void drawn.push([from, to]),
  );
  annotation.point(12);
  annotation.lead(20);
  assert.deepEqual(annotation.sketch, { from: 12, to: 20, colour: "red" });
  annotation.point(28);
  assert.equal(annotation.sketch, null);
  annotation.point(4);
  assert.equal(annotation.giveUp(), true);
  annotation.point(5);
  annotation.point(5);
  assert.deepEqual(drawn, [
    [12, 28],
    [5, 5],
  ]);
});

test("beside the board nothing is drawn", () => {
  const drawingTool = /** @type {const} */ ({ colour: "red", always: false });
  const annotation = new BoardAnnotation({ drawingTool }, () => assert.fail("drawn"));
  annotation.begin(3);
  annotation.end(null);
  assert.equal(annotation.sketch, null);
});

test("held keys choose the colour of an arrow", () => {
  const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  /** @type {string[]} */
  const drawn = [];
  const drawingTool = /** @type {const} */ ({ colour: "green", always: false });
  const annotation = new BoardAnnotation({ drawingTool }, ({ colour }) => void drawn.push(colour));
  for (const keys of [{}, { shiftKey: true }, { altKey: true }, { ctrlKey: true, metaKey: true }]) {
    annotation.begin(3, { ...none, ...keys });
    annotation.end(12);
  }
  assert.deepEqual(drawn, ["green", "red", "blue", "yellow"]);
});

test("an arrow drawn again is removed, or changes its colour", () => {
  const [green, red] = /** @type {const} */ ([
    { from: 1, to: 2, colour: "green" },
    { from: 1, to: 2, colour: "red" },
  ]);
  const ring = /** @type {const} */ ({ from: 1, to: 1, colour: "green" });
  assert.deepEqual(toggled([ring, green], red), [ring, red]);
  assert.deepEqual(toggled([ring, green], { ...green }), [ring]);
});
