// A board whose left and right edges are joined: what is seen beyond an edge can be pressed.

import { CALM, expect, test } from "./fixtures.js";
import { sit, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** Presses a square where it is seen again, beside another one. @param {Page} page @param {string} beside @param {number} right */
async function pressBeyond(page, beside, right) {
  const box = await page.locator(`game-board [data-cell="${beside}"]`).boundingBox();
  if (box === null) throw new Error(`no square ${beside}`);
  await page.mouse.click(box.x + box.width * (0.5 + 0.7 * right), box.y + box.height / 2);
}

test("a piece is selected and moved beyond the edge", async ({ open, page }) => {
  await open("#cylinder-chess");
  await sit(page, "Black", "human");
  await expect(page.getByRole("grid")).toHaveAccessibleName(/joined left and right edges/);
  // The Pawn of the h-file is seen again at the left of a2.
  await pressBeyond(page, "a2", -1);
  await expect(square(page, "white Pawn, h2")).toHaveAttribute("aria-selected", "true");
  await pressBeyond(page, "a4", -1);
  await expect(status(page)).toContainText("Black to move");
  await expect(square(page, "white Pawn, h4")).toBeVisible();
  await type(page, "a6");
  await square(page, "white Rook, h1").click();
  // Pressing outside of all squares changes nothing.
  await pressBeyond(page, "h8", 1.5);
  await expect(square(page, "white Rook, h1")).toHaveAttribute("aria-selected", "true");
});
