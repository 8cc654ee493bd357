// Embedded boards without a mouse or without sight: keys, announcements, and the focus.

import { boardOf, click, playable, test } from "./embedded.js";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { pressByKey } from "./hands.js";
import { backToBoard, enter, expectFocusKept, focused, focusedSquare, write } from "./keys.js";
import { DUEL } from "../fixtures/positions.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** The game's announcements. @param {Page} page @param {string} id */
const voice = (page, id) => page.locator(`#${id} .frame > .spoken`);

/** The board's announcements. @param {Page} page */
const boardVoice = (page) => page.locator("menagerie-game-board .spoken");

/** @param {Page} page @param {string} id @param {string} name */
const button = (page, id, name) => page.locator(`#${id}`).getByRole("button", { name });

/** @param {Page} page @param {string} id @param {string} method @param {unknown} given */
function call(page, id, method, given) {
  return page
    .locator(`#${id}`)
    .evaluate(
      (board, [name, value]) => /** @type {any} */ (board)[String(name)](value),
      [method, given],
    );
}

test("a game of chess by keys alone, with questions and announcements to the end", async ({
  page,
  embed,
}) => {
  await embed(`<p><a href="#top">Before</a></p>${boardOf("board", `game="chess"`)}`);
  await playable(page, "board");
  await enter(page, "f2", "f3");
  await expect(voice(page, "board")).toHaveText("White’s Pawn: f3.Black to move.");
  await enter(page, "e7");
  await page.keyboard.press("g");
  await expect(boardVoice(page)).toHaveText("Black Pawn on e7: e6, e5.");
  await enter(page, "e5");
  await expect(voice(page, "board")).toContainText("Black’s Pawn: e5.");
  await page.keyboard.press("l");
  await expect(boardVoice(page)).toContainText("Black’s Pawn: e5.");
  await write(page, "p n");
  await expect(page.locator(".entry-answer")).toHaveText("Black: Knight b8 g8.");
  await page.keyboard.type("g2g5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Type a move" })).toHaveValue("g2g5");
  await page.keyboard.press("ControlOrMeta+a");
  await write(page, "g2g4");
  await expect(voice(page, "board")).toContainText("White’s Pawn: g4.");
  await backToBoard(page);
  await enter(page, "d8", "h4");
  await expect(voice(page, "board")).toContainText("Checkmate. Black wins.");
  expect(await focusedSquare(page)).toBe("h4");
});

test("keys, questions and actions don't reach the page around", async ({ page, embed }) => {
  await embed(boardOf("board", `game="chess"`));
  await playable(page, "board");
  await page.evaluate(() => {
    const told = /** @type {string[]} */ (/** @type {any} */ (globalThis).told = []);
    for (const kind of ["player-action", "ask", "write", "leave", "refuse", "choose", "play"])
      document.addEventListener(kind, () => told.push(kind), true);
  });
  await enter(page, "e2");
  await page.keyboard.press("a");
  await write(page, "help");
  await expect(page.locator(".entry-answer")).toContainText("s e4");
  await write(page, "e2e4");
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).told)).toEqual([]);
});

test("arrow keys step through the game, and move between squares after Tab", async ({
  page,
  embed,
}) => {
  const wide = `<div style="width: 300vw">.</div>`;
  await embed(boardOf("board", `game="chess" moves="e2e4 e7e5 g1f3 b8c6" view-only`) + wide);
  await playable(page, "board");
  const ply = () => page.locator("#board").evaluate((board) => /** @type {any} */ (board).ply);
  const press = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.locator("#board .status").click();
  await press("ArrowLeft", "ArrowLeft", "ArrowLeft");
  await expect.poll(ply).toBe(1);
  await press("ArrowRight", "ArrowDown", "ArrowUp", "Shift+ArrowLeft");
  await expect.poll(ply).toBe(2);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  const next = button(page, "board", "Next move");
  await pressByKey(page, next);
  await press("ArrowRight");
  await expect.poll(ply).toBe(4);
  // At the end the button keeps the focus, and does nothing.
  await expect(next).toBeDisabled();
  await press("Enter");
  expect(await (await focused(page)).evaluate((active) => active.getAttribute("title"))).toBe(
    "Next move",
  );
  await press("ArrowLeft");
  await expect.poll(ply).toBe(3);
  await click(page, "board", "e4");
  await press("ArrowLeft");
  await expect.poll(ply).toBe(2);
  await press("Tab", "Shift+Tab", "ArrowRight", "ArrowRight", "ArrowLeft");
  expect([await focusedSquare(page), await ply()]).toEqual(["f4", 2]);
  await press("Escape", "Escape", "ArrowRight");
  await expect.poll(ply).toBe(3);
  await pressByKey(page, button(page, "board", "Type a move or a question"));
  await press("s", "ArrowLeft");
  expect(await ply()).toBe(3);
});

test("arrow keys step in a frame, wherever its focus is but on the squares", async ({
  page,
  server,
  site,
}) => {
  const address = `${server.address}embed.html?game=chess&moves=e2e4+e7e5`;
  site.put(
    "/",
    `<title>Host</title><link rel="icon" href="data:,"><iframe title="Board" src="${address}"></iframe>`,
  );
  await page.goto(site.address);
  const board = page.frameLocator("iframe").locator("menagerie-board");
  await expect(board.getByRole("gridcell").first()).toBeAttached();
  const ply = () => board.evaluate((element) => /** @type {any} */ (element).ply);
  await page.locator("iframe").focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(ply).toBe(1);
  await board.getByRole("button", { name: "Previous move" }).click();
  await expect.poll(ply).toBe(0);
  await page.keyboard.press("ArrowRight");
  await expect.poll(ply).toBe(1);
});

test("the field opens and closes by its button", async ({ page, embed }) => {
  await embed(boardOf("board", `game="chess"`));
  await playable(page, "board");
  const opener = button(page, "board", "Type a move or a question");
  await expect(page.getByRole("combobox", { name: "Type a move" })).toBeHidden();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  await pressByKey(page, opener);
  await expect(page.getByRole("combobox", { name: "Type a move" })).toBeFocused();
  await opener.click();
  await expect(page.getByRole("combobox", { name: "Type a move" })).toBeHidden();
});

test("the list of matching moves is just above the field", async ({ page, embed }) => {
  await embed(`<div style="transform: scale(1)">${boardOf("board", `game="chess"`)}</div>`);
  await playable(page, "board");
  await pressByKey(page, button(page, "board", "Type a move or a question"));
  await page.keyboard.type("N");
  const [list, field] = await Promise.all([
    page.getByRole("listbox", { name: "Matching moves" }).boundingBox(),
    page.getByRole("combobox", { name: "Type a move" }).boundingBox(),
  ]);
  if (list === null || field === null) throw new Error("not visible");
  const gap = field.y - (list.y + list.height);
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(12);
  expect(Math.abs(list.x - field.x)).toBeLessThan(2);
});

test("only boards with a new move announce it, with their name if the focus is elsewhere", async ({
  page,
  embed,
}) => {
  await embed(boardOf("one", `game="chess"`) + boardOf("two", `game="alice-chess"`));
  await playable(page, "one");
  await playable(page, "two");
  await expect(voice(page, "one")).toHaveText("");
  await call(page, "two", "play", "e2e4");
  await expect(voice(page, "two")).toHaveText(/^Alice Chess\..*Black to move\.$/);
  await expect(voice(page, "one")).toHaveText("");
  await enter(page, "e2", "e4");
  await expect(voice(page, "one")).toHaveText("White’s Pawn: e4.Black to move.");
  await call(page, "two", "goTo", 0);
  await expect(voice(page, "two")).toHaveText(/^Alice Chess\.The start of the game\./);
});

test("a view-only board announces steps and answers, and moves no piece", async ({
  page,
  embed,
}) => {
  await embed(boardOf("board", `game="chess" moves="e2e4 e7e5" view-only`));
  await playable(page, "board");
  await pressByKey(page, button(page, "board", "Previous move"));
  await expect(voice(page, "board")).toContainText("After: White’s Pawn: e4.");
  await pressByKey(page, button(page, "board", "Type a move or a question"));
  await write(page, "s e4");
  await expect(page.locator(".entry-answer")).toContainText("white Pawn, e4");
  await page.keyboard.type("d7d5");
  await page.keyboard.press("Enter");
  await expect(voice(page, "board")).toContainText("view-only");
  expect(await page.locator("#board").evaluate((board) => /** @type {any} */ (board).ply)).toBe(1);
});

test("the focus stays after a button's action, and when the board changes", async ({
  page,
  embed,
}) => {
  const duel = `game="armies-of-faith-4" position="${DUEL} r - - 0 1"`;
  await embed(boardOf("board", `game="chess"`) + boardOf("four", duel));
  await playable(page, "board");
  await playable(page, "four");
  await enter(page, "e2", "e4");
  await pressByKey(page, button(page, "board", "Undo"));
  await expect(button(page, "board", "Undo")).toBeDisabled();
  await expect.poll(() => focusedSquare(page)).toBe("e4");
  for (const game of ["raumschach", "no-such", "chess"]) {
    await page.locator("#board").evaluate((board, id) => board.setAttribute("game", id), game);
    const shown = game === "no-such" ? page.getByRole("alert") : page.locator("#board .status");
    await expect(shown).toBeVisible();
    await expectFocusKept(page);
    const inside = (await focused(page)).evaluate((active) =>
      document.querySelector("#board")?.matches(":focus-within") ? active.localName : "",
    );
    expect(await inside).not.toBe("");
  }
  await pressByKey(page, button(page, "four", "Rook on sd1 checkmates Yellow"));
  await expect(voice(page, "four")).toContainText("checkmates Yellow");
  await expect.poll(() => focusedSquare(page)).not.toBe("");
});

test("boards never take the focus from the page around", async ({ page, embed }) => {
  await embed(`${boardOf("board", `game="chess"`)}<input aria-label="Comment">`);
  await playable(page, "board");
  await enter(page, "e2", "e4");
  await pressByKey(page, page.getByRole("textbox", { name: "Comment" }));
  await call(page, "board", "undo", null);
  await expect(button(page, "board", "Undo")).toBeDisabled();
  await page.keyboard.type("Well played");
  await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("Well played");
  await enter(page, "d2", "d4");
  const undo = button(page, "board", "Undo");
  await expect(undo).toBeEnabled();
  await undo.focus();
  await undo.blur();
  await call(page, "board", "undo", null);
  await expect(undo).toBeDisabled();
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  expect(await (await focused(page)).evaluate((active) => active.localName)).toBe("body");
});
