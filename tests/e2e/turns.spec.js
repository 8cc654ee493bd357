// Turns of two moves: by hand and against the computer. The board never moves.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { moves, sit, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page @param {string[]} names */
async function click(page, ...names) {
  for (const name of names) await page.locator(`game-board [data-cell="${name}"]`).click();
}

for (const [device, screen] of Object.entries({ "a mouse": DESKTOP, "a phone": PHONE })) {
  test.describe(`with ${device}`, () => {
    test.use(screen);

    test("White moves once, then each turn has two moves", async ({ open, page }) => {
      await open("#marseillais-chess");
      await sit(page, "Black", "human");
      const box = await page.locator("game-board").boundingBox();
      await expect(status(page)).toContainText("White to move");
      await click(page, "e2", "e4");
      await expect(status(page)).toContainText("Black: move 1 of 2");
      await click(page, "e7", "e5");
      await expect(status(page)).toContainText("Black: move 2 of 2");
      await click(page, "b8", "c6");
      await expect(status(page)).toContainText("White: move 1 of 2");
      await expect(moves(page)).toHaveText(["e4", "e5", "Nc6"]);
      expect(await page.locator("game-board").boundingBox()).toEqual(box);
      await page.getByRole("button", { name: "Undo" }).first().click();
      await expect(status(page)).toContainText("Black: move 2 of 2");
    });

    test("a turn without a second move is ended by hand", async ({ open, page }) => {
      const position = encodeURIComponent("4k3/p7/8/P7/8/6q1/8/7K w - - 0 10");
      await open(`#marseillais-chess?format=1&position=${position}`);
      await sit(page, "Black", "human");
      await click(page, "a5", "a6");
      await expect(status(page)).toContainText("no other legal move");
      await page.getByRole("button", { name: "Done" }).click();
      await expect(status(page)).toContainText("Black: move 1 of 2");
    });
  });
}

test("the computer makes both of its moves", async ({ open, page }) => {
  await open("#marseillais-chess");
  await sit(page, "Black", 1);
  await click(page, "e2", "e4");
  await expect(moves(page)).toHaveCount(3, { timeout: 20_000 });
  await expect(status(page)).toContainText("White: move 1 of 2");
});
