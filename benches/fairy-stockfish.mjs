// Fairy-Stockfish in Wasm, walking our Grand-Cavalier-like variant: the mark to be beaten.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fastest } from "./workloads.mjs";

const PACKAGE = "fairy-stockfish-nnue.wasm";
const VARIANT = "grand-cavalier-like";

/**
 * The part of its interface that we use: UCI in, lines out.
 * @typedef {object} FairyStockfish
 * @property {{ writeFile: (path: string, bytes: Uint8Array) => void }} FS
 * @property {(line: string) => void} postMessage
 * @property {(listener: (line: string) => void) => void} addMessageListener
 */

/**
 * Its own `go perft`, which counts at the leaves, on one thread. The first, shallower one lets node compile what is hot.
 * @param {number} depth
 * @param {number} tries
 */
export async function fairyPerft(depth, tries) {
  const engine = await start();
  await perft(engine, depth - 1);
  const results = [];
  for (let at = 0; at < tries; at += 1) results.push(await perft(engine, depth));
  return fastest(results);
}

/** @returns {Promise<FairyStockfish>} */
async function start() {
  const require = createRequire(import.meta.url);
  const create = require(`${PACKAGE}/stockfish.js`);
  // It would fetch its bytes by a URL that node's fetch refuses.
  const wasmBinary = await readFile(require.resolve(`${PACKAGE}/stockfish.wasm`));
  const engine = await create({ wasmBinary });
  const file = "/variants.ini";
  engine.FS.writeFile(file, await readFile(new URL("variants.ini", import.meta.url)));
  engine.postMessage(`setoption name VariantPath value ${file}`);
  engine.postMessage(`setoption name UCI_Variant value ${VARIANT}`);
  engine.postMessage("position startpos");
  return engine;
}

/**
 * @param {FairyStockfish} engine
 * @param {number} depth
 * @returns {Promise<import("./workloads.mjs").Result>}
 */
function perft(engine, depth) {
  return new Promise((done) => {
    const start = performance.now();
    engine.addMessageListener((line) => {
      const found = /^Nodes searched: (\d+)/.exec(line);
      if (found === null) return;
      done({ nodes: Number(found[1]), seconds: (performance.now() - start) / 1000 });
    });
    engine.postMessage(`go perft ${depth}`);
  });
}
