// Custom variants: texts are checked, adopted, opened, examined and imported.

import { Chance } from "./chance.mjs";
import { askAround, choose, playRandomly } from "./game.mjs";
import { readAgain } from "./texts.mjs";

/** @import { Table } from "./table.mjs" */

/** @param {Table} table @param {string} text @param {string} scene */
export function recordFile(table, text, scene) {
  const chance = new Chance(scene);
  const checked = table.ask("check", { text });
  table.ask("examine", { file: text });
  const adopted = table.ask("adopt", { text });
  const opened = table.ask("openFile", { text });
  if (checked?.info === null || opened === undefined) return;
  const game = opened.info.id;
  const options = Object.fromEntries(
    opened.info.options.map((/** @type {any} */ { name, values, numbers }) => [
      name,
      values.at(-1)?.value ?? String(numbers - 1),
    ]),
  );
  table.ask("games");
  table.ask("source", { game });
  table.ask("examine", { file: text, options, position: opened.view.position });
  table.ask("examine", { file: text, position: "nonsense" });
  table.ask("openFile", { text, options });
  table.ask("openFile", { text, options: { weather: "fine" } });
  if (adopted !== undefined) table.ask("open", { game, options });
  choose(table, chance);
  playRandomly(table, chance, 16, askAround);
  table.startThinking({ level: 4, seed: 5, hint: false });
  table.think(3, 1_000);
  table.ask("playSearchResult");
  readAgain(table, chance);
}

/**
 * A shipped game under another id, and another edition of it under its own.
 * @param {Table} table
 * @param {string} text
 * @param {string} scene
 */
export function recordEditions(table, text, scene) {
  table.ask("adopt", { text });
  const own = text.replace(/^id = "(.*)"$/m, 'id = "my-$1"');
  recordFile(table, own, scene);
  const record = table.ask("record", { headers: {} });
  table.ask("adopt", { text: own.replace(/^year = \d+$/m, "year = 2001") });
  table.ask("load", { record });
  table.ask("openFile", { text: text.replace(/^summary = .*$/m, 'summary = "Another edition."') });
  table.ask("load", { record: table.ask("record", { headers: {} }) });
  table.ask("check", { text: text.replace(/^moves = /m, "movs = ") });
  table.ask("adopt", { text: text.slice(0, text.length / 2) });
}

/** @param {Table} table @param {string} text */
export function recordImport(table, text) {
  const imported = table.ask("import", { text });
  for (const { file } of imported?.found ?? []) {
    if (file === null) continue;
    table.ask("check", { text: file });
    table.ask("openFile", { text: file });
  }
}
