// Pictures as SVG: what paint.js would paint, for programs that know less than browsers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { STAR } from "../../www/draw/promoted-sign.js";
import { isPromoted, plainCode } from "../../www/state/promoted-code.js";
import { svgOf } from "../../www/draw/svg.js";

/** @import { PieceShape, Shape } from "../../www/draw/shapes.js" */

const TONE = { upper: "#ffffff", lower: "#eeeeee", outline: "#222222", promoted: "#aa0000" };

/** @param {Partial<PieceShape>} [more] @returns {PieceShape} */
const piece = (more) => ({
  kind: "piece",
  x: 20,
  y: 20,
  size: 40,
  icon: "chess-rook",
  letters: "R",
  colour: "white",
  tone: TONE,
  alpha: 1,
  ...more,
});

const pictures = { "chess-rook": { size: 100, path: "M10 10h80v80h-80z" } };

/** @param {Shape[]} shapes */
const written = (...shapes) => svgOf(shapes, { width: 80, height: 40, pictures });

test("a piece is written once for all of its squares", () => {
  const svg = written(piece(), piece({ x: 60 }), piece({ x: 60, colour: "black" }));
  assert.equal(svg.match(/<use /g)?.length, 3);
  assert.equal(svg.match(/<g id="/g)?.length, 2);
  const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, id] of svg.matchAll(/(?:href="|url\()#(\w+)/g)) assert.ok(ids.includes(id), id);
});

test("only a picture that points forward is turned, with the light from above", () => {
  const tile = { size: 100, body: "M10 10h80v80h-80z", lines: "", dots: "M40 40h9v9z" };
  const svgWith = (/** @type {object} */ more) =>
    svgOf([piece({ turned: 2 })], {
      width: 80,
      height: 40,
      pictures: { "chess-rook": { ...tile, ...more } },
    });
  assert.doesNotMatch(svgWith({}), /rotate/);
  const turned = svgWith({ directed: true });
  assert.match(turned, /transform="rotate\(180 20 20\) matrix/);
  assert.match(turned, /<stop stop-color="#eeeeee"\/><stop offset="1" stop-color="#ffffff"/);
  assert.match(svgWith({ promoted: true }), /<path d="M40 40h9v9z"[^>]* fill="#aa0000"/);
});

test("a promoted piece has a star, so it is written apart from the plain one", () => {
  const svg = written(piece(), piece({ x: 60, promoted: true }));
  assert.equal(svg.match(/<g id="/g)?.length, 2);
  assert.equal(svg.split(STAR).length - 1, 2, "with its edge");
  assert.deepEqual([isPromoted("Q~"), isPromoted("+P"), plainCode("Q~")], [true, false, "Q"]);
});

test("a colour with an alpha channel becomes a colour and an opacity", () => {
  const svg = written({
    kind: "disc",
    x: 1,
    y: 2,
    radius: 3,
    fill: "#11223380",
    stroke: "#445566",
  });
  assert.match(
    svg,
    /<circle cx="1" cy="2" r="3" fill="#112233" fill-opacity="0.5" stroke="#445566"/,
  );
});

test("texts and letters are escaped", () => {
  const svg = written(
    {
      kind: "text",
      text: "<A&B>",
      x: 1,
      y: 1,
      size: 5,
      fill: "#000000",
      align: "left",
      halo: null,
    },
    piece({ icon: null, letters: '"&' }),
  );
  assert.match(svg, />&lt;A&amp;B></);
  assert.match(svg, />&quot;&amp;<\/text>/);
});

test("groups keep their transform, and nothing has a style that a policy could forbid", () => {
  const box = /** @type {const} */ ({
    kind: "box",
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    fill: "#abcdef",
  });
  const svg = written({
    kind: "group",
    transform: [0.70711, 0, 0, 1, 3, 4],
    alpha: 0.25,
    shapes: [box],
  });
  assert.match(
    svg,
    /<g transform="matrix\(0.70711 0.00000 0.00000 1.00000 3.00000 4.00000\)" opacity="0.25"><rect/,
  );
  assert.doesNotMatch(svg, /style|script/);
});
