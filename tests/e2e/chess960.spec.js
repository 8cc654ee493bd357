import { DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { ask, boardOf, click as clickOn, playable, test as embedding } from "./embedded.js";
import { pressSquares } from "./hands.js";
import { control, moves, sit, square, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} number */
async function begin(page, number) {
  await control(page, "New game");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("spinbutton", { name: "Start position, 0 to 959" }).fill(number);
  await dialog.getByRole("button", { name: "Start game" }).click();
}

/** Both sides may castle with the usual squares. */
const OPEN = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

/** @param {string} position */
const link = (position) => `#chess960?format=1&position=${encodeURIComponent(position)}`;

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])) {
  test.describe(`Chess960 on ${name}`, () => {
    test.use(options);

    test("the King castles onto its Rook", async ({ open, page }) => {
      await open("#chess960");
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeVisible();
      await begin(page, "617");
      await sit(page, "Black", "human");
      await expect(square(page, "white King, f1")).toBeVisible();
      await square(page, "white King, f1").click();
      await square(page, "white Rook, g1").click();
      await expect(square(page, "white King, g1")).toBeVisible();
      await expect(square(page, "white Rook, f1")).toBeVisible();
      await expect(status(page)).toContainText("Black");
      await expect(moves(page)).toHaveText([/O-O/]);
    });
  });
}

test.describe("Chess960 by other hands", () => {
  test.use(DESKTOP);

  test("the King is dragged and moved by keys to its target", async ({ open, page }) => {
    await open(link(OPEN));
    await sit(page, "Black", "human");
    await page.locator('[data-cell="e1"]').dragTo(page.locator('[data-cell="c1"]'));
    await expect(square(page, "white Rook, d1")).toBeVisible();
    await pressSquares(page, "e8", "g8");
    await expect(square(page, "black Rook, f8")).toBeVisible();
    await expect(moves(page)).toHaveText([/O-O-O/, /O-O/]);
  });
});

embedding("an embedded board castles by the King's target", async ({ page, embed }) => {
  await embed(boardOf("board", `game="chess960" position="${OPEN}"`));
  await playable(page, "board");
  await clickOn(page, "board", "e1", "g1");
  await expect.poll(() => ask(page, "board", "record")).toContain("1. e1h1");
});
