import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { pressByKey, tabTo } from "./hands.js";
import { enter } from "./keys.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page */
const told = (page) => page.locator("problems-page .taught-told");

/** @param {Page} page @param {string} title */
const problem = (page, title) => page.getByRole("heading", { level: 2, name: title });

/** @param {Page} page @param {string[]} names */
async function go(page, ...names) {
  for (const name of names) await page.locator(`problems-page [data-cell="${name}"]`).click();
}

test("by the keyboard alone", async ({ page, open }) => {
  await open("#chess/problems?problem=back-rank");
  await expect(problem(page, "No air")).toBeVisible();
  await tabTo(page, page.locator('problems-page [role="gridcell"][tabindex="0"]'));
  await enter(page, "d1", "d8");
  await expect(told(page)).toHaveText("Solved!");
  await pressByKey(page, page.getByRole("button", { name: "Next problem" }));
  await expect(problem(page, "Two against one")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("a problem is solved, and nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/problems?problem=back-rank");
    await go(page, "d1", "d8");
    await expect(told(page)).toHaveText("Solved!");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
