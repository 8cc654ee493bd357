// Embedded boards: elements and a frame.

import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { LISTEN, openSite, pageWith } from "../e2e/embedding.js";
import { Browser } from "./browser.js";
import { test } from "./repeated.js";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  [server, site] = await Promise.all([serve(DIST), openSite()]);
  browser = await Browser.start();
  site.put("/listen.js", LISTEN);
});

after(() => Promise.all([browser?.stop(), server.close(), site.close()]));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

test("two boards on a page of another origin play, think and tell", async () => {
  site.put(
    "/",
    pageWith(
      server.address,
      `<menagerie-board id="one" game="chess" seats="human,computer:1" style="max-width: 22rem"></menagerie-board>
<menagerie-board id="two" game="alice-chess" moves="e2e4 e7e5" view-only style="max-width: 22rem"></menagerie-board>`,
    ),
  );
  await browser.open(site.address);
  await browser.expectSquare("e2", /^white Pawn/, "#one");
  await browser.expectSquare("E4", /^white Pawn/, "#two");
  await browser.clickIn("#one", "e2", "e4");
  await browser.runUntil("return heard.filter(({ kind }) => kind === 'move').length === 2");
  assert.deepEqual(
    await browser.run(
      "return heard.filter(({ kind }) => kind === 'move').map(({ board, detail }) => [board, detail.by, detail.seatName])",
    ),
    [
      ["one", "human", "White"],
      ["one", "computer", "Black"],
    ],
  );
  assert.match(await browser.run("return two.record()"), /1\. e2E4 e7E5/);
  assert.deepEqual(await browser.run("return Object.entries(localStorage)"), []);
});

test("a variant from a file on another origin is played, and a broken game is reported in its place", async () => {
  site.put(
    "/",
    pageWith(
      server.address,
      `<menagerie-board id="bad" game="no-such"></menagerie-board>
<menagerie-board id="good" src="${server.address}examples/nightrider-chess.toml"></menagerie-board>`,
    ),
  );
  await browser.open(site.address);
  await browser.run("await customElements.whenDefined('menagerie-board')");
  assert.equal(await browser.run("return good.play('b1c3')"), true);
  await browser.runUntil("return heard.some(({ kind }) => kind === 'error')");
  assert.deepEqual(
    await browser.run(
      "return heard.filter(({ kind }) => kind === 'error').map(({ board, detail }) => [board, detail.code])",
    ),
    [["bad", "unknown-game"]],
  );
});

/** A page that contains a frame and collects its messages. @param {string} query */
const holding = (query) => `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<iframe title="Board" src="${server.address}embed.html?game=chess${query}" style="width: 30rem; height: 40rem"></iframe>
<script>globalThis.messages = [];
addEventListener("message", ({ data, origin }) => messages.push({ ...data, origin }));
globalThis.post = (message) => document.querySelector("iframe").contentWindow.postMessage(
  { source: "menagerie-board", version: 1, ...message }, "*");</script>`;

/** The frame's messages but for its height. */
const TOLD = "messages.filter(({ kind }) => kind !== 'height')";

async function frameIsReady() {
  await browser.enterFrame("iframe");
  await browser.expectSquare("e2", /^white Pawn/, "menagerie-board");
  await browser.leaveFrame();
}

test("a frame reports to its page's origin, and obeys it", async () => {
  site.put("/", holding(`&origin=${encodeURIComponent(new URL(site.address).origin)}`));
  await browser.open(site.address);
  await frameIsReady();
  await browser.run("post({ version: 2, kind: 'play', text: 'd2d4' })");
  await browser.run("post({ kind: 'play', text: 'e2e4' })");
  await browser.runUntil(`return ${TOLD}.some(({ kind }) => kind === "move")`);
  assert.deepEqual(
    await browser.run(
      `return ${TOLD}.filter(({ kind }) => kind === "move").map(({ origin, detail }) => [origin, detail.text])`,
    ),
    [[new URL(server.address).origin, "e2e4"]],
  );
  assert.ok(await browser.run("return messages.some(({ height }) => height > 300)"));
});

test("a frame for no origin, or another one, obeys and reports nothing", async () => {
  for (const query of ["", "&origin=https%3A%2F%2Fexample.org"]) {
    site.put("/", holding(query));
    await browser.open(site.address);
    await frameIsReady();
    await browser.run("post({ kind: 'play', text: 'd2d4' })");
    await browser.enterFrame("iframe");
    await browser.clickIn("menagerie-board", "e2", "e4");
    // If it obeyed, White's Pawn couldn't have moved by hand.
    await browser.expectSquare("e4", /^white Pawn/, "menagerie-board");
    await browser.expectSquare("d2", /^white Pawn/, "menagerie-board");
    await browser.leaveFrame();
    assert.deepEqual(await browser.run(`return ${TOLD}`), []);
  }
});
