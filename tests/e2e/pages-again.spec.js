// The boards of the pages after the engine has crashed and restarted.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { mortalEngine } from "./mortal.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.beforeEach(({ page, gate }) => mortalEngine(page, gate));

/** Presses squares of a page's board. @param {Page} page @param {string} room @param {string[]} names */
async function go(page, room, ...names) {
  for (const name of names) await page.locator(`${room} [data-cell="${name}"]`).click();
}

test("a lesson's step is back at its beginning", async ({ page, open }) => {
  await open("#chess/learn");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The Rook" })).toBeVisible();
  await go(page, "lesson-page", "d4", "e5");
  const told = page.locator("lesson-page .taught-told");
  await expect(told).toContainText("was restarted");
  await go(page, "lesson-page", "d4", "d7");
  await expect(told).toContainText("Straight up the file");
});

test("a problem is back at its beginning", async ({ page, open }) => {
  await open("#chess/problems?problem=back-rank");
  await go(page, "problems-page", "d1", "e5");
  const told = page.locator("problems-page .taught-told");
  await expect(told).toContainText("was restarted");
  await go(page, "problems-page", "d1", "d8");
  await expect(told).toHaveText("Solved!");
});

test("a study is restored", async ({ page, open }) => {
  await open("#chess/study");
  await go(page, "study-page", "e2", "e4");
  const current = page
    .getByRole("group", { name: "Moves and variations" })
    .locator("[aria-current]");
  await expect(current).toContainText("e4");
  await go(page, "study-page", "e7", "e2");
  await expect(page.getByText("was restarted")).toBeVisible();
  await go(page, "study-page", "e7", "e5");
  await expect(current).toContainText("e5");
});
