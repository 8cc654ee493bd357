import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { toOklch } from "../../www/draw/colour.js";
import { armySign } from "../../www/draw/army-sign.js";
import { palette } from "../../www/draw/palette.js";
import { EYES, distance, seenBy } from "./fakes/eyes.js";
import { caissa } from "./fixtures/caissa.js";

const ARMIES = ["red", "yellow", "green", "blue"];
const PAIRS = ARMIES.flatMap((one, at) => ARMIES.slice(at + 1).map((other) => [one, other]));
const THEMES = /** @type {const} */ (["light", "dark"]);

/** The squares of Armies of Faith 4 and the four pale colours of Heathen Europe Chess. */
const BOARDS = {
  chequer: ["#f0d9b5", "#b58863"],
  pale: ["#f5ecb4", "#c4e6c4", "#f3c2bb", "#bdd0f2"],
};

/** @param {string[]} colours @param {"light" | "dark"} theme */
function paletteOf(colours, theme) {
  const shades = colours.map((colour) => ({ name: colour, colour }));
  return palette({ ...caissa().board, shades }, theme);
}

for (const eye of EYES) {
  test(`four armies can be distinguished by eyes with cones: ${eye}`, () => {
    const { tones } = paletteOf(BOARDS.chequer, "light");
    for (const [one, other] of PAIRS) {
      for (const height of /** @type {const} */ (["upper", "lower"])) {
        const [a, b] = [one, other].map((army) => seenBy(tones[army][height], eye));
        assert.ok(distance(a, b) > 0.175, `${one} and ${other}, ${height}: ${distance(a, b)}`);
      }
    }
  });

  for (const theme of THEMES) {
    test(`four pale shades can be distinguished by eyes with cones: ${eye} (${theme})`, () => {
      const fills = paletteOf(BOARDS.pale, theme).shades.map(({ fill }) => seenBy(fill, eye));
      fills.forEach((fill, at) => {
        for (const other of fills.slice(at + 1)) assert.ok(distance(fill, other) > 0.06);
      });
    });
  }
}

for (const theme of THEMES) {
  for (const [name, colours] of Object.entries(BOARDS)) {
    test(`four armies stand out on every square by fill or outline (${name}, ${theme})`, () => {
      const { shades, tones } = paletteOf(colours, theme);
      for (const army of ARMIES) {
        const { upper, lower, outline } = tones[army];
        for (const { fill } of shades) {
          const { lightness } = toOklch(fill);
          const [top, foot, edge] = [upper, lower, outline].map((hex) =>
            Math.abs(toOklch(hex).lightness - lightness),
          );
          assert.ok(Math.max(edge, Math.min(top, foot)) > 0.25, `${army} on ${fill}`);
        }
      }
    });
  }

  test(`pale shades stay pale, and strong ones span the whole range of the theme (${theme})`, () => {
    const span = (/** @type {string[]} */ colours) => {
      const found = paletteOf(colours, theme).shades.map(({ fill }) => toOklch(fill).lightness);
      return Math.max(...found) - Math.min(...found);
    };
    assert.ok(span(BOARDS.pale) < 0.21);
    assert.ok(span(BOARDS.chequer) > 0.24);
  });
}

test("each of four armies has its own sign; white and black have none", () => {
  assert.equal(new Set(ARMIES.map(armySign)).size, ARMIES.length);
  assert.ok(ARMIES.every((army) => armySign(army) !== null));
  assert.deepEqual(["white", "black"].map(armySign), [null, null]);
});

/** @param {string} name */
const style = (name) => readFile(new URL(`../../www/styles/${name}.css`, import.meta.url), "utf8");

/** @param {string} sheet @param {string} selector @param {string} property */
function said(sheet, selector, property) {
  const block = sheet.slice(sheet.indexOf(`\n${selector} {`)).split("}", 1)[0];
  return String(/#[0-9a-f]+/.exec(block.slice(block.indexOf(`${property}:`)))?.[0]);
}

test("the page shows armies in the board's colours", async () => {
  const [base, several] = await Promise.all([style("base"), style("several")]);
  const { tones } = paletteOf(BOARDS.chequer, "light");
  for (const army of ARMIES) {
    const { upper, lower, outline } = tones[army];
    const figure = `.figure[data-colour="${army}"]`;
    const seat = said(several, `[data-colour="${army}"]`, "--seat");
    assert.equal(said(base, figure, "--edge"), outline);
    for (const colour of [said(base, figure, "--man"), seat]) {
      const off = [upper, lower].map((tone) => distance(colour, tone));
      assert.ok(Math.min(...off) < 0.1, `${army}: ${colour}`);
    }
  }
});
