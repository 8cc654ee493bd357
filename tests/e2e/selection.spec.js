// Selecting pieces: double clicks, what the selected piece is, and what an opponent's piece attacks.

import { CALM, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { click } from "./hands.js";
import { moves, sit, square, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** A black Rook that attacks eleven squares, and a Pawn that can only move forward. */
const ROOK = encodeURIComponent("4k3/3p4/8/8/1r2P3/8/8/4K3 w - - 0 1");

/** @param {Page} page @param {string} mark */
function marked(page, mark) {
  return page.locator(`[role="gridcell"][data-marks~="${mark}"]`);
}

test("a double click selects, and a slow second click deselects", async ({ page, open }) => {
  await open("#chess");
  const knight = square(page, "white Knight, b1");
  await knight.dblclick();
  await expect(marked(page, "chosen")).toHaveCount(1);
  await expect(status(page)).toContainText("Knight: Leaps two squares");
  await page.waitForTimeout(500);
  await knight.click();
  await expect(marked(page, "chosen")).toHaveCount(0);
  await expect(status(page)).not.toContainText("Knight:");
  await sit(page, "Black", "human");
  await click(page, "e2");
  await square(page, "e4, empty").dblclick();
  await expect(moves(page)).toHaveCount(1);
  await expect(page.locator("game-board .bubble")).toBeHidden();
});

test("an opponent's piece under a resting mouse shows what it attacks", async ({ page, open }) => {
  await open(`#chess?position=${ROOK}`);
  await sit(page, "Black", "human");
  const rook = square(page, "black Rook, b4");
  await rook.hover();
  await expect(marked(page, "attacked")).toHaveCount(11);
  await expect(marked(page, "examined")).toHaveCount(1);
  await square(page, "black Pawn, d7").hover();
  await expect(marked(page, "attacked")).toHaveCount(2);
  await expect(marked(page, "reached")).toHaveCount(1);
  await square(page, "h8, empty").hover();
  await expect(marked(page, "attacked")).toHaveCount(0);
  await rook.click();
  await expect(status(page)).toContainText("Rook: Moves any distance");
  await expect(page.locator("game-board .bubble")).toBeHidden();
  await square(page, "h8, empty").hover();
  await expect(marked(page, "attacked"), "it stays while it is selected").toHaveCount(11);
  await click(page, "h7");
  await expect(marked(page, "attacked")).toHaveCount(0);
  await click(page, "e4");
  await rook.hover();
  await page.waitForTimeout(600);
  await expect(marked(page, "attacked"), "an own piece is selected").toHaveCount(0);
  await expect(moves(page)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("taps do the same, and the engine's line is behind a switch", async ({ page, open }) => {
    await open(`#chess?position=${ROOK}`);
    await square(page, "black Rook, b4").tap();
    await expect(marked(page, "attacked")).toHaveCount(11);
    await expect(status(page)).toContainText("Rook: Moves any distance");
    await square(page, "white Pawn, e4").tap();
    await expect(marked(page, "attacked")).toHaveCount(0);
    await expect(marked(page, "chosen")).toHaveCount(1);
    await square(page, "e5, empty").tap();
    await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
    const line = status(page).getByText(/depth \d+ · /);
    const engine = status(page).getByText("Engine", { exact: true });
    await expect(engine).toBeVisible();
    await expect(line).toHaveCount(0);
    await engine.tap();
    await expect(line).toBeVisible();
    await engine.tap();
    await expect(line).toHaveCount(0);
  });
});
