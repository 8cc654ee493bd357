// The page's engine, as the bundle has it. Runs in node and, served beside the bundle's glue, in Chromium: it imports nothing.

/** @typedef {import("./workloads.mjs").Workload} Workload */
/** @typedef {import("./workloads.mjs").Result} Result */

/** @typedef {import("../www/engine/protocol.js").Engine} Engine */

/** A slice of thinking: a hundredth of a second or two. */
export const SLICE_NODES = 8_192;

/** @typedef {{ initSync: (wasm: { module: WebAssembly.Module }) => { memory: WebAssembly.Memory }, Engine: new () => Engine }} Glue */

/**
 * @typedef {object} Measured
 * @property {number} compileMs  from bytes to a module
 * @property {number} openMs     from there to the first legal moves
 * @property {number} memoryBytes  of the Wasm, then
 * @property {Result[][]} tries  [try][workload]
 */

/**
 * All measurements of one environment: once from bytes to the first legal moves, then the workloads.
 * @param {Glue} glue
 * @param {BufferSource} bytes
 * @param {string} firstGame
 * @param {Workload[]} workloads
 * @param {number} tries
 * @returns {Promise<Measured>}
 */
export async function measure(glue, bytes, firstGame, workloads, tries) {
  const start = performance.now();
  // Compiled asynchronously, which browsers demand of all but tiny modules on a page.
  const module = await WebAssembly.compile(bytes);
  const compiled = performance.now();
  const { memory } = glue.initSync({ module });
  const engine = new glue.Engine();
  engine.open({ game: firstGame });
  const opened = performance.now();
  const memoryBytes = memory.buffer.byteLength;
  // A first round, not counted and shorter, lets the browser compile what is hot.
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
