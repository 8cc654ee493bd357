// Runs the workloads natively, through the command line.

import { execFileSync } from "node:child_process";

/** @import { Workload, Result } from "./workloads.mjs" */

/** @param {string} program @param {Workload} workload @returns {Result} */
export function runNatively(program, { game, kind, amount }) {
  return kind === "perft" ? perft(program, game, amount) : search(program, game, amount);
}

/**
 * The command prints no time for a perft, so the process is timed, minus the time of one that does nothing.
 * @param {string} program
 * @param {string} game
 * @param {number} depth
 */
function perft(program, game, depth) {
  const idle = timed(() => execFileSync(program, ["perft", game, "1"]));
  const whole = timed(() =>
    execFileSync(program, ["perft", game, String(depth)], { encoding: "utf8" }),
  );
  const nodes = Number(whole.value.trim().split("\n").at(-1));
  return { nodes, seconds: whole.seconds - idle.seconds };
}

/** @param {string} program @param {string} game @param {number} nodes */
function search(program, game, nodes) {
  const text = execFileSync(program, ["search", game, "--nodes", String(nodes)], {
    encoding: "utf8",
  });
  const answer = JSON.parse(text);
  return { nodes: answer.nodes, seconds: answer.nodes / answer.nps };
}

/**
 * @template T
 * @param {() => T} work
 */
function timed(work) {
  const start = performance.now();
  const value = work();
  return { value, seconds: (performance.now() - start) / 1000 };
}
