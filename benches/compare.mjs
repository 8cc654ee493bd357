// Compares two builds of the engine in one process, in turns, so that a slow moment affects both: `node benches/compare.mjs
// OLD_DIST NEW_DIST [ROUNDS]`. Prints the speed ratio for each game.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { median } from "./peers/statistics.mjs";

/** @typedef {{ perft: (game: string, depth: number) => number, search: (game: string, nodes: number) => number }} Build */

/** The minimum work of a round, about a tenth of a second. */
const PERFT_LEAVES = 2_000_000;
const SEARCH_NODES = 60_000;

const [oldFolder, newFolder, rounds = "15"] = process.argv.slice(2);
const builds = { old: await load(oldFolder), new: await load(newFolder) };
const games = await gameIds(newFolder);

for (const kind of /** @type {const} */ (["perft", "search"])) {
  const ratios = games.map((game) => {
    const ratio = compare(kind, game);
    console.log(`${kind.padEnd(7)} ${game.padEnd(18)} ${ratio.toFixed(3)}`);
    return ratio;
  });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / games.length);
  console.log(`${kind.padEnd(7)} geometric mean     ${mean.toFixed(3)}`);
}

/**
 * The median over the rounds of the new build's speed relative to the old.
 * @param {"perft" | "search"} kind
 * @param {string} game
 */
function compare(kind, game) {
  const amount = kind === "perft" ? depthOf(game) : SEARCH_NODES;
  const seconds = (/** @type {Build} */ build) => {
    const start = performance.now();
    const nodes = build[kind](game, amount);
    return { nodes, perNode: (performance.now() - start) / nodes };
  };
  const found = [];
  for (let round = -1; round < Number(rounds); round++) {
    // Either goes first in every second round; the first round is a warm-up.
    const newFirst = round % 2 === 0;
    const first = seconds(newFirst ? builds.new : builds.old);
    const second = seconds(newFirst ? builds.old : builds.new);
    const [ours, theirs] = newFirst ? [first, second] : [second, first];
    if (kind === "perft" && ours.nodes !== theirs.nodes) throw new Error(`${game}: other counts`);
    if (round >= 0) found.push(theirs.perNode / ours.perNode);
  }
  return median(found);
}

/** The depth of a perft that takes long enough to be measured. @param {string} game */
function depthOf(game) {
  let depth = 1;
  while (builds.new.perft(game, depth) < PERFT_LEAVES) depth += 1;
  return depth;
}

/** The engine of a built `dist`. @param {string} folder @returns {Promise<Build>} */
async function load(folder) {
  const glue = await import(pathToFileURL(resolve(folder, "menagerie.js")).href);
  glue.initSync({ module: await readFile(resolve(folder, "menagerie_bg.wasm")) });
  const engine = new glue.Engine();
  // The first edition had positional arguments.
  return "call" in engine
    ? {
        perft: (game, depth) => engine.benchPerft(game, depth),
        search: (game, nodes) => engine.benchSearch(game, nodes),
      }
    : {
        perft: (game, depth) => engine.benchPerft({ game, depth }),
        search: (game, nodes) => engine.benchSearch({ game, nodes }),
      };
}

/** @param {string} folder @returns {Promise<string[]>} */
async function gameIds(folder) {
  const glue = await import(pathToFileURL(resolve(folder, "menagerie.js")).href);
  return new glue.Engine().games().map((/** @type {{ id: string }} */ game) => game.id);
}
