// The list of the featured games. The build writes it, so that the gallery needn't wait for the engine.

import { fetchSiteFile } from "../platform/site.js";

/** @import { GameInfo } from "../engine/protocol.js" */

const FILE = "generated/games.json";

/** @type {Promise<GameInfo[] | null> | null} */
let loading = null;

/**
 * The featured games of the engine's answer to `games`. Null if the file can't be fetched; the next call tries
 * again.
 * @returns {Promise<GameInfo[] | null>}
 */
export function shippedGames() {
  loading ??= fetchGames().catch(() => {
    loading = null;
    return null;
  });
  return loading;
}

/** @returns {Promise<GameInfo[]>} */
async function fetchGames() {
  const answer = await fetchSiteFile(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  return answer.json();
}
