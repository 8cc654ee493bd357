// A promotion is never lost without a word: with one choice it is played, and whoever gives up the choice can go on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const CHOOSER = "dialog[aria-label='Promote to']";

/** @param {string} game @param {string} position */
const link = (game, position) =>
  `#${game}?format=1&position=${encodeURIComponent(`${position} w - - 0 1`)}`;

/** White's Pawn has been moved to b8, with several choices. @param {import("node:test").TestContext} t */
async function askedAt(t) {
  const page = await pageAt(t, link("chess", "8/1P5k/8/8/8/8/8/K7"));
  await page.sit("Black", "human");
  await page.squares("b7", "b8");
  await page.until(() => page.button("Queen", CHOOSER));
  return page;
}

/** @param {Page} page */
const isAsked = (page) => page.all(CHOOSER).some((dialog) => dialog.open);

/** The Pawn is back and selected: one press on b8 asks again. @param {Page} page */
async function isTakenBack(page) {
  await page.until(() => assert.equal(page.all(`${CHOOSER} button`).length, 0));
  assert.ok(!isAsked(page));
  assert.deepEqual(page.marked("chosen"), ["b7"]);
  assert.equal(page.moves.length, 0);
  await page.squares("b8");
  await page.press("Knight", CHOOSER);
  await page.stands("white Knight, b8");
}

test("a promotion with a single choice needs no dialog", async (t) => {
  const page = await pageAt(t, link("makruk", "k7/8/8/2P5/8/8/8/K7"));
  await page.sit("Black", "human");
  await page.squares("c5", "c6");
  await page.stands("white Met, c6");
  assert.ok(!isAsked(page));
});

test("a press outside gives up a promotion", async (t) => {
  const page = await askedAt(t);
  const [dialog] = page.all(CHOOSER);
  // The second click of a double click on the square isn't meant for the dialog.
  for (const detail of [2, 1]) {
    assert.ok(isAsked(page));
    dialog.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    dialog.dispatchEvent(Object.assign(new Event("click", { bubbles: true }), { detail }));
  }
  await isTakenBack(page);
});

test("a promotion is given up if the browser closes the dialog by itself", async (t) => {
  const page = await askedAt(t);
  const [dialog] = page.all(CHOOSER);
  dialog.close();
  dialog.dispatchEvent(new Event("close"));
  await isTakenBack(page);
});

test("what happens meanwhile doesn't close a promotion", async (t) => {
  const page = await askedAt(t);
  page.perform({ kind: "hint" });
  await page.until(() => assert.match(page.text("turn-status"), /Hint: /));
  page.perform({ kind: "settings", change: { notation: "coordinates", pieceSet: "classic" } });
  page.perform({ kind: "turn", quarters: 2 });
  page.perform({ kind: "tab", tab: "share" });
  window.dispatchEvent(new Event("resize"));
  await page.settle();
  assert.ok(isAsked(page));
  await page.press("Queen", CHOOSER);
  await page.stands("white Queen, b8");
});
