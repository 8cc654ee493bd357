// The saved games in the browser's database.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../www/storage/stored-game.js").StoredGame} StoredGame */

/**
 * The latest first.
 * @param {Page} page
 * @returns {Promise<StoredGame[]>}
 */
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

/**
 * Deletes everything that the browser has stored.
 * @param {Page} page
 */
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
