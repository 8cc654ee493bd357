// Pasted texts of other programs on the author page.

import { SMALL_CHESS } from "../fixtures/small-chess.js";
import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Text of the variant file" });

/** @param {Page} page */
const told = (page) => page.locator("author-page .author-told");

/** @param {Page} page @param {string} pasted */
async function paste(page, pasted) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
  await text(page).focus();
  await page.keyboard.press("Control+V");
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a pasted section is offered for import, and undo brings the text back", async ({
  open,
  page,
}) => {
  await open("#author");
  await text(page).fill("# my notes\n");
  await text(page).press("Control+End");
  await paste(page, SMALL_CHESS);
  await expect(
    page.getByText("This is a section of a Fairy-Stockfish variants.ini."),
  ).toBeInViewport();
  await page.getByRole("button", { name: "Import", exact: true }).first().click();
  await expect(page.getByText("small is ready to play.")).toBeVisible();
  await expect(told(page)).toContainText("is in the earlier drafts");
  await expect(page.locator(".author-offer")).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^format = 1/m);
  await text(page).press("Control+Z");
  await expect(text(page)).toHaveValue(`# my notes\n${SMALL_CHESS}`);
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("the offer is seen and fits", async ({ open, page }) => {
    await open("#author");
    await paste(page, SMALL_CHESS.repeat(30));
    await expect(page.getByRole("button", { name: "Keep as text" })).toBeInViewport({ ratio: 1 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});
