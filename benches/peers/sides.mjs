// The participants, each started on first use.

import { Visitor } from "../chromium.mjs";
import { FairyStockfish } from "../fairy-stockfish.mjs";
import { Wasm } from "./wasm.mjs";

/** @import { Native } from "./native.mjs" */

/** The files of benches/variants/. */
export const OWN_GAMES = ["grand-cavalier-like", "caissa-like", "xiangqi-like"];

export class Sides {
  /** @type {Native} */
  native;
  /** @type {Promise<Wasm> | null} */
  #wasm = null;
  /** @type {Promise<FairyStockfish> | null} */
  #fairy = null;
  /** @type {Promise<Visitor> | null} */
  #visitor = null;
  /** @type {Map<string, Promise<number>>} */
  #depths = new Map();

  /** @param {Native} native */
  constructor(native) {
    this.native = native;
  }

  wasm() {
    this.#wasm ??= withOwnGames();
    return this.#wasm;
  }

  fairy() {
    this.#fairy ??= FairyStockfish.start();
    return this.#fairy;
  }

  visitor() {
    this.#visitor ??= Visitor.start();
    return this.#visitor;
  }

  /**
   * The deepest perft of a shipped game below a number of leaves, by its branching in the starting position.
   * @param {string} game
   * @param {number} most
   */
  depth(game, most) {
    const found = this.#depths.get(game) ?? this.#deepest(game, most);
    this.#depths.set(game, found);
    return found;
  }

  async end() {
    this.native.end();
    (await this.#fairy)?.end();
    await (await this.#visitor)?.end();
  }

  /** @param {string} game @param {number} most */
  async #deepest(game, most) {
    const { nodes } = await this.native.perft(game, 1);
    return Math.max(1, Math.floor(Math.log(most) / Math.log(Math.max(2, nodes))));
  }
}

async function withOwnGames() {
  const wasm = await Wasm.start();
  for (const game of OWN_GAMES) await wasm.adopt(game);
  return wasm;
}
