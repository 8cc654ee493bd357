// The list of the featured games, and the first positions of most. The build writes them, so that neither the gallery nor a
// new game waits for the engine.

import { fetchSiteFile } from "../platform/site.js";
import { startFile } from "../state/shipped-start.js";

/** @import { ShippedGames, ShippedStart } from "../state/page-state.js" */

const FILE = "generated/games.json";

/** @type {Promise<ShippedGames | null> | null} */
let loading = null;

/**
 * Null if a file can't be fetched; the next call tries again.
 * @param {string | null} names  the file with their names in the page's language
 * @returns {Promise<ShippedGames | null>}
 */
export function shippedGames(names) {
  loading ??= fetchGames(names).catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

/**
 * @param {string | null} names
 * @returns {Promise<ShippedGames>}
 */
async function fetchGames(names) {
  /** @type {[ShippedGames, Record<string, ShippedGames["games"][0]["translations"]>]} */
  const [shipped, known] = await Promise.all([fetched(FILE), names === null ? {} : fetched(names)]);
  const games = shipped.games.map((game) => ({ ...game, translations: known[game.id] ?? [] }));
  return { ...shipped, games };
}

/**
 * Null if the file can't be fetched.
 * @param {string} game  that has a start
 * @returns {Promise<ShippedStart | null>}
 */
export function shippedStart(game) {
  return fetched(startFile(game)).catch(() => null);
}

/** @param {string} file */
async function fetched(file) {
  const answer = await fetchSiteFile(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}
