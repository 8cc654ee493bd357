// The first edition's page, played on, updates itself to this one by its own service worker.

import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { readScene, storedIn } from "../fixtures/first-edition/read.js";
import { Host } from "../e2e/host.js";
import { Browser } from "./browser.js";
import { test } from "./repeated.js";

/** @type {Browser} */
let browser;
/** @type {Host} */
let host;

before(async () => {
  [browser, host] = await Promise.all([Browser.start(), Host.open()]);
});

after(() => Promise.all([browser.stop(), host.close()]));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

/** What the first edition had stored in the browser. */
const SCENES = ["games", "study", "author", "learning"];

async function visitFirstEdition() {
  await host.publishFirstEdition();
  await browser.open(host.address);
  await browser.run(`for (const [key, text] of ${JSON.stringify(storedIn(SCENES))})
      localStorage.setItem(key, text);
    await navigator.serviceWorker.ready;`);
  await browser.open(`${host.address}#caissa-britannia`);
}

test("games, studies, a custom variant and preferences are there after the update", async () => {
  await visitFirstEdition();
  await browser.choose('[aria-label="Appearance"]', "dark");
  await browser.click("c3", "c4");
  await browser.runUntil(
    `return JSON.parse(localStorage.getItem("menagerie.game.caissa-britannia")).plies === 7`,
  );
  await host.restore();
  await browser.run("await (await navigator.serviceWorker.getRegistration()).update()");
  await browser.press("Reload now");

  await browser.expectMoves(7);
  await browser.expectSquare("c4", /^white Pawn/);
  assert.equal(await browser.run("return document.documentElement.dataset.theme"), "dark");

  // The new edition is complete without its host.
  await host.stop();
  await browser.open(host.address);
  await browser.expectText("saved-games-panel", /Show all 9 games/);
  await browser.clickOn('[aria-label="Continue My Chess"]');
  await browser.expectSquare("c4", /^white Knight/);
  await browser.open(`${host.address}#chess/study`);
  await browser.expectText("study-page", /Sicilian|Indian/);
  await browser.open(`${host.address}#author`);
  await browser.find(".author-text");
  const { draft } = readScene("author").expected;
  assert.equal(await browser.run('return document.querySelector(".author-text").value'), draft);
});
