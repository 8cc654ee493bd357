// The saved games in the browser's database.

import { readFile } from "node:fs/promises";
import { decoded } from "../fixtures/decoded.js";

/** @import { Page } from "@playwright/test" */
/** @import { StoredGame } from "../../www/storage/stored-game.js" */

/** The latest first. @param {Page} page @returns {Promise<StoredGame[]>} */
export function savedGames(page) {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes("menagerie")) return [];
    /** @param {IDBRequest} request @returns {Promise<any>} */
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open("menagerie"));
    const games = await answer(database.transaction("games").objectStore("games").getAll());
    database.close();
    return games.sort(
      (/** @type {any} */ one, /** @type {any} */ other) => other.changed - one.changed,
    );
  });
}

/**
 * Copies the only saved game, made as long as a game of a hundred moves.
 * @param {Page} page
 * @param {number} wanted  how many games there are then
 */
export function multiplySavedGame(page, wanted) {
  return page.evaluate(async (wanted) => {
    /** @param {IDBRequest} request @returns {Promise<any>} */
    const answer = (request) =>
      new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await answer(indexedDB.open("menagerie"));
    const transaction = database.transaction("games", "readwrite");
    const games = transaction.objectStore("games");
    const [game] = await answer(games.getAll());
    const saved = JSON.parse(game.text);
    const text = JSON.stringify({ ...saved, record: saved.record.padEnd(2400) });
    for (let at = 1; at < wanted; at += 1)
      games.put({ ...game, id: `game-${at}`, changed: game.changed - at, text });
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, wanted);
}

/**
 * A saved game with its secrets in the readable form of the first edition. Developer tools can do this, since the page's
 * scripts may use the device's key.
 * @param {Page} page
 * @param {string} text  as stored
 * @returns {Promise<string>}
 */
export function readableSave(page, text) {
  return page.evaluate(async (stored) => {
    /** @param {IDBRequest} request @returns {Promise<any>} */
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { sealed, ...rest } = JSON.parse(stored);
    const database = await answer(indexedDB.open("menagerie"));
    const { key } = await answer(database.transaction("keys").objectStore("keys").get("device"));
    database.close();
    const letters = sealed.split(":")[1].replaceAll("-", "+").replaceAll("_", "/");
    const whole = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const how = { name: "AES-GCM", iv: whole.slice(0, 12) };
    const bytes = await crypto.subtle.decrypt(how, key, whole.slice(12));
    const { record, players, pins } = JSON.parse(new TextDecoder().decode(bytes));
    /** @param {Uint8Array} some */
    const hex = (some) => [...some].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const truth = new TextEncoder().encode(record);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", truth));
    const old = `menagerie-sealed-1:${hex(digest.slice(0, 8))}:${hex(truth)}`;
    return JSON.stringify({ ...rest, format: 3, sealed: old, players, pins });
  }, text);
}

/**
 * Everything that the browser has stored, with what is hidden in hexadecimal or base64.
 * @param {Page} page
 * @returns {Promise<string>}
 */
export async function storedText(page) {
  const text = await page.evaluate(async () => {
    /** @param {IDBRequest} request @returns {Promise<any>} */
    const answer = (request) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answer(indexedDB.open("menagerie"));
    const stores = [...database.objectStoreNames];
    const all = stores.map((store) =>
      answer(database.transaction(store).objectStore(store).getAll()),
    );
    const entries = await Promise.all(all);
    database.close();
    return JSON.stringify([entries, { ...localStorage }, { ...sessionStorage }]);
  });
  return decoded(text);
}

/**
 * Adds or replaces a saved game, as with developer tools.
 * @param {Page} page
 * @param {StoredGame} game
 */
export function putGame(page, game) {
  return page.evaluate(
    (entry) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("menagerie");
        opening.onerror = reject;
        opening.onsuccess = () => {
          const database = opening.result;
          const transaction = database.transaction("games", "readwrite");
          transaction.objectStore("games").put(entry);
          transaction.onabort = reject;
          transaction.oncomplete = () => resolve(database.close());
        };
      }),
    game,
  );
}

/**
 * As the first edition would have saved it.
 * @param {Page} page
 * @param {string} game
 * @param {string} text
 */
export function saveAsOldEdition(page, game, text) {
  return page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [`menagerie.game.${game}`, text],
  );
}

/** Deletes everything that the browser has stored. @param {Page} page */
export function forgetAll(page) {
  return page.evaluate(async () => {
    localStorage.clear();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase("menagerie").onsuccess = resolve;
    });
  });
}

/** The rows of "Your games". @param {Page} page */
export function rows(page) {
  return page.getByRole("list", { name: "Saved games" }).getByRole("listitem");
}

/** Under which tests save games with secrets. */
const PASSPHRASE = "correct horse";

/** The file with all games, from the gallery. @param {Page} page */
export async function savedFile(page) {
  await page.getByRole("button", { name: "Save all games to a file" }).click();
  const passphrase = page.getByLabel("Passphrase, at least 8 characters");
  await passphrase.fill(PASSPHRASE);
  const download = page.waitForEvent("download");
  await passphrase.press("Enter");
  return readFile(await (await download).path(), "utf8");
}

/** Adds such a file in the gallery. @param {Page} page @param {string} text */
export async function addFile(page, text) {
  const [name, mimeType] = ["games.json", "application/json"];
  const input = page.locator("saved-games-panel input");
  await input.setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  await page.getByRole("dialog").getByLabel("Passphrase").fill(PASSPHRASE);
  await page.keyboard.press("Enter");
}
