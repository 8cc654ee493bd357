// The page about a game: its title, its small boards by keys, and its width on a phone.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { tabTo } from "./hands.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string} name */
const part = (page, name) => page.getByRole("region", { name, exact: true });

test("a piece is put elsewhere by the arrow keys", async ({ page, open }) => {
  await open("#chess/about");
  const card = part(page, "The pieces").getByRole("listitem").filter({ hasText: "Knight" });
  await card.scrollIntoViewIfNeeded();
  const knight = card.getByLabel("Moves of the Knight from d4");
  await tabTo(page, knight);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(card.getByLabel("Moves of the Knight from e5")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/about");
    await expect(page).toHaveTitle("About this game · Chess · Menagerie");
    await expect(part(page, "Sources").getByRole("link").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
