import assert from "node:assert/strict";
import { test } from "node:test";
import { boardWords } from "../../www/i18n/board-words.js";
import { changeBetween, durationMs, piecesBetween, MOVE_MS } from "../../www/draw/animate.js";
import { aspectRatio, centre, layout } from "../../www/draw/layout.js";
import { marksAttribute, marksOf, spokenMarks } from "../../www/draw/square-marks.js";
import { boardMarks } from "../../www/draw/mark-picture.js";
import { palette } from "../../www/draw/palette.js";
import { previewScene } from "../../www/draw/preview-scene.js";
import { arrayScene, scene } from "../../www/draw/scene.js";
import { choiceOf } from "./fixtures/board-choice.js";
import { alice, square, KNIGHT, piece, passed, passing, PAWN, view } from "./fixtures/alice.js";
import { still } from "./fixtures/scene-state.js";
import { caissa } from "./fixtures/caissa.js";

/** @import { GameInfo, Reach } from "../../www/engine/protocol.js" */
/** @import { SceneState } from "../../www/draw/scene-state.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

const game = alice();
const { board } = game;
const colours = palette(board, "light");
const placed = layout(board, { width: 820, height: 430 }, false);

/** @param {Partial<SceneState>} news @returns {SceneState} */
function state(news) {
  return still({ game, view: view(), palette: colours, titles: ["Board 1", "Board 2"], ...news });
}

/** @param {Shape[]} shapes */
const figures = (shapes) => shapes.filter((shape) => shape.kind === "piece");

/** @param {Shape[]} shapes @param {string} name */
function within(shapes, name) {
  const { x, y, size } = placed.boxes[square(name)];
  return shapes.filter(
    (shape) =>
      "x" in shape && shape.x >= x && shape.x < x + size && shape.y >= y && shape.y < y + size,
  );
}

test("two boards are side by side in a wide room and stacked in a tall one", () => {
  const tall = layout(board, { width: 360, height: 790 }, false);
  const [left, right] = placed.planes;
  const [upper, lower] = tall.planes;
  assert.equal(left.y, right.y);
  assert.ok(right.x > left.x + left.width);
  assert.equal(upper.x, lower.x);
  assert.ok(lower.y > upper.y + upper.height);
  assert.equal(upper.width, 360);
});

test("every square of both boards is found at its middle, and none between them", () => {
  for (const size of [
    { width: 820, height: 430 },
    { width: 1400, height: 730 },
    { width: 360, height: 780 },
  ]) {
    const { boxes, squareAt, planes } = layout(board, size, false, 2);
    boxes.forEach((box, at) => assert.equal(squareAt(centre(box).x, centre(box).y), at));
    assert.equal(squareAt(planes[0].x + planes[0].width + 2, planes[0].y - 2), null);
  }
});

test("the boards fit in their room with titles and frames", () => {
  for (const arrangement of /** @type {const} */ (["wide", "tall"])) {
    for (const width of [360, 820, 1400]) {
      const height = width / aspectRatio(board, arrangement);
      const { planes, margin } = layout(board, { width, height }, false);
      for (const { x, y, width: across, height: down, title } of planes) {
        assert.ok(title !== null && title.y - title.size / 2 >= 0, `${arrangement} ${width}`);
        assert.ok(x - margin >= -1 && x + across + margin <= width + 1, `${arrangement} ${width}`);
        assert.ok(y + down + margin <= height + 1, `${arrangement} ${width}`);
      }
    }
  }
});

test("flipping rotates each board in place", () => {
  const flipped = layout(board, { width: 820, height: 430 }, true);
  assert.deepEqual(flipped.boxes[square("a1")], placed.boxes[square("h8")]);
  assert.deepEqual(flipped.boxes[square("A1")], placed.boxes[square("H8")]);
});

test("each board has its own coordinates", () => {
  const texts = placed.labels.map(({ text }) => text);
  for (const text of ["a", "h", "A", "H"]) assert.ok(texts.includes(text), text);
});

test("corresponding squares exist on two boards only", () => {
  assert.equal(placed.counterparts[square("d3")], square("D3"));
  assert.equal(placed.counterparts[square("D3")], square("d3"));
  const plane = layout(caissa().board, { width: 400, height: 400 }, false);
  assert.ok(plane.counterparts.every((each) => each === null));
});

test("a single board fills its room, and its squares keep their numbers", () => {
  const alone = layout(board, { width: 320, height: 320 }, false, 1, "coordinates", 1);
  assert.equal(alone.boxes[square("A8")].x, 0);
  assert.equal(alone.boxes[square("A8")].size, 40);
  assert.ok(!(square("a8") in alone.boxes));
  assert.equal(alone.squareAt(5, 5), square("A8"));
  assert.equal(aspectRatio(board, "one"), 1);
});

test("a gallery card shows both boards", () => {
  const bare = layout(board, { width: 240, height: 125 }, false, 1, "bare");
  const shapes = arrayScene(game, colours, "figures", bare);
  const squares = shapes.flatMap((shape) => (shape.kind === "kept" ? shape.shapes : []));
  assert.equal(squares.length, 128);
  assert.equal(figures(shapes).length, game.array.length);
});

test("each piece is shown faintly on the other board", () => {
  const shapes = figures(scene(state({ view: view({ pieces: [piece("D3", PAWN)] }) }), placed));
  assert.equal(shapes.length, 2);
  const [ghost, pawn] = shapes;
  assert.ok(ghost.alpha < 0.5 && pawn.alpha === 1);
  assert.deepEqual({ x: ghost.x, y: ghost.y }, centre(placed.boxes[square("d3")]));
});

test("titles are above the boards", () => {
  const texts = scene(state({}), placed).flatMap((shape) =>
    shape.kind === "text" ? shape.text : [],
  );
  assert.ok(texts.includes("Board 1") && texts.includes("Board 2"));
});

test("targets and landing squares of the selected piece have different marks", () => {
  const actions = [passing("d2", "d3")];
  const marks = marksOf(game, view({ actions }), square("d2"), null);
  assert.equal(marksAttribute(marks[square("d3")]), "move");
  assert.equal(marksAttribute(marks[square("D3")]), "landing");
  const chosen = { view: view({ actions }), chosen: square("d2") };
  const shapes = scene(state(chosen), placed).filter(({ kind }) => kind === "disc");
  assert.equal(within(shapes, "d3").length + within(shapes, "D3").length, 4);
});

test("a move that fails only at its landing square is marked with its reason", () => {
  /** @type {Reach} */
  const reach = {
    from: square("b1"),
    forbidden: [],
    landingTaken: [{ square: square("c3"), lands: square("C3") }],
    blockers: [],
  };
  const pieces = [piece("b1", KNIGHT), piece("C3", PAWN, 1)];
  const marks = marksOf(game, view({ pieces }), square("b1"), reach);
  assert.equal(marksAttribute(marks[square("c3")]), "landing-taken");
  assert.equal(marksAttribute(marks[square("C3")]), "taken");
  const text = boardWords.square(
    game,
    null,
    board.squares[square("c3")],
    spokenMarks(marks[square("c3")]),
  );
  assert.match(text, /^c3, Board 1, empty, its landing square C3 is occupied$/);
  const selected = { chosen: square("b1") };
  const choice = choiceOf({ view: view({ pieces, reaches: [reach] }) }, selected);
  assert.equal(choice.warningOn(game, square("C3"))?.code, "landing-taken");
  assert.equal(choice.warningOn(game, square("c4")), null);
});

test("a move can be made on its target and on its landing square", () => {
  const actions = [passing("d2", "d3")];
  const choice = choiceOf({ view: view({ actions }) }, { chosen: square("d2") });
  assert.ok(choice.isTarget(square("d3")) && choice.isTarget(square("D3")));
  assert.ok(!choice.isTarget(square("D2")));
});

test("pointing at a square highlights the corresponding one", () => {
  const bare = scene(state({}), placed);
  const pointed = scene(state({ pointed: square("E5") }), placed);
  const echoed = within(pointed, "e5").length - within(bare, "e5").length;
  assert.ok(echoed > 0);
});

test("pointing at a landing square shows the path on the piece's own board", () => {
  const chosen = { view: view({ actions: [passing("d2", "d4")] }), chosen: square("d2") };
  const lines = scene(state({ ...chosen, pointed: square("D4") }), placed).flatMap((shape) =>
    shape.kind === "line" ? [shape] : [],
  );
  const edge = placed.planes[0].x + placed.planes[0].width;
  const arrows = lines.filter(({ points }) => points.every(({ x }) => x < edge));
  assert.ok(arrows.length > 0);
});

test("the last move frames its target and its landing square", () => {
  const last = { pieces: [piece("D3", PAWN)], played: [passed("d2", "d3", PAWN)], ply: 1 };
  const marks = marksOf(game, view(last), null, null);
  assert.deepEqual(
    ["d2", "d3", "D3", "D2"].map((name) => marks[square(name)].has("last")),
    [true, true, true, false],
  );
});

const before = view({ pieces: [piece("d2", PAWN)], actions: [passing("d2", "d3")] });
const after = view({ pieces: [piece("D3", PAWN)], played: [passed("d2", "d3", PAWN)], ply: 1 });

test("a piece follows its path, then passes from board to board", () => {
  const change = changeBetween(before, after);
  assert.ok(change);
  assert.equal(change.passing, "there");
  assert.ok(durationMs(change, placed) > MOVE_MS);
  const [slow] = piecesBetween(change, 0.1, placed);
  assert.equal(slow.alpha, 1);
  assert.ok(slow.x < placed.planes[1].x);
  const half = piecesBetween(change, 0.7, placed);
  assert.deepEqual(
    half.map(({ x, y }) => ({ x, y })),
    ["d3", "D3"].map((name) => centre(placed.boxes[square(name)])),
  );
  const [gone, come] = piecesBetween(change, 0.99, placed);
  assert.ok(gone.alpha < 0.05 && come.alpha > 0.95);
});

test("a piece dropped by hand at its target passes at once", () => {
  const change = changeBetween(before, after);
  assert.ok(change);
  const moved = change.moved.map((each) => ({ ...each, from: square("d3") }));
  const [gone, come] = piecesBetween({ ...change, moved }, 0.5, placed);
  assert.equal(gone.alpha, 0.5);
  assert.equal(come.alpha, 0.5);
});

test("a move taken back first passes between the boards", () => {
  const change = changeBetween(after, { ...before, played: after.played });
  assert.ok(change);
  assert.equal(change.passing, "back");
  assert.equal(piecesBetween(change, 0.2, placed).length, 2);
  const [last] = piecesBetween(change, 0.999, placed);
  assert.ok(Math.abs(last.y - centre(placed.boxes[square("d2")]).y) < 1);
});

test("a piece has one picture at every size while it passes", () => {
  const change = changeBetween(before, after);
  assert.ok(change);
  const pieces = [0.1, 0.6, 0.7, 0.8, 0.9].flatMap((progress) => {
    const moving = piecesBetween(change, progress, placed);
    return figures(scene(state({ view: after, moving }), placed));
  });
  assert.ok(new Set(pieces.map(({ size }) => size)).size > 4);
  assert.equal(new Set(pieces.map(({ model }) => model)).size, 1);
});

test("names contain the board", () => {
  const knight = boardWords.square(game, piece("D1", KNIGHT), board.squares[square("D1")], []);
  assert.equal(knight, "white Knight, D1, Board 2");
  assert.equal(boardWords.board(game, 1), "Alice, Board 2");
});

/** @param {GameInfo} info */
const explained = (info) => boardMarks(info).map(({ name }) => name);

test("the key explains landing squares only in games with passing", () => {
  assert.ok(explained(game).includes("landing"));
  assert.ok(!explained(caissa()).includes("landing"));
});

test("the legend shows one board and only its pieces", () => {
  const alone = layout(board, { width: 320, height: 320 }, false, 1, "coordinates", 0);
  const shapes = previewScene(
    {
      game,
      palette: colours,
      pieceSet: "figures",
      preview: { from: square("d4"), targets: [] },
      piece: piece("d4", KNIGHT),
      others: [piece("a1", PAWN), piece("A2", PAWN)],
      pointed: null,
    },
    alone,
  );
  assert.equal(figures(shapes).length, 2);
  assert.ok(!shapes.includes(/** @type {any} */ (undefined)));
});
