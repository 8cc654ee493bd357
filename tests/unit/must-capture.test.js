import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** White can capture with the Rook and the Pawn. */
const CAPTURES = "k7/8/8/8/1p5p/P7/8/K6R w - - 0 1";

/** @param {string} game @param {string} position */
const link = (game, position) => `#${game}?format=1&position=${encodeURIComponent(position)}`;

test("who must capture is told so, and the pieces that can are marked", async (t) => {
  const page = await pageAt(t, link("antichess", CAPTURES));
  await page.sit("Black", "human");
  await page.expect("turn-status", /White must capture/);
  assert.deepEqual(page.marked("must-capture"), ["a3", "h1"]);
  assert.match(page.label("a3"), /^white Pawn, a3, must capture/);
  await page.squares("h1", "h4");
  await page.expect("turn-status", /Black must capture/);
  assert.deepEqual(page.marked("must-capture"), ["b4"]);
  await page.sit("Black", 1);
  assert.deepEqual(page.marked("must-capture"), [], "the computer's choice isn't shown");
});

test("elsewhere nobody must capture", async (t) => {
  const page = await pageAt(t, link("chess", CAPTURES));
  await page.expect("turn-status", /White to move/);
  assert.deepEqual(page.marked("must-capture"), []);
});
