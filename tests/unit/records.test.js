// Games of other programs: files are listed, and each game opens on the table or as a study.

import assert from "node:assert/strict";
import { test } from "node:test";
import { CLUB_GAMES } from "../fixtures/club-games.js";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** @param {Page} page @param {string} text */
const choose = (page, text) =>
  // As an old Windows program writes it.
  page.choose(
    "records-page input[type=file]",
    new File([Buffer.from(text, "latin1")], "games.pgn"),
  );

/** Waits for so many rows of the list. @param {Page} page @param {number} count */
const listed = (page, count) =>
  page.until(() => assert.equal(page.all(".records-list li").length, count));

test("a game opens up to what can’t be read, and the fault is named", async (t) => {
  const page = await pageAt(t, "#records");
  await choose(page, CLUB_GAMES);
  await page.press("Replay: Berg – Silva");
  await page.expect("move-list", /d5/);
  await page.expect("notice-list", /Kd7/);
  await page.expect("notice-list", /Line 14, column/);
  await page.go("#records");
  await page.press("Study: Berg – Silva");
  await page.expect("study-page", /Line 14: 1\. d4 d5 2\. Kd7 \*/);
});

test("several games pasted at the table become a list", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.openText(CLUB_GAMES);
  await listed(page, 3);
});

test("a long file is listed with progress, and can be stopped", async (t) => {
  const page = await pageAt(t, "#records");
  const game = CLUB_GAMES.slice(0, CLUB_GAMES.indexOf('[Event "Cup"]'));
  await choose(page, game.repeat(200_000));
  await listed(page, 100);
  await page.press(/Stop/, "records-page");
  await page.expect(".records-told", /Stopped\./);
  await listed(page, 100);
});

const NAMED = `[Event "Hoogovens Group A"]
[Site "Wijk aan Zee"]
[Date "1999.01.20"]
[White "Garry Kasparov"]
[Black "\u202eVeselin <b>Topalov</b>"]
[Result "1-0"]
[ECO "B07"]

1. e4 (1. d4 d5 {Quiet.}) d6 2. d4 Nf6 1-0
`;

test("a PGN opened at the table keeps its names and its event", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.openText(NAMED);
  await page.expect("variations-notice", /This game has variations/);
  await page.press("Moves", "panel-tabs");
  await page.expect(".game-about", /Hoogovens Group A · 1999\.01\.20/);
  await page.until(() => assert.match(page.place.hash, /saved=/));
  page = await page.reload(t);
  for (const name of ["White player: Garry Kasparov", "Black player: Veselin <b>Topalov</b>"])
    await page.until(() => assert.equal(page.all(`[role=group][aria-label="${name}"]`).length, 1));
  const written = await exported(page);
  for (const tag of ["Event", "Site", "Date", "White", "ECO", "Result"]) {
    const line = NAMED.split("\n").find((each) => each.startsWith(`[${tag} `));
    assert.ok(written.includes(String(line)), line);
  }

  // Played on here, it keeps its names, but the end is its own.
  await page.press("Undo", "table-controls");
  await page.type("Nc3");
  const continued = await exported(page);
  assert.match(continued, /\[White "Garry Kasparov"\]/);
  assert.match(continued, /\[Date "1999\.01\.20"\]/);
  assert.match(continued, /\[Result "\*"\]/);
  page.all("game-table .back")[0].click();
  await page.expect("saved-games-panel", /White: Garry Kasparov/);
});

test("the study is offered for variations, and has all of them", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.openText(NAMED);
  await page.press("Open study");
  await page.expect("study-page", /Quiet\./);
  await page.expect("study-page", /Garry Kasparov/);
});

/** The PGN that the table saves, with the tab of the moves shown afterwards. @param {Page} page */
async function exported(page) {
  page.place.downloaded = "";
  await page.press("Share", "panel-tabs");
  await page.press("Download PGN", "share-panel");
  await page.until(() => assert.notEqual(page.place.downloaded, ""));
  await page.press("Moves", "panel-tabs");
  return page.place.downloaded;
}

test("games that PGN can't hold say why", async (t) => {
  const page = await pageAt(t, "#armies-of-faith-4");
  await page.press("Share", "panel-tabs");
  await page.expect("share-panel", /PGN is for two players\./);
  assert.throws(() => page.button("Copy PGN"), /no button/);
  assert.ok(page.button("Copy position"));
});
