// A move chosen while the computer thinks. The engine is slowed, so that the computer moves only when it is told to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @import { TestContext } from "node:test" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** White promotes with the next move but one, whatever Black's King does. */
const PROMOTION = encodeURIComponent("8/P7/8/8/8/7k/8/K7 w - - 0 1");

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

test("a premove is drawn, cancelled by any square, and played after the reply", async (t) => {
  const page = await slowAt(t, "#chess", "Black");
  const spoken = () => page.text(".spoken");
  await waitForReply(page, "e2e4");
  const address = page.place.hash;

  await page.squares("g1");
  assert.equal(page.cell("g1").getAttribute("aria-selected"), "true");
  assert.deepEqual(page.marked("move"), []);
  await page.squares("f3");
  await premoves(page, "f3", "g1");
  await page.until(() => assert.match(page.label("f3"), /^f3, empty.*premove/));
  await page.until(() => assert.match(spoken(), /Premove g1–f3/));
  await page.squares("f3");
  await premoves(page);
  await page.until(() => assert.match(spoken(), /Premove cancelled/));

  // Another piece of one's own replaces the premove.
  await page.squares("b1", "c3");
  await premoves(page, "b1", "c3");
  await page.squares("g1", "f3");
  await premoves(page, "f3", "g1");
  assert.equal(page.place.hash, address);
  await page.press("Move now");
  await movesBecome(page, 3);
  assert.match(page.all("move-list button.move")[2].getAttribute("aria-label"), /Nf3/);
  await premoves(page);

  await page.squares("a1", "a5");
  await page.press("Move now");
  await page.expect("turn-status", /The premove a1–a5 isn’t legal\./);
  await movesBecome(page, 4);
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

test("a promotion chosen in advance is asked for when it is played", async (t) => {
  const page = await slowAt(t, `#chess?format=1&position=${PROMOTION}`, "Black");
  await waitForReply(page, "a1a2");
  await page.squares("a7", "a8");
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
