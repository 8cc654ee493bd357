// What pieces can do: the legend, marks on the board, and what a side has captured.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @param {string} game @param {string} position */
const at = (game, position) => `#${game}?format=1&position=${encodeURIComponent(position)}`;

test("the legend shows a piece's moves and rules, and what the marks mean", async (t) => {
  const page = await pageAt(t, "#caissa-britannia");
  const key = () => page.text(".lesson .mark-key");
  await page.press("Pieces");
  await page.press("Lion", "piece-legend");
  await page.until(() => assert.ok(page.texts("piece-legend :is(h2, h3, h4)").includes("Lion")));
  assert.ok(page.all('[aria-label*="Moves of the Lion from"]').length > 0);
  assert.match(key(), /captures by jumping over a piece/);
  await page.press("Rook", "piece-legend");
  await page.until(() => assert.equal(key(), "moves or captures"));
  await page.press("Current position", "piece-legend");
  await page.press("Black", "piece-legend");
  await page.until(() => assert.match(key(), /captures/));
  assert.ok(page.texts("piece-legend :is(h2, h3, h4)").includes("Marks on the board"));
});

test("the royal Queen may not pass through check, with the reason", async (t) => {
  const position = "5q4/P9/10/10/10/10/10/10/10/1RR1Q5 w - - 0 1";
  const page = await pageAt(t, at("caissa-britannia", position));
  await page.sit("Black", "human");
  await page.squares("e1");
  assert.match(page.label("g3"), /^g3, empty/);
  assert.equal(page.cell("g3").dataset.marks, "through-check");
  await page.type("e1g3");
  await page.expect(
    "turn-status",
    /The Queen can’t pass through check: f2 is attacked, by the Queen on f10\./,
  );
});

test("an opponent's selected piece shows what it attacks until the selection ends", async (t) => {
  const page = await pageAt(t, at("chess", "4k3/8/8/8/1r2P3/8/8/4K3 w - - 0 1"));
  await page.sit("Black", "human");
  const attacked = (/** @type {number} */ count) =>
    page.until(() => assert.equal(page.marked("attacked").length, count));
  await page.squares("b4");
  await attacked(11);
  await page.until(() =>
    assert.equal(page.label("e4"), "white Pawn, e4, attacked by the selected piece"),
  );
  await page.squares("h8");
  await attacked(0);
  await page.squares("b4");
  await attacked(11);
  await page.squares("e1");
  assert.equal(page.marked("chosen").length, 1);
  await attacked(0);
});

test("if only hiding the crown is legal, the status says so and the button stands out", async (t) => {
  const page = await pageAt(t, at("crown-3", "1k5R/8/1K6/8/8/8/8/8 b - - 0 1"));
  await page.sit("Black", "human");
  await page.sit("White", 1);
  await page.expect("turn-status", /Black to move, in check/);
  await page.expect("turn-status", /No piece can move\. You can only hide the crown/);
  const button = () => page.button("Hide the crown");
  await page.until(() => assert.ok(button().classList.contains("primary")));
});

test("a side's panel shows what it has captured in this game", async (t) => {
  const page = await pageAt(t, at("chess", "4k3/8/8/3p4/4P3/8/8/3QK3 w - - 0 1"));
  await page.sit("Black", "human");
  const captured = (/** @type {string} */ by) =>
    page.texts(`ul[aria-label="Captured by ${by}"] > li`);
  const lead = () => page.text("player-panel:has([aria-label='White player']) .lead");
  assert.deepEqual(captured("White"), ["Nothing captured"]);
  assert.match(lead(), /\+9/);
  assert.deepEqual(captured("Black"), ["Nothing captured"]);
  await page.type("e4d5");
  assert.equal(captured("White").length, 1);
  assert.match(captured("White")[0], /Pawn/);
  assert.match(lead(), /\+10/);
  await page.press("Undo");
  assert.deepEqual(captured("White"), ["Nothing captured"]);
  assert.match(lead(), /\+9/);
});
