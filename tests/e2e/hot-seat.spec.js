// Two players at one screen: the board turns to the side to move.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { openSettings } from "./settings.js";
import { control, sit, square, type } from "./table.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Longer than the board waits before it turns. */
const LONG_MS = 1200;

const TURN = "Turn the board to the side to move";

/** @param {Page} page */
async function turnToMover(page) {
  await (await openSettings(page)).getByRole("checkbox", { name: TURN }).check();
  await page.keyboard.press("Escape");
}

/**
 * Whether a square is in the lower half of the board; null while the board is laid out anew.
 * @param {Page} page
 * @param {string} name
 */
async function isLow(page, name) {
  const [board, box] = await Promise.all([
    page.locator("game-board").boundingBox(),
    page.locator(`game-board [data-cell="${name}"]`).boundingBox(),
  ]);
  if (board === null || box === null) return null;
  return box.y + box.height / 2 > board.y + board.height / 2;
}

/** @param {Page} page @param {string} low @param {string} high */
async function expectLow(page, low, high) {
  const both = async () => [await isLow(page, low), await isLow(page, high)];
  await expect.poll(both).toEqual([true, false]);
}

/** The lower panel belongs to that seat. @param {Page} page @param {string} seat */
async function expectPanelLow(page, seat) {
  const tops = await page
    .locator("player-panel")
    .evaluateAll((all) => all.map((one) => [one.textContent, one.getBoundingClientRect().top]));
  tops.sort(([, one], [, other]) => Number(one) - Number(other));
  expect(String(tops.at(-1)?.[0])).toContain(seat);
}

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("the board turns after a move, but not under a drag and not while browsing", async ({
    page,
    open,
  }) => {
    await open("#chess");
    await turnToMover(page);
    // Against the computer it stays.
    await click(page, "e2", "e4");
    await expect(page.locator("move-list")).toContainText(/e4.+\w/);
    await page.waitForTimeout(LONG_MS);
    await expectLow(page, "e1", "e8");
    await control(page, "Undo");

    await sit(page, "Black", "human");
    await click(page, "d2", "d4");
    await expectLow(page, "e8", "e1");
    await expectPanelLow(page, "Black");
    // A quick hand has Black's pawn before the board turns.
    await click(page, "d7", "d5");
    await square(page, "white Pawn, c2").hover();
    await page.mouse.down();
    await square(page, "c4, empty").hover();
    await page.waitForTimeout(LONG_MS);
    expect(await isLow(page, "e8")).toBe(true);
    await page.mouse.up();
    await expect(square(page, "white Pawn, c4")).toBeVisible();
    await page.waitForTimeout(LONG_MS);
    await expectLow(page, "e8", "e1");
    await page.getByRole("button", { name: "Previous move" }).click();
    await page.waitForTimeout(LONG_MS);
    await expectLow(page, "e8", "e1");
    await page.getByRole("button", { name: "Next move" }).click();

    // “Flip” works on top, for both.
    await control(page, "Flip");
    await expectLow(page, "e1", "e8");
    await click(page, "e7", "e6");
    await expectLow(page, "e8", "e1");
    await control(page, "Flip");

    // By keys: the focus stays on its square.
    await square(page, "white Pawn, h2").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expectLow(page, "e8", "e1");
    await expect(square(page, "white Pawn, h3")).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(square(page, "h2, empty")).toBeFocused();
    await page.reload();
    await expect(square(page, "white Pawn, h3")).toBeVisible();
    await expectLow(page, "e8", "e1");
  });

  test("both of two boards turn; a tower and four players aren’t offered it", async ({
    page,
    open,
  }) => {
    await open("#alice-courier");
    await turnToMover(page);
    await sit(page, "Black", "human");
    await type(page, "d2D3");
    const above = async (/** @type {string} */ one, /** @type {string} */ other) => {
      const [top, below] = await Promise.all(
        [one, other].map((name) => page.locator(`[data-cell="${name}"]`).boundingBox()),
      );
      return (top?.y ?? 0) < (below?.y ?? 0);
    };
    await expect.poll(() => above("a1", "a8")).toBe(true);
    expect(await above("A1", "A8")).toBe(true);
    for (const game of ["#raumschach", "#armies-of-faith-4"]) {
      await open(game);
      await expect(page.getByRole("gridcell").first()).toBeAttached();
      const menu = await openSettings(page);
      await expect(menu.getByRole("checkbox", { name: TURN })).toHaveCount(0);
      await page.keyboard.press("Escape");
    }
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("the side to move is below after every tap", async ({ page, open }) => {
    await open("#chess");
    await turnToMover(page);
    await sit(page, "Black", "human");
    const tap = async (/** @type {string[]} */ ...names) => {
      for (const name of names) await page.locator(`game-board [data-cell="${name}"]`).tap();
    };
    await tap("e2", "e4");
    await expectLow(page, "e8", "e1");
    await expectPanelLow(page, "Black");
    await tap("e7", "e5");
    await expectLow(page, "e1", "e8");
    await expectPanelLow(page, "White");
  });
});
