// Writes `generated/games.json`, the engine's list of the shipped games, so that the page can show the gallery before the
// Wasm has loaded.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder  of a site that has the Wasm and its glue */
export async function writeGames(folder) {
  const { Engine, initSync } = await import(pathToFileURL(join(folder, "menagerie.js")).href);
  initSync({ module: await readFile(join(folder, "menagerie_bg.wasm")) });
  await writeFile(join(folder, "generated/games.json"), JSON.stringify(new Engine().games()));
}
