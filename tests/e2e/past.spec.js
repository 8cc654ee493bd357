// A move from an earlier position asks before it replaces anything, by mouse, finger and key.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { moves, sit, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

const BACK = "Back to the game";

/** Two people have played; the position after so many plies is looked at. @param {Page} page @param {number} back */
async function lookBack(page, back) {
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3", "b8c6");
  for (let step = 0; step < back; step += 1)
    await page.getByRole("button", { name: "Previous move" }).click();
  await expect(status(page)).toContainText("You are looking at move");
}

/** @param {Page} page */
const question = (page) => page.getByRole("dialog", { name: "Go on from here?" });

test.describe("at a desk", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("a piece dropped in the past asks, and the old line stays a game", async ({
    open,
    page,
  }) => {
    await open("#chess");
    await lookBack(page, 2);
    await square(page, "white Bishop, f1").dragTo(square(page, "c4, empty"));
    await question(page).getByRole("button", { name: "Cancel" }).click();
    await expect(square(page, "white Bishop, f1")).toBeVisible();
    await page.getByRole("button", { name: BACK }).click();
    await expect(square(page, "black Knight, c6")).toBeVisible();
    await expect(moves(page)).toHaveCount(4);
  });

  test("keys step back, move and confirm", async ({ open, page }) => {
    await open("#chess");
    await lookBack(page, 1);
    await page.keyboard.press("ArrowLeft");
    await square(page, "white Bishop, f1").focus();
    await page.keyboard.press("Enter");
    await square(page, "c4, empty").focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(moves(page)).toHaveCount(4);
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("a tap in the past asks; both games are listed", async ({ open, page }) => {
    await open("#chess");
    await lookBack(page, 2);
    await click(page, "f1", "c4");
    await question(page).getByRole("button", { name: "Go on" }).tap();
    await expect(moves(page)).toHaveText(["e4", "e5", "Bc4"]);
    await page.getByRole("link", { name: "All games" }).tap();
    await expect(page.locator(".saved-games > li")).toHaveCount(2);
  });
});
