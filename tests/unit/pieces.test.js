import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { placed, shortened } from "../../tools/path-text.mjs";
import {
  attribution,
  classicPictures,
  committedLicence,
  furtherPictures,
  recipe,
} from "../../tools/pieces.mjs";
import { silhouette } from "../../www/draw/silhouette.js";

/** Of shortened paths, in hundredths of their square. */
const ROUNDING = 0.1;

test("the pictures' licence names every icon and author", async () => {
  assert.equal(
    await committedLicence(),
    attribution(await recipe()),
    "assets/pieces/LICENSE.md is stale; run: npm run pieces -- --licence",
  );
});

test("every icon has a picture in both sets, which is no other’s", async () => {
  const text = await readFile(new URL("../../src/variant/icons.txt", import.meta.url), "utf8");
  const icons = text.trim().split("\n").sort();
  const [classic, further] = await Promise.all([classicPictures(), furtherPictures()]);
  const drawn = { ...classic, ...further };
  assert.deepEqual(Object.keys(drawn).sort(), icons);
  assert.deepEqual(Object.keys({ ...further, ...(await recipe()) }).sort(), icons);
  const figures = Object.values(drawn).map(({ body, lines, dots }) => body + lines + dots);
  assert.equal(new Set(figures).size, icons.length);
  const twice = Object.keys(further).filter((icon) => icon in classic);
  assert.deepEqual(twice, [], "what every page loads needn't load again");
});

test("every piece of every variant has a picture", async () => {
  const folder = new URL("../../variants/", import.meta.url);
  const files = (await readdir(folder)).filter((name) => name.endsWith(".toml"));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), "utf8")));
  const named = texts.flatMap((text) => [...text.matchAll(/^icon = "(.+)"/gm)]);
  const drawn = { ...(await furtherPictures()), ...(await recipe()) };
  const missing = named.map(([, icon]) => icon).filter((icon) => !(icon in drawn));
  assert.deepEqual(missing, []);
  assert.ok(named.length > 60);
});

test("shorter paths keep the shape, also of a joined path", () => {
  const path = "M10.004 20L30.004 20L30.004 40C30 44 26 48 20 48ZM12 22L14 22L14 24Z";
  const short = shortened(path);
  assert.ok(short.length < path.length, short);
  assert.match(short, /^M/);
  const [before, after] = [silhouette(path), silhouette(short)];
  assert.equal(after.parts.length, before.parts.length);
  for (const side of /** @type {const} */ (["left", "top", "right", "bottom"]))
    assert.ok(Math.abs(after.bounds[side] - before.bounds[side]) < ROUNDING, side);
  assert.equal(shortened(""), "");
});

const FIGURES = ["classic", "further"].map(
  (folder) => new URL(`../../assets/pieces/${folder}/`, import.meta.url),
);

test("figures stay within their square, and stand on one floor unless they point forward", async () => {
  const files = await Promise.all(FIGURES.map((folder) => readdir(folder)));
  const urls = files.flatMap((names, at) => names.map((name) => new URL(name, FIGURES[at])));
  const drawn = urls.filter(({ href }) => href.endsWith(".svg"));
  for (const url of drawn) {
    const svg = await readFile(url, "utf8");
    const [body, ...details] = [...svg.matchAll(/<path .* d="([^"]*)"/g)].map(
      ([, path]) => silhouette(path).bounds,
    );
    const { left, top, right, bottom } = body;
    // The outline is drawn around the body.
    assert.ok(Math.min(left, top) >= 3.2 && Math.max(right, bottom) <= 100 - 3.2, url.href);
    // Turned round, a piece is in the same place.
    const floor = svg.includes('class="directed') ? 100 - top : 90.5;
    assert.ok(Math.abs(bottom - floor) < ROUNDING, url.href);
    for (const inner of details) {
      assert.ok(inner.left >= left && inner.right <= right, url.href);
      assert.ok(inner.top >= top && inner.bottom <= bottom, url.href);
    }
  }
  assert.ok(drawn.length > 60);
});

test("absolute commands are scaled and shifted, relative ones only scaled", () => {
  assert.equal(placed("M10 20l4-6H30v8z", { scale: 0.5, x: 1, y: 2 }), "M6 12l2 -3H16v4z");
});

test("a path that starts with m keeps its start", () => {
  assert.equal(placed("m10 20 4 6z", { x: 1, y: 2 }), "M11 22l4 6z");
});

test("an arc keeps its angle and its flags, even without spaces", () => {
  assert.equal(
    placed("M0 0a10 20 45 1110.5.5A8 8 0 014 6", { scale: 2, x: 1, y: 2 }),
    "M1 2a20 40 45 1 1 21 1A16 16 0 0 1 9 14",
  );
});
