// The rows of the comparison table: the measurements of a round, and their goals.

import { measureTargets } from "../targets.mjs";
import { repeated } from "./effort.mjs";

/** @import { Result } from "../workloads.mjs" */
/** @import { Measured } from "../engine.mjs" */
/** @import { Sides } from "./sides.mjs" */

/** @typedef {{ ours: Result, theirs: Result }} Pair */

/**
 * Two sides; the faster wins.
 * @typedef {object} Race
 * @property {string} what
 * @property {number} floor  the minimum speed ratio
 * @property {number} aim
 * @property {(sides: Sides) => Promise<void>} [warm]  not counted: lets both compile hot code
 * @property {(sides: Sides) => Promise<Result>} ours
 * @property {(sides: Sides) => Promise<Result>} theirs
 * @property {boolean} sameNodes  both must count the same, as proof that it is the same game
 */

/**
 * A measurement of our engine alone that should be small.
 * @typedef {object} Limit
 * @property {string} what
 * @property {string} unit
 * @property {number} floor  the maximum
 * @property {number} aim
 * @property {true} [once]   measured in the first round only
 * @property {(sides: Sides) => Promise<Record<string, number>>} measure  by game or another name
 */

/** @typedef {Race | Limit} Row */

const SEARCH_MS = 1000;

/** The length of Wasm and native searches: from some tenths of a second to some seconds. */
const SEARCH_NODES = 150_000;

/** Wasm and native perft are as deep as possible below this number of leaves, repeated until they reach it. */
const MOST_LEAVES = 20_000_000;

/** @param {Row} row @returns {row is Race} */
export function isRace(row) {
  return "theirs" in row;
}

/**
 * All rows but those of strength, which take hours.
 * @param {string[]} games  the shipped ones
 * @returns {Row[]}
 */
export function rows(games) {
  return [
    fairyPerft("Grand-Cavalier-like", "grand-cavalier-like", 4, { floor: 6, aim: 9 }),
    fairyPerft("Caïssa-like", "caissa-like", 4, { floor: 6, aim: 9 }),
    fairyPerft("Xiangqi", "xiangqi-like", 4, { floor: 4, aim: 6 }),
    fairyPerft("chess", "chess", 5, { floor: 3, aim: 5 }),
    trueCaissa(),
    cozyChess(),
    ...["caissa-britannia", "grand-cavalier"].map(armies),
    ...games.flatMap((game) => [wasmPerft(game), wasmSearch(game)]),
    fairySearch("Grand-Cavalier-like", "grand-cavalier-like"),
    fairySearch("Caïssa-like", "caissa-like"),
    ...starts(games),
    targets(),
  ];
}

/**
 * @param {string} name
 * @param {string} game
 * @param {number} depth
 * @param {{ floor: number, aim: number }} yardstick
 * @returns {Race}
 */
function fairyPerft(name, game, depth, yardstick) {
  return {
    what: `perft ${depth}, Wasm against Fairy-Stockfish's: ${name}`,
    ...yardstick,
    sameNodes: true,
    warm: async (sides) => {
      await (await sides.wasm()).perft(game, depth - 1);
      await (await sides.fairy()).perft(game, depth - 1);
    },
    ours: async (sides) => (await sides.wasm()).perft(game, depth),
    theirs: async (sides) => (await sides.fairy()).perft(game, depth),
  };
}

/** @returns {Race} */
function trueCaissa() {
  return {
    what: "perft 4, true Caïssa Britannia in Wasm against its Caïssa-like",
    floor: 3,
    aim: 5,
    sameNodes: false,
    warm: warmPerft("caissa-britannia"),
    ours: async (sides) => (await sides.wasm()).perft("caissa-britannia", 4),
    theirs: async (sides) => (await sides.fairy()).perft("caissa-like", 4),
  };
}

/** @returns {Race} */
function cozyChess() {
  return {
    what: "perft 5 of chess, native against cozy-chess",
    floor: 0.12,
    aim: 0.25,
    sameNodes: true,
    ours: (sides) => sides.native.perft("chess", 5),
    theirs: (sides) => sides.native.peerPerft(5),
  };
}

/** @param {string} other @returns {Race} */
function armies(other) {
  const game = "armies-of-faith-4";
  return {
    what: `perft in Wasm: ${game} against ${other}`,
    floor: 0.4,
    aim: 0.8,
    sameNodes: false,
    warm: warmPerft(game),
    ours: async (sides) => leaves(sides, await sides.wasm(), game),
    theirs: async (sides) => leaves(sides, await sides.wasm(), other),
  };
}

/** @param {string} game @returns {Race} */
function wasmPerft(game) {
  return {
    what: `perft, Wasm against native: ${game}`,
    floor: 0.65,
    aim: 0.8,
    sameNodes: true,
    warm: warmPerft(game),
    ours: async (sides) => leaves(sides, await sides.wasm(), game),
    theirs: (sides) => leaves(sides, sides.native, game),
  };
}

/**
 * @param {Sides} sides
 * @param {{ perft(game: string, depth: number): Promise<Result> }} side
 * @param {string} game
 */
async function leaves(sides, side, game) {
  const depth = await sides.depth(game, MOST_LEAVES);
  return repeated(MOST_LEAVES, () => side.perft(game, depth));
}

/** @param {string} game @returns {Race} */
function wasmSearch(game) {
  return {
    what: `search, Wasm against native: ${game}`,
    floor: 0.65,
    aim: 0.8,
    sameNodes: true,
    warm: async (sides) => {
      await (await sides.wasm()).searchNodes(game, SEARCH_NODES / 3);
    },
    ours: async (sides) => (await sides.wasm()).searchNodes(game, SEARCH_NODES),
    theirs: (sides) => sides.native.search(game, SEARCH_NODES),
  };
}

/** @param {string} game @returns {(sides: Sides) => Promise<void>} */
function warmPerft(game) {
  return async (sides) => {
    await leaves(sides, await sides.wasm(), game);
  };
}

/** @param {string} name @param {string} game @returns {Race} */
function fairySearch(name, game) {
  return {
    what: `search for ${SEARCH_MS / 1000} s, Wasm against Fairy-Stockfish's: ${name}`,
    floor: 2,
    aim: 4,
    sameNodes: false,
    warm: async (sides) => {
      await (await sides.wasm()).search(game, SEARCH_MS / 2);
      await (await sides.fairy()).search(game, SEARCH_MS / 2);
    },
    ours: async (sides) => (await sides.wasm()).search(game, SEARCH_MS),
    theirs: async (sides) => (await sides.fairy()).search(game, SEARCH_MS),
  };
}

/** @param {string[]} games @returns {Limit[]} */
function starts(games) {
  const time = { unit: "ms", floor: 40, aim: 20 };
  const first = async (/** @type {Sides} */ sides, /** @type {string} */ game) =>
    (await sides.visitor()).measure(game, [], 0);
  const ms = (/** @type {Measured} */ { compileMs, openMs }) => compileMs + openMs;
  return [
    {
      what: "bytes in hand → first legal moves, in Chromium, worst game",
      ...time,
      measure: (sides) => each(games, async (game) => ms(await first(sides, game))),
    },
    {
      what: "Wasm memory at the first legal moves, worst game",
      unit: "MiB",
      floor: 32,
      aim: 16,
      once: true,
      measure: (sides) =>
        each(games, async (game) => (await first(sides, game)).memoryBytes / 2 ** 20),
    },
  ];
}

/**
 * This benchmark computes its own medians, over several positions of each game.
 * @returns {Limit}
 */
function targets() {
  return {
    what: "select a piece → its targets, page CPU slowed 4×, worst man of the worst game",
    unit: "ms",
    floor: 4,
    aim: 1,
    once: true,
    measure: async () => {
      const games = Object.entries(await measureTargets());
      return Object.fromEntries(games.map(([game, { worst }]) => [game, worst]));
    },
  };
}

/**
 * One after another.
 * @param {string[]} games
 * @param {(game: string) => Promise<number>} measure
 * @returns {Promise<Record<string, number>>}
 */
async function each(games, measure) {
  const found = [];
  for (const game of games) found.push([game, await measure(game)]);
  return Object.fromEntries(found);
}
