// The board of a page after the engine has crashed and restarted.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { mortalEngine } from "./mortal.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.beforeEach(({ page, gate }) => mortalEngine(page, gate));

/** @param {Page} page @param {string[]} names */
async function go(page, ...names) {
  for (const name of names) await page.locator(`lesson-page [data-cell="${name}"]`).click();
}

test("a lesson's step is back at its beginning", async ({ page, open }) => {
  await open("#chess/learn");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "The Rook" })).toBeVisible();
  await go(page, "d4", "e5");
  const told = page.locator("lesson-page .taught-told");
  await expect(told).toContainText("was restarted");
  await go(page, "d4", "d7");
  await expect(told).toContainText("Straight up the file");
});
