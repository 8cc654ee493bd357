// Our Wasm from the bundle, in node.

import { readFile } from "node:fs/promises";
import { SLICE_NODES } from "../engine.mjs";
import { effort } from "./effort.mjs";

/** @import { Glue } from "../engine.mjs" */
/** @import { Engine } from "../../www/engine/protocol.js" */

const DIST = new URL("../../dist/", import.meta.url);
const FILES = new URL("../variants/", import.meta.url);

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

  /** Adds a file of benches/variants/ to its games. @param {string} game */
  async adopt(game) {
    const text = await readFile(new URL(`${game}.toml`, FILES), "utf8");
    this.#engine.adopt({ text });
  }

  /** @param {string} game @param {number} depth */
  perft(game, depth) {
    return effort(() => this.#engine.benchPerft({ game, depth }));
  }

  /** @param {string} game @param {number} most */
  searchNodes(game, most) {
    return effort(() => this.#engine.benchSearch({ game, nodes: most }));
  }

  /**
   * Searches the starting position in slices, like the page's worker, with an empty memory.
   * @param {string} game
   * @param {number} ms
   */
  search(game, ms) {
    this.#engine.open({ game });
    return effort(() => {
      const start = performance.now();
      this.#engine.startAnalysis({ lines: 1 });
      let thought = this.#engine.thinkSlice({ nodes: SLICE_NODES });
      while (!thought.done && performance.now() - start < ms)
        thought = this.#engine.thinkSlice({ nodes: SLICE_NODES });
      return thought.nodes;
    });
  }
}

/** @returns {Promise<Glue>} */
export function loadGlue() {
  return import(new URL("menagerie.js", DIST).href);
}

/** @param {string} name */
export async function networkBytes(name) {
  return new Uint8Array(await readFile(new URL(`networks/${name}.network`, DIST)));
}

export async function wasmBytes() {
  return new Uint8Array(await readFile(new URL("menagerie_bg.wasm", DIST)));
}
