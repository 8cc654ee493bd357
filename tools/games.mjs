// Writes `generated/games.json`, the featured games of the engine's list and the number of the others, so that the page can
// show the gallery before the Wasm has loaded. The other games themselves would make the first page heavier.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @import { GameInfo } from "../www/engine/protocol.js" */
/** @import { ShippedGames } from "../www/state/page-state.js" */

/** @param {string} folder  of a site that has the Wasm and its glue */
export async function writeGames(folder) {
  const { Engine, initSync } = await import(pathToFileURL(join(folder, "menagerie.js")).href);
  initSync({ module: await readFile(join(folder, "menagerie_bg.wasm")) });
  /** @type {GameInfo[]} */
  const games = new Engine().games();
  const featured = games.filter((game) => game.featured);
  /** @type {ShippedGames} */
  const shipped = { games: featured, others: games.length - featured.length };
  await writeFile(join(folder, "generated/games.json"), JSON.stringify(shipped));
}
