// The card with the result of a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const CARD = "result-card";

/** @param {Page} page */
async function resign(page) {
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
}

test("a mate shows its result, and a rematch swaps sides", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.expect(CARD, /0–1/);
  assert.match(page.text(CARD), /Checkmate\. Black wins\./);
  assert.equal(page.all("button").filter((each) => /Rematch/.test(each.textContent)).length, 1);

  await page.press("Close", CARD);
  assert.equal(page.text(CARD), "");
  await page.press("1. White f3", "move-list");
  await page.press(/Black Qh4/, "move-list");
  await page.expect("turn-status", /Checkmate/);
  assert.equal(page.text(CARD), "");

  await page.press("Undo");
  await page.sit("White", 2);
  await page.type("d8h4");
  await page.press("Rematch", CARD);
  assert.equal(page.text(CARD), "");
  assert.equal(page.field("White player").value, "human");
  assert.equal(page.field("Black player").value, "level-2");
  await page.stands("white Pawn, f2");
  assert.deepEqual(page.moves, []);
});

test("a resignation shows its result until it is closed or undone", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5");
  await resign(page);
  await page.expect(CARD, /Black wins by resignation\./);
  await page.press("Undo");
  assert.equal(page.text(CARD), "");

  await resign(page);
  await page.press("New game", CARD);
  await page.expect("new-game-dialog h2", /New game/);
  await page.press("Cancel", "new-game-dialog");
  await page.press("Close", CARD);
  assert.equal(page.text(CARD), "");
  page = await page.reload(t);
  await page.expect("turn-status", /Black wins by resignation\./);
  assert.equal(page.text(CARD), "");
  await page.press("Rematch");
  await page.expect("turn-status", /White to move/);
});

test("whoever left a seat to the computer among four plays the rematch", async (t) => {
  // Red claims three checkmates.
  const level = "3,gK,4/8/8/8/6,bK,1/8/5,rN,2/rK,2,rR,3,yK";
  const empty = "8/8/8/8/8/8/8/8";
  const position = `${level}|${empty}|${empty}|${empty} r - - 0 1`;
  const hash = `#armies-of-faith-4?format=1&position=${encodeURIComponent(position)}`;
  const page = await pageAt(t, hash);
  await resign(page);
  await page.expect(CARD, /Red \(Catholic\) wins/);
  await page.press("Rematch", CARD);
  await page.until(() => assert.equal(page.field("Blue player").value, "human"));
  assert.notEqual(page.field("Red player").value, "human");
  // From the same start, Red wins again.
  await page.expect(CARD, /Red \(Catholic\) wins/);
});
