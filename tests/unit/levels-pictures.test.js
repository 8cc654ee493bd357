import assert from "node:assert/strict";
import { test } from "node:test";
import { layout, layoutOf, UPRIGHT } from "../../www/draw/layout.js";
import { palette } from "../../www/draw/palette.js";
import { previewScene } from "../../www/draw/preview-scene.js";
import { arrayScene } from "../../www/draw/scene.js";
import { startLayout, startShapes } from "../../www/draw/start-diagram.js";
import { thumbnailAspect, thumbnailLayout } from "../../www/draw/thumbnail.js";
import { armies, square, kind } from "./fixtures/armies.js";

/** @import { Shape } from "../../www/draw/shapes.js" */
/** @import { Preview } from "../../www/engine/protocol.js" */

const game = armies().info;
const colours = palette(game.board, "light");
const size = { width: 400, height: 400 };

/** @param {Shape[]} shapes */
function texts(shapes) {
  return shapes.flatMap((shape) => (shape.kind === "text" ? [shape.text] : []));
}

test("a preview names all levels and marks targets on each", () => {
  const path = { through: [], screens: [], leaps: true };
  const targets = ["vc1", "vd2", "vd4"].map((name) => {
    return { square: square(name), moves: true, captures: true, hops: false, initial: false, path };
  });
  const placed = layout(game.board, size, false);
  const preview = { from: square("vd1"), targets };
  const piece = { square: preview.from, kind: kind("CM"), seat: 0 };
  const titles = ["one", "two", "three", "four"];
  const shown = { game, palette: colours, pieceSet: /** @type {const} */ ("figures"), piece };
  const scene = (/** @type {Preview} */ preview) =>
    previewScene({ ...shown, preview, others: [], pointed: null, titles }, placed);
  assert.deepEqual(texts(scene(preview)), titles);
  const none = scene({ ...preview, targets: [] });
  assert.equal(scene(preview).length - none.length, targets.length * 2);
});

test("on the gallery's tower a level covers the men below it", () => {
  const viewSettings = {
    ...UPRIGHT,
    arrangement: /** @type {const} */ ("stacked"),
    yaw: -40,
    spread: 0,
  };
  const placed = layoutOf(game.board, size, viewSettings, 1, "bare");
  const shapes = arrayScene(game, colours, "figures", placed);
  const pieces = shapes.filter(({ kind }) => kind === "piece");
  assert.equal(pieces.length, 122);
  const runs = shapes
    .map(({ kind }) => kind === "piece")
    .filter((piece, at, all) => piece !== all[at - 1]);
  assert.equal(runs.filter((piece) => piece).length, game.board.layers);
});

test("in a diagram of the start position no level hides another", () => {
  /** @param {ReturnType<typeof layoutOf>} layout */
  const hidden = ({ boxes }) =>
    boxes.filter((one, at) =>
      boxes.some(
        (other, above) =>
          game.board.squares[above].layer > game.board.squares[at].layer &&
          Math.abs(one.x - other.x) < one.size / 2 &&
          Math.abs(one.y - other.y) < one.size / 2,
      ),
    ).length;
  assert.equal(hidden(startLayout(game, 480, 1)), 0);
  const within = { width: 480, height: 480 / thumbnailAspect(game) };
  assert.notEqual(hidden(thumbnailLayout(game, within, 1)), 0, "a gallery card is a tower");
});

test("a diagram of the start position has the titles of its boards", () => {
  const titles = ["one", "two", "three", "four"];
  const start = { game, titles, reserves: null };
  const placed = startLayout(game, 400, 1);
  assert.deepEqual(texts(startShapes(start, colours, "figures", placed)), titles);
});
