// The core paths: every kind of board, by mouse and keys, against the computer, with secrets, after a reload.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, afterEach, before, beforeEach } from "node:test";
import { fileURLToPath } from "node:url";
import { Key } from "selenium-webdriver";
import { serve } from "../../tools/static-server.mjs";
import { Browser } from "./browser.js";
import { test } from "./repeated.js";

/** @import { Sent } from "../../tools/static-server.mjs" */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {Sent[]} */
const sent = [];

before(async () => {
  server = await serve(DIST, 0, {}, { onSent: (each) => sent.push(each) });
  browser = await Browser.start();
});

after(() => Promise.all([browser?.stop(), server.close()]));

beforeEach(() => browser.forget(server.address));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

/** @param {string} [hash] */
const open = (hash = "") => browser.open(server.address + hash);

// The first test, since later the service worker answers.
test("the page fetches each preloaded file once", async () => {
  await open();
  await browser.find("game-gallery a");
  await browser.expectText("saved-games-panel", /Menagerie works offline/);
  const fetched = sent.filter(({ referrer }) => !referrer.endsWith("/service-worker.js"));
  for (const file of ["generated/games.json", "generated/classic-pieces.json"])
    assert.equal(fetched.filter(({ url }) => url.endsWith(file)).length, 1, file);
});

test("chess from the start page: clicks, a typed move, the computer's answers, undo, and a reload finds the game", async () => {
  await open();
  await browser.clickOn('a[href="#chess"]');
  await browser.choose('[aria-label="Black player"]', "level-1");
  await browser.click("e2", "e4");
  await browser.expectSquare("e4", /^white Pawn/);
  await browser.expectMoves(2);
  await browser.type("g1f3");
  await browser.expectMoves(4);
  await browser.press("Undo");
  await browser.expectSquare("g1", /^white Knight/);
  await browser.expectText("turn-status", /White to move/);
  await browser.reload();
  await browser.expectSquare("g1", /^white Knight/);
  await browser.expectSquare("e4", /^white Pawn/);
  await browser.expectMoves(4);
});

test("a game is played by keys, and the board answers", async () => {
  await open("#chess");
  await (await browser.square("e2")).sendKeys(Key.ENTER);
  await browser.keys(Key.ARROW_UP, Key.ARROW_UP, Key.ENTER);
  await browser.expectSquare("e4", /^white Pawn/);
  await browser.expectText("turn-status", /White to move/);
  await browser.keys("i");
  await browser.keys("a d5", Key.ENTER);
  await browser.expectText(".entry-answer", /Attacked by White: Pawn on e4/);
});

test("a piece passes to the other board", async () => {
  await open("#alice-courier");
  await browser.click("d2", "d3");
  await browser.expectSquare("D3", /^white Pawn/);
});

test("a level is climbed in the tower", async () => {
  await open("#raumschach");
  await browser.press("Tower");
  await (await browser.square("Ab2")).sendKeys(Key.ENTER);
  await browser.keys(Key.ARROW_UP, Key.ENTER);
  await browser.expectSquare("Ab3", /^white Pawn/);
  await browser.keys(Key.PAGE_UP);
  const climbed = await browser.run(
    "return document.querySelector('game-board').shadowRoot.activeElement.dataset.cell",
  );
  assert.equal(climbed, "Bb3");
});

test("of four players on four levels a computer is one, flat and in the tower", async () => {
  await open("#armies-of-faith-4");
  await browser.choose('[aria-label="Yellow player"]', "level-1");
  for (const seat of ["Green", "Blue"])
    await browser.choose(`[aria-label="${seat} player"]`, "human");
  await browser.click("tc2", "td2");
  await browser.expectSquare("td2", /^red Pawn/);
  await browser.expectMoves(2);
  await browser.expectText("turn-chip", /Green\s+to move/);
  await browser.press("Tower");
  await browser.press("Undo");
  await browser.expectText("turn-chip", /Red\s+to move/);
  await browser.click("tc1", "td1");
  await browser.expectSquare("td1", /^red Pawn/);
});

test("a crown is chosen in secret, and the game begins", async () => {
  await open("#crown");
  await browser.press("King");
  await browser.press("Confirm");
  await browser.click("e2", "e4");
  await browser.expectSquare("e4", /^white Pawn/);
  await browser.expectText("turn-status", /White to move/);
  const told = await browser.run("return document.body.innerHTML");
  assert.ok(!/crown (is|was) on the/.test(String(told)));
});

test("two players on one screen hide their crowns behind the cover", async () => {
  await open("#crown");
  await browser.press("Random choice");
  await browser.press("Confirm");
  await browser.press("New game");
  await browser.choose('dialog[open] [aria-label="Black player"]', "human");
  await browser.press("Start game");
  // The player to move chooses last.
  for (const [seat, monarch] of [
    ["Black", "Queen"],
    ["White", "King"],
  ]) {
    await browser.expectText("handover-cover", new RegExp(`I am ${seat}`));
    await browser.press(`I am ${seat}`);
    await browser.press(String(monarch));
    await browser.press("Confirm");
  }
  await browser.type("e2e4");
  await browser.expectText("handover-cover", /I am Black/);
  await browser.press("I am Black");
  await browser.expectSquare("e4", /^white Pawn/);
  await browser.expectText("turn-status", /Black to move/);
});

for (const [hash, shown] of [
  ["", "game-gallery a"],
  ["#armies-of-faith-4", "game-table h1"],
  ["#crown", "dialog[open]"],
])
  test(`axe finds nothing: ${hash || "gallery"}`, async () => {
    await open(hash);
    await browser.find(shown ?? "");
    const faults = await browser.run(
      `${AXE}; const { violations } = await axe.run();` +
        // eslint-disable-next-line no-template-curly-in-string -- a script for the page
        "return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))",
    );
    assert.deepEqual(faults, []);
  });
