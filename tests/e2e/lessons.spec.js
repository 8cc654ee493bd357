// The first-game lesson: its offer, and a step by keyboard and on a phone.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { pressByKey } from "./hands.js";
import { enter } from "./keys.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string} title */
const step = (page, title) => page.getByRole("heading", { level: 2, name: title });

/** @param {Page} page */
const told = (page) => page.locator("lesson-page .taught-told");

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string[]} names */
async function go(page, ...names) {
  for (const name of names) await page.locator(`lesson-page [data-cell="${name}"]`).click();
}

test("the offer of a lesson covers nothing, and leads to the lesson", async ({ page, open }) => {
  await open("#chess");
  const offer = page.getByRole("group", { name: "New to this game?" });
  await expect(page.locator("game-table").getByRole("gridcell")).toHaveCount(64);
  await expect(offer).toBeVisible();
  const [box, board] = [await offer.boundingBox(), await page.locator("game-board").boundingBox()];
  const apart =
    box !== null &&
    board !== null &&
    (box.x >= board.x + board.width || box.y >= board.y + board.height);
  expect(apart).toBe(true);
  await offer.getByRole("link").click();
  await expect(step(page, "Two armies, two Kings")).toBeVisible();
});

test("by the keyboard alone", async ({ page, open }) => {
  await open("#chess/learn");
  await pressByKey(page, page.getByRole("button", { name: "Next", exact: true }));
  await expect(step(page, "The Rook")).toBeFocused();
  await tabBack(page);
  await enter(page, "d4", "d7");
  await expect(told(page)).toHaveClass(/done/);
});

/** @param {Page} page */
async function tabBack(page) {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const board = page.locator("lesson-page game-board");
    if (await board.evaluate((one) => one.shadowRoot?.activeElement != null)) return;
  }
  throw new Error("shift and tab don't come to the board");
}

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("the board is above the words, and nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/learn");
    await press(page, "Next");
    await expect(step(page, "The Rook")).toBeVisible();
    await go(page, "d4", "d7");
    await expect(told(page)).toHaveClass(/done/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
