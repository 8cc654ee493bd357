// A new address starts at its top; only Back and Forward return to where the reader was.

import { PHONE, expect, test } from "./fixtures.js";

test.use(PHONE);

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const top = (page) => page.evaluate(() => Math.round(scrollY));

/**
 * Scrolls until a link is in view, as a reader does, and taps it.
 * @param {Page} page
 * @param {string} name
 */
async function tapFarLink(page, name) {
  const link = page.getByRole("link", { name, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  const before = await top(page);
  expect(before).toBeGreaterThan(100);
  await link.tap();
  return before;
}

/** @param {Page} page @param {string} name */
async function arrives(page, name) {
  await expect(page.getByRole("heading", { level: 1, name }).first()).toBeVisible();
  await expect(page.locator(".page-waiting")).toBeEmpty();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

test("entering a page starts at its top, and going back restores the old place", async ({
  open,
  page,
}) => {
  await open();
  for (const [link, title] of [
    ["Play Raumschach", "Raumschach"],
    ["About: Raumschach", "Raumschach"],
    ["Learn: Raumschach", "Raumschach"],
    ["Problems: Raumschach", "Raumschach"],
    ["Create a variant", "Custom variant"],
  ]) {
    const before = await tapFarLink(page, link);
    await arrives(page, title);
    expect(await top(page)).toBe(0);
    await page.goBack();
    await arrives(page, "Chess with other beasts");
    await expect.poll(() => top(page)).toBe(before);
  }
});

test("a lesson's way to the table leads to its top, and a reload stays in place", async ({
  open,
  page,
}) => {
  await open("#raumschach/learn");
  await tapFarLink(page, "Skip lesson");
  await expect(page.locator("game-table h1")).toBeVisible();
  await arrives(page, "Raumschach");
  expect(await top(page)).toBe(0);
  await open("#caissa-britannia/about");
  await arrives(page, "Caïssa Britannia");
  await page.getByRole("heading", { name: /Sources/ }).scrollIntoViewIfNeeded();
  const before = await top(page);
  expect(before).toBeGreaterThan(100);
  await expect.poll(() => page.evaluate(() => history.state.top)).toBe(before);
  await page.reload();
  // Parts that load when they come into view may shift it a little.
  await expect.poll(async () => Math.abs((await top(page)) - before)).toBeLessThan(100);
});
