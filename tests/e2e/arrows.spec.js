// Arrows and circles on the table, and the list of keys.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { moves, sit, square, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** Draws with the right mouse button. @param {Page} page @param {string} from @param {string} to */
async function draw(page, from, to) {
  await page.locator(`game-board [data-cell="${from}"]`).hover();
  await page.mouse.down({ button: "right" });
  await page.locator(`game-board [data-cell="${to}"]`).hover();
  await page.mouse.up({ button: "right" });
}

/** Colours on a board, as the picture shows them. @type {Record<string, (rgb: number[]) => boolean>} */
const COLOURS = {
  green: ([red = 0, green = 0, blue = 0]) => green > red + 50 && green > blue + 40,
  red: ([red = 0, green = 0, blue = 0]) => red > green + 90 && red > blue + 90,
};

/**
 * How many pixels of a square have a colour.
 * @param {Page} page
 * @param {string} name
 * @param {"green" | "red"} colour
 */
async function inked(page, name, colour) {
  await page.locator("game-board").evaluate((board) => /** @type {any} */ (board).settled());
  const pixels = await page.locator("game-board").evaluate((board, at) => {
    const root = /** @type {ShadowRoot} */ (board.shadowRoot);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas.board"));
    const cell =
      root.querySelector(`[data-cell="${at}"]`)?.getBoundingClientRect() ?? new DOMRect();
    const { left, top, width } = canvas.getBoundingClientRect();
    const ratio = canvas.width / width;
    const [x, y, size] = [cell.left - left, cell.top - top, cell.width].map((each) => each * ratio);
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
      x ?? 0,
      y ?? 0,
      size ?? 1,
      size ?? 1,
    );
    return [...data];
  }, name);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (COLOURS[colour]?.(pixels.slice(at, at + 3))) count += 1;
  return count;
}

test("arrows and circles are drawn by the right button until a click or a move", async ({
  page,
  open,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await draw(page, "e3", "e5");
  await expect.poll(() => inked(page, "e4", "green")).toBeGreaterThan(200);
  await page.keyboard.down("Shift");
  await draw(page, "d4", "d4");
  await page.keyboard.up("Shift");
  await expect.poll(() => inked(page, "d4", "red")).toBeGreaterThan(200);
  await draw(page, "e3", "e5");
  await expect.poll(() => inked(page, "e4", "green"), "drawn again").toBe(0);
  await click(page, "h5");
  await expect.poll(() => inked(page, "d4", "red")).toBe(0);
  await draw(page, "h3", "h5");
  await expect.poll(() => inked(page, "h4", "green")).toBeGreaterThan(200);
  await type(page, "a2a3");
  await expect.poll(() => inked(page, "h4", "green")).toBe(0);
  await expect(moves(page)).toHaveCount(1);
});

test("an arrow leads from board to board, and between levels", async ({ page, open }) => {
  await open("#alice-chess");
  await draw(page, "e4", "E5");
  await expect.poll(() => inked(page, "E5", "green")).toBeGreaterThan(50);
  await open("#raumschach");
  await draw(page, "Bc3", "Bc4");
  await expect.poll(() => inked(page, "Bc4", "green")).toBeGreaterThan(50);
});

test("a list shows all keys, and the table's keys press its controls", async ({ page, open }) => {
  await open("#raumschach");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(square(page, "Ba3, empty").or(square(page, "Bb3, empty")).first()).toBeVisible();
  await page.keyboard.press("?");
  await expect(list.getByText("One level up or down")).toBeVisible();
  await expect(list.getByText("To the same square of the other board")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.getByRole("button", { name: "Keys" }).click();
  await list.getByRole("checkbox").uncheck();
  await list.getByRole("button", { name: "Close" }).click();
  await page.keyboard.press("?");
  await expect(list).toBeHidden();

  await sit(page, "Black", "human");
  await type(page, "Ba2Ba3");
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+z");
  await expect(square(page, "white Pawn, Ba2")).toBeVisible();
  await page.keyboard.press("Control+Shift+Z");
  await expect(square(page, "white Pawn, Ba3")).toBeVisible();
});
