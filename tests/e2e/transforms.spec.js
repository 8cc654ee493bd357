// The page's own boards inside transforms and zooms, as in slides: table, editor and previews take the square under the
// pointer.

import { CALM, expect, test } from "./fixtures.js";
import { SQUARE_MIDDLE } from "./layouts.js";
import { clickAt, dragAt } from "./pointers.js";
import { sit, square } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** Large enough for all of an enlarged table. */
const LARGE = { viewport: { width: 1700, height: 1500 } };

test.use({ ...LARGE, ...CALM });

/** Of the page's main part, and of all. @type {Record<string, { main: string, body: string }>} */
const TRANSFORMS = {
  "scale .6": { main: "transform: scale(0.6)", body: "" },
  "scale 1.3": { main: "transform: scale(1.3); transform-origin: 0 0", body: "" },
  "a half turn": { main: "transform: rotate(180deg)", body: "" },
  "zoom .7": { main: "zoom: 0.7", body: "" },
  "a turn in a scale in a zoom": {
    main: "transform: scale(0.8, 0.7) rotate(15deg)",
    body: "zoom: 0.9",
  },
};

/** @param {Page} page @param {{ main: string, body: string }} styles */
async function transform(page, styles) {
  await page.evaluate(({ main, body }) => {
    document.body.style.cssText = body;
    /** @type {HTMLElement} */ (document.querySelector("main")).style.cssText = main;
  }, styles);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** @param {Page} page @param {string} name @param {string} within */
async function middle(page, name, within) {
  /** @type {{x: number, y: number}} */
  const point = await page.evaluate(`(${SQUARE_MIDDLE})("${name}", "${within}")`);
  return point;
}

test("the table in each of them", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  const at = (/** @type {string} */ cell) => middle(page, cell, "game-board");
  for (const [turn, [name, styles]] of Object.entries(TRANSFORMS).entries())
    await test.step(name, async () => {
      const file = "ebagh"[turn];
      await transform(page, styles);
      await clickAt(page, await at(`${file}2`));
      await clickAt(page, await at(`${file}4`));
      await expect(square(page, `white Pawn, ${file}4`)).toHaveCount(1);
      await dragAt(page, await at(`${file}7`), await at(`${file}5`));
      await expect(square(page, `black Pawn, ${file}5`)).toHaveCount(1);
    });
});

/** A piece of the array, where it goes, and where a Queen is put; one line for each transform. */
const EDITS = /** @type {const} */ ([
  ["b1", "white Knight, c3", "d4"],
  ["g1", "white Knight, f3", "e4"],
  ["b8", "black Knight, c6", "d5"],
  ["g8", "black Knight, f6", "e5"],
  ["a1", "white Rook, a5", "h5"],
]);

test("the editor in each of them", async ({ page, open }) => {
  await open("#chess/edit");
  await expect(page.getByText("This position is legal.")).toBeVisible();
  const at = (/** @type {string} */ cell) => middle(page, cell, "editor-board");
  for (const [turn, [name, styles]] of Object.entries(TRANSFORMS).entries())
    await test.step(name, async () => {
      const [from, piece, put] = EDITS[turn] ?? EDITS[0];
      await transform(page, styles);
      await dragAt(page, await at(from), await at(piece.slice(-2)));
      await expect(square(page, piece)).toHaveCount(1);
      const queen = page.getByRole("button", { name: "Black Queen", exact: true });
      const box = await queen.boundingBox();
      const palette = {
        x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
        y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
      };
      await dragAt(page, palette, await at(put));
      await expect(square(page, `black Queen, ${put}`)).toHaveCount(1);
    });
});

test("a preview in scales, a half turn and a zoom", async ({ page, open }) => {
  await open("#chess");
  await page.getByRole("tab", { name: "Pieces" }).click();
  await page.getByRole("button", { name: "Rook", exact: true }).click();
  const preview = page.locator("piece-preview");
  /** The page may still be making room. @param {string} square @param {number} right @param {number} down */
  const press = (square, right, down) =>
    expect(async () => {
      const box = await preview.boundingBox();
      if (box === null) throw new Error("no preview");
      await clickAt(page, { x: box.x + box.width * right, y: box.y + box.height * down });
      await expect(preview).toHaveAccessibleName(new RegExp(square), { timeout: 1_000 });
    }).toPass({ timeout: 10_000 });
  for (const main of ["transform: scale(0.6)", "transform: scale(1.3)", "zoom: 0.7"]) {
    await transform(page, { main: `${main}; transform-origin: 100% 0`, body: "" });
    await press("b6", 0.2, 0.3);
    await press("f1", 0.7, 0.9);
  }
  await transform(page, { main: "transform: rotate(180deg)", body: "" });
  await press("b6", 0.8, 0.7);
});
