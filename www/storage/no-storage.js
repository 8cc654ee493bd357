// Storage that saves nothing, for embedded boards and boards on pages.

/** @type {import("./saved-games.js").SavedGames} */
export const NO_STORAGE = /** @type {any} */ ({
  works: true,
  key: null,
  keepsSecrets: true,
  now: () => 0,
  start: async () => {},
  write: async () => null,
  remove: async () => {},
});

/** @type {import("./revealed-secrets.js").RevealedSecrets} */
export const NOTHING_REVEALED = /** @type {any} */ ({
  note: async () => {},
  beyond: async () => [],
});
