// Windows that are wide for their height: a landscape phone, half a screen, a window enlarged. The board is seen whole, and
// lies beside everything else.

import { CALM, expect, test } from "./fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */

test.use(CALM);

/** Width, height, and how large a board of chess is there at least. */
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

for (const [width, height, least] of WINDOWS)
  test.describe(`${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const room of ["", "/learn", "/problems", "/study", "/edit"])
      test(`the board is whole, and the rest beside it: chess${room}`, async ({ page, open }) => {
        await open(`#chess${room}`);
        const beside = page.locator(".side, .taught-words, .study-side, .edit-side");
        await expect(beside.locator("visible=true").first()).toBeVisible();
        await expect.poll(async () => (await boardBox(page)).width).toBeGreaterThan(least);
        const board = await boardBox(page);
        expect(board.y + board.height).toBeLessThanOrEqual(height);
        const rest = await beside.locator("visible=true").first().boundingBox();
        expect(rest?.x).toBeGreaterThan(board.x + board.width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });

    test("the board stays where the rest is scrolled", async ({ page, open }) => {
      await open("#chess");
      await page.getByRole("link", { name: "Set up" }).scrollIntoViewIfNeeded();
      await expect(page.locator("game-board")).toBeInViewport({ ratio: 1 });
    });

    for (const game of ["caissa-britannia", "armies-of-faith-4", "raumschach", "crown-4"])
      test(`whole in view: ${game}`, async ({ page, open }) => {
        await open(`#${game}`);
        await expect(page.locator("game-board")).toBeInViewport({ ratio: 1 });
      });
  });

for (const [width, height] of /** @type {const} */ ([
  [568, 320],
  [740, 360],
  [960, 412],
]))
  test(`two boards are whole on ${width} × ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    await open("#alice-chess");
    await expect(page.locator("game-board")).toBeInViewport({ ratio: 1 });
    const { width: across, height: down } = await boardBox(page);
    expect(across).toBeGreaterThan(1.5 * down);
    expect(down).toBeGreaterThan(height * 0.65);
  });
