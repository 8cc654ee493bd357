import { DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { ask, boardOf, click as clickOn, playable, test as embedding } from "./embedded.js";
import { click, pressSquares } from "./hands.js";
import { control, moves, sit, slowEngine, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** The pieces of White's first rank, such as `RNBQKBNR`. @param {Page} page */
async function firstRank(page) {
  const names = await Promise.all(
    [..."abcdefgh"].map((file) =>
      page.locator(`game-board [data-cell="${file}1"]`).getAttribute("aria-label"),
    ),
  );
  return names.map((name) => /white (\w+)/i.exec(name ?? "")?.[1] ?? "?").join(" ");
}

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

/** The squares marked as castlings. @param {Page} page */
const castlings = (page) =>
  page
    .locator('game-board [data-marks~="castling"]')
    .evaluateAll((squares) => squares.map((each) => each.getAttribute("data-cell")).sort());

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])) {
  test.describe(`Chess960 on ${name}`, () => {
    test.use(options);

    test("an array is drawn, or chosen by its number, and kept", async ({ open, page }) => {
      await open("#chess960");
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeVisible();
      await control(page, "New game");
      const number = page.getByRole("spinbutton", { name: "Start position, 0 to 959" });
      const drawn = await number.inputValue();
      expect(Number(drawn)).toBeLessThan(960);
      const draw = page.getByRole("button", { name: "Random" });
      await expect(async () => {
        await draw.click();
        expect(await number.inputValue()).not.toBe(drawn);
      }).toPass();
      await number.fill("960");
      await page.getByRole("button", { name: "Start game" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await number.fill("0");
      await page.getByRole("button", { name: "Start game" }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
      await expect
        .poll(() => firstRank(page))
        .toBe("Bishop Bishop Queen Knight Knight Rook King Rook");
      await page.reload();
      await expect
        .poll(() => firstRank(page))
        .toBe("Bishop Bishop Queen Knight Knight Rook King Rook");
    });

    test("the King castles onto its Rook", async ({ open, page }) => {
      await open("#chess960");
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeVisible();
      await begin(page, "617");
      await expect(square(page, "white King, f1")).toBeVisible();
      await square(page, "white King, f1").click();
      await square(page, "white Rook, g1").click();
      await expect(square(page, "white King, g1")).toBeVisible();
      await expect(square(page, "white Rook, f1")).toBeVisible();
      await expect(status(page)).toContainText("Black");
      await expect(moves(page)).toHaveText([/O-O/]);
    });

    test("the King also castles by a click on its own target", async ({ open, page }) => {
      await open(link(OPEN));
      await sit(page, "Black", "human");
      await square(page, "white King, e1").click();
      await expect.poll(() => castlings(page)).toEqual(["a1", "c1", "g1", "h1"]);
      await click(page, "g1");
      await expect(square(page, "white King, g1")).toBeVisible();
      await expect(square(page, "white Rook, f1")).toBeVisible();
      await click(page, "e8", "c8");
      await expect(square(page, "black Rook, d8")).toBeVisible();
      await expect(moves(page)).toHaveText([/O-O/, /O-O-O/]);
    });
  });
}

test.describe("Chess960 by other hands", () => {
  test.use(DESKTOP);

  test("the King is dragged, moved by keys and typed to its target", async ({ open, page }) => {
    await open(link(OPEN));
    await sit(page, "Black", "human");
    await page.locator('[data-cell="e1"]').dragTo(page.locator('[data-cell="c1"]'));
    await expect(square(page, "white Rook, d1")).toBeVisible();
    await pressSquares(page, "e8", "g8");
    await expect(square(page, "black Rook, f8")).toBeVisible();
    await control(page, "Undo");
    await type(page, "e8g8");
    await expect(moves(page)).toHaveText([/O-O-O/, /O-O/]);
  });

  test("an ordinary move of the King to its target isn't castling", async ({ open, page }) => {
    await open(link("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1"));
    await sit(page, "Black", "human");
    await square(page, "white King, f1").click();
    await expect.poll(() => castlings(page)).toEqual(["a1", "c1", "h1"]);
    await click(page, "g1");
    await expect(square(page, "white Rook, h1")).toBeVisible();
    await expect(moves(page)).toHaveText([/Kg1/]);
  });

  test("a premove to the King's target castles", async ({ open, page }) => {
    await slowEngine(page);
    await open(link(OPEN));
    await sit(page, "Black", 20);
    await type(page, "e2e4");
    const stop = page.getByRole("button", { name: "Stop" });
    await expect(stop).toBeVisible();
    await click(page, "e1", "g1");
    await stop.click();
    await expect(square(page, "white King, g1")).toBeVisible();
    await expect(square(page, "white Rook, f1")).toBeVisible();
  });
});

embedding("an embedded board castles by the King's target", async ({ page, embed }) => {
  await embed(boardOf("board", `game="chess960" position="${OPEN}"`));
  await playable(page, "board");
  await clickOn(page, "board", "e1", "g1");
  await expect.poll(() => ask(page, "board", "record")).toContain("1. e1h1");
});
