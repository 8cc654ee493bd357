// Zen mode: only boards, players and the status are shown.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { openSettings } from "./settings.js";
import { square } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page */
const boardWidth = async (page) => (await page.locator("game-board").boundingBox())?.width ?? 0;

/** @param {Page} page */
const overflow = (page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight].map((past) => Math.max(0, past));
  });

test.describe("on a desktop", () => {
  test.use(DESKTOP);

  test("Z begins it and ends it, and Escape ends it; boards have more room", async ({
    page,
    open,
  }) => {
    await open("#alice-chess");
    await expect(square(page, "white Pawn, e2")).toBeVisible();
    const before = await boardWidth(page);
    const shown = page.locator(".brand, .tabs, page-links, table-controls").locator("visible=true");
    await page.keyboard.press("z");
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Leave zen mode" })).toBeVisible();
    await expect.poll(() => boardWidth(page)).toBeGreaterThan(before + 50);
    expect(await overflow(page)).toEqual([0, 0]);

    // Escape first ends what it ends elsewhere.
    await square(page, "white Pawn, e2").click();
    await page.keyboard.press("Escape");
    await expect(square(page, "white Pawn, e2")).toHaveAttribute("aria-selected", "false");
    await expect(shown).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("button", { name: "Leave zen mode" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(shown).toHaveCount(4);
    await expect.poll(() => boardWidth(page)).toBe(before);
    await page.keyboard.press("z");
    await expect(shown).toHaveCount(0);
    await page.keyboard.press("z");
    await expect(shown).toHaveCount(4);
  });
});

for (const [game, landscape] of /** @type {const} */ ([
  ["chess", true],
  ["alice-chess", true],
  ["armies-of-faith-4", false],
]))
  test.describe(`on a phone, ${game}`, () => {
    test.use(PHONE);

    test("a setting begins it, a button ends it, and nothing is outside the window", async ({
      page,
      open,
    }) => {
      await open(`#${game}`);
      const menu = await openSettings(page);
      await menu.getByRole("checkbox", { name: /^Zen mode/ }).check();
      await page.keyboard.press("Escape");
      const leave = page.getByRole("button", { name: "Leave zen mode" });
      await expect(leave).toBeInViewport();
      await expect(page.locator("turn-status")).toBeInViewport({ ratio: 1 });
      expect(await overflow(page)).toEqual([0, 0]);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(leave).toBeInViewport();
      if (landscape) await expect(page.locator("game-board")).toBeInViewport({ ratio: 1 });
      await leave.tap();
      await expect(leave).toBeHidden();
      await expect(page.locator("table-controls")).toBeVisible();
    });
  });
