// Writes `generated/games.json`, the featured games of the engine's list, the number of the others and how much is taught, so
// that the page can show the gallery before the Wasm has loaded. The other games themselves would make the first page heavier,
// and so would names in other languages, which have a file each. `generated/starts/` has the first position of each game, so
// that its table doesn't wait either.

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { LANGUAGES } from "../www/i18n/languages.js";
import { hasSeveralSeats } from "../www/state/standings.js";
import { hasStart, startFile } from "../www/state/shipped-start.js";

/** @import { Engine, GameInfo } from "../www/engine/protocol.js" */
/** @import { ShippedGames, ShippedStart, Taught } from "../www/state/page-state.js" */

/** @param {string} folder  of a site that has the Wasm and its glue */
export async function writeGames(folder) {
  const engine = await engineOf(folder);
  const all = engine.games();
  const featured = all.filter((game) => game.featured);
  const games = featured.map((game) => ({ ...game, translations: [] }));
  /** @type {ShippedGames} */
  const shipped = {
    games,
    others: all.length - games.length,
    taught: await taughtIn(folder, games),
  };
  await writeFile(join(folder, "generated/games.json"), JSON.stringify(shipped));
  for (const [language, { names }] of Object.entries(LANGUAGES))
    if (names !== null)
      await writeFile(join(folder, names), JSON.stringify(namesIn(language, featured)));
  await mkdir(join(folder, "generated/starts"), { recursive: true });
  for (const { id } of featured.filter(hasStart))
    await writeFile(join(folder, startFile(id)), JSON.stringify(startOf(engine, id)));
}

/** The ids of games with a file in `generated/starts/`. @param {string} folder */
export async function gamesWithStart(folder) {
  const games = (await engineOf(folder)).games();
  return games.filter(hasStart).map(({ id }) => id);
}

/** @param {string} folder @returns {Promise<Engine>} */
async function engineOf(folder) {
  const { Engine, initSync } = await import(pathToFileURL(join(folder, "menagerie.js")).href);
  initSync({ module: await readFile(join(folder, "menagerie_bg.wasm")) });
  return new Engine();
}

/** @param {string} folder @param {GameInfo[]} games @returns {Promise<Record<string, Taught>>} */
async function taughtIn(folder, games) {
  const entries = games.map(async ({ id }) => {
    const { lesson, problems } = JSON.parse(
      await readFile(join(folder, `learning/${id}.json`), "utf8"),
    );
    return [id, { steps: lesson.length, problems: problems.length }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** @param {Engine} engine @param {string} game @returns {ShippedStart} */
function startOf(engine, game) {
  const { info, view } = engine.open({ game });
  const pieceValues = hasSeveralSeats(info) ? [] : engine.pieceValues();
  return { view, pieceValues };
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
