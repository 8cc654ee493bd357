// The page's engine, as the bundle has it. Runs in node and, served beside the bundle's glue, in Chromium: it imports nothing.

/** @typedef {import("./workloads.mjs").Workload} Workload */
/** @typedef {import("./workloads.mjs").Result} Result */

/**
 * What the glue offers of it here.
 * @typedef {object} Engine
 * @property {(name: string, ask: unknown) => unknown} call
 * @property {(game: string, depth: number) => number} benchPerft  answers the nodes
 * @property {(game: string, nodes: number) => number} benchSearch  answers the nodes
 */

/** @typedef {{ initSync: (wasm: { module: BufferSource }) => unknown, Engine: new () => Engine }} Glue */

/**
 * All measurements of one environment: once from bytes to the first legal moves, then the workloads.
 * @param {Glue} glue
 * @param {BufferSource} bytes
 * @param {string} firstGame
 * @param {Workload[]} workloads
 * @returns {Promise<{ firstMovesMs: number, results: Result[] }>}
 */
export async function measure(glue, bytes, firstGame, workloads) {
  const start = performance.now();
  // Compiled asynchronously, which browsers demand of all but tiny modules on a page.
  glue.initSync({ module: /** @type {any} */ (await WebAssembly.compile(bytes)) });
  const engine = new glue.Engine();
  engine.call("open", { game: firstGame });
  const firstMovesMs = performance.now() - start;
  const results = workloads.map((workload) => run(engine, workload));
  return { firstMovesMs, results };

  /**
   * @param {Engine} engine
   * @param {Workload} workload
   */
  function run(engine, { game, kind, amount }) {
    const work = kind === "perft" ? engine.benchPerft : engine.benchSearch;
    // The first run, shorter, lets the browser compile what is hot.
    work.call(engine, game, kind === "perft" ? amount - 1 : amount / 10);
    const start = performance.now();
    const nodes = work.call(engine, game, amount);
    return { nodes, seconds: (performance.now() - start) / 1000 };
  }
}
