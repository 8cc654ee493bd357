// Moves that are confirmed before they are played: a setting, off at first.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

const ASKED = "dialog[aria-label='Play this move?']";

test("a move is confirmed if the player wants that, and given up otherwise", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  const isAsked = () => page.all(ASKED).some((dialog) => dialog.open);
  await page.squares("e2", "e4");
  await page.stands("white Pawn, e4");
  page.perform({ kind: "settings", change: { confirm: true } });
  await page.squares("e7", "e5");
  await page.until(() => assert.ok(isAsked()));
  assert.deepEqual(page.moves, ["e4"]);
  await page.press("Cancel", ASKED);
  assert.ok(!isAsked());
  assert.deepEqual(page.marked("chosen"), ["e7"], "another target can be chosen");
  await page.squares("e6");
  await page.press("Play", ASKED);
  await page.stands("black Pawn, e6");
  assert.deepEqual(page.moves, ["e4", "e6"]);
  await page.type("d2d4");
  assert.deepEqual(page.moves, ["e4", "e6", "d4"], "a typed move is confirmed by Enter");
});

test("a chosen promotion needs no other confirmation", async (t) => {
  const position = encodeURIComponent("8/1P5k/8/8/8/8/8/K7 w - - 0 1");
  const page = await pageAt(t, `#chess?format=1&position=${position}`);
  await page.sit("Black", "human");
  page.perform({ kind: "settings", change: { confirm: true } });
  await page.squares("b7", "b8");
  await page.press("Queen", "dialog[aria-label='Promote to']");
  await page.stands("white Queen, b8");
});
