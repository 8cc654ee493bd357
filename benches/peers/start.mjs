// `node benches/peers/start.mjs GAME`: from the Wasm's bytes in hand to a game's first legal moves, in a process where nothing is
// warm. Prints what was measured as JSON.

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { measure } from "../engine.mjs";
import { loadGlue, wasmBytes } from "./wasm.mjs";

/** @typedef {import("../engine.mjs").Measured} Measured */

const SCRIPT = fileURLToPath(import.meta.url);

/**
 * In a process of its own.
 * @param {string} game
 * @returns {Promise<Measured>}
 */
export async function measureStart(game) {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, game]);
  return JSON.parse(stdout);
}

if (process.argv[1] === SCRIPT) {
  const measured = await measure(await loadGlue(), await wasmBytes(), process.argv[2], [], 0);
  console.log(JSON.stringify(measured));
}
