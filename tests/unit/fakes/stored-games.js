// The saved games of a fake page, as developer tools show and change them.

import assert from "node:assert/strict";
import { decoded } from "../../fixtures/decoded.js";
import { databaseOf } from "./table.js";

/** @import { Page } from "./hot-seat.js" */
/** @import { StoredGame } from "../../../www/storage/stored-game.js" */

/** The latest first. @param {Page} page @returns {Promise<StoredGame[]>} */
export async function storedGames({ storage }) {
  const games = await databaseOf(storage).all("games");
  return games.sort((one, other) => other.changed - one.changed);
}

/** @param {Page} page */
export async function latestGame(page) {
  const [game] = await storedGames(page);
  assert.ok(game, "no saved game");
  return game;
}

/** @param {Page} page @param {StoredGame} game */
export function putGame({ storage }, game) {
  return databaseOf(storage).put("games", game);
}

/** Everything that the browser has stored, with what is hidden in hexadecimal or base64. @param {Page} page */
export async function storedText({ storage }) {
  const database = databaseOf(storage);
  const stores = /** @type {const} */ (["games", "taken", "keys", "revealed"]);
  const entries = await Promise.all(stores.map((store) => database.all(store)));
  const others = Array.from({ length: storage.length }, (_, at) =>
    storage.getItem(storage.key(at) ?? ""),
  );
  return decoded(JSON.stringify([entries, others]));
}

/** The rows of "Your games". */
export const ROWS = "saved-games-panel .saved-games > li";

const PASSPHRASE = "correct horse";

/** The file with all games, from the gallery. @param {Page} page */
export async function savedFile(page) {
  await page.press("Save all games to a file");
  await page.fill("Passphrase, at least 8 characters", PASSPHRASE);
  await page.press("Save all", "save-secrets-dialog");
  await page.until(() => assert.match(page.place.downloaded, /menagerie/));
  return page.place.downloaded;
}

/** Adds such a file in the gallery. @param {Page} page @param {string} text */
export async function addFile(page, text) {
  await page.choose("saved-games-panel input", new File([text], "games.json"));
}

/** Adds a file with secrets. @param {Page} page @param {string} text */
export async function addSealedFile(page, text) {
  await addFile(page, text);
  await page.fill("Passphrase", PASSPHRASE);
  await page.press("Open", "open-secrets-dialog");
}
