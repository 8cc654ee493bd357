// The bundle's engine. It imports nothing, so that it runs both in node and in Chromium.

/** @import { Workload, Result } from "./workloads.mjs" */
/** @import { Engine } from "../www/engine/protocol.js" */

/** A slice of a search: a hundredth of a second or two. */
export const SLICE_NODES = 8_192;

/** @typedef {{ initSync: (wasm: { module: WebAssembly.Module }) => { memory: WebAssembly.Memory }, Engine: new () => Engine }} Glue */

/**
 * @typedef {object} Measured
 * @property {number} compileMs  from bytes to a module
 * @property {number} openMs     from the module to the first legal moves
 * @property {number} memoryBytes  of the Wasm at that time
 * @property {Result[][]} tries  [try][workload]
 */

/**
 * All measurements of one environment: from bytes to the first legal moves once, then the workloads.
 * @param {Glue} glue
 * @param {BufferSource} bytes
 * @param {string} firstGame
 * @param {Workload[]} workloads
 * @param {number} tries
 * @returns {Promise<Measured>}
 */
export async function measure(glue, bytes, firstGame, workloads, tries) {
  const start = performance.now();
  // Compiled asynchronously, as browsers require on a page except for tiny modules.
  const module = await WebAssembly.compile(bytes);
  const compiled = performance.now();
  const { memory } = glue.initSync({ module });
  const engine = new glue.Engine();
  engine.open({ game: firstGame });
  const opened = performance.now();
  const memoryBytes = memory.buffer.byteLength;
  // A short first round, not counted, lets the browser compile hot code.
  for (const { game, kind, amount } of workloads) {
    run({ game, kind, amount: kind === "perft" ? amount - 1 : amount / 10 });
  }
  const rounds = Array.from({ length: tries }, () => workloads.map(run));
  return { compileMs: compiled - start, openMs: opened - compiled, memoryBytes, tries: rounds };

  /** @param {Workload} workload */
  function run({ game, kind, amount }) {
    const start = performance.now();
    const nodes =
      kind === "perft"
        ? engine.benchPerft({ game, depth: amount })
        : engine.benchSearch({ game, nodes: amount });
    return { nodes, seconds: (performance.now() - start) / 1000 };
  }
}
