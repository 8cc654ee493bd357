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

/**
 * Whether something is drawn at the left and at the right end of the first hand, the board and the second hand.
 * @param {Page} page
 */
function drawnEnds(page) {
  const picture = page.getByRole("img", { name: /start position/i });
  return picture.evaluate((canvas) => {
    const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
    const context = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
    const size = Math.floor((height - width) / 2);
    return [0, size, height - size].map((top) =>
      [0, width - size].map((left) =>
        context?.getImageData(left, top + size / 4, size, size / 2).data.some((value) => value > 0),
      ),
    );
  });
}

test("the start position has the pieces in hand above and below it", async ({ page, open }) => {
  await open("#seirawan/about");
  const picture = page.getByRole("img", { name: /start position/i });
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  expect(height / width).toBeCloseTo(1 + 2 / 11, 2);
  const hand = [true, false];
  await expect.poll(() => drawnEnds(page)).toEqual([hand, [true, true], hand]);
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
