// Windows that are wide for their height, such as landscape phones, half screens and zoomed windows: the whole board is
// visible beside everything else.

import { CALM, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** Width, height, and the least size of a chess board there. */
const WINDOWS = /** @type {const} */ ([
  [568, 320, 210],
  [740, 360, 250],
  [960, 412, 290],
  [600, 500, 260],
  [900, 700, 500],
]);

/** @param {Page} page */
async function boardBox(page) {
  const board = page.locator("game-board:visible, editor-board:visible");
  const box = await board.boundingBox();
  if (box === null) throw new Error("no board");
  return box;
}

/**
 * Resolves after the new layout.
 * @param {Page} page
 * @param {readonly [width: number, height: number, ...unknown[]]} size
 */
async function resize(page, [width, height]) {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

for (const room of ["", "/learn", "/problems", "/study", "/edit"])
  test(`the board is fully visible, with the rest beside it: chess${room}`, async ({
    page,
    open,
  }) => {
    await resize(page, WINDOWS[0]);
    await open(`#chess${room}`);
    const beside = page
      .locator(".side, .taught-words, .study-side, .edit-side")
      .locator("visible=true")
      .first();
    for (const [width, height, least] of WINDOWS) {
      await resize(page, [width, height]);
      await expect(async () => {
        const board = await boardBox(page);
        expect(board.width).toBeGreaterThan(least);
        expect(board.y + board.height).toBeLessThanOrEqual(height);
        const rest = await beside.boundingBox();
        expect(rest?.x).toBeGreaterThan(board.x + board.width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }, `${width} × ${height}`).toPass({ timeout: 10_000 });
    }
  });

test("the header leaves its height to the board", async ({ page, open }) => {
  await resize(page, [844, 390]);
  await open("#chess");
  await expect(async () => {
    expect((await boardBox(page)).height).toBeGreaterThan(370);
  }).toPass({ timeout: 10_000 });
});

/** Names of the table's parts that have a visible line on all four sides. @param {Page} page */
const framed = (page) =>
  page.locator(".side *").evaluateAll((parts) =>
    parts
      .filter((part) => {
        const { borderTopWidth, borderTopColor, borderLeftWidth, borderLeftColor } =
          getComputedStyle(part);
        const sides = [borderTopColor, borderLeftColor];
        return (
          part.checkVisibility({ visibilityProperty: true }) &&
          part.closest("svg, .figure") === null &&
          [borderTopWidth, borderLeftWidth].every((width) => width !== "0px") &&
          sides.every((colour) => colour !== "rgba(0, 0, 0, 0)")
        );
      })
      .map(({ localName }) => localName),
  );

for (const game of ["chess", "armies-of-faith-4"])
  test(`only the field for moves has a frame: ${game}`, async ({ page, open }) => {
    await open(`#${game}`);
    await expect(page.locator(".entry input")).toBeVisible();
    for (const size of /** @type {const} */ ([
      [1440, 900],
      [844, 390],
    ])) {
      await resize(page, size);
      await expect(() => framed(page).then((all) => expect(all).toEqual(["input"]))).toPass();
    }
  });

for (const game of ["chess", "alice-courier", "raumschach", "armies-of-faith-4"])
  test(`boards, status and controls need no scrolling: ${game}`, async ({ page, open }) => {
    await resize(page, [844, 390]);
    await open(`#${game}`);
    for (const size of /** @type {const} */ ([
      [844, 390],
      [740, 360],
      [960, 412],
    ])) {
      await resize(page, size);
      const buttons = ["Undo", "Hint", "More", "Settings"].map((name) =>
        page.getByRole("button", { name }).first(),
      );
      for (const part of [page.locator("game-board"), page.locator("turn-status"), ...buttons])
        await expect(part, size.join()).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: "More" }).click();
    const menu = page.locator(".more-items");
    for (const name of ["Resign", "New game", "Share"])
      await expect(menu.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  });

test("the board stays in place while the rest is scrolled", async ({ page, open }) => {
  await open("#chess");
  for (const size of WINDOWS) {
    await resize(page, size);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("html, .side")) one.scrollTop = 0;
    });
    await page.locator("page-links").getByRole("link", { name: "Set up" }).scrollIntoViewIfNeeded();
    await expect(page.locator("game-board"), size.join()).toBeInViewport({ ratio: 1 });
  }
});

for (const game of ["caissa-britannia", "armies-of-faith-4", "raumschach", "crown-4"])
  test(`fully visible: ${game}`, async ({ page, open }) => {
    await resize(page, WINDOWS[0]);
    await open(`#${game}`);
    for (const size of WINDOWS) {
      await resize(page, size);
      await expect(page.locator("game-board"), size.join()).toBeInViewport({ ratio: 1 });
    }
  });

for (const room of ["", "/problems", "/study"])
  test(`one of two boards is large, with the rest beside it: alice-chess${room}`, async ({
    page,
    open,
  }) => {
    await resize(page, [844, 390]);
    await open(`#alice-chess${room}`);
    const squares = ["c3", "C3"].map((name) =>
      page.locator(`game-board [data-cell="${name}"]`).locator("visible=true"),
    );
    const beside = page
      .locator(".side, .taught-words, .study-side")
      .locator("visible=true")
      .first();
    for (const [width, height] of [...WINDOWS.slice(0, 2), [844, 390]]) {
      await resize(page, [width, height]);
      await expect(async () => {
        const board = await boardBox(page);
        const [large, small] = await Promise.all(
          squares.map(async (square) => (await square.boundingBox())?.width ?? 0),
        );
        expect(large).toBeGreaterThan(1.5 * small);
        expect(board.y + board.height).toBeLessThanOrEqual(height);
        expect((await beside.boundingBox())?.x).toBeGreaterThan(board.x + board.width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }, `${width} × ${height}`).toPass({ timeout: 10_000 });
    }
  });
