// Copy buttons, also of texts that are made after the click, and texts that the browser doesn't copy.

import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { BROWSER, Browser } from "./browser.js";
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

/** @param {string} name  of a button */
const pressNamed = (name) => browser.clickOn(`button[aria-label="${name}"]`);

/** A game with one move, and the panel that shares it. */
async function share() {
  await browser.open(`${server.address}#chess`);
  await browser.choose('[aria-label="Black player"]', "human");
  await browser.type("e2e4");
  await browser.expectMoves(1);
  await browser.press("Share");
}

test("the table's texts, links and picture", async () => {
  await share();
  for (const [name, told, text] of /** @type {const} */ ([
    ["Copy record", "the record", /^1\. e2e4/m],
    ["Copy short notation", "the record in short notation", /^1\. e4/m],
    ["Copy game link", "a link to this game", /#chess\?format=1&record=/],
    ["Copy FEN", "the position", /^rnbqkbnr\/pppppppp\/8\/8\/4P3\//],
    ["Copy PGN", "the game as PGN", /^1\. e4/m],
  ])) {
    await pressNamed(name);
    await browser.expectText("notice-list", new RegExp(`Copied ${told}\\.`));
    assert.match(await browser.paste(), text);
  }
  await pressNamed("Copy picture");
  await browser.expectText("notice-list", /Copied the picture/);
});

test("the text and the link of a study", async () => {
  await browser.open(`${server.address}#chess/study`);
  await browser.clickIn("study-page", "e2", "e4");
  await browser.expectText("study-page [aria-current]", /e4/);
  await browser.run("document.querySelector('study-page [role=tab]:last-of-type').click()");
  await browser.press("Copy text");
  await browser.expectText(".study-copied", /Text copied/);
  assert.match(await browser.paste(), /^1\. e2e4/m);
  await browser.press("Copy link");
  await browser.expectText(".study-copied", /Link copied/);
  assert.match(await browser.paste(), /#chess\/study\?format=1&study=z/);
});

test("the link of a custom variant", async () => {
  await browser.open(`${server.address}#author?game=chess`);
  await browser.expectText("author-page", /is ready to play/);
  await browser.press("Copy link");
  await browser.expectText("author-page", /Link copied/);
  assert.match(await browser.paste(), /#author\?format=1&file=z/);
});

test("a text that the browser doesn't copy is shown and selected", async () => {
  await share();
  await browser.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
  await pressNamed("Copy short notation");
  await browser.expectText("notice-list", /Copy this text yourself/);
  const selected = await browser.run(`const field = document.activeElement;
    return field.value.slice(field.selectionStart, field.selectionEnd)`);
  assert.match(String(selected), /^1\. e4/m);
});

const firefoxOnly = { skip: BROWSER !== "firefox" };
test("Firefox before 127 has no ClipboardItem", firefoxOnly, async () => {
  await share();
  await browser.run("delete globalThis.ClipboardItem");
  await pressNamed("Copy short notation");
  await browser.expectText("notice-list", /Copied the record in short/);
  assert.match(await browser.paste(), /^1\. e4/m);
});
