// Writes `generated/games.json`: the shipped games as the engine lists them, so that the page can show its gallery before the Wasm
// has arrived.

import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder  of a site that has the Wasm and its glue */
export async function writeGames(folder) {
  const { Engine, initSync } = await import(pathToFileURL(join(folder, "menagerie.js")).href);
  initSync({ module: await readFile(join(folder, "menagerie_bg.wasm")) });
  await writeFile(join(folder, "generated/games.json"), JSON.stringify(new Engine().games()));
}
