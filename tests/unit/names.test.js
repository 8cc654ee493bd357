// The names of the people who play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { named, rememberedNames } from "../../www/state/players.js";
import { typedName } from "../../www/i18n/header-words.js";
import { readSettings } from "../../www/state/settings.js";
import { readSavedGame, writtenGame } from "../../www/storage/saved-game.js";
import { SAVED } from "./fixtures/saved.js";
import { pageAt } from "./fakes/page.js";

/** @import { Player } from "../../www/state/page-state.js" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const NEW_GAME = "new-game-dialog dialog";
const PEOPLE = ".seat-player";

/** @param {Player["player"]} player @param {string} [name] @returns {Player} */
const who = (player, name) => ({
  ...{ player, level: "level-5" },
  ...(name === undefined ? {} : { name }),
});

/** @param {Player[]} players */
const namesOf = (players) => players.map(({ name }) => name);

/** @param {Page} page @param {string} record */
const expectRecord = (page, record) =>
  page.until(() => assert.ok(page.state.record.includes(record), page.state.record));

test("remembered names go to humans first, and stay with their person", () => {
  const alone = [who("computer"), who("human")];
  assert.deepEqual(namesOf(named(alone, ["Anna", "Ben"])), ["Ben", "Anna"]);
  assert.deepEqual(namesOf(named([who("human", ""), who("human")], ["Anna"])), ["", "Anna"]);
  assert.deepEqual(namesOf(named([who("human", "Ben"), who("human")], ["Anna", "Ben"])), [
    "Ben",
    "Anna",
  ]);
  assert.deepEqual(named(alone, []), alone);
  const swapped = [who("human", "Ben"), who("human", "Anna")];
  assert.deepEqual(rememberedNames(["Anna", "Ben"], swapped), ["Anna", "Ben"]);
  assert.deepEqual(rememberedNames(["Anna", "Ben"], [who("human", "Cleo"), who("computer")]), [
    "Cleo",
    "Ben",
  ]);
});

test("names are short and can't break a line; others than texts aren't read", () => {
  assert.equal(typedName("  Anna\u202e\n Berg "), "Anna Berg");
  assert.equal(typedName("♘".repeat(50)), "♘".repeat(30));
  assert.deepEqual(readSettings({ names: ["Anna"] }).names, ["Anna"]);
  for (const names of ["Anna", [1], ["x".repeat(31)], Array(9).fill("")])
    assert.deepEqual(readSettings({ names }).names, []);
  const saved = { ...SAVED, players: [who("human", "Anna"), who("computer")] };
  assert.deepEqual(readSavedGame(writtenGame(saved)), { saved });
  const read = readSavedGame({ ...writtenGame(SAVED), players: [{ ...who("human"), name: 1 }] });
  assert.equal("fault" in read && read.fault.at, "players[0].name");
});

test("a name is shown, recorded, saved with the game and remembered for the next", async (t) => {
  let page = await pageAt(t, "#chess");
  assert.deepEqual(page.texts(PEOPLE), []);
  await page.press("New game");
  await page.fill("White’s name", ' Anna "<b>" ', NEW_GAME);
  await page.fill("Black player", "human", NEW_GAME);
  await page.fill("Black’s name", "Ben", NEW_GAME);
  await page.press("Start game");
  await page.until(() => assert.deepEqual(page.texts(PEOPLE).sort(), ['Anna "<b>"', "Ben"]));
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.expect("result-card", /Checkmate\. Ben \(Black\) wins\./);
  await expectRecord(page, '[White "Anna \\"<b>\\""]\n[Black "Ben"]');

  await page.press("Rematch", "result-card");
  await page.until(() => assert.deepEqual(namesOf(page.state.players), ["Ben", 'Anna "<b>"']));
  await page.go("");
  await page.expect("saved-games-panel", /White: Anna "<b>" · Black: Ben/);

  // Alone, it is the first person who plays.
  await page.go("#grand-cavalier");
  page = await page.reload(t);
  await page.until(() => assert.deepEqual(page.texts(PEOPLE), ['Anna "<b>"']));
  await page.sit("White", 3);
  assert.deepEqual(page.texts(PEOPLE), []);
  await page.sit("White", "human");
  assert.deepEqual(page.texts(PEOPLE), ['Anna "<b>"']);
});

test("names of an opened record can be changed, and aren't remembered", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.openText('[White "Kasparov"]\n[Black "Topalov"]\n[Site "Wijk"]\n\n1. e4 d6 *');
  await page.until(() => assert.deepEqual(page.texts(PEOPLE).sort(), ["Kasparov", "Topalov"]));
  page.openSettings();
  await page.fill("Black’s name", "Veselin", "settings-menu");
  await expectRecord(page, '[White "Kasparov"]');
  await expectRecord(page, '[Black "Veselin"]');
  await expectRecord(page, '[Site "Wijk"]');
  await page.press("Moves", "panel-tabs");
  await page.expect(".game-about", /Kasparov – Veselin/);
  assert.deepEqual(page.state.settings.names, []);
  await page.press("New game");
  assert.equal(await page.value("White’s name", NEW_GAME), "");
});

test("four players have names, too", async (t) => {
  const page = await pageAt(t, "#armies-of-faith-4");
  page.openSettings();
  await page.fill("Red’s name", "Rita", "settings-menu");
  assert.deepEqual(page.texts(PEOPLE), ["Rita"]);
  assert.deepEqual(page.state.settings.names, ["Rita"]);
  await expectRecord(page, '[Red "Rita"]');
});
