// The position editor by pointer, keys and touch.

import { pressByKey, tabTo } from "./hands.js";
import { CALM, DARK, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { fingerAt, middleOf } from "./pointers.js";
import { square } from "./table.js";

/** @import { Locator, Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {string} game */
const room = (game) => `#${game}/edit`;

/** @param {Page} page @param {string} name  "e4" */
const at = (page, name) => page.locator(`editor-board [data-cell="${name}"]`);

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Position text" });

/** @param {Page} page */
const faults = (page) => page.getByRole("list", { name: "Errors" }).getByRole("button");

/** @param {Page} page @param {string} name */
const tool = (page, name) =>
  page
    .getByRole("toolbar", { name: "Pieces and tools" })
    .getByRole("button", { name, exact: true });

/** @param {Page} page */
const playable = (page) => expect(page.getByText("This position is legal.")).toBeVisible();

/** @param {Page} page */
function focusedSquare(page) {
  return page
    .locator("editor-board")
    .evaluate((board) => board.shadowRoot?.activeElement?.getAttribute("data-cell") ?? "");
}

const SET_UP = "rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKB1R w KQkq - 0 1";

test("pieces are dragged: over the board, off it, and from the palette", async ({ page, open }) => {
  await open(room("chess"));
  await at(page, "b1").dragTo(at(page, "c3"));
  await expect(square(page, "white Knight, c3")).toBeAttached();
  await at(page, "g1").dragTo(page.getByRole("heading", { level: 1 }));
  await expect(square(page, "g1, empty")).toBeAttached();
  await tool(page, "Black Queen").dragTo(at(page, "d4"));
  await expect(square(page, "black Queen, d4")).toBeAttached();
  await expect(tool(page, "Hand: move pieces")).toHaveAttribute("aria-pressed", "true");
  await expect(text(page)).toHaveValue(
    "rnbqkbnr/pppppppp/8/8/3q4/2N5/PPPPPPPP/R1BQKB1R w KQkq - 0 1",
  );
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue(SET_UP);
});

const held = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.locator(".edit-hands").getByRole("spinbutton", { name, exact: true });

/** @param {Locator} place @param {number} count */
const counts = (place, count) => expect(place).toHaveAttribute("aria-valuenow", `${count}`);

const boardBox = (/** @type {Page} */ page) => page.locator("editor-board").boundingBox();

test("pieces are dragged into hands and out of them, and the board stays in place", async ({
  page,
  open,
}) => {
  await open(room("crazyhouse"));
  await playable(page);
  const box = await boardBox(page);
  const [pawn, rook] = [held(page, "White Pawn"), held(page, "Black Rook")];
  await tool(page, "White Pawn").dragTo(pawn);
  await tool(page, "White Pawn").dragTo(pawn);
  await counts(pawn, 2);
  await at(page, "a1").dragTo(rook);
  await counts(rook, 1);
  await expect(square(page, "a1, empty")).toBeAttached();
  await pawn.dragTo(at(page, "e5"));
  await expect(square(page, "white Pawn, e5")).toBeAttached();
  await counts(pawn, 1);
  await pawn.dragTo(page.getByRole("heading", { level: 1 }));
  await counts(pawn, 0);
  await expect(text(page)).toHaveValue(
    /^rnbqkbnr\/pppppppp\/8\/4P3\/8\/8\/PPPPPPPP\/1NBQKBNR\[r\]/,
  );
  expect(await boardBox(page)).toEqual(box);
});

test("arrow keys move through a hand and change it, with a visible focus", async ({
  page,
  open,
}) => {
  await open(room("crazyhouse"));
  await playable(page);
  await tabTo(page, held(page, "Black Queen"));
  await page.keyboard.press("ArrowRight");
  const rook = held(page, "Black Rook");
  await expect(rook).toBeFocused();
  await expect(rook).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await counts(rook, 2);
  await page.keyboard.press("Delete");
  await counts(rook, 1);
  await expect(rook).toBeFocused();
});

test("a position is copied and played", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(`${room("chess")}?format=1&position=${encodeURIComponent(SET_UP)}`);
  await playable(page);
  await page.getByRole("button", { name: "Copy text" }).click();
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SET_UP);
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(
    page.locator("game-board").getByRole("gridcell", { name: /^white Knight, c3/ }),
  ).toBeAttached();
});

test("by the keyboard alone", async ({ page, open }) => {
  // Many keys, each waited for.
  test.setTimeout(300_000);
  await open(room("chess"));
  await playable(page);
  await pressByKey(page, page.getByRole("button", { name: "Clear" }));
  await expect(faults(page)).toHaveCount(3);
  /** @param {string} name @param {string} place */
  const put = async (name, place) => {
    const tools = page.getByRole("toolbar", { name: "Pieces and tools" });
    await tabTo(page, tools.locator('button[tabindex="0"]'));
    await page.keyboard.press("Home");
    while (!(await tool(page, name).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
    await tabTo(page, page.locator('editor-board [role="gridcell"][tabindex="0"]'));
    await goTo(page, place);
    await page.keyboard.press("Enter");
  };
  await put("White King", "c1");
  await put("Black King", "c8");
  await put("Black Rook", "a8");
  await expect(text(page)).toHaveValue("r1k5/8/8/8/8/8/8/2K5 w - - 0 1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await goTo(page, "a7");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("2k5/r7/8/8/8/8/8/2K5 w - - 0 1");
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue("2k5/8/8/8/8/8/8/2K5 w - - 0 1");
  await playable(page);
  await page.keyboard.press("i");
  await expect(text(page)).toBeFocused();
});

/** By arrow keys. @param {Page} page @param {string} name */
async function goTo(page, name) {
  const from = await focusedSquare(page);
  const [right, up] = [name.charCodeAt(0) - from.charCodeAt(0), Number(name[1]) - Number(from[1])];
  for (let step = 0; step < Math.abs(right); step += 1)
    await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(up); step += 1)
    await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  expect(await focusedSquare(page)).toBe(name);
}

test("without storage the editor works without messages", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(room("chess"));
  await at(page, "e2").dragTo(at(page, "e4"));
  await expect(square(page, "white Pawn, e4")).toBeAttached();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("hands are filled and emptied by taps and by a finger that drags", async ({
    page,
    open,
  }) => {
    await open(room("crazyhouse"));
    await playable(page);
    const box = await boardBox(page);
    const pawn = held(page, "White Pawn");
    await tool(page, "White Pawn").tap();
    await pawn.tap();
    await pawn.tap();
    await counts(pawn, 2);
    await tool(page, "Eraser: remove pieces").tap();
    await pawn.tap();
    await counts(pawn, 1);
    await pawn.scrollIntoViewIfNeeded();
    await fingerAt(page, await middleOf(pawn), await middleOf(at(page, "e5")));
    await expect(square(page, "white Pawn, e5")).toBeAttached();
    await counts(pawn, 0);
    expect((await pawn.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await boardBox(page))?.width).toBe(box?.width);
  });

  test("a position is set up by taps, and nothing scrolls sideways", async ({ page, open }) => {
    await open(room("caissa-britannia"));
    await playable(page);
    await tool(page, "White Unicorn").tap();
    await at(page, "e5").tap();
    await expect(square(page, "white Unicorn, e5")).toBeAttached();
    await page.getByRole("button", { name: "Clear" }).tap();
    await expect(faults(page)).toHaveCount(3);
    await faults(page).first().tap();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
});
