// How games against a level of the computer have ended.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../www/i18n/strings.js";
import { resultsAgainst } from "../../www/state/opponent-results.js";
import { pageAt } from "./fakes/page.js";

/** @import { ListedGame, Player } from "../../www/state/page-state.js" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const CARD = "result-card";
const NEW_GAME = "new-game-dialog dialog";
const HUMAN = /** @type {const} */ ({ player: "human", level: "level-5" });
const FIVE = /** @type {const} */ ({ player: "computer", level: "level-5" });

/** @param {Player[]} players @param {number | null} winner @param {object} [other] @returns {ListedGame} */
function ended(players, winner, other = {}) {
  const outcome = { reason: "checkmate", winner };
  const summary = { players, outcome, choosing: false, turn: 0, pieces: [] };
  const listed = { id: "a", game: "chess", changed: 0, plies: 9, running: false, continued: false };
  return /** @type {any} */ ({ ...listed, summary, ...other });
}

/** @param {Page} page */
async function resign(page) {
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
}

test("finished games of two against a level are counted once", () => {
  const won = ended([HUMAN, FIVE], 0);
  const games = [won, won, ended([FIVE, HUMAN], 0), ended([HUMAN, FIVE], null)];
  assert.deepEqual(resultsAgainst(games, "chess", "level-5"), { won: 2, lost: 1, drawn: 1 });
  const others = [
    ended([HUMAN, HUMAN], 0),
    ended([FIVE, FIVE], 0),
    ended([HUMAN, FIVE, FIVE, FIVE], 0),
    ended([HUMAN, { ...FIVE, level: "level-6" }], 0),
    { ...won, continued: true },
    { ...won, game: "raumschach" },
    { ...won, summary: null },
  ];
  assert.equal(resultsAgainst(others, "chess", "level-5"), null);
  assert.equal(words.seat.score({ won: 3, lost: 2, drawn: 0 }), "You 3–2");
  assert.equal(words.seat.score({ won: 0, lost: 0, drawn: 1 }), "You 0–0, 1 draw");
});

test("results against a level are shown, and neither undo nor reopening counts twice", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", 2);
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  await resign(page);
  await page.expect(CARD, /You 0–1 against level 2\./);
  // The next game's opponent isn't that of this one.
  await page.sit("Black", 3);
  await page.press("New game", CARD);
  await page.expect(NEW_GAME, /Level|Computer/);
  assert.doesNotMatch(page.text(NEW_GAME), /You 0/);
  await page.fill("Black player", "level-2", NEW_GAME);
  await page.expect(`${NEW_GAME} .seat-strength`, /Beginner · You 0–1/);
  await page.press("Cancel", NEW_GAME);

  page = await page.reload(t);
  await page.until(() => assert.equal(page.state.players[1]?.level, "level-2"));
  await page.press("Undo");
  await resign(page);
  await page.expect(CARD, /You 0–1 against level 2\./);
});
