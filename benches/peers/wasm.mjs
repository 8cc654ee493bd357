// Our side in Wasm, as the bundle has it, in node.

import { readFile } from "node:fs/promises";

/** @typedef {import("../workloads.mjs").Result} Result */
/** @typedef {import("../engine.mjs").Glue} Glue */
/** @typedef {import("../engine.mjs").Engine} Engine */

const DIST = new URL("../../dist/", import.meta.url);
const FILES = new URL("../variants/", import.meta.url);

/** Nothing here is secret. */
const LUCK = new Uint8Array(32);

export class Wasm {
  #engine;

  /** @param {Engine} engine */
  constructor(engine) {
    this.#engine = engine;
  }

  static async start() {
    const glue = await loadGlue();
    glue.initSync({ module: await WebAssembly.compile(await wasmBytes()) });
    return new Wasm(new glue.Engine());
  }

  /**
   * Takes a file of benches/variants/ among its games.
   * @param {string} game
   */
  async adopt(game) {
    const text = await readFile(new URL(`${game}.toml`, FILES), "utf8");
    this.#engine.call("adopt", { text }, LUCK);
  }

  /**
   * @param {string} game
   * @param {number} depth
   * @returns {Result}
   */
  perft(game, depth) {
    const start = performance.now();
    const nodes = this.#engine.benchPerft(game, depth);
    return { nodes, seconds: (performance.now() - start) / 1000 };
  }

  /**
   * @param {string} game
   * @param {number} most
   * @returns {Result}
   */
  searchNodes(game, most) {
    const start = performance.now();
    const nodes = this.#engine.benchSearch(game, most);
    return { nodes, seconds: (performance.now() - start) / 1000 };
  }

  /**
   * Thinks about the array in slices, as the page's worker does, having forgotten all it knew.
   * @param {string} game
   * @param {number} ms
   * @returns {Result}
   */
  search(game, ms) {
    this.#engine.call("open", { game }, LUCK);
    const start = performance.now();
    this.#engine.startAnalysis(1);
    let thought = this.#engine.thinkSlice();
    while (!thought.done && performance.now() - start < ms) thought = this.#engine.thinkSlice();
    return { nodes: thought.nodes, seconds: (performance.now() - start) / 1000 };
  }
}

/** @returns {Promise<Glue>} */
export function loadGlue() {
  return import(new URL("menagerie.js", DIST).href);
}

export async function wasmBytes() {
  return new Uint8Array(await readFile(new URL("menagerie_bg.wasm", DIST)));
}
