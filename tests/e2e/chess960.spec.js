import { DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { control, moves, square, status } from "./table.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * The pieces of White's first rank, such as `RNBQKBNR`.
 * @param {Page} page
 */
async function firstRank(page) {
  const names = await Promise.all(
    [..."abcdefgh"].map((file) =>
      page.locator(`game-board [data-cell="${file}1"]`).getAttribute("aria-label"),
    ),
  );
  return names.map((name) => /white (\w+)/i.exec(name ?? "")?.[1] ?? "?").join(" ");
}

/**
 * @param {Page} page
 * @param {string} number
 */
async function begin(page, number) {
  await control(page, "New game");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("spinbutton", { name: "Start position, 0 to 959" }).fill(number);
  await dialog.getByRole("button", { name: "Start game" }).click();
}

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
  });
}
