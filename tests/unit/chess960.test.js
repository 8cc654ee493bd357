import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const NUMBER = "Start position, 0 to 959";

/** Both sides may castle with the usual squares. */
const OPEN = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";

/** @param {string} position */
const link = (position) => `#chess960?format=1&position=${encodeURIComponent(position)}`;

/** The pieces of White's first rank. @param {Page} page */
const firstRank = (page) =>
  [..."abcdefgh"].map((file) => /white (\w+)/i.exec(page.label(`${file}1`))?.[1] ?? "?").join(" ");

test("an array is drawn, or chosen by its number, and kept", async (t) => {
  let page = await pageAt(t, "#chess960");
  await page.press("New game");
  await page.until(() => page.field(NUMBER));
  const drawn = page.field(NUMBER).value;
  assert.ok(Number(drawn) < 960);
  await page.until(() => {
    page.button("Random number").click();
    assert.notEqual(page.field(NUMBER).value, drawn);
  });
  await page.fill(NUMBER, "960");
  await page.press("Start game");
  assert.ok(page.button("Start game"));
  await page.fill(NUMBER, "0");
  await page.press("Start game");
  assert.equal(page.text("new-game-dialog"), "");
  const zero = "Bishop Bishop Queen Knight Knight Rook King Rook";
  await page.until(() => assert.equal(firstRank(page), zero));
  page = await page.reload(t);
  await page.until(() => assert.equal(firstRank(page), zero));
});

test("the King also castles by a click on its own target", async (t) => {
  const page = await pageAt(t, link(OPEN));
  await page.sit("Black", "human");
  await page.squares("e1");
  assert.deepEqual(page.marked("castling"), ["a1", "c1", "g1", "h1"]);
  await page.squares("g1");
  await page.stands("white King, g1", "white Rook, f1");
  await page.squares("e8", "c8");
  await page.stands("black Rook, d8");
  assert.deepEqual(page.moves, ["O-O", "O-O-O"]);
});

test("in chess the King also castles by a click on its Rook", async (t) => {
  const page = await pageAt(t, link(OPEN).replace("chess960", "chess"));
  await page.sit("Black", "human");
  await page.squares("e1");
  assert.deepEqual(page.marked("castling"), ["a1", "c1", "g1", "h1"]);
  await page.squares("h1");
  await page.stands("white King, g1", "white Rook, f1");
  await page.squares("e8", "c8");
  await page.stands("black Rook, d8");
  assert.deepEqual(page.moves, ["O-O", "O-O-O"]);
});

test("the King castles by its target when it is typed", async (t) => {
  const page = await pageAt(t, link(OPEN));
  await page.sit("Black", "human");
  await page.squares("e1", "c1");
  await page.type("e8g8");
  assert.deepEqual(page.moves, ["O-O-O", "O-O"]);
});

test("an ordinary move of the King to its target isn't castling", async (t) => {
  const page = await pageAt(t, link("4k3/8/8/8/8/8/8/R4K1R w KQ - 0 1"));
  await page.sit("Black", "human");
  await page.squares("f1");
  assert.deepEqual(page.marked("castling"), ["a1", "c1", "h1"]);
  await page.squares("g1");
  await page.stands("white Rook, h1");
  assert.deepEqual(page.moves, ["Kg1"]);
});

test("a premove to the King's target castles", async (t) => {
  const page = await pageAt(t, link(OPEN));
  page.slowEngine();
  await page.sit("Black", 20);
  await page.type("e2e4");
  assert.ok(page.button("Move now"));
  await page.squares("e1", "g1");
  await page.press("Move now");
  await page.stands("white King, g1", "white Rook, f1");
});
