// Pasted texts: the page says what they are and asks what to do, on the table, in the gallery and beside the list of games.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { savedGames } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const GAME = "1. e4 e5 2. Nf3 1/2-1/2";
const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
const GAMES = '[Event "A"]\n\n1. e4 e5 1-0\n\n[Event "B"]\n\n1. d4 d5 1/2-1/2\n';

const DIALOG = "paste-dialog dialog";

/** @param {Page} page @param {string} way */
const choose = (page, way) => page.press(way, DIALOG);

/** @param {Page} page @param {string} text */
async function pasteAs(page, text, /** @type {RegExp} */ kind) {
  await page.paste(text);
  await page.expect(DIALOG, kind);
}

/** @param {Page} page */
const isClosed = (page) => page.until(() => assert.equal(page.all(DIALOG).length, 0));

/** @param {Page} page */
async function toGallery(page) {
  await page.go("#");
  await page.until(() => page.button("Play Chess"));
}

test("movetext with a drawn result is offered as a game at the table", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.type("d4");
  await page.expect("move-list", /d4/);
  await pasteAs(page, GAME, /A game was pasted.*Chess/);
  await choose(page, "Cancel");
  await isClosed(page);
  await page.expect("move-list", /d4/);
  await page.paste(GAME);
  await choose(page, "Play from here");
  await page.expect("move-list", /Nf3/);
  assert.doesNotMatch(page.text("move-list"), /d4/);
  const saved = await savedGames(page.storage).list();
  assert.equal(saved.length, 2);
});

test("a position is played, set up or studied from the gallery", async (t) => {
  const page = await pageAt(t);
  for (const [way, address] of /** @type {const} */ ([
    ["Play", /#chess\?format=1&position=/],
    ["Set up", /#chess\/edit\?format=1&position=/],
    ["Study", /#chess\/study\?/],
  ])) {
    await toGallery(page);
    await pasteAs(page, FEN, /A position was pasted/);
    await choose(page, way);
    await page.until(() => assert.match(page.place.hash, address));
    await isClosed(page);
  }
});

test("several games are listed, from the gallery and beside another list", async (t) => {
  const page = await pageAt(t);
  await toGallery(page);
  await pasteAs(page, GAMES, /Several games were pasted/);
  await choose(page, "List games");
  const listed = (/** @type {number} */ count) =>
    page.until(() => assert.equal(page.all(".records-list li").length, count));
  await listed(2);
  await pasteAs(page, `${GAMES}\n[Event "C"]\n\n1. c4 *`, /Several games were pasted/);
  await listed(2);
  await choose(page, "List games");
  await listed(3);
  await pasteAs(page, "1. e4 (1. d4 d5) 1... e5 *", /A game with variations was pasted/);
  await choose(page, "Open in study");
  await page.expect("study-page .study-moves", /d5/);
});

test("moves without headers belong to the game on the board, elsewhere to chess", async (t) => {
  const page = await pageAt(t, "#antichess");
  await page.expect("game-table h1", /Antichess/);
  await toGallery(page);
  await pasteAs(page, "1. e4 d5 2. d3 *", /\bChess\b/);
  await choose(page, "Play from here");
  await page.expect("game-table h1", /Chess/);
  await page.expect("move-list", /d3/);
});

test("texts in fields stay there, and unknown ones are refused in words", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.until(() => page.field("Type a move"));
  await page.paste(GAME, "move-entry input");
  await isClosed(page);
  await page.paste("Guten Tag und/oder Weg");
  await page.expect("[role=alert]", /a position \(FEN or EPD\)/);
  await page.paste("4k3/8/8/8/8/8/8/4K2R x K - 0 1");
  await page.until(() =>
    assert.match(page.texts("[role=alert]").at(-1) ?? "", /That couldn’t be opened/),
  );
  await isClosed(page);
});

test("the move field offers what is more than a move, and a pasted move is played", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.type(GAME);
  await page.expect(DIALOG, /A game was pasted/);
  await choose(page, "Cancel");
  await pasteAs(page, "Nf3", /A move was pasted/);
  await choose(page, "Play move");
  await page.expect("move-list", /Nf3/);
});

test("a variant file goes to its editor, and a link is followed", async (t) => {
  const page = await pageAt(t);
  await toGallery(page);
  await page.paste('format = 1\nid = "mine"\n\n[board]\nfiles = 8\n');
  await choose(page, "Edit variant");
  await page.until(() => assert.match(page.all("author-page textarea")[0]?.value, /id = "mine"/));
  await toGallery(page);
  await page.paste("#chess/study?format=1&fresh=1");
  await choose(page, "Open link");
  await page.until(() => assert.equal(page.all("study-page .study-moves").length, 1));
});

test("the position editor offers a pasted game", async (t) => {
  const page = await pageAt(t, "#chess/edit");
  await page.until(() => assert.match(page.field("Position text").value, /rnbq/));
  const field = page.field("Position text");
  const put = (/** @type {string} */ text, /** @type {string} */ inputType) => {
    field.value = text;
    field.dispatchEvent(Object.assign(new Event("input", { bubbles: true }), { inputType }));
  };
  put("", "deleteContent");
  put("1. e4", "insertText");
  await isClosed(page);
  put(GAME, "insertFromPaste");
  await choose(page, "Open in study");
  await page.expect("study-page .study-moves", /Nf3/);
});
