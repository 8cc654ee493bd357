// A step of a lesson, a study and a custom variant.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach } from "node:test";
import { fileURLToPath } from "node:url";
import { Key } from "selenium-webdriver";
import { serve } from "../../tools/static-server.mjs";
import { Browser } from "./browser.js";
import { test } from "./repeated.js";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve(DIST);
  browser = await Browser.start();
});

after(() => Promise.all([browser?.stop(), server.close()]));

beforeEach(() => browser.forget(server.address));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

test("a lesson's task is done, and a reload continues at the next step", async () => {
  await browser.open(`${server.address}#chess/learn`);
  await browser.expectText("lesson-page h2", /Two armies/);
  await browser.press("Next");
  await browser.expectText("lesson-page h2", /The Rook/);
  await browser.clickIn("lesson-page", "d4", "d7");
  await browser.expectText(".taught-told", /Straight up the file/);
  await browser.reload();
  await browser.expectText("lesson-page h2", /The Bishop/);
});

test("a study keeps a move and its comment", async () => {
  await browser.open(`${server.address}#chess/study`);
  await browser.clickIn("study-page", "e2", "e4");
  await browser.expectText("study-page [aria-current]", /e4/);
  const comment = await browser.find("#study-note");
  await comment.sendKeys("Best by test");
  await browser.expectText("study-page", /Best by test[^]*Saved in this browser/);
  await browser.reload();
  await browser.expectText("study-page [aria-current]", /e4/);
  await browser.expectText('[aria-label="Moves and variations"]', /Best by test/);
});

test("a variant is written, checked and played", async () => {
  await browser.open(`${server.address}#author?game=chess`);
  await browser.expectText("author-page", /Chess \(copy\) is ready to play/);
  // Knights that leap three squares instead of two.
  await browser.run(`const field = document.querySelector(".author-text");
    field.value = field.value.replace('moves = "N"', 'moves = "C"');
    field.dispatchEvent(new Event("input", { bubbles: true }));`);
  const field = await browser.find(".author-text");
  await field.sendKeys("?");
  await browser.expectText(".author-faults", /Line \d+/);
  await field.sendKeys(Key.BACK_SPACE);
  await browser.expectText("author-page", /Chess \(copy\) is ready to play/);
  await browser.press("Play");
  await browser.expectText("game-table h1", /Chess \(copy\)/);
  await browser.clickIn("game-table", "b1", "c4");
  await browser.expectSquare("c4", /^white Knight/, "game-table");
});

test("a dropped text is imported, and undo brings it back", async () => {
  await browser.open(`${server.address}#author`);
  await browser.expectText("author-page", /Select a game to start from/);
  const section = "[small:chess]\nmaxRank = 5\nmaxFile = 5\nstartFen = rk3/5/5/5/3KR w - - 0 1";
  await browser.run(`const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/plain", ${JSON.stringify(section)});
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector(".author-beside").dispatchEvent(drop);`);
  await browser.expectText(".author-offer", /variants\.ini/);
  await browser.press("Import");
  await browser.expectText("author-page", /small is ready to play/);
  // WebKitGTK's test browser has no key for it.
  await browser.run('document.execCommand("undo")');
  const text = await browser.run('return document.querySelector(".author-text").value');
  assert.equal(text, section);
});

test("the reference draws a movement", async () => {
  await browser.open(`${server.address}#author`);
  await browser.expectText("author-page", /Select a game to start from/);
  await browser.press("Reference");
  await browser.expectText(".manual-sections", /Movements: XBetza/);
  await browser.press("mRcpR");
  await browser.expectText(".movement-marks", /captures by jumping over a piece/);
  const input = await browser.find(".movement-text input");
  await input.sendKeys("X");
  await browser.expectText(".movement-fault", /an atom is expected/);
});
