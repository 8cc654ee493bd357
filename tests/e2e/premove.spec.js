// A move chosen while the computer thinks. The engine is slowed, so that the computer moves only when it is told to.

import { CALM, PHONE, expect, test } from "./fixtures.js";
import { click, offered, pressSquares } from "./hands.js";
import { setSetting } from "./settings.js";
import { control, moves, sit, slowEngine, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** White promotes with the next move but one, whatever Black's King does. */
const PROMOTION = encodeURIComponent("8/P7/8/8/8/7k/8/K7 w - - 0 1");

/** The computer thinks about its reply to the move. @param {Page} page @param {string} move */
async function waitForReply(page, move) {
  await type(page, move);
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
}

/** The computer plays at once. @param {Page} page */
const reply = (page) => page.getByRole("button", { name: "Stop" }).click();

/** The names of the squares of the premove that is drawn. @param {Page} page */
const premove = (page) =>
  expect.poll(() =>
    page
      .locator('game-board [data-marks~="premove"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")).sort()),
  );

/** What the board says to screen readers. @param {Page} page */
const spoken = (page) => page.locator("game-board .spoken");

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
  const address = page.url();

  await click(page, "g1");
  await expect(square(page, "white Knight, g1")).toHaveAttribute("aria-selected", "true");
  await expect(page.locator('[data-marks~="move"]')).toHaveCount(0);
  await click(page, "f3");
  await premove(page).toEqual(["f3", "g1"]);
  await expect(square(page, "f3, empty")).toHaveAccessibleName(/premove/);
  await expect(spoken(page)).toHaveText("Premove g1–f3");
  await click(page, "f3");
  await premove(page).toEqual([]);
  await expect(spoken(page)).toHaveText("Premove cancelled");

  await drag(page, "d1", "d2");
  await premove(page).toEqual(["d1", "d2"]);
  await page.locator('[data-cell="a5"]').click({ button: "right" });
  await premove(page).toEqual([]);

  await pressSquares(page, "b1", "c3");
  await premove(page).toEqual(["b1", "c3"]);
  await page.keyboard.press("Escape");
  await premove(page).toEqual([]);

  // A press on another piece of one's own replaces the premove.
  await pressSquares(page, "b1", "c3");
  await click(page, "g1", "f3");
  await premove(page).toEqual(["f3", "g1"]);
  expect(page.url()).toBe(address);
  await reply(page);
  await expect(moves(page)).toHaveCount(3);
  await expect(moves(page).nth(2)).toHaveAccessibleName(/Nf3/);
  await premove(page).toEqual([]);

  await pressSquares(page, "a1", "a5");
  await reply(page);
  await expect(status(page)).toContainText("The premove a1–a5 isn’t legal.");
  await expect(moves(page)).toHaveCount(4);
});

test("undo forgets a premove, and with the setting off there is none", async ({ open, page }) => {
  await slowEngine(page);
  await open("#chess");
  await sit(page, "Black", 20);
  await waitForReply(page, "e2e4");
  await click(page, "g1", "f3");
  await control(page, "Undo");
  await expect(square(page, "white Pawn, e2")).toBeVisible();
  await premove(page).toEqual([]);
  await setSetting(page, "Premove", "Off");
  await waitForReply(page, "e2e4");
  await click(page, "g1", "f3");
  await expect(square(page, "white Knight, g1")).toHaveAttribute("aria-selected", "false");
  await reply(page);
  await expect(moves(page)).toHaveCount(2);
  await premove(page).toEqual([]);
});

test("a promotion chosen in advance is asked for when it is played", async ({ open, page }) => {
  await slowEngine(page);
  await open(`#chess?format=1&position=${PROMOTION}`);
  await sit(page, "Black", 20);
  await waitForReply(page, "a1a2");
  await click(page, "a7", "a8");
  await premove(page).toEqual(["a7", "a8"]);
  await reply(page);
  await offered(page, "Queen").click();
  await expect(square(page, "white Queen, a8")).toBeVisible();
});

test("with four players a premove waits for all computers", async ({ open, page }) => {
  await slowEngine(page);
  await open("#armies-of-faith-4");
  for (const seat of ["Yellow", "Green", "Blue"]) await sit(page, seat, 20);
  await waitForReply(page, "ua1wa1");
  await click(page, "ua2", "va2");
  for (const count of [2, 3]) {
    await reply(page);
    await expect(moves(page)).toHaveCount(count);
    await premove(page).toEqual(["ua2", "va2"]);
  }
  await reply(page);
  await expect(square(page, "red Pawn, va2")).toBeVisible();
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
