// The first-game lesson: its steps by mouse and keyboard, refusals, hints, saved progress.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { pressAtOnce, pressByKey } from "./hands.js";
import { enter } from "./keys.js";
import { moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string} title */
const step = (page, title) => page.getByRole("heading", { level: 2, name: title });

/** @param {Page} page */
const told = (page) => page.locator("lesson-page .taught-told");

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string[]} names */
async function go(page, ...names) {
  for (const name of names) await page.locator(`lesson-page [data-cell="${name}"]`).click();
}

/** The steps of chess after the first, with the squares to click. @type {[string, string[]][]} */
const STEPS = [
  ["The Rook", ["d4", "d7"]],
  ["The Bishop", ["c1", "h6"]],
  ["The Queen captures", ["b2", "f6"]],
  ["The Knight leaps", ["c3", "d5"]],
  ["The Pawn moves", ["e2", "e4"]],
  ["The Pawn captures", ["e4", "d5"]],
  ["Promotion", ["e7", "e8"]],
  ["The King castles", ["e1", "g1"]],
  ["Check", ["d2", "e2"]],
  ["Checkmate", ["a1", "a8"]],
];

test("a first game of chess is learned step by step", async ({ page, open }) => {
  await open("#chess");
  await page.getByRole("group", { name: "New to this game?" }).getByRole("link").click();
  await expect(step(page, "Two armies, two Kings")).toBeVisible();
  await press(page, "Next");
  for (const [title, squares] of STEPS) {
    await expect(step(page, title)).toBeFocused();
    await go(page, ...squares);
    if (title === "Promotion")
      await page
        .locator("lesson-page")
        .getByRole("dialog")
        .getByRole("button", { name: "Queen" })
        .click();
    await expect(told(page)).toHaveClass(/done/);
    await press(page, "Next");
  }
  await expect(step(page, "Lesson complete")).toBeFocused();
  await page.getByRole("link", { name: "Play the computer" }).click();
  await expect(page.locator("game-table").getByRole("gridcell")).toHaveCount(64);
  await expect(page.getByRole("group", { name: "New to this game?" })).toBeHidden();
});

test("an illegal move is refused with its reason, and a move that misses the task is undone", async ({
  page,
  open,
}) => {
  await open("#chess/learn");
  await press(page, "Next");
  await expect(step(page, "The Rook")).toBeVisible();
  await go(page, "d4", "e5");
  await expect(page.getByText("The Rook doesn’t move that way.").first()).toBeAttached();
  await go(page, "d6");
  await expect(told(page)).toContainText("Rd6 is legal");
  await expect(page.getByRole("gridcell", { name: /^white Rook, d4/ })).toBeAttached();
  // Taking the move back ends a selection.
  await expect(async () => {
    await go(page, "d4", "d7");
    await expect(told(page)).toContainText("Straight up the file", { timeout: 2_000 });
  }).toPass();
});

test("a hint is first given in words, then shown", async ({ page, open }) => {
  await open("#chess/learn");
  await press(page, "Next");
  await press(page, "Hint");
  await expect(told(page)).toContainText("three squares further up");
  await press(page, "Show me");
  const arrow = () =>
    page
      .locator("lesson-page game-board")
      .evaluate((board) => /** @type {any} */ (board).props.hint);
  await expect.poll(arrow).toBe("d4d7");
});

test("a lesson continues at the step where it was left", async ({ page, open }) => {
  await open("#chess/learn");
  await expect(step(page, "Two armies, two Kings")).toBeVisible();
  // It wasn't left by its button.
  await page.reload();
  await expect(step(page, "Two armies, two Kings")).toBeVisible();
  await press(page, "Next");
  await expect(step(page, "The Rook")).toBeVisible();
  await page.reload();
  await expect(step(page, "The Rook")).toBeVisible();
  await go(page, "d4", "d7");
  await expect(told(page)).toHaveClass(/done/);
  await page.reload();
  await expect(step(page, "The Bishop")).toBeVisible();
  await press(page, "Back");
  await expect(step(page, "The Rook")).toBeVisible();
  await press(page, "Skip step");
  await expect(step(page, "The Bishop")).toBeVisible();
});

test("the offer of a lesson can be declined permanently, and covers nothing", async ({
  page,
  open,
}) => {
  await open("#chess");
  const offer = page.getByRole("group", { name: "New to this game?" });
  await expect(page.locator("game-table").getByRole("gridcell")).toHaveCount(64);
  await expect(offer).toBeVisible();
  const [box, board] = [await offer.boundingBox(), await page.locator("game-board").boundingBox()];
  const apart =
    box !== null &&
    board !== null &&
    (box.x >= board.x + board.width || box.y >= board.y + board.height);
  expect(apart).toBe(true);
  await offer.getByRole("button").click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.locator("game-table").getByRole("gridcell")).toHaveCount(64);
  await expect(offer).toBeHidden();
});

test("the offer of a lesson disappears with the player's second move", async ({ page, open }) => {
  await open("#chess");
  const offer = page.getByRole("group", { name: "New to this game?" });
  await sit(page, "Black", 1);
  await type(page, "e2e4");
  await expect(offer).toBeVisible();
  await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
  await type(page, "a2a3");
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(moves(page)).toHaveCount(4, { timeout: 20_000 });
  await expect(offer).toBeHidden();
});

test("pieces are dropped, and a crown is hidden", async ({ page, open }) => {
  await open("#crown-2/learn");
  await press(page, "Next");
  await press(page, "Skip step");
  await expect(step(page, "Stones from hand")).toBeVisible();
  await page.locator("lesson-page reserve-tray").getByRole("button").first().click();
  await go(page, "e2");
  // A stone may be the mined one or not: both are fine.
  await page.locator("lesson-page").getByRole("dialog").getByRole("button").first().click();
  await expect(told(page)).toHaveClass(/done/);

  await open("#crown-3/learn");
  await press(page, "Next");
  await press(page, "Skip step");
  await expect(step(page, "Off with the crown")).toBeVisible();
  await page.locator("lesson-page drop-bar").getByRole("button", { name: /^Hide/ }).click();
  await go(page, "c6");
  await page.locator("lesson-page").getByRole("button", { name: "Hide it here" }).click();
  await go(page, "e1", "e2");
  await expect(told(page)).toHaveClass(/done/);
});

test("two boards and levels have lessons and problems too", async ({ page, open }) => {
  for (const game of ["alice-chess", "raumschach"]) {
    for (const [name, element, words] of [
      ["learn", "lesson-page", "Step 1 of"],
      ["problems", "problems-page", "Mate in 1"],
    ]) {
      await open(`#${game}/${name}`);
      await expect(page.locator(`${element} .taught-words`)).toContainText(words ?? "");
      await expect(page.locator(String(element)).getByRole("gridcell").first()).toBeAttached();
    }
  }
});

test("by the keyboard alone", async ({ page, open }) => {
  await open("#chess/learn");
  await pressByKey(page, page.getByRole("button", { name: "Next", exact: true }));
  await expect(step(page, "The Rook")).toBeFocused();
  await tabBack(page);
  await enter(page, "d4", "d7");
  await expect(told(page)).toHaveClass(/done/);
});

/** @param {Page} page */
async function tabBack(page) {
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press("Shift+Tab");
    const board = page.locator("lesson-page game-board");
    if (await board.evaluate((one) => one.shadowRoot?.activeElement != null)) return;
  }
  throw new Error("shift and tab don't come to the board");
}

test("without storage the lesson goes on, and says that nothing is kept", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open("#chess/learn");
  await expect(page.getByText("This browser doesn’t save your progress.")).toBeVisible();
  await press(page, "Next");
  await go(page, "d4", "d7");
  await expect(told(page)).toHaveClass(/done/);
});

test("a lesson that can't be fetched is reported", async ({ page, open, gate }) => {
  gate.expectFault(/learning|ERR_FAILED/);
  await page.route("**/learning/chess.json", (route) => route.abort());
  await open("#chess/learn");
  await expect(page.getByRole("alert")).toContainText("couldn’t be loaded");
  await page.unroute("**/learning/chess.json");
  await press(page, "Try again");
  await expect(step(page, "Two armies, two Kings")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("the board is above the words, and nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/learn");
    await press(page, "Next");
    await expect(step(page, "The Rook")).toBeVisible();
    await go(page, "d4", "d7");
    await expect(told(page)).toHaveClass(/done/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("while a step is loading the step before is inert", async ({ page, open }) => {
  await open("#chess/learn");
  await expect(page.locator("lesson-page").getByRole("gridcell")).toHaveCount(64);
  const between = await pressAtOnce(page, "lesson-page", "Next", "Hint");
  expect(between.inert).toBe(true);
  await expect(step(page, "The Rook")).toBeVisible();
  await expect(told(page)).toHaveText("");
  await go(page, "d4", "d7");
  await expect(told(page)).toContainText("Straight up the file");
});
