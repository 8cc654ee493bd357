// WCAG 1.4.11 and 1.4.3: on every square of every game, in each set of colours and both themes, marks, pieces and
// coordinates stand out, and so do squares from one another.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { toLinear, toOklch } from "../../www/draw/colour.js";
import { palette } from "../../www/draw/palette.js";
import { SETTINGS } from "../../www/state/settings.js";
import { EYES, distance, seenBy } from "./fakes/eyes.js";
import { alice } from "./fixtures/alice.js";
import { armies } from "./fixtures/armies.js";
import { caissa } from "./fixtures/caissa.js";
import { crown } from "./fixtures/crown.js";

/** @import { BoardInfo } from "../../www/engine/protocol.js" */

const THEMES = /** @type {const} */ (["light", "dark"]);
const SETS = SETTINGS.boardColours.choices ?? [];

/** @param {string} name @returns {Promise<BoardInfo>} */
async function boardOf(name) {
  const text = await readFile(new URL(`../../variants/${name}.toml`, import.meta.url), "utf8");
  const shades = [...text.matchAll(/\{ name = "(.*)", colour = "(#\w+)" \}/g)];
  return {
    ...caissa().board,
    shades: shades.map(([, name = "", colour = ""]) => ({ name, colour })),
  };
}

const FOUR_ARMIES = [armies().info.board, await boardOf("heathen-europe-4")];

const BOARDS = [
  ...[alice(), caissa(), crown()].map(({ board }) => board),
  ...[await boardOf("grand-cavalier"), await boardOf("chess")],
  ...FOUR_ARMIES,
];

const ARMIES = ["red", "yellow", "green", "blue"];

const LEAST = 3;
const LEAST_OF_TEXT = 4.5;

/** @param {string} hex */
function luminance(hex) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * A mark with an edge is seen by whichever of both differs from the square, and the edge from the mark.
 * @param {string} mark @param {string} edge @param {string} fill
 */
const edged = (mark, edge, fill) =>
  Math.min(contrast(mark, edge), Math.max(contrast(mark, fill), contrast(edge, fill)));

for (const theme of THEMES)
  for (const set of SETS) {
    const palettes = BOARDS.map((board) => palette(board, theme, set));

    test(`marks and coordinates stand out on every square (${set}, ${theme})`, () => {
      for (const colours of palettes)
        for (const { fill, ink } of colours.shades) {
          const { halo, frame, target, last } = colours;
          assert.ok(contrast(target, fill) >= LEAST, `target on ${fill}`);
          assert.ok(edged(last, frame, fill) >= LEAST, `last move on ${fill}`);
          for (const mark of /** @type {const} */ ([
            "target",
            "opposing",
            "check",
            "forbidden",
            "hint",
            "premove",
          ])) {
            const found = edged(colours[mark], halo, fill);
            assert.ok(found >= LEAST, `${mark} on ${fill}: ${found}`);
          }
          assert.ok(contrast(ink, fill) >= LEAST_OF_TEXT, `coordinate on ${fill}`);
        }
    });

    test(`every army stands out on its squares by fill or outline (${set}, ${theme})`, () => {
      for (const [at, { shades, tones }] of palettes.entries())
        for (const name of FOUR_ARMIES.includes(BOARDS[at]) ? ARMIES : ["white", "black"])
          for (const { fill } of shades) {
            const { upper, lower, outline } = tones[name];
            const [top = 0, foot = 0, edge = 0] = [upper, lower, outline].map((hex) =>
              Math.abs(toOklch(hex).lightness - toOklch(fill).lightness),
            );
            assert.ok(Math.max(edge, Math.min(top, foot)) > 0.25, `${name} on ${fill}`);
          }
    });

    test(`the moves of every army stand out on its squares (${set}, ${theme})`, () => {
      const boards = palettes.filter((_, at) => FOUR_ARMIES.includes(BOARDS[at]));
      for (const { shades, tones } of boards)
        for (const name of ARMIES)
          for (const { fill } of shades) {
            const { lower, outline, trail = lower } = tones[name];
            const found = edged(trail, outline, fill);
            assert.ok(found >= LEAST, `${name} on ${fill}: ${found}`);
          }
    });

    test(`all eyes can tell the squares of a board apart (${set}, ${theme})`, () => {
      for (const { shades } of palettes)
        for (const eye of EYES)
          for (const [at, { fill }] of shades.entries())
            for (const other of shades.slice(at + 1)) {
              const apart = distance(seenBy(fill, eye), seenBy(other.fill, eye));
              assert.ok(apart > 0.06, `${fill} and ${other.fill}, ${eye}: ${apart}`);
            }
    });
  }
