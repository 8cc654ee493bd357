// Pieces in hand that enter with the first move of another piece: the choice, its words, and the move list.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

const CHOOSER = "dialog[aria-label='Which piece enters?']";

/** @param {import("node:test").TestContext} t @param {string} [hash] */
async function seirawanAt(t, hash = "#seirawan") {
  const page = await pageAt(t, hash);
  await page.sit("Black", "human");
  return page;
}

/** @typedef {Awaited<ReturnType<typeof seirawanAt>>} Page */

/** @param {Page} page */
const offered = (page) => page.all(`${CHOOSER} button .name`).map(({ textContent }) => textContent);

test("a first move asks which piece enters, none first", async (t) => {
  const page = await seirawanAt(t);
  await page.squares("b1", "c3");
  await page.until(() => assert.deepEqual(offered(page), ["None", "Hawk", "Elephant"]));
  await page.press("Hawk", CHOOSER);
  await page.stands("white Knight, c3");
  await page.stands("white Hawk, b1");
  await page.until(() => assert.match(page.moves.join(" "), /Nc3\/H/));
  await page.squares("g8", "f6");
  await page.until(() => page.button("None", CHOOSER));
  await page.press("None", CHOOSER);
  await page.stands("black Knight, f6");
  // The Knight has made its first move.
  await page.squares("c3", "b5");
  await page.stands("white Knight, b5");
});

test("with castling a piece enters on either square", async (t) => {
  const position = "4k3/8/8/8/8/8/8/4K2R[HE] w K - 0 1";
  const page = await seirawanAt(t, `#seirawan?format=1&position=${encodeURIComponent(position)}`);
  await page.squares("e1", "g1");
  const [hawk, elephant] = ["Hawk", "Elephant"].map((kind) => [`${kind} on e1`, `${kind} on h1`]);
  await page.until(() => assert.deepEqual(offered(page), ["None", ...hawk, ...elephant]));
  await page.press("Elephant on h1", CHOOSER);
  await page.stands("white Elephant, h1");
  await page.stands("white Rook, f1");
  await page.until(() => assert.match(page.moves.join(" "), /O-O\/Eh1/));
});

test("moves with a piece that enters can be typed", async (t) => {
  const page = await seirawanAt(t);
  await page.type("b1c3h");
  await page.stands("white Hawk, b1");
  await page.type("Nf6/E");
  await page.stands("black Elephant, g8");
});

test("giving up the choice takes the move back", async (t) => {
  const page = await seirawanAt(t);
  await page.squares("b1", "c3");
  await page.until(() => page.button("Hawk", CHOOSER));
  await page.press("Cancel", CHOOSER);
  await page.until(() => assert.deepEqual(page.marked("chosen"), ["b1"]));
  assert.equal(page.moves.length, 0);
});
