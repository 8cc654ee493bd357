// The rows of playing strength. Their games take hours: `cargo xtask strength` plays them, and docs/strength.md has the
// results.

import { readFile } from "node:fs/promises";

/** @import { Mark } from "./statistics.mjs" */
/** @import { TableRow } from "./table.mjs" */

/**
 * A match of docs/strength.md.
 * @typedef {object} Match
 * @property {string} game
 * @property {string} against
 * @property {string} how
 * @property {number} score  per cent
 */

/** Instead of nodes: Fairy-Stockfish has as much time as our engine. */
const FULL_SECOND = Infinity;

const RESULTS = new URL("../../docs/strength.md", import.meta.url);

/** @returns {Promise<TableRow[]>} */
export async function strengthRows() {
  const matches = matchesIn(await readFile(RESULTS, "utf8").catch(() => ""));
  return [
    fairyRow("Grand-Cavalier-like", "grand-cavalier-like", [10_000, FULL_SECOND], matches),
    fairyRow("Caïssa-like", "caissa-like", [10_000, FULL_SECOND], matches),
    fairyRow("chess", "chess", [2_000, 20_000], matches),
    firstVersionRow(matches),
  ];
}

/**
 * The rows of its tables: game, opponent, limits, games, score and more.
 * @param {string} text  Markdown
 * @returns {Match[]}
 */
export function matchesIn(text) {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const rows = lines.map((line) => line.split("|").map((square) => square.trim()));
  const matches = rows.map(([, game, against, how, , score]) => ({
    game,
    against,
    how,
    score: parseFloat(score),
  }));
  return matches.filter(({ score }) => !Number.isNaN(score));
}

/**
 * The goal is at least half of the points.
 * @param {string} name
 * @param {string} game
 * @param {[floor: number, aim: number]} goals  nodes of Fairy-Stockfish
 * @param {Match[]} matches
 * @returns {TableRow}
 */
export function fairyRow(name, game, [floor, aim], matches) {
  const played = matches
    .filter((match) => match.against === "fairy" && match.game === game)
    .map(({ how, score }) => ({ nodes: boundOf(how), score }));
  const reached = Math.max(0, ...played.flatMap(({ nodes, score }) => (score >= 50 ? nodes : [])));
  const told = played.map(({ nodes, score }) => `${score} % at ${boundWords(nodes)}`);
  return row({
    what: `strength, 1 s against N nodes of Fairy-Stockfish: ${name}`,
    told,
    floor: `50 % at ${boundWords(floor)}`,
    aim: `50 % at ${boundWords(aim)}`,
    mark: reached >= aim ? "aim" : reached >= floor ? "✓" : "✗",
  });
}

/**
 * @param {string} how
 * @returns {number}  nodes
 */
function boundOf(how) {
  if (how.endsWith("against 1000 ms")) return FULL_SECOND;
  return Number(/(\d+) nodes/.exec(how)?.[1]);
}

/** @param {number} nodes */
function boundWords(nodes) {
  return nodes === FULL_SECOND ? "its full second" : String(nodes);
}

/** @param {Match[]} matches @returns {TableRow} */
export function firstVersionRow(matches) {
  const played = matches.filter(({ against }) => against === "v1");
  const least = Math.min(...played.map(({ score }) => score));
  return row({
    what: "strength, against the tag v1 at equal time, each two-player game",
    told: played.map(({ game, score }) => `${game} ${score} %`),
    floor: "85 %",
    aim: "95 %",
    mark: least >= 95 ? "aim" : least >= 85 ? "✓" : "✗",
  });
}

/**
 * @param {{ what: string, told: string[], floor: string, aim: string, mark: Mark }} found
 * @returns {TableRow}
 */
function row({ what, told, floor, aim, mark }) {
  const unplayed = told.length === 0;
  return {
    what,
    ours: unplayed ? "`cargo xtask strength`" : told.join("; "),
    theirs: "",
    ratio: "",
    spread: "",
    floor,
    aim,
    mark: unplayed ? "" : mark,
  };
}
