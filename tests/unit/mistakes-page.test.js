// Learn from your mistakes: positions of a reviewed game, in which the engine decides whether a move is good enough.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const PAGE = "mistakes-page";
const TOLD = ".taught-told";

/** Reviews the game on the table, and opens the page. @param {Page} page */
async function learn(page) {
  await page.press("Review", "panel-tabs");
  await page.press("Review this game");
  await page.until(() => {
    assert.equal(page.all("review-panel progress-bar, review-panel .review-start").length, 0);
    assert.equal(page.all("review-graph").length, 1);
  });
  await page.press("Learn from your mistakes", "review-panel");
}

test("without a reviewed game the page says what is missing", async (t) => {
  const page = await pageAt(t, "#chess/mistakes");
  await page.expect(PAGE, /Review a finished game first\./);
  assert.equal(page.all(`${PAGE} a`)[0].getAttribute("href"), "#chess");
});

test("chess: better moves are tried, judged and shown, and counted at the end", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await learn(page);
  await page.expect(TOLD, /^White played f3\?!\. Find a better move\.$/);
  assert.equal(page.text(`${PAGE} h2`), "Mistake 1 of 2");
  await page.until(() => assert.match(page.label("g2"), /white Pawn/));
  await page.squares("g2", "g4");
  await page.expect(TOLD, /^You can do better than g4\.$/);
  await page.press("Try again", PAGE);
  await page.until(() => assert.match(page.label("g2"), /white Pawn/));
  await page.squares("e2", "e4");
  await page.expect(TOLD, /^e4 is (good|the best move)\.$/);
  await page.press("Next", PAGE);
  await page.expect(TOLD, /^White played g4\?\?\. Find a better move\.$/);
  // The move of the game isn't good enough either.
  await page.until(() => assert.match(page.label("f3"), /white Pawn/));
  await page.squares("g2", "g4");
  await page.expect(TOLD, /^You can do better than g4\.$/);
  await page.press("Show solution", PAGE);
  await page.expect(TOLD, /^Better: \S+/);
  await page.press("Next", PAGE);
  await page.expect(TOLD, /^You found 1 of 2\.$/);
  await page.press("Start again", PAGE);
  await page.expect(TOLD, /^White played f3/);

  page = await page.reload(t);
  await page.expect(TOLD, /^White played f3/);
  assert.match(page.all(`${PAGE} a`)[0].getAttribute("href"), /^#chess\?format=1&saved=/);
});
