// The core paths in Firefox: every kind of board, by mouse and keys, against the computer, with secrets, after a reload.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, afterEach, before, beforeEach, test } from "node:test";
import { Key } from "selenium-webdriver";
import { Browser } from "./browser.js";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @type {Browser} */
let browser;

before(async () => {
  browser = await Browser.start();
});

after(() => browser.stop());

beforeEach(() => browser.forget());

afterEach(() => assert.deepEqual(browser.faults, []));

test("chess is opened from the gallery, the computer answers, and a reload finds the game", async () => {
  await browser.open("");
  await (await browser.find('a[href="#chess"]')).click();
  await browser.click("e2", "e4");
  await browser.expectCell("e4", /^white Pawn/);
  await browser.expectText("turn-status", /White to move/);
  await browser.reload();
  await browser.expectCell("e4", /^white Pawn/);
});

test("a game is played by keys, and the board answers", async () => {
  await browser.open("#chess");
  await (await browser.cell("e2")).sendKeys(Key.ENTER);
  await browser.keys(Key.ARROW_UP, Key.ARROW_UP, Key.ENTER);
  await browser.expectCell("e4", /^white Pawn/);
  await browser.expectText("turn-status", /White to move/);
  await browser.keys("i");
  await browser.keys("a d5", Key.ENTER);
  await browser.expectText(".entry-answer", /Attacked by White: Pawn on e4/);
});

test("a man passes to the other board", async () => {
  await browser.open("#alice-courier");
  await browser.click("d2", "d3");
  await browser.expectCell("D3", /^white Pawn/);
});

test("a level is climbed in the tower", async () => {
  await browser.open("#raumschach");
  await browser.press("Tower");
  await (await browser.cell("Ab2")).sendKeys(Key.ENTER);
  await browser.keys(Key.ARROW_UP, Key.ENTER);
  await browser.expectCell("Ab3", /^white Pawn/);
  await browser.keys(Key.PAGE_UP);
  const climbed = await browser.run(
    "return document.querySelector('game-board').shadowRoot.activeElement.dataset.cell",
  );
  assert.equal(climbed, "Bb3");
});

test("a crown is chosen in secret, and the game begins", async () => {
  await browser.open("#crown");
  await browser.press("King");
  await browser.click("e2", "e4");
  await browser.expectCell("e4", /^white Pawn/);
  await browser.expectText("turn-status", /White to move/);
  const told = await browser.run("return document.body.innerHTML");
  assert.ok(!/crown (is|was) on the/.test(String(told)));
});

for (const [hash, shown] of [
  ["", "game-gallery a"],
  ["#armies-of-faith-4", "game-table h1"],
  ["#crown", "dialog[open]"],
])
  test(`axe finds nothing in Firefox: ${hash || "gallery"}`, async () => {
    await browser.open(hash ?? "");
    await browser.find(shown ?? "");
    const faults = await browser.run(
      `${AXE}; const { violations } = await axe.run();` +
        "return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))",
    );
    assert.deepEqual(faults, []);
  });
