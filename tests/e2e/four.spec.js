// Four players on four levels, in both views, on a desktop and a phone.

import { CALM, DARK, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { click, offered } from "./hands.js";
import { moves, sit, square, status, type } from "./table.js";
import { DUEL, PAWN_ARRIVES } from "../fixtures/positions.js";

/** @import { Page } from "@playwright/test" */

/** @param {string} placement @param {string} turn */
function linkTo(placement, turn) {
  const position = encodeURIComponent(`${placement} ${turn} - - 0 1`);
  return `#armies-of-faith-4?format=1&position=${position}`;
}

/** @param {Page} page @param {string[]} seats */
async function sitDown(page, ...seats) {
  for (const seat of seats) await sit(page, seat, "human");
}

/** @param {Page} page */
function chip(page) {
  return page.locator("turn-chip");
}

/** @param {Page} page */
function calls(page) {
  return page.locator("game-table > .side claim-bar");
}

/** @param {Page} page */
async function expectNoOverflow(page) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

for (const [name, look] of Object.entries({
  desktop: DESKTOP,
  phone: { ...PHONE, ...DARK },
}))
  for (const view of /** @type {const} */ (["Flat", "Tower"]))
    test.describe(`${name}, ${view}`, () => {
      test.use({ ...look, ...CALM });

      test("checkmates are claimed on the board", async ({ page, open }) => {
        await open(linkTo(DUEL, "r"));
        await sitDown(page, "Yellow", "Green", "Blue");
        await page.getByText(view, { exact: true }).click();
        await expect(chip(page)).toContainText("Red must claim checkmate");
        await expect(calls(page).getByRole("button")).toHaveCount(2);
        await expectNoOverflow(page);
        await click(page, "sh1");
        await offered(page, "Rook on sd1 checkmates Yellow and becomes a Duchess").click();
        await expect(square(page, "red Duchess, sd1")).toBeVisible();
        await expect(calls(page)).toBeHidden();
        await click(page, "sd1", "zd1");
        await expect(chip(page)).toContainText("Green to move");
        await type(page, "wh3uh2", "zf1xe1");
        await click(page, "zd1");
        await expect(chip(page)).toContainText("Red wins");
        await expect(moves(page).first()).toHaveAccessibleName(/Rook on sd1 checkmates Yellow/);
        await expectNoOverflow(page);
      });
    });

test.describe("at leisure", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("the moves since a player’s last turn are replayed", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await sitDown(page, "Yellow", "Green", "Blue");
    await type(page, "ub1uc1", "tf1te1", "yf1ye1", "xb1xc1");
    await expect(chip(page)).toContainText("Red to move");
    const board = page.locator("game-board");
    await page.getByRole("button", { name: "Replay round" }).click();
    await expect(board).toHaveAttribute("busy");
    await page.keyboard.press("r");
    await expect(board).toHaveAttribute("busy");
    await click(page, "vd1");
    await expect(board).not.toHaveAttribute("busy");
    await expect(moves(page)).toHaveCount(4);
  });

  test("the board turns to the player who is to move", async ({ page, open }) => {
    await open(linkTo(PAWN_ARRIVES, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByRole("button", { name: "Follow" }).click();
    const left = async (/** @type {string} */ name) =>
      (await page.locator(`game-board [data-cell="${name}"]`).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left("sa1")) < (await left("sh1"))).toBe(true);
    await type(page, "sa1sb1");
    await expect(chip(page)).toContainText("Yellow to move");
    await expect.poll(async () => (await left("sh1")) < (await left("zh1"))).toBe(true);
    await page.getByRole("button", { name: "Rotate right" }).click();
    await expect.poll(async () => (await left("zh1")) < (await left("za1"))).toBe(true);
  });

  test("around a tablet each player has the controls at their edge", async ({ page, open }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(linkTo(DUEL, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByRole("button", { name: "Around" }).click();
    const edge = (/** @type {string} */ seat) =>
      page.getByRole("group", { name: `${seat}’s controls` });
    await expect(edge("Red")).toContainText("Your turn");
    await expect(edge("Yellow")).toContainText("Red to move");
    await edge("Red").getByRole("button", { name: "Knight on tf1 checkmates Yellow" }).click();
    await expect(edge("Yellow")).toContainText("Out · 4th");
    await edge("Green").getByRole("button", { name: "Undo" }).click();
    await expect(edge("Yellow")).toContainText("Red to move");
    await expectNoOverflow(page);
    await edge("Green").getByRole("button", { name: "Normal view" }).click();
    await expect(page.getByRole("button", { name: "New game" })).toBeVisible();
  });
});

for (const [width, height] of /** @type {const} */ ([
  [1400, 900],
  [1024, 768],
  [360, 740],
]))
  test(`a tower fits a window of ${width} × ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    const boardEnds = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.locator("game-board").boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    await open(linkTo(DUEL, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByText("Tower", { exact: true }).click();
    await expect(chip(page)).toContainText("must claim checkmate");
    await expect.poll(boardEnds).toBeLessThanOrEqual(height);
    const cut = await page
      .locator("turn-chip .turn-does")
      .evaluate((words) => words.scrollWidth > words.clientWidth);
    expect(cut).toBe(false);
    await expect(calls(page)).toBeInViewport({ ratio: 1 });
    await open("#raumschach");
    await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
    await expect(page.getByRole("heading", { name: "Raumschach" })).toBeVisible();
    await expect.poll(boardEnds).toBeLessThanOrEqual(height);
    await expectNoOverflow(page);
  });

test.describe("Raumschach on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("a piece climbs, and the tower shows it", async ({ page, open }) => {
    await open("#raumschach");
    await sitDown(page, "Black");
    await click(page, "Ab2", "Ab3");
    await expect(status(page)).toContainText("Black to move");
    await page.getByText("Tower", { exact: true }).click();
    await expect(square(page, "white Pawn, Ab3")).toHaveCount(1);
    await expectNoOverflow(page);
  });
});
