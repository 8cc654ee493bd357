// `node benches/main.mjs PROGRAM`, called by `cargo xtask bench`: all benchmarks on one machine, in one run, on one thread.

import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { measureInChromium } from "./chromium.mjs";
import { runNatively } from "./cli.mjs";
import { measure } from "./engine.mjs";
import { measureLoading } from "./loading.mjs";
import { measureRepaint } from "./repaint.mjs";
import { sizes } from "./sizes.mjs";
import { measureWaiting } from "./waiting.mjs";
import { FIRST_GAME, TRIES, WORKLOADS, fastest, speed } from "./workloads.mjs";

/** @import { Result } from "./workloads.mjs" */
/** @import { Measured } from "./engine.mjs" */

const DIST = new URL("../dist/", import.meta.url);

const program = process.argv[2];
if (program === undefined) throw new Error("the path of the program is missing");

console.log("== menagerie bench");
execFileSync(program, ["bench"], { stdio: "inherit" });

console.log(
  `\n== million nodes a second, the fastest of ${TRIES} runs (perft counts at the leaves)`,
);
const native = bests(
  Array.from({ length: TRIES }, () => WORKLOADS.map((one) => runNatively(program, one))),
);
const inNode = await measureInNode();
const inChromium = await measureInChromium(FIRST_GAME, WORKLOADS, TRIES);
printSpeeds(native, bests(inNode.tries), bests(inChromium.tries));

console.log(`\n== from the Wasm's bytes to the first legal moves of ${FIRST_GAME} (mark: 50 ms)`);
printStart("node", inNode);
printStart("Chromium", inChromium);

console.log(
  "\n== milliseconds for a repaint of 122 pieces on four levels in Chromium (mark: a median of 8)",
);
console.table(await measureRepaint());

console.log(
  "\n== a first visit in Chromium, the page's own thread slowed 4 times (its workers aren't)",
);
console.table(await measureLoading());

console.log("\n== milliseconds that a player waits in Chromium");
console.table(await measureWaiting());

console.log("\n== bytes");
console.table(Object.fromEntries((await sizes()).map(({ name, ...size }) => [name, size])));

async function measureInNode() {
  const glue = await import(new URL("menagerie.js", DIST).href);
  const bytes = await readFile(new URL("menagerie_bg.wasm", DIST));
  return measure(glue, bytes, FIRST_GAME, WORKLOADS, TRIES);
}

/** The fastest run of each workload. @param {Result[][]} tries */
function bests(tries) {
  return WORKLOADS.map((_, at) => fastest(tries.map((results) => results[at])));
}

/** @param {string} where @param {Measured} measured */
function printStart(where, { compileMs, openMs }) {
  const [whole, compile, open] = [compileMs + openMs, compileMs, openMs].map((ms) => ms.toFixed(1));
  console.log(`${where}: ${whole} ms (compiling ${compile}, starting and opening ${open})`);
}

/** @param {Result[]} native @param {Result[]} node @param {Result[]} chromium */
function printSpeeds(native, node, chromium) {
  const rows = WORKLOADS.map(({ game, kind, amount }, at) => [
    `${game} ${kind} ${amount}`,
    {
      nodes: native[at].nodes,
      native: millions(native[at]),
      node: millions(node[at]),
      "node/native": ratio(node[at], native[at]),
      Chromium: millions(chromium[at]),
      "Chromium/native": ratio(chromium[at], native[at]),
    },
  ]);
  console.table(Object.fromEntries(rows));
  for (const [at, { nodes }] of native.entries()) {
    const same = nodes === node[at].nodes && nodes === chromium[at].nodes;
    if (!same) throw new Error(`${rows[at][0]}: native and Wasm count different nodes`);
  }
}

/** @param {Result} result */
function millions(result) {
  return Number((speed(result) / 1e6).toFixed(2));
}

/** @param {Result} one @param {Result} other */
function ratio(one, other) {
  return Number((speed(one) / speed(other)).toFixed(2));
}
