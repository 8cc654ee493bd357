// Fairy-Stockfish in Wasm, single-threaded and without networks, for the games of benches/variants.ini.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { effort } from "./peers/effort.mjs";

/** @import { Result } from "./workloads.mjs" */

const PACKAGE = "fairy-stockfish-nnue.wasm";

const OPTIONS = [
  ["VariantPath", "/variants.ini"],
  ["Threads", "1"],
  ["Use NNUE", "false"],
];

/**
 * The part of its interface that we use: UCI in, lines out.
 * @typedef {object} Glue
 * @property {{ writeFile: (path: string, bytes: Uint8Array) => void }} FS
 * @property {(line: string) => void} postMessage
 * @property {(listener: (line: string) => void) => void} addMessageListener
 * @property {() => void} terminate  ends its threads, which would keep node alive
 */

export class FairyStockfish {
  #glue;
  /** @type {(line: string) => void} */
  #hear = () => {};

  /** @param {Glue} glue */
  constructor(glue) {
    this.#glue = glue;
    glue.addMessageListener((line) => this.#hear(line));
  }

  /** @returns {Promise<FairyStockfish>} */
  static async start() {
    return new FairyStockfish(await startGlue());
  }

  /**
   * Its own `go perft`, which counts at the leaves.
   * @param {string} variant
   * @param {number} depth
   * @returns {Promise<Result>}
   */
  async perft(variant, depth) {
    await this.#arrange(variant);
    return effort(async () => {
      const line = await this.#ask(`go perft ${depth}`, /^Nodes searched: (\d+)/);
      return Number(line[1]);
    });
  }

  /**
   * Searches the starting position with an empty hash table.
   * @param {string} variant
   * @param {number} ms
   * @returns {Promise<Result>}
   */
  async search(variant, ms) {
    await this.#arrange(variant);
    return effort(async () => {
      // It reports the number of nodes at the end.
      let nodes = 0;
      await this.#ask(`go movetime ${ms}`, /^bestmove/, (line) => {
        const [, told] = / nodes (\d+)/.exec(line) ?? [];
        if (told !== undefined) nodes = Number(told);
      });
      return nodes;
    });
  }

  end() {
    this.#glue.terminate();
  }

  /** @param {string} variant */
  async #arrange(variant) {
    this.#say(`setoption name UCI_Variant value ${variant}`);
    this.#say("ucinewgame");
    this.#say("position startpos");
    await this.#ask("isready", /^readyok/);
  }

  /** @param {string} line */
  #say(line) {
    this.#glue.postMessage(line);
  }

  /**
   * @param {string} line
   * @param {RegExp} end  of the answer's last line
   * @param {(line: string) => void} [each]
   * @returns {Promise<RegExpExecArray>}
   */
  #ask(line, end, each) {
    return new Promise((done) => {
      this.#hear = (answer) => {
        each?.(answer);
        const found = end.exec(answer);
        if (found !== null) done(found);
      };
      this.#say(line);
    });
  }
}

/** The engine with our games and options, before its first command. @returns {Promise<Glue>} */
export async function startGlue() {
  // Its glue would fetch a path that node's fetch rejects; without fetch it reads files.
  const { fetch } = globalThis;
  Reflect.set(globalThis, "fetch", undefined);
  try {
    const require = createRequire(import.meta.url);
    const create = require(`${PACKAGE}/stockfish.js`);
    const wasmBinary = await readFile(require.resolve(`${PACKAGE}/stockfish.wasm`));
    const glue = await create({ wasmBinary });
    const [[, path]] = OPTIONS;
    glue.FS.writeFile(path, await readFile(new URL("variants.ini", import.meta.url)));
    for (const [name, value] of OPTIONS) glue.postMessage(`setoption name ${name} value ${value}`);
    return glue;
  } finally {
    globalThis.fetch = fetch;
  }
}
