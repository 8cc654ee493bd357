// The list of the featured games. The build writes it, so that the gallery needn't wait for the engine.

import { fetchSiteFile } from "../platform/site.js";

/** @import { ShippedGames } from "../state/page-state.js" */

const FILE = "generated/games.json";

/** @type {Promise<ShippedGames | null> | null} */
let loading = null;

/**
 * Null if the file can't be fetched; the next call tries
 * again.
 * @returns {Promise<ShippedGames | null>}
 */
export function shippedGames() {
  loading ??= fetchGames().catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

/** @returns {Promise<ShippedGames>} */
async function fetchGames() {
  const answer = await fetchSiteFile(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  return answer.json();
}
