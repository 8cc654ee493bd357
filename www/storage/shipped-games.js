// The list of the featured games. The build writes it, so that the gallery needn't wait for the engine.

import { fetchSiteFile } from "../platform/site.js";

/** @import { ShippedGames } from "../state/page-state.js" */

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

/** @param {string} file */
async function fetched(file) {
  const answer = await fetchSiteFile(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}
