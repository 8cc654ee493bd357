import assert from "node:assert/strict";
import { test } from "node:test";
import { toHex, toOklch } from "../../www/draw/colour.js";
import { palette } from "../../www/draw/palette.js";
import { caissa } from "./fixtures/caissa.js";

const { board } = caissa();

test("colours survive conversion to OKLCH and back", () => {
  for (const hex of ["#000000", "#ffffff", "#2f2f8f", "#9f2f2f", "#008000"])
    assert.equal(toHex(toOklch(hex)), hex);
});

for (const theme of /** @type {const} */ (["light", "dark"])) {
  test(`softened shades keep hue and order and are paler (${theme})`, () => {
    const soft = palette(board, theme).shades.map(({ fill }) => toOklch(fill));
    const given = board.shades.map(({ colour }) => toOklch(colour));
    for (const at of [1, 2]) {
      assert.ok(Math.abs(soft[at].hue - given[at].hue) < 0.06, board.shades[at].name);
      assert.ok(soft[at].chroma < given[at].chroma);
    }
    assert.ok(soft[0].lightness > soft[2].lightness && soft[2].lightness > soft[1].lightness);
  });

  test(`pieces of both sides stand out on every square by fill or outline (${theme})`, () => {
    const { shades, tones } = palette(board, theme);
    for (const { upper, lower, outline } of [tones.white, tones.black]) {
      for (const { fill } of shades) {
        const { lightness } = toOklch(fill);
        const fills = [upper, lower].map((hex) => Math.abs(toOklch(hex).lightness - lightness));
        const edge = Math.abs(toOklch(outline).lightness - lightness);
        assert.ok(Math.max(edge, Math.min(...fills)) > 0.25, `${fill} under ${upper}`);
      }
    }
  });
}

test("a single shade keeps its lightness", () => {
  const shades = ["#e8c98f", "#000000"].map((colour) => {
    const [shade] = palette({ ...board, shades: [{ name: "wood", colour }] }, "light").shades;
    return toOklch(shade.fill).lightness;
  });
  assert.ok(Math.abs(shades[0] - toOklch("#e8c98f").lightness) < 0.01);
  // Black pieces would be lost on a black board.
  assert.ok(shades[1] > 0.6);
});

test("the host's colours take precedence", () => {
  assert.equal(palette(board, "light", "own", { hint: "#123456" }).hint, "#123456");
});

test("the dark theme keeps a board's colours, and dims them by a tenth at most", () => {
  const [light, dark] = /** @type {const} */ (["light", "dark"]).map((theme) =>
    palette(board, theme).shades.map(({ fill }) => toOklch(fill)),
  );
  for (const [at, { lightness, chroma, hue }] of light.entries()) {
    const dimmed = dark[at];
    assert.ok(dimmed.lightness < lightness && dimmed.lightness > 0.89 * lightness);
    assert.ok(Math.abs(dimmed.chroma - chroma) < 0.005);
    assert.ok(Math.abs(dimmed.hue - hue) < 0.1);
  }
});
