// What the gallery's cards say about the player.

import assert from "node:assert/strict";
import { test } from "node:test";
import { playedWords } from "../../www/elements/gallery/saved-game-words.js";
import { LearningProgress } from "../../www/storage/learning-progress.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { latestGame, putGame } from "./fakes/stored-games.js";

const DAY = 86_400_000;

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** @param {Page} page @param {string} game */
function factsOf(page, game) {
  const card = page.all(".card").find((one) => one.querySelector(`a[href="#${game}"]`) !== null);
  const facts = card?.querySelector(".facts")?.textContent ?? "";
  return facts.trim().replaceAll("\u00a0", " ");
}

/** @param {Storage} storage @param {string} game @param {number} steps @param {number} problems */
function learn(storage, game, steps, problems) {
  const progress = new LearningProgress(storage);
  for (let at = 0; at < steps; at += 1) progress.did(game, `step-${at}`);
  for (let at = 0; at < problems; at += 1) progress.solved(game, `problem-${at}`);
}

test("without progress a card tells the board and the number of piece types", async (t) => {
  const page = await pageAt(t);
  const facts = page.texts(".card .facts");
  assert.equal(facts.length, 9);
  for (const text of facts) assert.match(text, /piece types$/);
});

test("a card tells the steps of the lesson and the problems that were solved", async (t) => {
  const storage = fakeStorage();
  learn(storage, "chess", 11, 2);
  learn(storage, "caissa-britannia", 3, 0);
  learn(storage, "crown-3", 0, 5);
  const page = await pageAt(t, "", storage);
  const facts = (/** @type {string} */ game) => factsOf(page, game);
  assert.equal(facts("chess"), "Lesson done · Problems: 2 of 9");
  assert.equal(facts("caissa-britannia"), "Lesson: 3 of 7");
  assert.match(facts("crown"), /piece types$/);
  await page.fill("Version of Crown", "Crown-3");
  await page.until(() => assert.equal(facts("crown-3"), "Problems: 5 of 5"));
  await page.go("#caissa-britannia/learn");
  learn(storage, "caissa-britannia", 7, 0);
  await page.go("");
  await page.until(() => assert.equal(facts("caissa-britannia"), "Lesson done"));
});

test("a card tells when its game was last played", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4");
  await page.go("");
  const game = await latestGame(page);
  const midnight = new Date().setHours(0, 0, 0, 0);
  // Games of old editions have no date.
  for (const [changed, facts] of /** @type {const} */ ([
    [midnight, /^Played today$/],
    [midnight - 1, /^Played yesterday$/],
    [1, /piece types$/],
  ])) {
    await putGame(page, { ...game, changed });
    page = await page.reload(t);
    assert.match(factsOf(page, "chess"), facts);
  }
});

test("days are those of the calendar", () => {
  const at = (/** @type {number[]} */ ...parts) => +new Date(2026, 10, ...parts);
  const now = at(30, 0, 5);
  assert.equal(playedWords(at(30, 0, 0), now), "Played today");
  assert.equal(playedWords(now + 2 * DAY, now), "Played today");
  assert.equal(playedWords(at(29, 0, 0), now), "Played yesterday");
  assert.equal(playedWords(at(28, 23, 59), now), "Played on 28 Nov");
  assert.equal(playedWords(at(12, 9), now), "Played on 12 Nov");
  assert.equal(playedWords(+new Date(2025, 11, 31), now), "Played on 31 Dec 2025");
  assert.equal(playedWords(0, now), "");
});
