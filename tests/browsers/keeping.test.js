// Persistence: the page without its host, games in a file, the page as one file.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, afterEach, before } from "node:test";
import { pathToFileURL } from "node:url";
import { singlePage } from "../../tools/single-file.mjs";
import { Host } from "../e2e/host.js";
import { BROWSER, Browser } from "./browser.js";
import { test } from "./repeated.js";

const BLACK = '[aria-label="Black player"]';

/** @type {Browser} */
let browser;
/** @type {Host} */
let host;

before(async () => {
  host = await Host.open();
  browser = await Browser.start();
});

after(() => Promise.all([browser?.stop(), host.close()]));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

test("after one visit a game is played against the computer with the host gone", async () => {
  await browser.open(host.address);
  await browser.expectText("saved-games-panel", /Menagerie works offline/);
  await host.stop();
  try {
    await browser.reload();
    await browser.clickOn('a[href="#chess"]');
    await browser.choose(BLACK, "level-1");
    await browser.click("e2", "e4");
    await browser.expectMoves(2);
    await browser.reload();
    await browser.expectMoves(2);
    await browser.open(`${host.address}embed.html?game=raumschach`);
    await browser.expectSquare("Ab2", /^white Pawn/, "menagerie-board");
  } finally {
    await host.start();
  }
});

// WebKit's driver can't forbid sites to store data.
const firefoxOnly = { skip: BROWSER !== "firefox" };
test("a browser that blocks all site data still opens the page", firefoxOnly, async () => {
  const blocking = await Browser.start({ sitesMayStore: false });
  try {
    await blocking.open(`${host.address}#chess`);
    await blocking.expectText("notice-list", /doesn’t save anything/);
    await blocking.type("e2e4");
    await blocking.expectSquare("e4", /^white Pawn/);
    // The browser itself reports this one.
    const faults = await blocking.takeFaults();
    assert.deepEqual(
      faults.filter((fault) => !fault.includes("ServiceWorker")),
      [],
    );
  } finally {
    await blocking.stop();
  }
});

test("games are exported and imported, and none is overwritten", async () => {
  await browser.forget(host.address);
  await browser.open(`${host.address}#chess`);
  await browser.choose(BLACK, "human");
  await browser.type("e2e4", "e7e5", "g1f3");
  await browser.open(host.address);
  await browser.press("Save all games to a file");
  const { path, text } = await browser.download();
  assert.match(text, /1\. e2e4 e7e5 2\. g1f3/);

  await browser.forget(host.address);
  await browser.open(`${host.address}#chess`);
  await browser.choose(BLACK, "human");
  await browser.type("d2d4");
  await browser.open(host.address);
  await browser.upload("saved-games-panel input", path);
  await browser.expectText(".games-report", /Chess, at move 2: added/);
  await browser.find('.saved-games [aria-label="Continue Chess, at move 1"]');
  await browser.clickOn('.saved-games [aria-label="Continue Chess, at move 2"]');
  await browser.expectMoves(3);
  await browser.expectSquare("f3", /^white Knight/);
});

test("the page as one file is played from a disk, without any request", async () => {
  const folder = await mkdtemp(join(tmpdir(), "menagerie-single-"));
  const file = join(folder, "chess.html");
  await writeFile(file, (await singlePage())("chess"));
  await browser.open(pathToFileURL(file).href);
  await browser.choose(BLACK, "level-1");
  await browser.click("e2", "e4");
  await browser.expectMoves(2);
  await browser.reload();
  await browser.expectMoves(2);
  const requests = "return performance.getEntriesByType('resource').map(({ name }) => name)";
  const fetched = /** @type {string[]} */ (await browser.run(requests));
  assert.deepEqual(
    fetched.filter((url) => !/^(?:blob|data):/.test(url)),
    [],
  );
  await browser.clickOn('a[href="#"], a[href="./"]');
  await browser.expectText("saved-games-panel", /Menagerie works offline/);
  await rm(folder, { recursive: true });
});
