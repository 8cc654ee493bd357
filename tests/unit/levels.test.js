import assert from "node:assert/strict";
import { test } from "node:test";
import { changeBetween, durationMs, piecesBetween, MOVE_MS } from "../../www/draw/animate.js";
import { pieceLayers } from "../../www/draw/piece-layers.js";
import { corners } from "../../www/draw/corners.js";
import { aspectRatio, aspectRatioIn, layoutOf, UPRIGHT } from "../../www/draw/layout.js";
import { marksOf } from "../../www/draw/square-marks.js";
import { palette } from "../../www/draw/palette.js";
import { scene } from "../../www/draw/scene.js";
import { BoardViewSettings } from "../../www/elements/board/board-view-settings.js";
import { BoardTurning } from "../../www/elements/board/tower-turning.js";
import { action, armies, square, kind, piece, path, view } from "./fixtures/armies.js";
import { plainPlayed } from "./fixtures/messages.js";
import { still } from "./fixtures/scene-state.js";

/** @import { View } from "../../www/engine/protocol.js" */
/** @import { Layout, ViewSettings } from "../../www/draw/board-layout.js" */
/** @import { SceneState } from "../../www/draw/scene-state.js" */
/** @import { Shape } from "../../www/draw/shapes.js" */

const game = armies().info;
const { board } = game;
const colours = palette(board, "light");
const DESKTOP = { width: 880, height: 880 };
const PHONE = { width: 344, height: 480 };
/** Too narrow for staggered levels. */
const NARROW = { width: 344, height: 880 };

/**
 * @param {Partial<ViewSettings>} [viewSettings]
 * @param {{ width: number, height: number }} [size]
 */
function placed(viewSettings = {}, size = DESKTOP) {
  return layoutOf(board, size, { ...UPRIGHT, ...viewSettings });
}

/**
 * @param {Partial<ViewSettings>} [viewSettings]
 * @param {{ width: number, height: number }} [size]
 */
function tower(viewSettings = {}, size = DESKTOP) {
  return placed({ arrangement: "stacked", ...viewSettings }, size);
}

/** @param {Partial<SceneState>} news @param {Layout} layout */
function shapes(news, layout) {
  return scene(still({ game, view: view(), palette: colours, ...news }), layout);
}

/**
 * All shapes, with those in groups.
 * @param {Shape[]} list
 * @returns {Exclude<Shape, { kind: "group" }>[]}
 */
function leaves(list) {
  return list.flatMap((shape) => (shape.kind === "group" ? leaves(shape.shapes) : [shape]));
}

/** @param {Layout} layout @param {string} name */
function anchor({ anchors }, name) {
  const { x, y } = anchors[square(name)];
  return [Math.round(x), Math.round(y)];
}

test("four levels are arranged alike in two rows in order", () => {
  const { planes, boxes } = placed();
  assert.equal(planes.length, 4);
  assert.ok(boxes[square("sa1")].x < boxes[square("sa2")].x);
  assert.equal(boxes[square("sa1")].y, boxes[square("sa2")].y);
  assert.ok(boxes[square("sa3")].y > boxes[square("sa1")].y);
  assert.equal(boxes[square("sa3")].x, boxes[square("sa1")].x);
});

test("in a wide room they are in one row", () => {
  const { boxes } = placed({}, { width: 1300, height: 380 });
  assert.equal(boxes[square("sa1")].y, boxes[square("sa4")].y);
});

test("every quarter turn brings the next seat's corner to the lower left", () => {
  for (const [turned, corner] of ["sa", "sh", "zh", "za"].entries()) {
    const { rows } = placed({ turned }).planes[0];
    assert.equal(rows[7][0], square(`${corner}1`));
  }
});

test("the coordinates turn with the board", () => {
  const names = (/** @type {number} */ turned) =>
    placed({ turned })
      .labels.slice(0, 8)
      .map(({ text }) => text)
      .join("");
  assert.deepEqual([0, 1, 2, 3].map(names), ["abcdefgh", "stuvwxyz", "hgfedcba", "zyxwvuts"]);
});

test("on a phone one level is large and the others small, and every square can be found", () => {
  const { planes, floors, squareAt } = placed({ large: 2 }, PHONE);
  assert.deepEqual(
    planes.map(({ small }) => small),
    [true, true, false, true],
  );
  assert.ok(planes[2].square >= 36);
  floors.forEach(({ x, y, size }, at) => assert.equal(squareAt(x + size / 2, y + size / 2), at));
  for (const { x, y, width, height } of planes)
    assert.ok(x >= 0 && x + width <= PHONE.width && y >= 0 && y + height <= PHONE.height);
});

test("in a low room the small levels are beside the large one, and every square can be found", () => {
  const room = { width: Math.round(302 * aspectRatio(board, "low")), height: 302 };
  const { planes, floors, squareAt } = placed({ large: 2 }, room);
  assert.ok(planes[2].square >= 30);
  floors.forEach(({ x, y, size }, at) => assert.equal(squareAt(x + size / 2, y + size / 2), at));
  for (const { x, y, width, height, margin } of planes) {
    assert.ok(x - margin >= 0 && x + width + margin <= room.width);
    assert.ok(y - margin >= 0 && y + height + margin <= room.height);
  }
});

test("a square of the tower is found at its middle at any rotation", () => {
  for (const turned of [0, 1, 2, 3])
    for (const yaw of [-170, -45, -28, 0, 44, 45, 90, 133])
      for (const spread of [0.9, 1]) {
        const { anchors, squareAt } = tower({ turned, yaw, spread });
        anchors.forEach(({ x, y }, at) => assert.equal(squareAt(x, y), at));
      }
});

test("a tower has the same size with and without coordinates", () => {
  const labelled = placed({ arrangement: "stacked" });
  const without = placed({ arrangement: "stacked", coordinates: "off" });
  assert.ok(labelled.labels.length > 0);
  assert.deepEqual(without.labels, []);
  assert.deepEqual(without.boxes, labelled.boxes);
});

test("the tower stays within its room", () => {
  for (const yaw of [-45, -20, 0, 45])
    for (const spread of [0, 0.5, 1]) {
      const { boxes } = tower({ yaw, spread });
      for (const { x, y, size } of boxes)
        assert.ok(x >= 0 && y >= 0 && x + size <= DESKTOP.width && y + size <= DESKTOP.height);
    }
});

test("spread levels don't cover each other", () => {
  const { anchors } = tower({ spread: 1, yaw: -45 }, NARROW);
  const heights = (/** @type {number} */ layer) =>
    anchors.filter((_, at) => board.squares[at].layer === layer).map(({ y }) => y);
  for (const layer of [0, 1, 2])
    assert.ok(Math.min(...heights(layer)) > Math.max(...heights(layer + 1)));
});

test("the same square of all levels is one vertical column", () => {
  const { anchors, columns } = tower({ yaw: 17 }, NARROW);
  assert.deepEqual(columns[square("vd2")], ["vd1", "vd3", "vd4"].map(square));
  assert.equal(anchors[square("vd1")].x, anchors[square("vd4")].x);
});

test("in a wide room every second level is beside the others, and no level covers squares of another", () => {
  for (const yaw of [-45, -28, -1, 0, 12, 30, 45, 90]) {
    const { planes, anchors } = tower({ yaw, spread: 0.7 });
    assert.equal(anchors[square("vd1")].x, anchors[square("vd3")].x);
    assert.ok(anchors[square("vd2")].x > anchors[square("vd1")].x + planes[0].square);
    for (const lower of planes)
      for (const upper of planes.slice(lower.layer + 1))
        for (const corner of corners(upper, upper.margin))
          assert.ok(!isInside(corner, corners(lower, 0)), `yaw ${yaw}`);
  }
});

test("a tower keeps its size and place while it turns, and fits into its room", () => {
  for (const size of [DESKTOP, NARROW]) {
    const middles = new Set();
    for (let yaw = -180; yaw < 180; yaw += 12) {
      const { planes } = tower({ yaw, spread: 0.7 }, size);
      const [{ square: side, transform }] = planes;
      const [, , , , x, y] = transform ?? [0, 0, 0, 0, NaN, NaN];
      middles.add([side, x, y].map((each) => each.toFixed(3)).join());
      for (const corner of planes.flatMap((plane) => corners(plane, plane.margin))) {
        assert.ok(corner.x >= -0.01 && corner.x <= size.width + 0.01, `yaw ${yaw}`);
        assert.ok(corner.y >= 0 && corner.y <= size.height, `yaw ${yaw}`);
      }
    }
    assert.equal(middles.size, 1);
  }
});

test("in a tower each piece on the floor and each level has one shadow", () => {
  const layout = tower({ yaw: -28, spread: 0.7 });
  const all = shapes({}, layout);
  const pieces = leaves(all).filter((shape) => shape.kind === "piece");
  assert.ok(pieces.length > 0 && pieces.every(({ upright }) => upright));
  assert.equal(leaves(all).filter(({ kind }) => kind === "kept").length, 2 * board.layers);
  assert.ok(leaves(shapes({}, placed())).every((shape) => !("upright" in shape && shape.upright)));
  const [piece] = pieces;
  const layers = (/** @type {boolean} */ upright) =>
    pieceLayers({ ...piece, upright }, undefined, 40);
  const haloed = [false, true].map((upright) => layers(upright).some(({ shadow }) => shadow));
  assert.deepEqual(haloed, [true, false]);
  assert.ok(layers(true).length > layers(false).length);
});

/**
 * @param {{ x: number, y: number }} point
 * @param {{ x: number, y: number }[]} outline  convex, clockwise
 */
function isInside(point, outline) {
  return outline.every((from, at) => {
    const to = outline[(at + 1) % outline.length];
    return (to.x - from.x) * (point.y - from.y) > (to.y - from.y) * (point.x - from.x);
  });
}

test("a tower fills its room, with pieces large enough to tell apart", () => {
  const room = { width: 1000, height: 742 };
  const { planes, boxes } = tower(
    { yaw: -28, spread: 0.7 },
    { ...room, width: room.height * aspectRatioIn(board, room, "stacked") },
  );
  const outline = planes.flatMap((plane) => corners(plane, plane.margin));
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const drawn = (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  assert.ok(drawn > 0.7 * room.width * room.height);
  assert.ok(boxes[0].size >= 28);
});

test("four levels leave no hole in a large window", () => {
  for (const [width, height] of [
    [1480, 934],
    [960, 760],
    [640, 600],
  ])
    assert.equal(Math.round(aspectRatioIn(board, { width, height }, "flat")), 1, `${width}`);
  assert.ok(aspectRatioIn(board, { width: 1480, height: 400 }, "flat") > 3, "much larger in a row");
});

test("a quarter turn by angle equals a quarter turn", () => {
  const [by, in90] = [tower({ turned: 1, yaw: 0 }), tower({ turned: 0, yaw: 90 })];
  assert.deepEqual(anchor(by, "sa1"), anchor(in90, "sa1"));
  assert.deepEqual(by.planes[0].rows, in90.planes[0].rows);
});

test("a pointer on a piece's body means the piece, on its head the square behind", () => {
  const layout = tower({ yaw: 0, spread: 1 });
  const { x, y } = layout.anchors[square("te1")];
  const pieces = [square("te1")];
  const behind = layout.anchors[square("ue1")];
  assert.equal(layout.squareAt(x, y - 4, { layer: null, pieces }), square("te1"));
  assert.equal(layout.squareAt(behind.x, behind.y, { layer: null, pieces }), square("ue1"));
});

test("of overlapping levels the focused one is meant", () => {
  const { anchors, squareAt } = tower({ spread: 0, yaw: -45 });
  const { x, y } = anchors[square("zh1")];
  assert.notEqual(squareAt(x, y), square("zh1"));
  assert.equal(squareAt(x, y, { layer: 0, pieces: [] }), square("zh1"));
});

test("pointing at a square highlights its column", () => {
  for (const layout of [placed(), tower()]) {
    const dashed = leaves(shapes({ pointed: square("vd2") }, layout)).filter(
      (shape) => shape.kind === "box" && "dash" in shape,
    );
    assert.equal(dashed.length, 3);
  }
});

test("targets on every level are marked, even behind other pieces", () => {
  const actions = [action("vd2", "we3"), action("vd2", "xf4", "we3"), action("vd2", "uc1")];
  const count = (/** @type {Partial<SceneState>} */ news, /** @type {Layout} */ layout) =>
    leaves(shapes(news, layout)).filter(({ kind }) => kind === "disc").length;
  const news = { view: view({ actions }), chosen: square("vd2") };
  // A dot and its halo.
  assert.equal(count(news, placed()), 6);
  assert.equal(count(news, tower()), 12);
});

test("the squares of a tower's targets are highlighted", () => {
  const actions = [action("vd2", "we3"), action("vd2", "xf4", "we3"), action("vd2", "uc1")];
  const news = { view: view({ actions }), chosen: square("vd2") };
  const lit = (/** @type {Layout} */ layout) =>
    leaves(shapes(news, layout)).filter(
      (shape) => shape.kind === "box" && shape.fill === colours.chosen && shape.alpha === 0.6,
    ).length;
  assert.equal(lit(placed()), 0);
  assert.equal(lit(tower()), 3);
});

test("the selected piece shows through those before it on its level", () => {
  const faint = (/** @type {Partial<SceneState>} */ news, /** @type {Layout} */ layout) =>
    leaves(shapes(news, layout)).filter((shape) => shape.kind === "piece" && shape.alpha < 1);
  assert.equal(faint({}, tower({ yaw: -24 })).length, 0);
  assert.equal(faint({ chosen: square("tb1") }, placed()).length, 0);
  // Those on sa1 and sb1.
  assert.equal(faint({ chosen: square("tb1") }, tower({ yaw: -24 })).length, 2);
});

test("titles don't overlap the next level", () => {
  for (const yaw of [-3, 0, 3])
    for (const spread of [0.3, 0.7]) {
      const { planes } = placed({ arrangement: "stacked", yaw, spread }, PHONE);
      planes.slice(0, -1).forEach(({ title }, at) => {
        const next = corners(planes[at + 1], planes[at + 1].margin);
        const lowest = Math.max(...next.map(({ y }) => y));
        const left = Math.min(...next.map(({ x }) => x));
        assert.ok(title !== null && (title.x < left || title.y > lowest));
      });
    }
});

test("a path through the levels has a bead on each of them", () => {
  const layout = tower();
  const through = [action("vd1", "xf3", "we2"), action("vd1", "vd4", "", leap())];
  const beads = (/** @type {string} */ to) => {
    const news = { view: view({ actions: through }), chosen: square("vd1") };
    const discs = (/** @type {number | null} */ pointed) =>
      leaves(shapes({ ...news, pointed }, layout)).filter(({ kind }) => kind === "disc").length;
    return (discs(square(to)) - discs(null)) / 2;
  };
  assert.equal(beads("xf3"), 1);
  assert.equal(beads("vd4"), 2);
});

function leap() {
  return { path: path("", { leaps: true }) };
}

test("the frame has the colour of the seat to act", () => {
  const frame = (/** @type {string | null} */ turnColour) =>
    leaves(shapes({ turnColour }, placed())).find(({ kind }) => kind === "path");
  assert.equal(/** @type {any} */ (frame(null)).fill, colours.frame);
  assert.equal(/** @type {any} */ (frame("yellow")).fill, colours.tones.yellow.lower);
});

test("unfocused levels are faded and drawn below the others", () => {
  const groups = shapes({ lit: [0] }, tower()).filter(
    (shape) => shape.kind === "group" && shape.transform === null && shape.alpha < 0.5,
  );
  assert.equal(groups.length, 3);
  const pieces = leaves(shapes({ lit: [0] }, tower())).filter(({ kind }) => kind === "piece");
  assert.equal(pieces.length, 122);
});

test("what is looked at: the level pointed at, the chosen man's and his targets'", () => {
  const viewSettings = new BoardViewSettings();
  assert.equal(viewSettings.lit(game, null, []), null);
  viewSettings.faded = true;
  assert.equal(viewSettings.lit(game, null, []), null);
  viewSettings.looked = 3;
  assert.deepEqual(viewSettings.lit(game, null, []), [3]);
  assert.deepEqual(viewSettings.lit(game, square("sa1"), [square("sb2")]), [0, 1, 3]);
});

test("turning goes round", () => {
  const viewSettings = new BoardViewSettings();
  viewSettings.yaw = 170;
  viewSettings.turnBy(20);
  assert.equal(viewSettings.yaw, -170);
});

/** @param {string} from @param {string} to */
function played(from, to) {
  return plainPlayed({ text: from + to, from: square(from), to: square(to), kind: kind("R") });
}

test("a claim marks the deliverer and the royal piece, not the whole army", () => {
  const claim = { ...played("tb1", "sh2"), captures: ["sh2", "sg2", "tg1"].map(square) };
  const marks = marksOf(
    game,
    view({ played: [{ ...claim, action: "claim", victim: 1 }], ply: 1 }),
    null,
    null,
  );
  const last = marks.flatMap((here, at) => (here.has("last") ? board.squares[at].name : []));
  assert.deepEqual(last, ["tb1", "sh2"]);
});

test("a piece climbs over everything else, slowly", () => {
  /** @type {[View, View]} */
  const [before, after] = [
    view({ pieces: [piece("vd1", "R", 0)], actions: [action("vd1", "vd3", "vd2")] }),
    view({ pieces: [piece("vd3", "R", 0)], played: [played("vd1", "vd3")], ply: 1 }),
  ];
  const change = changeBetween(before, after);
  assert.ok(change);
  const layout = tower();
  assert.ok(durationMs(change, layout) > MOVE_MS);
  const [moving] = piecesBetween(change, 0.5, layout);
  assert.equal(moving.aloft, true);
  const list = shapes({ view: after, moving: [moving] }, layout);
  assert.equal(list[list.length - 1].kind, "piece");
});

test("a board reserves room for its levels", () => {
  assert.ok(aspectRatio(board, "wide") > 0.9);
  assert.ok(aspectRatio(board, "tall") < 0.9);
  assert.ok(aspectRatio(board, "tall", "stacked") < aspectRatio(board, "wide", "stacked"));
});

test("a tower turns the shorter way round and stops", () => {
  const turning = new BoardTurning();
  turning.start(-28, 242);
  assert.equal(turning.left(1000), 90);
  assert.ok(turning.left(1200) < 60);
  assert.equal(turning.left(3000), 0);
  assert.equal(turning.lasts, false);
});
