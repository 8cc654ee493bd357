// Boards with joined edges: what is seen beyond them, and ways that cross them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { piecesBetween } from "../../www/draw/animate.js";
import { arrowShapes } from "../../www/draw/arrow-shapes.js";
import { choiceScene } from "../../www/draw/choice-scene.js";
import { UPRIGHT, aspectRatio, layout, layoutOf } from "../../www/draw/layout.js";
import { courses, stages } from "../../www/draw/move-path.js";
import { palette } from "../../www/draw/palette.js";
import { nextSquare } from "../../www/draw/rotated-rows.js";
import { scene } from "../../www/draw/scene.js";
import { svgOf } from "../../www/draw/svg.js";
import { wayShapes } from "../../www/draw/way-shapes.js";
import { boardWords } from "../../www/i18n/board-words.js";
import { action, caissa, view } from "./fixtures/caissa.js";
import { still } from "./fixtures/scene-state.js";
import { joined, shaped, squareOf } from "./fixtures/shaped.js";

/** @import { Path, PlacedPiece } from "../../www/engine/protocol.js" */
/** @import { GroupShape, Shape } from "../../www/draw/shapes.js" */

const SIZE = { width: 880, height: 880 };
const flat = shaped(Array(8).fill("xxxxxxxx").join(" "));
const cylinder = joined(flat, "files");
const torus = joined(flat, "both");
const colours = palette(flat, "light");
const at = (/** @type {string} */ name) => squareOf(flat, name);

/** @type {(...through: string[]) => Path} */
const through = (...names) => ({ through: names.map(at), screens: [], leaps: false });

/** @param {Shape[]} shapes @returns {GroupShape[]} */
const clipped = (shapes) =>
  shapes.flatMap((shape) => (shape.kind === "group" && shape.clip ? shape : []));

test("only boards with joined edges make room beside them", () => {
  assert.equal(aspectRatio(flat), 1);
  assert.equal(aspectRatio(cylinder), 8.8 / 8);
  assert.equal(aspectRatio(joined(flat, "ranks")), 8 / 8.8);
  assert.equal(aspectRatio(torus), 1);
  const [plain] = layout(flat, SIZE, false).planes;
  assert.deepEqual(plain.repeats, []);
  assert.deepEqual(plain.area, {
    x: plain.x,
    y: plain.y,
    width: plain.width,
    height: plain.height,
  });
});

test("a strip beside each joined edge shows the squares beyond it, in any rotation", () => {
  for (const turned of [0, 1, 2, 3]) {
    const { planes, boxes } = layoutOf(cylinder, SIZE, { ...UPRIGHT, turned });
    const [{ repeats, area, square }] = planes;
    assert.equal(repeats.length, 2);
    for (const { squares, shift, clip } of repeats) {
      assert.equal(squares.length, 8);
      assert.equal(new Set(squares.map((each) => flat.squares[each].file)).size, 1);
      const { x, y } = boxes[squares[0]];
      const inside = [x + shift.x + square, y + shift.y + square];
      assert.ok(inside[0] > area.x && inside[1] > area.y, "its place is beside the board");
      assert.equal(Math.round(100 * Math.min(clip.width, clip.height)), Math.round(40 * square));
    }
  }
  assert.equal(layout(torus, SIZE, false).planes[0].repeats.length, 8, "with the corners");
});

test("a point beyond a joined edge means the square at the other side", () => {
  const { boxes, squareAt } = layout(torus, SIZE, false);
  const { x, y, size } = boxes[at("h1")];
  assert.equal(squareAt(x + 1.2 * size, y + 0.5 * size), at("a1"));
  assert.equal(squareAt(x + 0.5 * size, y + 1.2 * size), at("h8"));
  assert.equal(squareAt(x + 1.2 * size, y + 1.2 * size), at("a8"));
  assert.equal(squareAt(x + 1.5 * size, y + 0.5 * size), null);
});

test("nothing is seen beyond a joined edge where the other side has a hole", () => {
  const board = joined(shaped("*xx xxx xxx"), "files");
  const { boxes, squareAt } = layout(board, SIZE, false);
  const { x, y, size } = boxes[squareOf(board, "c3")];
  assert.equal(squareAt(x + 1.2 * size, y + size / 2), null);
  assert.equal(squareAt(x + 1.2 * size, y + 1.5 * size), squareOf(board, "a2"));
});

test("coordinates are beside what is seen beyond the edge", () => {
  const { labels, planes } = layout(torus, SIZE, false);
  const [{ area, margin }] = planes;
  const [a] = labels.filter(({ text }) => text === "a");
  const [one] = labels.filter(({ text }) => text === "1");
  assert.equal(a.y, area.y + area.height + margin / 2);
  assert.equal(one.x, area.x - margin / 2);
});

test("pieces and marks are repeated beyond the edge, paler and clipped", () => {
  const game = { ...caissa(), board: cylinder, array: [], goalSquares: [] };
  const pieces = [{ square: at("a2"), kind: 0, seat: 0 }];
  const placed = layout(cylinder, SIZE, false);
  const state = still({ game, view: view({ pieces, checks: [] }), palette: colours });
  const strips = (/** @type {number | null} */ chosen) =>
    clipped(scene({ ...state, chosen }, placed));
  const figures = strips(null).map(({ shapes }) => shapes.map(({ kind }) => kind));
  assert.deepEqual(figures, [[], ["piece"]]);
  const [left, right] = strips(at("a2"));
  assert.deepEqual(left.shapes, []);
  assert.ok(right.shapes.length > 1, "the selection is marked");
  assert.ok(right.alpha < 1);
  assert.deepEqual(right.transform?.slice(4), [placed.planes[0].width, 0]);
});

test("a way goes on beyond the edge, however it is turned", () => {
  for (const turned of [0, 1, 2, 3]) {
    const placed = layoutOf(torus, SIZE, { ...UPRIGHT, turned });
    const way = stages(at("g2"), through("h1", "a8"), at("b7"), placed, placed.anchors);
    const lengths = way.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
    for (const length of lengths)
      assert.ok(Math.abs(length - placed.planes[0].square * Math.SQRT2) < 1e-6);
    assert.equal(courses(way, placed).length, 4);
  }
});

test("a way that crosses no joined edge stays as it is", () => {
  const placed = layout(cylinder, SIZE, false);
  const path = through("b1", "c1", "d1", "e1", "f1");
  const way = stages(at("a1"), path, at("g1"), placed, placed.anchors);
  assert.deepEqual(courses(way, placed), [{ x: 0, y: 0 }]);
  const up = stages(at("a1"), through(), at("a8"), placed, placed.anchors);
  assert.deepEqual(up[0].to, placed.anchors[at("a8")], "the ranks aren't joined");
});

test("an arrow over the edge is drawn where it leaves and where it returns", () => {
  const placed = layout(cylinder, SIZE, false);
  const shapes = wayShapes(at("g3"), through("h3"), at("a3"), placed, colours, "red");
  const parts = clipped(shapes);
  assert.deepEqual(
    parts.map(({ transform }) => transform?.[4]),
    [0, -placed.planes[0].width],
  );
  for (const { clip } of parts) assert.deepEqual(clip, placed.planes[0].area);
  assert.deepEqual(parts[0].shapes, parts[1].shapes);
});

test("a drawn arrow crosses the edge only between near squares", () => {
  const placed = layout(cylinder, SIZE, false);
  const parts = (/** @type {string} */ from, /** @type {string} */ to) => {
    const arrow = { from: at(from), to: at(to), colour: /** @type {const} */ ("green") };
    const [group] = arrowShapes([arrow], null, colours, placed);
    return clipped(group.kind === "group" ? group.shapes : []).length;
  };
  assert.equal(parts("h4", "a5"), 2);
  assert.equal(parts("g4", "a5"), 2);
  assert.equal(parts("b4", "g4"), 0);
});

test("a piece that crosses the edge leaves on one side while it enters on the other", () => {
  const placed = layout(cylinder, SIZE, false);
  /** @type {PlacedPiece} */
  const piece = { square: at("a1"), kind: 0, seat: 0 };
  const walls = { still: [], moved: [], gone: [], come: [] };
  const moved = [{ piece, from: at("h1"), path: through() }];
  const change = { still: [], moved, gone: [], come: [], walls, passing: null };
  const [leaving, entering] = piecesBetween(change, 0.5, placed);
  const [{ x, width, area }] = placed.planes;
  assert.ok(Math.abs(leaving.x - (x + width)) < 1e-6);
  assert.ok(Math.abs(entering.x - x) < 1e-6);
  assert.deepEqual([leaving.clip, entering.clip], [area, area]);
});

test("arrow keys go on beyond joined edges", () => {
  const [plane] = layout(cylinder, SIZE, false).planes;
  assert.equal(nextSquare(plane, at("h4"), [0, 1]), at("a4"));
  assert.equal(nextSquare(plane, at("a4"), [0, -1]), at("h4"));
  assert.equal(nextSquare(plane, at("a8"), [-1, 0]), null);
});

test("the picture of a choice goes on beyond joined edges", () => {
  const game = { ...caissa(), board: cylinder, array: [] };
  const shown = (/** @type {typeof flat} */ board) => {
    const state = {
      game: { ...game, board },
      view: view({ pieces: [{ square: at("h4"), kind: 0, seat: 0 }] }),
      palette: colours,
      pieceSet: /** @type {const} */ ("letters"),
      flipped: false,
      actions: [],
    };
    const step = { ...action("a4", "b4"), from: at("a4"), via: null, to: at("h4") };
    return choiceScene(step, state).filter(({ kind }) => kind === "piece").length;
  };
  assert.equal(shown(flat), 0);
  assert.equal(shown(cylinder), 1);
});

test("an SVG clips the strips", () => {
  const game = { ...caissa(), board: cylinder, array: [], goalSquares: [] };
  const placed = layout(cylinder, SIZE, false);
  const shapes = scene(still({ game, view: view({ pieces: [] }), palette: colours }), placed);
  const text = svgOf(shapes, { ...SIZE, pictures: {} });
  assert.equal(text.match(/<clipPath /g)?.length, 2);
  assert.ok(Number(text.match(/clip-path="url/g)?.length) >= 2);
});

test("screen readers hear which edges are joined", () => {
  const name = (/** @type {typeof flat} */ board) =>
    boardWords.board({ ...caissa(), board }, 0).replace(/^.*, /, "");
  assert.equal(name(flat), "board");
  assert.equal(name(cylinder), "board with joined left and right edges");
  assert.equal(name(torus), "board with joined opposite edges");
});
