// Storage that saves nothing, for embedded boards and boards on pages.

/** @import { SavedGames } from "./saved-games.js" */
/** @import { RevealedSecrets } from "./revealed-secrets.js" */

/** @type {SavedGames} */
export const NO_STORAGE = /** @type {any} */ ({
  works: true,
  key: null,
  keepsSecrets: true,
  now: () => 0,
  start: async () => {},
  list: async () => [],
  write: async () => null,
  remove: async () => {},
});

/** @type {Pick<RevealedSecrets, "note" | "beyond">} */
export const NOTHING_REVEALED = {
  note: async () => {},
  beyond: async () => [],
};
