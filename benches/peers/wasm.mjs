// Our side in Wasm, as the bundle has it, in node.

import { readFile } from "node:fs/promises";
import { SLICE_NODES } from "../engine.mjs";
import { effort } from "./effort.mjs";

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
    await adopt(this.#engine, text);
  }

  /**
   * @param {string} game
   * @param {number} depth
   */
  perft(game, depth) {
    return effort(() => this.#engine.benchPerft(game, depth));
  }

  /**
   * @param {string} game
   * @param {number} most
   */
  searchNodes(game, most) {
    return effort(() => this.#engine.benchSearch(game, most));
  }

  /**
   * Thinks about the array in slices, as the page's worker does, having forgotten all it knew.
   * @param {string} game
   * @param {number} ms
   */
  search(game, ms) {
    this.#engine.call("open", { game }, LUCK);
    return effort(() => {
      const start = performance.now();
      this.#engine.startAnalysis(1);
      let thought = this.#engine.thinkSlice(SLICE_NODES);
      while (!thought.done && performance.now() - start < ms)
        thought = this.#engine.thinkSlice(SLICE_NODES);
      return thought.nodes;
    });
  }
}

/**
 * Takes a variant file among an engine's games. In bundles that have a workshop files are read there.
 * @param {Engine} engine
 * @param {string} text
 */
export async function adopt(engine, text) {
  if (engine.bring !== undefined) {
    const glue = await import(new URL("menagerie-workshop.js", DIST).href);
    glue.initSync({
      module: await WebAssembly.compile(await bytesOf("menagerie-workshop_bg.wasm")),
    });
    engine.bring(text, new glue.Workshop().pack(text));
  }
  engine.call("adopt", { text }, LUCK);
}

/** @returns {Promise<Glue>} */
export function loadGlue() {
  return import(new URL("menagerie.js", DIST).href);
}

export function wasmBytes() {
  return bytesOf("menagerie_bg.wasm");
}

/** @param {string} name */
async function bytesOf(name) {
  return new Uint8Array(await readFile(new URL(name, DIST)));
}
