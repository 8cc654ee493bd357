// A move chosen while the computer thinks. The engine is slowed, so that the computer moves only when it is told to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @import { TestContext } from "node:test" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** White promotes with the next move but one, whatever Black's King does. */
const PROMOTION = encodeURIComponent("8/P7/8/8/8/7k/8/K7 w - - 0 1");

const PROMOTION_LATER = encodeURIComponent("8/8/P7/8/8/8/7k/K7 w - - 0 1");

/** @param {TestContext} t @param {string} hash @param {string[]} computers */
async function slowAt(t, hash, ...computers) {
  const page = await pageAt(t, hash);
  page.slowEngine();
  for (const seat of computers) await page.sit(seat, 20);
  return page;
}

/** The computer thinks about its reply to the move. @param {Page} page @param {string} move */
async function waitForReply(page, move) {
  await page.type(move);
  await page.until(() => page.button("Move now"));
}

/** Waits for the premove that is drawn. @param {Page} page @param {string[]} squares */
const premoves = (page, ...squares) =>
  page.until(() => assert.deepEqual(page.marked("premove"), squares));

/** @param {Page} page @param {number} count */
const movesBecome = (page, count) => page.until(() => assert.equal(page.moves.length, count));

test("a premove is drawn, cancelled by an empty square, and played after the reply", async (t) => {
  const page = await slowAt(t, "#chess", "Black");
  const spoken = () => page.text(".spoken");
  await waitForReply(page, "e2e4");
  const address = page.place.hash;

  await page.squares("g1");
  assert.equal(page.cell("g1").getAttribute("aria-selected"), "true");
  assert.deepEqual(page.marked("move"), []);
  await page.squares("f3");
  await premoves(page, "f3", "g1");
  // The piece is drawn where it will be.
  await page.until(() => assert.match(page.label("f3"), /white Knight, f3.*premove/));
  await page.until(() => assert.match(page.label("g1"), /^g1, empty.*premove/));
  await page.until(() => assert.match(spoken(), /Premove g1–f3/));
  await page.squares("h5");
  await premoves(page);
  await page.until(() => assert.match(spoken(), /Premove cancelled/));

  // Another piece of one's own, or the same again, is moved after it.
  await page.squares("g1", "f3", "f3", "g1");
  await premoves(page, "f3", "g1");
  await page.squares("b1", "c3");
  await premoves(page, "b1", "c3", "f3", "g1");
  assert.equal(page.place.hash, address);
  const written = (/** @type {number} */ at) =>
    page.all("move-list button.move")[at]?.getAttribute("aria-label") ?? "";
  for (const [count, move] of /** @type {const} */ ([
    [3, /Nf3/],
    [5, /Ng1/],
    [7, /Nc3/],
  ])) {
    await page.press("Move now");
    await movesBecome(page, count);
    assert.match(written(count - 1), move);
  }
  await premoves(page);

  await page.squares("a1", "a5");
  await page.press("Move now");
  await page.expect("turn-status", /The premove a1–a5 isn’t legal\./);
  await movesBecome(page, 8);
});

test("undo forgets a premove, and with the setting off there is none", async (t) => {
  const page = await slowAt(t, "#chess", "Black");
  await waitForReply(page, "e2e4");
  await page.squares("g1", "f3");
  await premoves(page, "f3", "g1");
  await page.press("Undo");
  await page.stands("white Pawn, e2");
  await premoves(page);
  await page.setSetting("Premove", "Off");
  await waitForReply(page, "e2e4");
  await page.squares("g1", "f3");
  assert.equal(page.cell("g1").getAttribute("aria-selected"), "false");
  assert.deepEqual(page.marked("premove"), []);
  await page.press("Move now");
  await movesBecome(page, 2);
  await premoves(page);
});

test("a promotion is chosen with its premove, also one of a Pawn that moves before", async (t) => {
  const page = await slowAt(t, `#chess?format=1&position=${PROMOTION_LATER}`, "Black");
  await waitForReply(page, "a1a2");
  await page.squares("a6", "a7", "a7", "a8");
  await page.press("Rook", "dialog");
  await page.stands("white Rook, a8");
  await page.squares("a8", "b8");
  await premoves(page, "a6", "a7", "a8", "b8");
  for (const count of [3, 5, 7]) {
    await page.press("Move now");
    await movesBecome(page, count);
  }
  await page.stands("white Rook, b8");
});

test("a promotion that wasn't chosen with its premove is asked for when it is played", async (t) => {
  const page = await slowAt(t, `#chess?format=1&position=${PROMOTION}`, "Black");
  await waitForReply(page, "a1a2");
  await page.squares("a7", "a8");
  await premoves(page, "a7", "a8");
  await page.press("Cancel", "dialog");
  await premoves(page, "a7", "a8");
  await page.press("Move now");
  await page.press("Queen", "dialog");
  await page.stands("white Queen, a8");
});

test("with four players a premove waits for all computers", async (t) => {
  const page = await slowAt(t, "#armies-of-faith-4", "Yellow", "Green", "Blue");
  await waitForReply(page, "ua1wa1");
  await page.squares("ua2", "va2");
  for (const count of [2, 3]) {
    await page.press("Move now");
    await movesBecome(page, count);
    await premoves(page, "ua2", "va2");
  }
  await page.press("Move now");
  await page.stands("red Pawn, va2");
  await premoves(page);
});
