// Pasted texts: the page says what they are and asks what to do, on the table, in the gallery and beside the list of games.

import { expect, test } from "./fixtures.js";
import { savedGames } from "./saved.js";

/** @import { Page } from "@playwright/test" */

const GAME = "1. e4 e5 2. Nf3 1/2-1/2";
const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const GAMES = '[Event "A"]\n\n1. e4 e5 1-0\n\n[Event "B"]\n\n1. d4 d5 1/2-1/2\n';

/** @param {Page} page @param {string} text @param {string} [at] */
async function paste(page, text, at = "body") {
  await page
    .locator(at)
    .first()
    .evaluate((element, content) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", content);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }, text);
}

/** @param {Page} page */
const gallery = (page) => page.getByRole("link", { name: "Play Chess", exact: true });

/** @param {Page} page */
const dialog = (page) => page.locator("paste-dialog").getByRole("dialog");

/** @param {Page} page @param {string} name */
const choose = (page, name) => dialog(page).getByRole("button", { name, exact: true }).click();

test("movetext with a drawn result is offered as a game at the table", async ({ page, open }) => {
  await open("#chess");
  await page.locator("move-entry input").first().fill("d4");
  await page.locator("move-entry input").first().press("Enter");
  await expect(page.locator("move-list")).toContainText("d4");
  await paste(page, GAME);
  await expect(dialog(page)).toContainText("A game was pasted");
  await expect(dialog(page)).toContainText("Chess");
  await choose(page, "Cancel");
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator("move-list")).toContainText("d4");
  await paste(page, GAME);
  await choose(page, "Play from here");
  await expect(page.locator("move-list")).toContainText("Nf3");
  await expect(page.locator("move-list")).not.toContainText("d4");
  const saved = await savedGames(page);
  expect(saved).toHaveLength(2);
});

test("a position is played, set up or studied from the gallery", async ({ page, open }) => {
  await open("");
  await expect(gallery(page)).toBeVisible();
  for (const [way, address] of /** @type {const} */ ([
    ["Play", /#chess\?format=1&position=/],
    ["Set up", /#chess\/edit\?format=1&position=/],
    ["Study", /#chess\/study\?/],
  ])) {
    await page.evaluate(() => (location.hash = ""));
    await expect(gallery(page)).toBeVisible();
    await paste(page, FEN);
    await expect(dialog(page)).toContainText("A position was pasted");
    await choose(page, way);
    await expect(page).toHaveURL(address);
    await expect(dialog(page)).toBeHidden();
  }
});

test("several games are listed, from the gallery and beside another list", async ({
  page,
  open,
}) => {
  await open("");
  await expect(gallery(page)).toBeVisible();
  await paste(page, GAMES);
  await expect(dialog(page)).toContainText("Several games were pasted");
  await choose(page, "List games");
  const rows = page.getByRole("list", { name: "Games" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await paste(page, `${GAMES}\n[Event "C"]\n\n1. c4 *`);
  await expect(rows).toHaveCount(2);
  await choose(page, "List games");
  await expect(rows).toHaveCount(3);
  await paste(page, "1. e4 (1. d4 d5) 1... e5 *");
  await expect(dialog(page)).toContainText("A game with variations was pasted");
  await choose(page, "Open in study");
  await expect(page.locator("study-page .study-moves")).toContainText("d5");
});

test("moves without headers belong to the game on the board, elsewhere to chess", async ({
  page,
  open,
}) => {
  await open("#antichess");
  await expect(page.locator("game-table h1")).toContainText("Antichess");
  await page.evaluate(() => (location.hash = ""));
  await expect(gallery(page)).toBeVisible();
  await paste(page, "1. e4 d5 2. d3 *");
  await expect(dialog(page).getByText("Chess", { exact: true })).toBeVisible();
  await choose(page, "Play from here");
  await expect(page.locator("game-table h1")).toContainText("Chess");
  await expect(page.locator("move-list")).toContainText("d3");
});

test("texts in fields stay there, and unknown ones are refused in words", async ({
  page,
  open,
}) => {
  await open("#chess");
  await expect(page.locator("move-entry input")).toBeVisible();
  await paste(page, GAME, "move-entry input");
  await expect(dialog(page)).toBeHidden();
  await paste(page, "Guten Tag und/oder Weg");
  await expect(page.getByRole("alert")).toContainText("a position (FEN or EPD)");
  await paste(page, "4k3/8/8/8/8/8/8/4K2R x K - 0 1");
  await expect(page.getByRole("alert").last()).toContainText("That couldn’t be opened");
  await expect(dialog(page)).toBeHidden();
});

test("the move field offers what is more than a move, and a pasted move is played", async ({
  page,
  open,
}) => {
  await open("#chess");
  const field = page.locator("move-entry input");
  await field.fill(GAME);
  await field.press("Enter");
  await expect(dialog(page)).toContainText("A game was pasted");
  await choose(page, "Cancel");
  await paste(page, "Nf3");
  await expect(dialog(page)).toContainText("A move was pasted");
  await choose(page, "Play move");
  await expect(page.locator("move-list")).toContainText("Nf3");
});

test("a variant file goes to its editor, and a link is followed", async ({ page, open }) => {
  await open("");
  await expect(gallery(page)).toBeVisible();
  await paste(page, 'format = 1\nid = "mine"\n\n[board]\nfiles = 8\n');
  await choose(page, "Edit variant");
  await expect(page.locator("author-page textarea").first()).toHaveValue(/id = "mine"/);
  await page.evaluate(() => (location.hash = ""));
  await expect(gallery(page)).toBeVisible();
  await paste(page, "#chess/study?format=1&fresh=1");
  await choose(page, "Open link");
  await expect(page.locator("study-page .study-moves")).toBeVisible();
});

test("the position editor offers a pasted game", async ({ page, open }) => {
  await open("#chess/edit");
  const field = page.locator("#edit-text");
  await expect(field).toHaveValue(/rnbq/);
  await field.fill("");
  await field.focus();
  await page.evaluate((text) => document.execCommand("insertText", false, text), "1. e4");
  await expect(dialog(page)).toBeHidden();
  await field.evaluate((element, text) => {
    const area = /** @type {HTMLTextAreaElement} */ (element);
    area.value = text;
    area.dispatchEvent(new InputEvent("input", { inputType: "insertFromPaste", bubbles: true }));
  }, GAME);
  await choose(page, "Open in study");
  await expect(page.locator("study-page .study-moves")).toContainText("Nf3");
});

test("the keys of the browser paste on the board and in the gallery", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("#chess");
  const start = page.getByRole("gridcell", { name: "e2" });
  await start.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), GAME);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("A game was pasted");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => (location.hash = ""));
  await expect(gallery(page)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("A game was pasted");
});
