// Whole games without a mouse, on every kind of board, from the gallery or a link to the end; the focus is never lost.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { pressByKey, secretByKey, tabTo } from "./hands.js";
import { takeButton } from "./hot-seat.js";
import {
  backToBoard,
  chooseByKey,
  enter,
  expectFocusKept,
  focusedSquare,
  startByKeys,
  write,
} from "./keys.js";
import { moves, status } from "./table.js";
import { DUEL, QUEEN_FALLS } from "../fixtures/positions.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

const MINIATURE = ["d2d3", "e7e6", "d1d2", "d8e7", "b1c3", "E7E5", "C3D1", "e5d4"];

/** @param {string} move */
function ends(move) {
  return /** @type {[string, string]} */ ([
    move.slice(0, move.length / 2),
    move.slice(move.length / 2),
  ]);
}

/** @param {Page} page */
function voice(page) {
  return page.locator("move-announcer");
}

test("a plane: chess from the gallery to mate", async ({ page, open }) => {
  await open();
  await pressByKey(page, page.getByRole("link", { name: "Play Chess", exact: true }));
  await expect(page.getByRole("heading", { level: 1, name: "Chess" })).toBeFocused();
  await startByKeys(page, "Black");
  await expectFocusKept(page);
  for (const move of ["f2f3", "e7e5", "g2g4"]) {
    await enter(page, ...ends(move));
    await expect(voice(page)).toContainText(move.slice(2));
    expect(await focusedSquare(page)).toBe(move.slice(2));
  }
  await write(page, "a e1");
  await expect(page.locator(".entry-answer")).toContainText("Defended by White");
  await backToBoard(page);
  await enter(page, ...ends("d8h4"));
  await expect(status(page)).toContainText("Checkmate. Black wins.");
  await expect(voice(page)).toContainText("check");
  await expectFocusKept(page);
  await pressByKey(page, page.getByRole("button", { name: "Rematch" }));
  await expect(status(page)).toContainText("White to move");
  await expectFocusKept(page);
});

test("two boards: the miniature, by O from one to the other", async ({ page, open }) => {
  await open("#alice-courier");
  await startByKeys(page, "Black");
  for (const move of MINIATURE) {
    await enter(page, ...ends(move));
    // The piece is announced on the other board.
    await expect(voice(page)).toContainText(new RegExp(move.slice(2), "i"));
    await expectFocusKept(page);
  }
  await expect(status(page)).toContainText("Checkmate. Black wins.");
});

test("levels: four seats, claims and the end, by page keys from level to level", async ({
  page,
  open,
}) => {
  await open(`#armies-of-faith-4?format=1&position=${encodeURIComponent(`${DUEL} r - - 0 1`)}`);
  for (const seat of ["Yellow", "Green", "Blue"])
    await chooseByKey(page, page.getByRole("combobox", { name: `${seat} player` }), "h");
  const calls = page.locator("game-table > .side claim-bar");
  await pressByKey(page, calls.getByRole("button", { name: "Rook on sd1 checkmates Yellow" }));
  await expect(voice(page)).toContainText("checkmates Yellow");
  await expect.poll(() => focusedSquare(page)).not.toBe("");
  await enter(page, "sd1", "zd1");
  await expect(voice(page)).toContainText("zd1");
  await write(page, "wh3uh2");
  await expect(voice(page)).toContainText("uh2");
  await expectFocusKept(page);
  await backToBoard(page);
  await enter(page, "zf1", "xe1");
  await expect(voice(page)).toContainText("xe1");
  await enter(page, "zd1");
  await expect(status(page)).toContainText(
    "1st: Red (Catholic). 2nd: Blue (Byzantine). 3rd: Green (Islamic). 4th: Yellow (Protestant).",
  );
  await expectFocusKept(page);
  await enter(page, "sa4", "sa1");
});

/** Two humans choose their Kings, each alone. @param {Page} page */
async function crownKings(page) {
  await secretByKey(page, "Random choice");
  await startByKeys(page, "Black");
  for (const seat of /** @type {const} */ (["Black", "White"])) {
    await pressByKey(page, takeButton(page, seat));
    await secretByKey(page, "King");
  }
}

test("a crown with secrets: chosen, covered and won", async ({ page, open }) => {
  await open("#crown");
  await crownKings(page);
  for (const [at, move] of [...QUEEN_FALLS, "d4e5"].entries()) {
    if (at > 0) await pressByKey(page, takeButton(page, at % 2 === 0 ? "White" : "Black"));
    await expectFocusKept(page);
    await enter(page, ...ends(move));
  }
  await expect(status(page)).toContainText("The crown was captured. White wins.");
  await expectFocusKept(page);
});

test("keys ask about the board, and no answer stays under the cover", async ({ page, open }) => {
  await open("#chess");
  await startByKeys(page, "Black");
  await enter(page, "e2");
  await page.keyboard.press("g");
  await expect(page.locator("game-board .spoken")).toContainText("White Pawn on e2: e3, e4.");
  await page.keyboard.press("l");
  await expect(page.locator("game-board .spoken")).toContainText("No moves yet");
  await page.keyboard.press("Escape");
  await write(page, "p N");
  await expect(page.locator(".entry-answer")).toHaveText("White: Knight b1 g1.");
  await write(page, "help");
  await expect(page.locator(".entry-answer")).toContainText("s e4");
  await page.keyboard.type("e2e4");
  await page.keyboard.press("Enter");
  await expect(page.locator(".entry-answer")).toBeHidden();
});

test("the key I moves the focus before the next key", async ({ page, open }) => {
  await open("#chess");
  await page.getByRole("gridcell", { name: "white Pawn, e2" }).focus();
  const focused = await page.evaluate(() => {
    const board = document.querySelector("game-board")?.shadowRoot?.activeElement;
    board?.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true, composed: true }));
    return document.activeElement?.tagName;
  });
  expect(focused).toBe("INPUT");
});

test("typed text stays while the computer moves, and is cleared for the next player", async ({
  page,
  open,
}) => {
  await open("#chess");
  await enter(page, "e2", "e4");
  const field = page.getByRole("combobox", { name: "Type a move" });
  await page.keyboard.press("i");
  await expect(field).toBeFocused();
  await page.keyboard.type("g1f3");
  // It was White's turn before the first move, too.
  await expect(moves(page)).toHaveCount(2);
  await expect(status(page)).toContainText("White to move");
  await expect(field).toHaveValue("g1f3");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("");

  await open("#crown");
  await crownKings(page);
  await tabTo(page, field);
  await page.keyboard.type("e2e4");
  await enter(page, "d2", "d4");
  await expect(takeButton(page, "Black")).toBeVisible();
  await expect(page.locator("move-entry input")).toHaveValue("");
});

test("a button that disables itself gives the focus to the board", async ({ page, open }) => {
  await open("#chess");
  await startByKeys(page, "Black");
  await enter(page, "e2", "e4");
  await tabTo(page, page.getByRole("button", { name: "Undo" }));
  await page.keyboard.press("Enter");
  await expect(voice(page)).toContainText("The start of the game.");
  await expectFocusKept(page);
});

test("each board is a grid with its name, rows and columns", async ({ page, open }) => {
  await open("#armies-of-faith-4");
  for (const level of [1, 2, 3, 4]) {
    const grid = page.getByRole("grid", { name: `Level ${level}` });
    await expect(grid).toHaveAttribute("aria-rowcount", "8");
    await expect(grid).toHaveAttribute("aria-colcount", "8");
    await expect(grid.getByRole("row")).toHaveCount(8);
    await expect(grid.getByRole("gridcell", { name: new RegExp(`te${level}`) })).toHaveAttribute(
      "aria-colindex",
      "5",
    );
    await expect(grid.locator(`[role=row]:has([data-cell="te${level}"])`)).toHaveAttribute(
      "aria-rowindex",
      "7",
    );
  }
  await expect(page.locator('game-board [role="gridcell"][tabindex="0"]')).toHaveCount(1);
});
