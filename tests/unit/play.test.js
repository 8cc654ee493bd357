// A game at the table: moves, refusals, undo, the end, and the computer.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @import { TestContext } from "node:test" */

const STATUS = "turn-status";

/** A Pawn before its last rank; both Rooks are on the board, everything else of White's is captured. */
const PROMOTION = encodeURIComponent("5q4/P9/10/10/10/10/10/10/10/1RR1Q5 w - - 0 1");

/** Two humans play. @param {TestContext} t @param {string} hash */
async function twoAt(t, hash) {
  const page = await pageAt(t, hash);
  await page.sit("Black", "human");
  return page;
}

test("a refused move says why", async (t) => {
  const page = await pageAt(t, "#caissa-britannia");
  await page.type("a1a10");
  await page.expect(STATUS, /Dragon|blocked|stands/);
  await page.type("hello");
  await page.expect(STATUS, /isn’t a move/);
  assert.deepEqual(page.moves, []);
});

test("a Pawn promotes to a captured piece, and the chooser says why others are missing", async (t) => {
  const page = await twoAt(t, `#caissa-britannia?position=${PROMOTION}`);
  await page.squares("a9", "a10");
  const chooser = "dialog[aria-label='Promote to']";
  const rook = await page.until(() => page.button(/^Rook/, chooser));
  assert.equal(rook.getAttribute("aria-disabled"), "true");
  await page.press("Unicorn", chooser);
  await page.stands("white Unicorn, a10");
  assert.equal(page.moves.length, 1);
  assert.match(page.moves[0], /a10=U/);
});

test("a mate ends the game with its reason", async (t) => {
  const page = await twoAt(t, "#chess");
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.expect(STATUS, /Checkmate\. Black wins\./);
  assert.ok(page.button("Rematch"));
});

test("moves are undone, redone and reviewed", async (t) => {
  const page = await twoAt(t, "#chess");
  await page.type("e2e4", "e7e5", "g1f3");
  await page.press("Undo");
  await page.stands("white Knight, g1");
  await page.press("Redo");
  await page.stands("white Knight, f3");
  await page.press("1. White e4", "move-list");
  await page.stands("black Pawn, e7");
  await page.key("ArrowRight");
  await page.stands("black Pawn, e5");
});

test("a different move replaces all that followed", async (t) => {
  const page = await twoAt(t, "#chess");
  const moves = () => page.all("move-list button.move");
  await page.type("e2e4", "e7e5", "f1c4", "b8c6");
  for (let back = 0; back < 3; back += 1) await page.press("Undo");
  assert.equal(moves()[0].getAttribute("aria-current"), "step");
  await page.type("d7d5", "f1c4");
  assert.deepEqual(page.moves, ["e4", "d5", "Bc4"]);
  assert.equal(moves()[2].getAttribute("aria-current"), "step");
  assert.match(moves()[1].getAttribute("aria-label"), /Black d5/);
  assert.equal(page.all(".taken-back").length, 0);
});

test("resigning asks first, and Undo takes it back", async (t) => {
  const page = await twoAt(t, "#chess");
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
  await page.expect(STATUS, /Black wins by resignation\./);
  await page.press("Undo");
  await page.expect(STATUS, /White to move/);
});

test("the computer shows its search, and moves at once when asked", async (t) => {
  const page = await pageAt(t, "#caissa-britannia");
  page.slowEngine();
  await page.sit("Black", 20);
  await page.type("e3e5");
  await page.press("Engine", STATUS);
  await page.expect(STATUS, /depth \d+ · .* nodes/);
  await page.press("Move now");
  await page.until(() => assert.equal(page.moves.length, 2));
});

test("undo interrupts the computer", async (t) => {
  const page = await pageAt(t, "#caissa-britannia");
  page.slowEngine();
  await page.sit("Black", 20);
  await page.type("e3e5");
  await page.expect(STATUS, /Black is thinking/);
  await page.press("Undo");
  await page.stands("white Pawn, e3");
  await page.expect(STATUS, /White to move/);
});

test("a hint is given and not played", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.press("Hint");
  await page.expect(STATUS, /Hint: [NBRQK]?[a-h]?x?[a-h]\d/);
  assert.deepEqual(page.moves, []);
});

test("two computers play each other until they are paused", async (t) => {
  const page = await pageAt(t, "#chess");
  const dialog = "new-game-dialog";
  await page.press("New game");
  const strengths = () => page.texts(`${dialog} .seat-strength`);
  await page.fill("White player", "level-16", dialog);
  assert.match(strengths()[0], /^Strong$/);
  await page.fill("White player", "level-1", dialog);
  assert.match(strengths()[0], /^Beginner$/);
  await page.fill("Black player", "level-1", dialog);
  await page.press("Start game");
  await page.until(() => assert.ok(page.moves.length > 2));
  await page.press("Pause");
  assert.ok(page.button("Resume"));
  const { length } = page.moves;
  assert.equal(page.state.search, null);
  await page.type("clock");
  assert.equal(page.moves.length, length);
});

test("a game is restored after a reload while the computer thinks", async (t) => {
  let page = await pageAt(t, "#caissa-britannia");
  page.slowEngine();
  await page.sit("Black", 20);
  await page.type("e3e5");
  await page.expect("turn-status", /Black is thinking/);
  page = await page.reload(t);
  page.slowEngine();
  await page.until(() => assert.match(page.label("e5"), /^white Pawn, e5/));
  await page.expect("turn-status", /Black is thinking/);
});
