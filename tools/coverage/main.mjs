// `cargo xtask coverage`: which variants of Fairy-Stockfish the import takes over, and whether they are the same games.
//
// A variant is "same" if nothing was lost and perft agrees. Then random games are played, some of them aimed at special
// endings: the legal moves and the result must agree at every ply. The exit status is 1 if a game differs.

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compareGame } from "./compare.mjs";
import { Fairy, perft } from "./fairy.mjs";
import { Menagerie } from "./menagerie.mjs";
import { playOut, randomFrom, seedOf } from "./playout.mjs";

/** @import { Imported } from "./menagerie.mjs" */
/** @import { Compared } from "./compare.mjs" */
/** @typedef {"same" | "equal" | "differs" | "refused" | "unknown"} Verdict */

const USAGE = `usage: cargo xtask coverage FILE.ini|--builtins [OPTION…]
  --only NAME,NAME    only these variants
  --games N           games per variant (50)
  --depth N           of perft, in plies (3)
  --seed N            of the games (1)
  --all               also play variants that lost something but agree in perft
  --strict            fail unless every variant is the same
  --menagerie PATH    the command (target/release/menagerie)
same: nothing lost, perft agrees; equal: perft agrees, but something was lost; differs: perft differs;
refused: no game could be made; unknown: Fairy-Stockfish doesn't know it`;

/** Games of placing and lining up pieces, which are not counted. */
const NOT_CHESS = new Set(
  (
    "ataxx amazons clobber clobber10 flipello flipello6 flipello10 flipersi snailtrail isolation isolation7x7 " +
    "fox-and-hounds joust cfour cfour-anyside cfour-misere tictactoe tictacchess cetus picaria nineholes asimplegame " +
    "allqueenschess capturethequeen annexation roll-ing-to-four quadwrangle quadwrangle7x7 crusade snort gale teeko " +
    "symphony three-musketeers"
  ).split(" "),
);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    builtins: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    only: { type: "string" },
    games: { type: "string", default: "50" },
    depth: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    menagerie: { type: "string", default: "target/release/menagerie" },
  },
});
const [games, depth, seed] = [Number(values.games), Number(values.depth), Number(values.seed)];

if ((positionals.length === 1) === values.builtins) {
  console.error(USAGE);
  process.exit(2);
}
const text = values.builtins ? await builtins() : await readFile(positionals[0], "utf8");
const folder = await mkdtemp(join(tmpdir(), "menagerie-coverage-"));
try {
  process.exitCode = (await compareAll(text)) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

/** Sections that inherit the built-in variants and change nothing. */
async function builtins() {
  const names = (await Fairy.start("")).names();
  return names.map((name) => `[like-${name}:${name}]\n`).join("\n");
}

/**
 * Prints a line for each variant. Returns whether all is in order.
 * @param {string} text  a variants.ini
 */
async function compareAll(text) {
  const menagerie = new Menagerie(values.menagerie, folder);
  const imported = menagerie.importAll(text);
  let fairy = await Fairy.start(text);
  const counts = { same: 0, equal: 0, differs: 0, refused: 0, unknown: 0 };
  let differing = 0;
  for (const [name, game] of imported) {
    if (!isWanted(name)) continue;
    try {
      const verdict = judge(fairy, menagerie, name, game);
      counts[verdict] += 1;
      const losses = [...new Set(game.losses)].join("; ");
      console.log(`${verdict.padEnd(8)} ${name.padEnd(24)} ${losses}`.trimEnd());
      if (verdict === "same" || (verdict === "equal" && values.all)) {
        differing += playAll(fairy, menagerie, name, game.file ?? "") ? 0 : 1;
      }
    } catch (error) {
      console.log(`failed   ${name}: ${error}`);
      differing += 1;
      fairy = await Fairy.start(text);
    }
  }
  const told = Object.entries(counts).map(([verdict, count]) => `${count} ${verdict}`);
  console.log(`${told.join(", ")}; games differ in ${differing}`);
  const { equal, differs, refused, unknown } = counts;
  return differing === 0 && !(values.strict && equal + differs + refused + unknown > 0);
}

/** @param {string} name */
function isWanted(name) {
  if (values.only !== undefined) return values.only.split(",").includes(name);
  return !NOT_CHESS.has(name.replace(/^like-/, ""));
}

/**
 * @param {Fairy} fairy
 * @param {Menagerie} menagerie
 * @param {string} name
 * @param {Imported} game
 * @returns {Verdict}
 */
function judge(fairy, menagerie, name, { file, losses }) {
  if (file === null) return "refused";
  if (!fairy.knows(name)) return "unknown";
  for (let plies = 1; plies <= depth; plies += 1) {
    const theirs = fairy.with(name, (board) => perft(board, plies));
    if (menagerie.perft(file, plies) !== theirs) return "differs";
  }
  return losses.length === 0 ? "same" : "equal";
}

/**
 * Plays games and prints how they ended. Returns whether all agreed.
 * @param {Fairy} fairy
 * @param {Menagerie} menagerie
 * @param {string} name
 * @param {string} file  the variant file
 */
function playAll(fairy, menagerie, name, file) {
  const random = randomFrom(seedOf(name, seed));
  const indices = Array.from({ length: games }, (_, index) => index);
  const playouts = indices.map((index) =>
    fairy.with(name, (board) => playOut(board, index, random)),
  );
  const answers = menagerie.answers(
    file,
    playouts.map(({ moves }) => moves),
  );
  const compared = playouts.map((playout, index) => compareGame(playout, answers[index]));
  console.log(`           ${endings(compared)}`);
  const differing = compared.find(({ difference }) => difference !== null);
  if (differing) console.log(`           ${differing.difference}`);
  return differing === undefined;
}

/**
 * The endings, most frequent first: `checkmate 1-0 ×12, cut off ×3`.
 * @param {Compared[]} compared
 */
function endings(compared) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { ending } of compared) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.map(([ending, count]) => `${ending} ×${count}`).join(", ");
}
