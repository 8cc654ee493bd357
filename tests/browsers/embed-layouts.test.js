// Embedded boards under any CSS, and in sandboxed frames.

import assert from "node:assert/strict";
import { after, afterEach, before } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/static-server.mjs";
import { LISTEN, openSite, pageWith } from "../e2e/embedding.js";
import { BOARD_WIDTH, LAYOUTS, SQUARE_MIDDLE } from "../e2e/layouts.js";
import { BROWSER, Browser } from "./browser.js";
import { test } from "./repeated.js";

/** @import { Place } from "./browser.js" */

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

/** @type {Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** @type {Awaited<ReturnType<typeof openSite>>} */
let site;

before(async () => {
  [browser, server, site] = await Promise.all([Browser.start(), serve(DIST), openSite()]);
  site.put("/listen.js", LISTEN);
});

after(() => Promise.all([browser.stop(), server.close(), site.close()]));

afterEach(async () => assert.deepEqual(await browser.takeFaults(), []));

/** @param {string} name */
async function middle(name) {
  /** @type {Place} */
  const { x, y } = await browser.run(`return (${SQUARE_MIDDLE})("${name}", "#board")`);
  return { x: Math.round(x), y: Math.round(y) };
}

/** @param {string} body */
async function embed(body) {
  site.put("/", pageWith(server.address, body));
  await browser.open(site.address);
}

const moves = () =>
  browser.run("return heard.flatMap(({ kind, detail }) => kind === 'move' ? detail.text : [])");

for (const [name, layout] of Object.entries(LAYOUTS))
  test(`${name}: the board is wide enough, and clicks and drags play what they mean`, async () => {
    await embed(layout(`<menagerie-board id="board" game="chess"></menagerie-board>`));
    await browser.expectSquare("e2", /^white Pawn/, "#board");
    assert.ok(Number(await browser.run(`return (${BOARD_WIDTH})("#board")`)) > 200);
    await browser.clickAt(await middle("e2"));
    await browser.clickAt(await middle("e4"));
    await browser.expectSquare("e4", /^white Pawn/, "#board");
    await browser.drag(await middle("d7"), await middle("d5"));
    await browser.expectSquare("d5", /^black Pawn/, "#board");
    assert.deepEqual(await moves(), ["e2e4", "d7d5"]);
  });

test("a chooser opens beside its square in a zoom", async () => {
  const board = `<menagerie-board id="board" game="chess" position="8/4P2k/8/8/8/8/8/4K3 w - - 0 1"></menagerie-board>`;
  await embed(LAYOUTS["zoom .7"]?.(board) ?? "");
  await browser.expectSquare("e7", /^white Pawn/, "#board");
  await browser.clickAt(await middle("e7"));
  await browser.clickAt(await middle("e8"));
  const root = `board.shadowRoot.querySelector("[part=board]").shadowRoot`;
  await browser.runUntil(`return ${root}.querySelector("dialog[open] .panel") !== null`);
  const { left, right, top, x, y } = await browser.run(`
    const { left, right, top } = ${root}.querySelector(".panel").getBoundingClientRect();
    const zoom = "currentCSSZoom" in board ? 1 : 0.7;
    const square = (${SQUARE_MIDDLE})("e8", "#board");
    return { left: zoom * left, right: zoom * right, top: zoom * top, ...square };`);
  assert.ok(left < x && x < right && y < top && top < y + 60, `${[left, right, top, x, y]}`);
});

test("an element in a sandboxed frame plays", async () => {
  site.put(
    "/inner",
    pageWith(server.address, `<menagerie-board id="board" game="chess"></menagerie-board>`),
  );
  await embed(
    `<iframe sandbox="allow-scripts" src="/inner" style="width: 30rem; height: 40rem"></iframe>`,
  );
  await browser.enterFrame("iframe");
  await browser.clickIn("#board", "e2", "e4");
  await browser.expectSquare("e4", /^white Pawn/, "#board");
  await browser.leaveFrame();
});

test("embed.html in a sandboxed frame plays, or says what it needs", async () => {
  const frame = `${server.address}embed.html?game=chess`;
  await embed(
    `<iframe sandbox="allow-scripts" src="${frame}" style="width: 30rem; height: 40rem"></iframe>`,
  );
  await browser.enterFrame("iframe");
  // WebKit lets no script of an opaque origin through the page's policy.
  if (BROWSER === "webkit") await browser.expectText(".stuck", /allow-scripts allow-same-origin/);
  else {
    await browser.clickIn("menagerie-board", "e2", "e4");
    await browser.expectSquare("e4", /^white Pawn/, "menagerie-board");
  }
  await browser.leaveFrame();
  await browser.takeFaults();
});
