// Walls that players place: after a move, in the editor, and against the computer. The board never moves.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { moves, sit, square, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page @param {string} name */
const cell = (page, name) => page.locator(`game-board [data-cell="${name}"]`);

for (const [device, screen] of Object.entries({ "a mouse": DESKTOP, "a phone": PHONE })) {
  test.describe(`with ${device}`, () => {
    test.use(screen);

    test("after a move the wall is placed, which completes the turn", async ({ open, page }) => {
      await open("#duck-chess");
      await sit(page, "Black", "human");
      const box = await page.locator("game-board").boundingBox();
      await cell(page, "e2").click();
      await cell(page, "e4").click();
      await expect(page.locator("drop-bar")).toContainText("Choose an empty square for the Duck");
      await expect(cell(page, "e5")).toHaveAccessibleName("e5, empty, can be selected");
      // Nothing else is possible now.
      await cell(page, "d2").click();
      await expect(cell(page, "e5")).toHaveAccessibleName("e5, empty, can be selected");
      await cell(page, "e5").click();
      await expect(square(page, "e5, Duck")).toBeVisible();
      await expect(status(page)).toContainText("Black to move");
      await expect(moves(page)).toHaveText(["e4", "*@e5"]);
      expect(await page.locator("game-board").boundingBox()).toEqual(box);
    });
  });
}

test("the computer moves and places the wall", async ({ open, page }) => {
  await open("#duck-chess");
  await sit(page, "Black", 1);
  await cell(page, "e2").click();
  await cell(page, "e4").click();
  await cell(page, "e5").click();
  await expect(moves(page)).toHaveCount(4, { timeout: 20_000 });
  await expect(status(page)).toContainText("White to move");
});

test("the editor puts walls on squares and takes them away", async ({ open, page }) => {
  await open("#duck-chess/edit");
  await page.getByRole("button", { name: "Duck: place or remove" }).click();
  const board = page.locator("editor-board");
  await board.locator('[data-cell="e5"]').click();
  await expect(page.getByRole("gridcell", { name: "e5, Duck" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Position text" })).toHaveValue(/8\/4\*3\/8/u);
  await board.locator('[data-cell="e5"]').click();
  await expect(page.getByRole("gridcell", { name: "e5, empty" })).toBeVisible();
});
