// Storage that saves nothing, for embedded boards and boards on pages.

/** @type {import("./saved-games.js").SavedGames} */
export const NO_STORAGE = /** @type {any} */ ({
  works: true,
  write: () => true,
  writeSettings: () => true,
});
