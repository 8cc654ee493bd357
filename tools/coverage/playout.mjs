// Random games of Fairy-Stockfish, some of them aimed at special endings.

import { legalMoves } from "./fairy.mjs";

/** @import { Board } from "./fairy.mjs" */

/**
 * A position of a game, with Fairy-Stockfish's answers.
 * @typedef {object} Ply
 * @property {string} fen
 * @property {string[]} moves
 * @property {string} result  `1-0`, `0-1`, `1/2-1/2`, or `*`; draws that may be claimed are results
 * @property {boolean} isDead  neither side has material to win, in Fairy-Stockfish's estimate
 */

/**
 * @typedef {object} Playout
 * @property {string[]} moves
 * @property {Ply[]} plies  one more than moves
 */

/**
 * How a game chooses moves: the weight of each kind of move beside 1 for a plain one.
 * @typedef {object} Style
 * @property {number} capture
 * @property {number} promotion
 * @property {number} check
 * @property {number} advance
 * @property {number} end  of a move that ends the game
 * @property {number} back  of a move that takes the last own move back
 */

/** @type {Style} */
const PLAIN = { capture: 1, promotion: 1, check: 1, advance: 1, end: 1, back: 1 };

/** Every game takes the next style. */
const STYLES = [
  PLAIN,
  { ...PLAIN, capture: 12, promotion: 4, end: 0.02 },
  { ...PLAIN, check: 15, end: 50 },
  { ...PLAIN, advance: 4, promotion: 12, end: 50 },
  { ...PLAIN, back: 60, check: 6 },
  { ...PLAIN, capture: 12, promotion: 8, end: 200 },
  { ...PLAIN, capture: 12, back: 0.1, advance: 0.7, end: 0.02 },
];

/** Longer games are cut off. */
const MAX_PLIES = 300;

/**
 * @param {Board} board  a game's start
 * @param {number} index  of the game, which decides its style
 * @param {() => number} random  from 0 to 1, without 1
 * @returns {Playout}
 */
export function playOut(board, index, random) {
  const style = STYLES[index % STYLES.length] ?? PLAIN;
  const moves = /** @type {string[]} */ ([]);
  const plies = [look(board)];
  for (let ply = plies[0]; ply.result === "*" && !ply.isDead && moves.length < MAX_PLIES;) {
    const move = choose(board, readable(ply.moves), moves, style, random);
    board.push(move);
    moves.push(move);
    ply = look(board);
    plies.push(ply);
  }
  return { moves, plies };
}

/** @param {Board} board @returns {Ply} */
function look(board) {
  return {
    fen: board.fen(),
    moves: legalMoves(board).filter((move) => !losesAtOnce(board, move)),
    // Dead positions are told apart from other draws.
    result: board.result(true),
    isDead: board.isInsufficientMaterial(),
  };
}

/**
 * Whether a drop loses: Fairy-Stockfish lets a Pawn be dropped with checkmate and its player lose, where ours forbids it.
 * @param {Board} board
 * @param {string} move
 */
function losesAtOnce(board, move) {
  if (!move.includes("@")) return false;
  const lost = board.turn() ? "0-1" : "1-0";
  board.push(move);
  const loses = board.isCheck() && board.result(false) === lost;
  board.pop();
  return loses;
}

/**
 * Without `a7a8+` where the piece may also promote to others: it doesn't say to what, so we couldn't play it.
 * @param {string[]} legal
 */
function readable(legal) {
  const promotes = (/** @type {string} */ move) => /\d[a-z]$/.test(move);
  const others = new Set(legal.filter(promotes).map((move) => move.slice(0, -1)));
  return legal.filter((move) => !(move.endsWith("+") && others.has(move.slice(0, -1))));
}

/**
 * @param {Board} board
 * @param {string[]} legal
 * @param {string[]} past
 * @param {Style} style
 * @param {() => number} random
 */
function choose(board, legal, past, style, random) {
  const weights = legal.map((move) => weight(board, move, past, style));
  let left = random() * weights.reduce((sum, one) => sum + one, 0);
  return legal.find((_, at) => (left -= weights[at]) < 0) ?? legal[legal.length - 1];
}

/** @param {Board} board @param {string} move @param {string[]} past @param {Style} style */
function weight(board, move, past, style) {
  const [, from, to, extra] = /^([a-z]\d+)([a-z]\d+)(.*)$/.exec(move) ?? [];
  let product = board.isCapture(move) ? style.capture : 1;
  if (extra) product *= style.promotion;
  if (to && past.at(-2) === `${to}${from}`) product *= style.back;
  if (to && rank(to) !== rank(from) && rank(to) > rank(from) === board.turn()) {
    product *= style.advance;
  }
  if (style.check === 1 && style.end === 1) return product;
  board.push(move);
  if (board.isCheck()) product *= style.check;
  if (board.result(true) !== "*") product *= style.end;
  board.pop();
  return product;
}

/** @param {string} square */
const rank = (square) => Number(square.slice(1));

/**
 * Random numbers from 0 to 1, without 1, the same for the same seed (mulberry32).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A seed of its own for every variant. @param {string} name @param {number} seed */
export function seedOf(name, seed) {
  let hash = seed;
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) >>> 0;
  return hash;
}
