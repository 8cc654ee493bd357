import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeBetween,
  durationMs,
  piecesBetween,
  MOVE_MS,
  wallsBetween,
} from "../../www/draw/animate.js";
import { movingWallShapes } from "../../www/draw/marks/wall.js";
import { palette } from "../../www/draw/palette.js";
import { centre, layout } from "../../www/draw/layout.js";
import { action, caissa, square, path, view } from "./fixtures/caissa.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @import { PlacedPiece } from "../../www/engine/protocol.js" */

const placed = layout(caissa().board, { width: 400, height: 400 }, false);

/** @param {string} from @param {string} to */
function played(from, to) {
  return plainPlayed({ text: from + to, from: square(from), to: square(to), kind: 3 });
}

/** @param {string} name @param {number} [kind] @param {number} [seat] @returns {PlacedPiece} */
function piece(name, kind = 3, seat = 0) {
  return { square: square(name), kind, seat };
}

const rides = action("c1", "e5", { path: path("d3", { leaps: true }) });
const before = view({ pieces: [piece("c1"), piece("e5", 8, 1), piece("a1", 0)], actions: [rides] });
const after = view({ pieces: [piece("e5"), piece("a1", 0)], played: [played("c1", "e5")], ply: 1 });

test("a moving piece follows its path and a captured piece fades", () => {
  const change = changeBetween(before, after);
  assert.ok(change);
  assert.deepEqual(change.moved, [{ piece: piece("e5"), from: square("c1"), path: rides.path }]);
  assert.deepEqual(change.gone, [piece("e5", 8, 1)]);
  assert.deepEqual(change.still, [piece("a1", 0)]);
});

test("a rider touches the board at each landing and rises in between", () => {
  const change = changeBetween(before, after);
  assert.ok(change);
  const rider = (/** @type {number} */ progress) => piecesBetween(change, progress, placed)[2];
  assert.ok(rider(0.3).height > 0.5);
  assert.ok(rider(0.5).height < 0.01);
  assert.deepEqual({ x: rider(0.5).x, y: rider(0.5).y }, centre(placed.boxes[square("d3")]));
  assert.ok(durationMs(change, placed) > MOVE_MS);
});

test("a move taken back follows the same path in reverse", () => {
  const change = changeBetween(after, { ...before, played: after.played });
  assert.ok(change);
  assert.deepEqual(change.moved, [{ piece: piece("c1"), from: square("e5"), path: rides.path }]);
  assert.deepEqual(change.come, [piece("e5", 8, 1)]);
});

test("a promoting piece moves, and so do both pieces of a castling move", () => {
  const promoted = changeBetween(
    view({ pieces: [piece("a9", 8)] }),
    view({ pieces: [piece("a10", 3)], played: [played("a9", "a10")], ply: 1 }),
  );
  assert.equal(promoted?.moved.length, 1);
  const castled = changeBetween(
    view({ pieces: [piece("e1", 0), piece("h1", 5)] }),
    view({ pieces: [piece("g1", 0), piece("f1", 5)], played: [played("e1", "g1")], ply: 1 }),
  );
  assert.deepEqual(
    castled?.moved.map(({ piece: { square: at } }) => at),
    [square("g1"), square("f1")],
  );
});

test("a piece that enters on the square left appears as a dropped one does", () => {
  const [empty, hawk] = [view({ pieces: [] }), piece("b1", 8)];
  const dropped = changeBetween(
    empty,
    view({ pieces: [hawk], played: [played("b1", "b1")], ply: 1 }),
  );
  const left = view({ pieces: [piece("b1", 6)] });
  const moved = [hawk, piece("c3", 6)];
  const entered = changeBetween(
    left,
    view({ pieces: moved, played: [played("b1", "c3")], ply: 1 }),
  );
  assert.ok(dropped && entered);
  const early = (/** @type {typeof entered} */ change) =>
    piecesBetween(change, 0.25, placed).find(({ piece: { kind } }) => kind === 8);
  assert.ok((early(entered)?.alpha ?? 1) < 0.5);
  assert.deepEqual(early(entered), early(dropped));
  assert.equal(entered.moved.length, 1);
});

test("a view with the same pieces is no change", () => {
  assert.equal(changeBetween(before, { ...before, ply: 0 }), null);
});

/** @param {string[]} earlier @param {string[]} later */
function wallsChanged(earlier, later) {
  const change = changeBetween(
    view({ walls: earlier.map(square) }),
    view({ walls: later.map(square) }),
  );
  assert.ok(change);
  return change;
}

test("a wall moves from its old square to the new one", () => {
  const change = wallsChanged(["c1", "a5"], ["a5", "e5"]);
  const [still, moving] = wallsBetween(change, 0.5, placed);
  assert.deepEqual(still, { from: square("a5"), square: square("a5"), way: 1, alpha: 1 });
  assert.deepEqual(moving, { from: square("c1"), square: square("e5"), way: 0.5, alpha: 1 });
  const walls = { placed: null, name: null, icon: "duck" };
  const game = { ...caissa(), walls };
  const [drawn] = movingWallShapes(
    { game, palette: palette(game.board, "light"), movingWalls: [moving] },
    [square("e5")],
    placed,
  );
  const [start, end] = ["c1", "e5"].map((name) => centre(placed.floors[square(name)]));
  assert.ok(drawn.kind === "piece");
  assert.ok(Math.abs(drawn.x - (start.x + end.x) / 2) < 1e-9);
  assert.ok(Math.abs(drawn.y - (start.y + end.y) / 2) < 1e-9);
});

test("a new wall appears, and one that is taken back disappears", () => {
  const alphas = (/** @type {ReturnType<typeof wallsChanged>} */ change) =>
    [0, 0.5, 1].map((progress) => wallsBetween(change, progress, placed)[0].alpha);
  assert.deepEqual(alphas(wallsChanged([], ["e5"])), [0, 0.5, 1]);
  assert.deepEqual(alphas(wallsChanged(["e5"], [])), [1, 0.5, 0]);
});

test("views with the same walls don't differ", () => {
  const same = view({ walls: [square("e5")] });
  assert.equal(changeBetween(same, { ...same, walls: [...same.walls] }), null);
});
