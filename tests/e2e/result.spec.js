// The card with the result of a game, over an edge of the board.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { moves, resign, sit, square, status, type } from "./table.js";

/** @typedef {import("@playwright/test").Page} Page */

const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];

/** @param {Page} page */
function card(page) {
  return page.getByRole("region", { name: "Result", exact: true });
}

/** Where the card is over the board. @param {Page} page */
async function edges(page) {
  const [board, over] = await Promise.all([
    page.locator("game-board").boundingBox(),
    card(page).boundingBox(),
  ]);
  if (board === null || over === null) throw new Error("no card");
  return { board, over, middle: board.y + board.height / 2, end: over.y + over.height };
}

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use({ ...look, ...CALM });

    test("a mate shows its result, and a rematch swaps sides", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, ...MATE);
      await expect(card(page)).toContainText("0–1");
      await expect(card(page)).toContainText("Checkmate. Black wins.");
      await expect(page.getByRole("button", { name: "Rematch" })).toHaveCount(1);
      await expect(page.getByRole("combobox", { name: "Type a move" })).toBeFocused();
      // The king in check is below.
      const { board, over, middle, end } = await edges(page);
      expect(board.y).toBeLessThan(over.y);
      expect(end).toBeLessThan(middle);

      await page.keyboard.press("Escape");
      await expect(card(page)).toBeHidden();
      await moves(page).first().click();
      await moves(page).last().click();
      await expect(status(page)).toContainText("Checkmate");
      await expect(card(page)).toBeHidden();

      await page.getByRole("button", { name: "Undo" }).click();
      await sit(page, "White", 2);
      await type(page, "d8h4");
      await card(page).getByRole("button", { name: "Rematch" }).click();
      await expect(card(page)).toBeHidden();
      await expect(page.getByRole("combobox", { name: "White player" })).toHaveValue("human");
      await expect(page.getByRole("combobox", { name: "Black player" })).toHaveValue("level-2");
      await expect(square(page, "white Pawn, f2")).toBeVisible();
      await expect(moves(page)).toHaveCount(0);
    });

    test("a resignation shows its result until it is closed or undone", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, "e2e4", "e7e5");
      await resign(page);
      await expect(card(page)).toContainText("Black wins by resignation.");
      // Black's last move is above.
      const { board, over, middle, end } = await edges(page);
      expect(over.y).toBeGreaterThan(middle);
      expect(end).toBeLessThan(board.y + board.height);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect(card(page)).toBeHidden();

      await resign(page);
      await card(page).getByRole("button", { name: "New game" }).click();
      await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card(page).getByRole("button", { name: "New game" })).toBeFocused();
      await card(page).getByRole("button", { name: "Close" }).press("Enter");
      await expect(card(page)).toBeHidden();
      await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toHaveCount(1);
      await page.reload();
      await expect(status(page)).toContainText("Black wins by resignation.");
      await expect(card(page)).toBeHidden();
      await page.getByRole("button", { name: "Rematch" }).click();
      await expect(status(page)).toContainText("White to move");
    });
  });
