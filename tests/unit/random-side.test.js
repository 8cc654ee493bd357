// The side of a lone human: chosen, or drawn by chance.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @import { TestContext } from "node:test" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const NEW_GAME = "new-game-dialog dialog";
const SIDE = `${NEW_GAME} [role="radiogroup"][aria-label="Your side"]`;

/** @param {Page} page */
const players = (page) => page.state.players.map(({ player }) => player);

/** @param {TestContext} t @param {Page} page @param {number} chance  from 0 to below 1 */
async function startAtRandom(t, page, chance) {
  await page.press("New game");
  await page.press("Random", SIDE);
  assert.match(page.text(`${NEW_GAME} .dialog-seats`), /Random .*Random/);
  const random = t.mock.method(Math, "random", () => chance);
  await page.press("Start game");
  random.mock.restore();
  await page.until(() => assert.equal(page.text(NEW_GAME), ""));
}

test("against the computer, the side is chosen or random", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.press("New game");
  await page.press("Black", SIDE);
  assert.equal(await page.value("White player", NEW_GAME), "level-5");
  assert.equal(await page.value("Black player", NEW_GAME), "human");
  // Two humans swap sides.
  assert.throws(() => page.button("Swap sides"));
  await page.fill("White player", "human", NEW_GAME);
  assert.ok(page.button("Swap sides"));
  assert.deepEqual(page.all(SIDE), []);
  await page.press("Cancel", NEW_GAME);

  await startAtRandom(t, page, 0.2);
  assert.deepEqual(players(page), ["human", "computer"]);
  await startAtRandom(t, page, 0.7);
  await page.until(() => assert.deepEqual(players(page), ["computer", "human"]));
});

test("among four players, too", async (t) => {
  const page = await pageAt(t, "#armies-of-faith-4");
  await startAtRandom(t, page, 0.6);
  await page.until(() =>
    assert.deepEqual(players(page), ["computer", "computer", "human", "computer"]),
  );
});
