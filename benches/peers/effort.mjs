// What work costs: seconds of the processor's time, all threads of this process together. Other programs that want the processor
// meanwhile change it little, as they would the seconds on the wall.

/**
 * How long it takes, once it is known what it came to.
 * @template {number | Promise<number>} T
 * @param {() => T} work  answers the nodes
 * @returns {Promise<import("../workloads.mjs").Result>}
 */
export async function effort(work) {
  const start = process.cpuUsage();
  const nodes = await work();
  const { user, system } = process.cpuUsage(start);
  return { nodes, seconds: (user + system) / 1e6 };
}

/**
 * The same work until it has come to so many nodes: what takes a few milliseconds can't be told from the system's own steps.
 * @param {number} least
 * @param {() => Promise<import("../workloads.mjs").Result>} work  of at least one node
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
