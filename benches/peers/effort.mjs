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
