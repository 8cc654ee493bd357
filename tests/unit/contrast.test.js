// WCAG 1.4.11: what is needed for playing stands out from every square, by its colour or its edge.

import assert from "node:assert/strict";
import { test } from "node:test";
import { palette } from "../../www/draw/palette.js";
import { alice } from "./fixtures/alice.js";
import { armies } from "./fixtures/armies.js";
import { caissa } from "./fixtures/caissa.js";
import { crown } from "./fixtures/crown.js";

const BOARDS = [alice(), armies().info, caissa(), crown()].map(({ board }) => board);

const LEAST = 3;

/** @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const theme of /** @type {const} */ (["light", "dark"]))
  test(`marks of possible actions stand out on every square (${theme})`, () => {
    for (const board of BOARDS) {
      const colours = palette(board, theme);
      for (const mark of /** @type {const} */ (["target", "forbidden", "hint"]))
        for (const { fill } of colours.shades) {
          const edge = contrast(colours[mark], colours.halo);
          const best = Math.max(contrast(colours[mark], fill), edge);
          assert.ok(best >= LEAST, `${mark} on ${fill}: ${best}`);
        }
    }
  });
