// Games that begin with setting up the armies, and promotions that are moves of their own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

test("pieces in hand come first, and the page says so", async (t) => {
  const page = await pageAt(t, "#sittuyin");
  await page.expect("turn-status", /Set up your pieces first/);
  await page.squares("e4", "e5");
  await page.until(() => assert.match(page.text(".spoken"), /Drop your pieces in hand first/));
  await page.press("Drop a Rook, 2 in hand");
  await page.squares("c2");
  await page.until(() => assert.match(page.text(".spoken"), /The Rook can’t be dropped there/));
  await page.squares("c1");
  await page.stands("white Rook, c1");
});

test("a second press on a Pawn asks whether it promotes where it stands", async (t) => {
  const position = encodeURIComponent("7k/8/8/4P3/8/8/P7/K7 w - - 0 1");
  const page = await pageAt(t, `#sittuyin?format=1&position=${position}`);
  await page.squares("e5", "e5");
  await page.press("General", "dialog[aria-label='Promote to']");
  await page.stands("white General, e5");
  await page.expect("move-list", /e5=/);
});
