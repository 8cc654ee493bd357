// For an gameController whose games aren't kept as the page's are: boards on other people's pages, and boards of rooms.

/** @type {import("./saved-games.js").SavedGames} */
export const NO_STORAGE = /** @type {any} */ ({
  works: true,
  write: () => true,
  writeSettings: () => true,
});
