// The rows of strength. Their games take hours: `cargo xtask strength` plays them, and docs/strength.md keeps what came out.

import { readFile } from "node:fs/promises";

/** @typedef {import("./table.mjs").TableRow} TableRow */

/**
 * @typedef {object} Strength
 * @property {string} what
 * @property {string[]} words  that the line of docs/strength.md has which tells of it, in small letters
 * @property {string} floor
 * @property {string} aim
 */

const RESULTS = new URL("../../docs/strength.md", import.meta.url);

/** @type {Strength[]} */
const ROWS = [
  ...[
    ["Grand-Cavalier-like", "grand-cavalier-like"],
    ["Caïssa-like", "caissa-like"],
  ].map(([name, game]) => ({
    what: `strength, 1 s against Fairy-Stockfish's N nodes: ${name}`,
    words: [game, "fairy"],
    floor: "50 %, N = 10 000",
    aim: "50 %, N = 50 000",
  })),
  {
    what: "strength, 1 s against Fairy-Stockfish's N nodes: chess",
    words: ["chess", "fairy"],
    floor: "50 %, N = 2 000",
    aim: "50 %, N = 20 000",
  },
  {
    what: "strength, against the tag v1 at equal time, each two-player game",
    words: ["v1"],
    floor: "85 %",
    aim: "95 %",
  },
];

/** @returns {Promise<TableRow[]>} */
export async function strengthRows() {
  const text = await readFile(RESULTS, "utf8").catch(() => "");
  return ROWS.map((row) => strengthRow(row, text));
}

/**
 * The last lines of tables that tell of it are the latest.
 * @param {Strength} row
 * @param {string} text  Markdown
 * @returns {TableRow}
 */
export function strengthRow({ what, words, floor, aim }, text) {
  const told = text.split("\n").filter((line) => {
    const small = line.toLowerCase();
    return (
      small.startsWith("|") && words.every((word) => cells(small).some((cell) => cell === word))
    );
  });
  const result = cells(told.at(-1) ?? "").join(", ");
  const ours = result === "" ? "`cargo xtask strength`" : result;
  return { what, ours, theirs: "", ratio: "", spread: "", floor, aim, mark: "" };
}

/** @param {string} line  of a Markdown table */
function cells(line) {
  return line
    .split("|")
    .map((cell) => cell.replaceAll("`", "").trim())
    .filter((cell) => cell !== "");
}
