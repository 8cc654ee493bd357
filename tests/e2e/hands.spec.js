// Pieces in hand: dragged and tapped onto the board, by mouse, finger and keyboard. The board never moves.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { HOUSE_KEY, houseText } from "../unit/fixtures/house.js";
import { dragAt, fingerAt, middleOf } from "./pointers.js";
import { moves, sit, square } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page @param {(hash: string) => Promise<unknown>} open */
async function openHouse(page, open) {
  const stored = /** @type {const} */ ([HOUSE_KEY, await houseText("QRRNpp")]);
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), stored);
  await open("#house");
  await sit(page, "Black", "human");
}

/** @param {Page} page @param {string | RegExp} name */
const held = (page, name) => page.locator("reserve-tray").getByRole("button", { name });

/** @param {Page} page @param {string} name */
const cell = (page, name) => page.locator(`game-board [data-cell="${name}"]`);

/** @param {Page} page */
const boardBox = (page) => page.locator("game-board").boundingBox();

test.describe("with a mouse", () => {
  test.use(DESKTOP);

  test("a piece in hand enters on the square that another leaves", async ({ open, page }) => {
    await open("#seirawan");
    await sit(page, "Black", "human");
    const box = await boardBox(page);
    await cell(page, "b1").click();
    await cell(page, "c3").click();
    await page.getByRole("dialog").getByRole("button", { name: "Hawk" }).click();
    await expect(square(page, "white Hawk, b1")).toBeVisible();
    await expect(square(page, "white Knight, c3")).toBeVisible();
    expect(await boardBox(page)).toEqual(box);
  });

  test("pieces in hand are dragged or clicked onto the board, which stays in place", async ({
    open,
    page,
  }) => {
    await openHouse(page, open);
    const box = await boardBox(page);
    const rook = held(page, "Drop a Rook, 2 in hand");
    await dragAt(page, await middleOf(rook), await middleOf(cell(page, "e5")));
    await expect(square(page, "white Rook, e5")).toBeVisible();
    await held(page, "Drop a Pawn, 2 in hand").click();
    await cell(page, "e6").click();
    await expect(square(page, "black Pawn, e6")).toBeVisible();

    // Dropped beside the board, or cancelled on the way, it stays in hand.
    const knight = held(page, "Drop a Knight, 1 in hand");
    const start = await middleOf(knight);
    await dragAt(page, start, { x: start.x, y: start.y + 200 });
    await expect(page.locator("dragged-piece .figure")).toBeHidden();
    await expect(cell(page, "d5")).not.toHaveAttribute("data-marks", /place/);
    const target = await middleOf(cell(page, "d5"));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(target.x, target.y, { steps: 3 });
    await expect(page.locator("dragged-piece .figure")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("dragged-piece .figure")).toBeHidden();
    await page.mouse.up();
    await expect(moves(page)).toHaveCount(2);
    await dragAt(page, start, await middleOf(cell(page, "d8")));
    await expect(page.locator("game-board .spoken").first()).toContainText(
      "dropped on empty squares",
    );
    await expect(knight).toHaveAttribute("aria-pressed", "true");
    expect(await boardBox(page)).toEqual(box);
  });

  test("a key takes a piece from the hand, and arrows and Enter drop it", async ({
    open,
    page,
  }) => {
    await openHouse(page, open);
    await expect(held(page, "Drop a Knight, 1 in hand")).toBeVisible();
    await page.keyboard.press("4");
    await expect(cell(page, "a3")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(square(page, "white Knight, b3")).toBeVisible();
    await expect(held(page, /Knight/)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a tap and a drag by finger drop pieces, and nothing shifts", async ({ open, page }) => {
    await openHouse(page, open);
    const box = await boardBox(page);
    const rook = held(page, "Drop a Rook, 2 in hand");
    const touched = await rook.boundingBox();
    expect(touched?.height).toBeGreaterThanOrEqual(44);
    // Directly below the board.
    expect(touched?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(touched?.y ?? 0).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0) + 16);
    await rook.tap();
    await cell(page, "e5").tap();
    await expect(square(page, "white Rook, e5")).toBeVisible();
    const pawn = await middleOf(held(page, "Drop a Pawn, 2 in hand"));
    await fingerAt(page, pawn, await middleOf(cell(page, "e6")));
    await expect(square(page, "black Pawn, e6")).toBeVisible();
    expect(await boardBox(page)).toEqual(box);
  });
});
