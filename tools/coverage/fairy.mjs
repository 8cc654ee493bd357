// Fairy-Stockfish as npm's `ffish-es6`: the rules of its built-in variants and of a variants.ini.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/**
 * A game in progress. Moves are in UCI notation; a pass is a piece's "move" to its own square, or `0000`.
 * @typedef {object} Board
 * @property {() => string} legalMoves  separated by spaces
 * @property {() => number} numberLegalMoves
 * @property {(move: string) => boolean} push
 * @property {() => void} pop
 * @property {(claimed: boolean) => string} result  `*` while the game goes on
 * @property {() => boolean} isInsufficientMaterial
 * @property {() => boolean} isCheck
 * @property {(move: string) => boolean} isCapture
 * @property {() => boolean} turn  whether the first player moves
 * @property {() => string} fen
 * @property {() => void} delete
 */

/**
 * The part of its interface that we use.
 * @typedef {object} Library
 * @property {(text: string) => void} loadVariantConfig
 * @property {() => string} variants
 * @property {new (variant: string) => Board} Board
 */

/** @typedef {(options: object) => Promise<Library>} Create */

export class Fairy {
  #library;
  /** @type {Set<string>} */
  #known;

  /**
   * @param {Library} library
   * @param {string} text  a variants.ini
   */
  constructor(library, text) {
    this.#library = library;
    library.loadVariantConfig(text);
    this.#known = new Set(library.variants().split(" "));
  }

  /**
   * A new instance, because an error inside Wasm makes an instance useless.
   * @param {string} text  a variants.ini
   * @returns {Promise<Fairy>}
   */
  static async start(text) {
    // Its glue would fetch a path that node's fetch rejects; without fetch it reads files.
    const { fetch } = globalThis;
    Reflect.set(globalThis, "fetch", undefined);
    try {
      const glue = await import("ffish-es6");
      // Its own types describe a module that isn't the one it exports.
      const create = /** @type {Create} */ (/** @type {unknown} */ (glue.default));
      const path = createRequire(import.meta.url).resolve("ffish-es6/ffish.wasm");
      const silent = () => {};
      const wasmBinary = await readFile(path);
      return new Fairy(await create({ wasmBinary, print: silent, printErr: silent }), text);
    } finally {
      globalThis.fetch = fetch;
    }
  }

  /** @returns {string[]} */
  names() {
    return [...this.#known].filter((name) => name !== "");
  }

  /** @param {string} name */
  knows(name) {
    return this.#known.has(name);
  }

  /**
   * Runs `play` with a board of a variant.
   * @template T
   * @param {string} variant
   * @param {(board: Board) => T} play
   * @returns {T}
   */
  with(variant, play) {
    const board = new this.#library.Board(variant);
    const done = play(board);
    board.delete();
    return done;
  }
}

/**
 * The number of move sequences of this length.
 * @param {Board} board
 * @param {number} depth  at least 1
 * @returns {number}
 */
export function perft(board, depth) {
  if (depth === 1) return board.numberLegalMoves();
  let leaves = 0;
  for (const move of legalMoves(board)) {
    board.push(move);
    leaves += perft(board, depth - 1);
    board.pop();
  }
  return leaves;
}

/** @param {Board} board @returns {string[]} */
export function legalMoves(board) {
  return board
    .legalMoves()
    .split(" ")
    .filter((move) => move !== "");
}
