// Writes `generated/games.json`, the featured games of the engine's list and the number of the others, so that the page can
// show the gallery before the Wasm has loaded. The other games themselves would make the first page heavier, and so would
// names in other languages, which have a file each.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "../www/i18n/languages.js";

/** @import { GameInfo } from "../www/engine/protocol.js" */
/** @import { ShippedGames } from "../www/state/page-state.js" */

/** @param {string} folder  of a site that has the Wasm and its glue */
export async function writeGames(folder) {
  const { Engine, initSync } = await import(pathToFileURL(join(folder, "menagerie.js")).href);
  initSync({ module: await readFile(join(folder, "menagerie_bg.wasm")) });
  /** @type {GameInfo[]} */
  const all = new Engine().games();
  const featured = all.filter((game) => game.featured);
  const games = featured.map((game) => ({ ...game, translations: [] }));
  /** @type {ShippedGames} */
  const shipped = { games, others: all.length - games.length };
  await writeFile(join(folder, "generated/games.json"), JSON.stringify(shipped));
  for (const [language, { names }] of Object.entries(LANGUAGES))
    if (names !== null)
      await writeFile(join(folder, names), JSON.stringify(namesIn(language, featured)));
}

/**
 * @param {string} language
 * @param {GameInfo[]} games
 */
function namesIn(language, games) {
  return Object.fromEntries(
    games.map(({ id, translations }) => [
      id,
      translations.filter((names) => names.language === language),
    ]),
  );
}
