import assert from "node:assert/strict";
import { test } from "node:test";
import { summaryOf, summaryWalls } from "../../www/state/game-summary.js";
import { thumbnailLayout } from "../../www/draw/thumbnail.js";
import { layout } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { previewScene } from "../../www/draw/preview-scene.js";
import { arrayScene, scene } from "../../www/draw/scene.js";
import { action, caissa, square, pieces, path, reach, view } from "./fixtures/caissa.js";
import { plainPlayed } from "./fixtures/messages.js";
import { still } from "./fixtures/scene-state.js";

/** @import { SceneState } from "../../www/draw/scene-state.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

const game = caissa();
const colours = palette(game.board, "light");
const placed = layout(game.board, { width: 400, height: 400 }, false);

/** @param {Partial<SceneState>} news @returns {SceneState} */
function state(news) {
  return still({ game, view: view(), palette: colours, ...news });
}

/**
 * The shapes added to a scene by one change.
 * @param {Partial<SceneState>} before
 * @param {Partial<SceneState>} after
 * @returns {Shape[]}
 */
function added(before, after) {
  const old = scene(state(before), placed).map((shape) => JSON.stringify(shape));
  return scene(state(after), placed).filter((shape) => !old.includes(JSON.stringify(shape)));
}

/** @param {Shape[]} shapes */
function kinds(shapes) {
  return shapes.map(({ kind }) => kind);
}

/** @param {Shape[]} shapes */
const squares = (shapes) => shapes.flatMap((shape) => (shape.kind === "kept" ? shape.shapes : []));

/** @param {Shape[]} shapes */
const figures = (shapes) => shapes.filter((shape) => shape.kind === "piece");

test("the starting position has its squares and pieces", () => {
  const shapes = scene(state({}), placed);
  assert.equal(squares(shapes).length, 100);
  assert.equal(figures(shapes).length, 44);
});

test("lines tell neighbours of one shade apart", () => {
  const lines = (/** @type {string[]} */ shades) => {
    const named = shades.map((colour) => ({ name: colour, colour }));
    const squaresAt = game.board.squares.map((each, at) => ({
      ...each,
      shade: at === 0 ? shades.length - 1 : 0,
    }));
    const plain = {
      ...game,
      id: shades.join(),
      board: { ...game.board, squares: squaresAt, shades: named },
    };
    const one = { game: plain, palette: palette(plain.board, "light") };
    const room = layout(plain.board, { width: 400, height: 400 }, false);
    return squares(scene(state(one), room)).filter((shape) => "stroke" in shape).length;
  };
  assert.equal(lines(["#e8c98f"]), 100);
  assert.equal(lines(["#e8c98f", "#b58863"]), 100);
  const usual = squares(scene(state({}), placed));
  assert.ok(usual.every((shape) => !("stroke" in shape)));
});

test("a marked line leads from the middle of one square to that of another", () => {
  const [from, to] = [square("d1"), square("e2")];
  /** @type {[number, number][]} */
  const pairs = [[from, to]];
  const marked = { ...game, id: "marked", board: { ...game.board, lines: pairs } };
  const kept = scene(state({ game: marked }), placed).filter((shape) => shape.kind === "kept");
  const lines = kept.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === "line"));
  const middles = [from, to].map((at) => {
    const { x, y, size } = placed.floors[at];
    return { x: x + size / 2, y: y + size / 2 };
  });
  assert.deepEqual(
    lines.map(({ points }) => points),
    [middles],
  );
});

test("the same state gives the same shapes", () => {
  assert.deepEqual(scene(state({}), placed), scene(state({}), placed));
});

test("letters replace figures", () => {
  const shapes = figures(scene(state({ pieceSet: "letters" }), placed));
  assert.ok(shapes.every(({ icon, letters }) => icon === null && letters.length > 0));
});

test("pictures that point forward would be turned for the other player", () => {
  const turns = (/** @type {Shape[]} */ shapes) => {
    const { colour } = game.seats[0];
    const [own, other] = [true, false].map((isOwn) =>
      figures(shapes).filter((shape) => (shape.colour === colour) === isOwn),
    );
    return [own, other].map((pieces) => [...new Set(pieces.map(({ turned }) => turned))]);
  };
  const flipped = layout(game.board, { width: 400, height: 400 }, true);
  assert.deepEqual(turns(scene(state({}), placed)), [[0], [2]]);
  assert.deepEqual(turns(scene(state({}), flipped)), [[2], [0]]);
  assert.deepEqual(turns(arrayScene(game, colours, "classic", placed)), [[0], [2]]);
});

test("marks differ in form, not only in colour", () => {
  const forms = [
    added({ chosen: 0 }, { chosen: 0, view: view({ actions: [action("a1", "e5")] }) }),
    added(
      { chosen: 0 },
      { chosen: 0, view: view({ actions: [action("a1", "e5", { captures: [square("e5")] })] }) },
    ),
    added(
      { chosen: 0 },
      { chosen: 0, view: view({ actions: [action("a1", "e5", { promotion: 7 })] }) },
    ),
    added(
      { chosen: 0 },
      { chosen: 0, view: view({ actions: [action("a1", "e5", { castles: true })] }) },
    ),
    .../** @type {const} */ (["through-check", "into-check", "leaves-royal-attacked"]).map(
      (code) => {
        const forbidden = [{ square: square("e5"), reason: { code, args: {} }, path: path("") }];
        return added({ chosen: 0 }, { chosen: 0, reach: reach("a1", { forbidden }) });
      },
    ),
    added({ chosen: 0 }, { chosen: 0, reach: reach("a1", { blockers: [square("e5")] }) }),
  ].map((shapes) =>
    JSON.stringify(
      shapes.map((shape) => [shape.kind, "points" in shape ? shape.points.length : 0]),
    ),
  );
  assert.equal(new Set(forms).size, forms.length);
});

test("pointing at a target draws the path: an arrow, and a dot where a rider lands", () => {
  const news = {
    view: view({ actions: [action("c1", "e5", { path: path("d3", { leaps: true }) })] }),
    chosen: square("c1"),
  };
  const shapes = added(news, { ...news, pointed: square("e5") });
  const { x, y, size } = placed.boxes[square("d3")];
  assert.ok(
    shapes.some(
      (shape) => shape.kind === "disc" && shape.x === x + size / 2 && shape.y === y + size / 2,
    ),
  );
  assert.ok(
    shapes.some((shape) => shape.kind === "line" && shape.points.length > 20),
    "arcs",
  );
});

test("a path to a forbidden square is dashed and in the warning colour", () => {
  const forbidden = [
    {
      square: square("e5"),
      reason: { code: /** @type {const} */ ("through-check"), args: {} },
      path: path("e4"),
    },
  ];
  const news = { chosen: square("e1"), reach: reach("e1", { forbidden }) };
  const shapes = added(news, { ...news, pointed: square("e5") });
  assert.ok(shapes.some((shape) => "dash" in shape && shape.stroke === colours.forbidden));
});

test("a screen has a ring", () => {
  const leo = action("b2", "b8", {
    captures: [square("b8")],
    path: path("b3 b4 b5 b6 b7", { screens: "b3" }),
  });
  const news = { view: view({ actions: [leo] }), chosen: square("b2") };
  const rings = added(news, { ...news, pointed: square("b8") }).filter(
    (shape) => shape.kind === "disc" && shape.dash,
  );
  assert.equal(rings.length, 1);
});

test("both squares of the last move are framed, the origin with dashes", () => {
  const played = [plainPlayed({ text: "a3a5", from: square("a3"), to: square("a5"), kind: 8 })];
  const shapes = added({}, { view: view({ played, ply: 1 }) });
  const frames = shapes.filter((shape) => shape.kind === "box" && shape.stroke === colours.last);
  assert.equal(frames.length, 2);
  assert.equal(frames.filter((shape) => "dash" in shape).length, 1);
  assert.deepEqual(added({}, { view: view({ played, ply: 0 }) }), [], "taken back");
});

test("both moves of a turn are framed", () => {
  const moved = (/** @type {string} */ from, /** @type {string} */ to) =>
    plainPlayed({ text: from + to, from: square(from), to: square(to), kind: 8 });
  const played = [moved("a3", "a5"), moved("b3", "b5"), { ...moved("c9", "c8"), seat: 1 }];
  const framed = (/** @type {number} */ ply, movesLeft = 2) => {
    const shapes = added({}, { view: view({ played, ply, movesLeft }) });
    return shapes.filter((shape) => shape.kind === "box" && shape.stroke === colours.last).length;
  };
  assert.equal(framed(2), 4);
  assert.equal(framed(3, 1), 2);
});

test("a check glows at the royal piece and shows its line", () => {
  const shapes = added(
    {},
    { view: view({ checks: [{ from: square("e10"), to: square("e1"), path: path("e5") }] }) },
  );
  assert.ok(kinds(shapes).includes("glow"));
  assert.ok(shapes.some((shape) => shape.kind === "line" && shape.dash));
});

test("a hint is an arrow if it can be played", () => {
  const able = view({ actions: [action("a3", "a5", { path: path("a4") })] });
  assert.ok(added({ view: able }, { view: able, hint: "a3a5" }).length > 0);
  assert.deepEqual(added({}, { hint: "a3a5" }), []);
});

test("a dragged piece is drawn last and leaves a pale copy on its square", () => {
  const shapes = figures(
    scene(state({ dragged: { from: square("c1"), x: 200, y: 200, height: 1 } }), placed),
  );
  const last = shapes[shapes.length - 1];
  assert.equal(last.icon, "unicorn");
  assert.ok(last.size > shapes[0].size);
  assert.equal(shapes.filter(({ alpha }) => alpha < 1).length, 1);
});

test("a piece under a finger is large and above it, and a ring shows its square", () => {
  const from = square("c1");
  const drag = (/** @type {number} */ y) => {
    const dragged = { from, x: 200, y, height: 1, finger: true };
    return added({ pointed: square("e5") }, { pointed: square("e5"), dragged });
  };
  const shapes = drag(220);
  const [ring] = shapes.filter((shape) => shape.kind === "disc");
  const [piece] = figures(shapes).slice(-1);
  const { size } = placed.boxes[from];
  assert.ok(piece.size > 1.8 * size && piece.y < 220 - size);
  assert.deepEqual({ x: ring.x, y: ring.y }, placed.anchors[square("e5")]);
  assert.ok(ring.radius > size * 0.7);
  // At the upper edge it stays within the picture, beside the finger.
  const [edge] = figures(drag(20)).slice(-1);
  assert.ok(edge.y > 0 && Math.abs(edge.x - 200) > size / 2);
});

test("a gallery card shows the starting position without coordinates", () => {
  const bare = layout(game.board, { width: 240, height: 240 }, false, 1, "bare");
  const shapes = arrayScene(game, colours, "figures", bare);
  assert.ok(!kinds(shapes).includes("text"));
  assert.equal(figures(shapes).length, game.array.length);
});

test("a preview marks moves, captures and hops, and shows the path pointed at", () => {
  const target = {
    square: square("e6"),
    moves: true,
    captures: true,
    hops: true,
    initial: false,
    path: path(""),
  };
  const preview = { from: square("e4"), targets: [target] };
  const piece = { square: square("e4"), kind: 2, seat: 0 };
  const shown = {
    game,
    palette: colours,
    pieceSet: /** @type {const} */ ("figures"),
    preview,
    piece,
    others: pieces("10"),
  };
  const bare = previewScene({ ...shown, pointed: null }, placed);
  const pointed = previewScene({ ...shown, pointed: square("e6") }, placed);
  assert.equal(figures(bare).length, 1);
  assert.ok(pointed.length > bare.length);
});

test("small pictures show walls", () => {
  const info = { ...caissa(), walls: { placed: null, name: null, icon: "duck" } };
  const layout = thumbnailLayout(info, { width: 300, height: 300 }, 1);
  const at = info.board.squares.length - 1;
  const drawn = arrayScene(info, palette(info.board, "light"), "classic", layout, [at]);
  const ducks = drawn.filter((shape) => shape.kind === "piece" && shape.icon === "duck");
  assert.equal(ducks.length, 1);
  const told = summaryOf(info, view({ walls: [at] }), []);
  assert.deepEqual(summaryWalls(info, told), [at]);
  assert.equal("walls" in summaryOf(info, view({}), []), false);
});
