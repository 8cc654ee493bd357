// A move chosen while the computer thinks. The engine is slowed, so that the computer moves only when it is told to.

import { CALM, PHONE, expect, test } from "./fixtures.js";
import { click, pressSquares } from "./hands.js";
import { moves, sit, slowEngine, square, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** The computer thinks about its reply to the move. @param {Page} page @param {string} move */
async function waitForReply(page, move) {
  await type(page, move);
  await expect(page.getByRole("button", { name: "Move now" })).toBeVisible();
}

/** The computer plays at once. @param {Page} page */
const reply = (page) => page.getByRole("button", { name: "Move now" }).click();

/** The names of the squares of the premove that is drawn. @param {Page} page */
const premove = (page) =>
  expect.poll(() =>
    page
      .locator('game-board [data-marks~="premove"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")).sort()),
  );

/** @param {Page} page @param {string} from @param {string} to */
async function drag(page, from, to) {
  await page.locator(`[data-cell="${from}"]`).hover();
  await page.mouse.down();
  await page.locator(`[data-cell="${to}"]`).hover();
  await page.mouse.up();
}

test("a premove is drawn, cancelled by any click or key, and played after the reply", async ({
  open,
  page,
}) => {
  await slowEngine(page);
  await open("#chess");
  await sit(page, "Black", 20);
  await waitForReply(page, "e2e4");

  await click(page, "g1", "f3");
  await premove(page).toEqual(["f3", "g1"]);
  await expect(square(page, "white Knight, f3")).toHaveAccessibleName(/premove/);
  await click(page, "h5");
  await premove(page).toEqual([]);

  await drag(page, "d1", "d2");
  await premove(page).toEqual(["d1", "d2"]);
  await page.locator('[data-cell="a5"]').click({ button: "right" });
  await premove(page).toEqual([]);

  await pressSquares(page, "b1", "c3");
  await premove(page).toEqual(["b1", "c3"]);
  await page.keyboard.press("Escape");
  await premove(page).toEqual([]);

  // Another one follows it, also of the same piece.
  await pressSquares(page, "b1", "c3");
  await drag(page, "c3", "d5");
  await premove(page).toEqual(["b1", "c3", "d5"]);
  await click(page, "g1", "f3");
  await premove(page).toEqual(["b1", "c3", "d5", "f3", "g1"]);
  await reply(page);
  await expect(moves(page)).toHaveCount(3);
  await premove(page).toEqual(["c3", "d5", "f3", "g1"]);
  await page.keyboard.press("Escape");
  await premove(page).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("two taps choose a premove, and the next tap cancels it", async ({ open, page }) => {
    await slowEngine(page);
    await open("#chess");
    await sit(page, "Black", 20);
    await waitForReply(page, "e2e4");
    const tap = (/** @type {string} */ name) => page.locator(`[data-cell="${name}"]`).tap();
    await tap("g1");
    await tap("f3");
    await premove(page).toEqual(["f3", "g1"]);
    await tap("h5");
    await premove(page).toEqual([]);
    await tap("d2");
    await tap("d3");
    await reply(page);
    await expect(square(page, "white Pawn, d3")).toBeVisible();
  });
});
