// Measures work in processor seconds of all threads of this process, which other programs affect less than wall time.

/** @import { Result } from "../workloads.mjs" */

/**
 * The effort of one run.
 * @template {number | Promise<number>} T
 * @param {() => T} work  returns the number of nodes
 * @returns {Promise<Result>}
 */
export async function effort(work) {
  const start = process.cpuUsage();
  const nodes = await work();
  const { user, system } = process.cpuUsage(start);
  return { nodes, seconds: (user + system) / 1e6 };
}

/**
 * Repeats the work until it has reached enough nodes: a few milliseconds can't be measured reliably.
 * @param {number} least
 * @param {() => Promise<Result>} work  at least one node
 */
export async function repeated(least, work) {
  const sum = { nodes: 0, seconds: 0 };
  while (sum.nodes < least) {
    const { nodes, seconds } = await work();
    sum.nodes += nodes;
    sum.seconds += seconds;
  }
  return sum;
}
