// The face of headings: it comes after the board and moves nothing. hosting.spec.js shows it on a strict host, and offline.

import { CALM, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page */
const faces = (page) => page.evaluate(() => [...document.fonts].map(({ family }) => family));

/** The width of the product's name, which depends on its face. @param {Page} page */
const nameWidth = (page) =>
  page.locator(".brand").evaluate((brand) => brand.getBoundingClientRect().width);

test("headings get their own face with the second page, and nothing moves", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const moved = /** @type {any} */ (window);
    moved.shifts = [];
    new PerformanceObserver((list) =>
      moved.shifts.push(
        ...list
          .getEntries()
          .filter((shift) => !(/** @type {any} */ (shift).hadRecentInput))
          .map((shift) => /** @type {any} */ (shift).value),
      ),
    ).observe({ type: "layout-shift", buffered: true });
  });
  const loaded = page.waitForResponse(/\/fonts\/grenze\.woff2$/);
  await open();
  await loaded;
  const play = page.getByRole("link", { name: "Play Caïssa Britannia", exact: true });
  await expect(play).toBeVisible();
  const before = await nameWidth(page);
  expect(await faces(page)).toEqual([]);
  await play.click();
  await expect(page.getByRole("heading", { level: 1, name: "Caïssa Britannia" })).toBeVisible();
  expect(await faces(page)).toEqual(["Grenze"]);
  await expect.poll(() => nameWidth(page)).not.toBe(before);
  expect(await page.evaluate(() => /** @type {any} */ (window).shifts)).toEqual([]);
});
