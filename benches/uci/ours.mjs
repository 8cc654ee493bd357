// `node benches/uci/ours.mjs`: our Wasm from dist/ as a UCI engine. It searches for the best line in slices, like the page,
// for as long as it may.

import { readFile } from "node:fs/promises";
import { SLICE_NODES } from "../engine.mjs";
import { loadGlue, networkBytes, wasmBytes } from "../peers/wasm.mjs";
import { say, serve } from "./lines.mjs";

/** @import { SearchInfo } from "../../www/engine/protocol.js" */

/** Subtracted from the time of each move, since a slice takes a while. */
const MARGIN_MS = 15;
const WARMING_SLICES = 5;

const glue = await loadGlue();
glue.initSync({ module: await WebAssembly.compile(await wasmBytes()) });
const engine = new glue.Engine();

let game = "chess";
let usesNetwork = true;
/** The game that has been searched already. */
let warmed = "";
/** The current starting position and moves. */
let start = "";
/** @type {string[]} */
let played = [];

await serve(async (line) => {
  const [command, ...words] = line.split(/\s+/);
  switch (command) {
    case "uci":
      say("id name Menagerie in Wasm");
      say("option name UCI_Variant type string default chess");
      say("option name VariantPath type string default <empty>");
      say("option name Network type check default true");
      say("uciok");
      break;
    case "isready":
      await warm();
      say("readyok");
      break;
    case "setoption":
      await setOption(line);
      break;
    case "ucinewgame":
      start = "";
      break;
    case "position":
      place(line);
      break;
    case "go":
      await go(words);
      break;
  }
  return command === "quit";
});

/** Lets node compile hot code and builds the game's tables before the clock runs. */
async function warm() {
  if (warmed === game) return;
  warmed = game;
  engine.open({ game });
  await takeNetwork();
  engine.startAnalysis({ lines: 1 });
  for (let slice = 0; slice < WARMING_SLICES; slice += 1) engine.thinkSlice({ nodes: SLICE_NODES });
}

/** The option has to be set before the first `isready`. */
async function takeNetwork() {
  const name = usesNetwork ? engine.missingNetwork() : undefined;
  if (name !== undefined) engine.setNetwork(await networkBytes(name));
}

/** @param {string} line */
async function setOption(line) {
  const [, name, value] = /^setoption name (.+) value (.+)$/.exec(line) ?? [];
  if (name === "UCI_Variant") game = value;
  if (name === "Network") usesNetwork = value === "true";
  if (name === "VariantPath") {
    engine.adopt({ text: await readFile(value, "utf8") });
  }
  start = "";
}

/** Plays only the new moves, so that earlier search results are kept. @param {string} line */
function place(line) {
  const [head, tail = ""] = line.split(" moves");
  const moves = tail.split(" ").filter((word) => word !== "");
  const goesOn = head === start && played.every((move, at) => move === moves[at]);
  if (!goesOn) {
    const position = /^position fen (.+)$/.exec(head)?.[1];
    engine.open(position === undefined ? { game } : { game, position });
    [start, played] = [head, []];
  }
  for (const move of moves.slice(played.length)) {
    play(move);
    played.push(move);
  }
}

/** @param {string} word */
function play(word) {
  const promotion = /^([a-z]\d+[a-z]\d+)([a-z]+)$/i.exec(word);
  const action = promotion === null ? word : `${promotion[1]}=${promotion[2].toUpperCase()}`;
  engine.play({ action });
}

/** @param {string[]} words */
async function go(words) {
  const number = (/** @type {string} */ name) => {
    const at = words.indexOf(name);
    return at < 0 ? Infinity : Number(words[at + 1]);
  };
  const begun = performance.now();
  const ms = number("movetime") - MARGIN_MS;
  const nodes = number("nodes");
  const depth = number("depth");
  engine.startAnalysis({ lines: 1 });
  let thought = slice();
  let told = 0;
  while (
    !thought.done &&
    performance.now() - begun < ms &&
    thought.nodes < nodes &&
    thought.depth < depth
  ) {
    if (thought.depth > told) tell(thought, begun);
    told = thought.depth;
    thought = slice();
  }
  tell(thought, begun);
  say(`bestmove ${uciText(thought.best)}`);
}

/** @returns {SearchInfo} */
function slice() {
  return engine.thinkSlice({ nodes: SLICE_NODES });
}

/** @param {SearchInfo} thought @param {number} begun */
function tell({ depth, scoreCentipawns, mateInPlies, nodes, line }, begun) {
  const ms = Math.round(performance.now() - begun);
  const score =
    mateInPlies === null ? `cp ${scoreCentipawns}` : `mate ${Math.ceil(mateInPlies / 2)}`;
  const moves = line.map(uciText).join(" ");
  say(`info depth ${depth} score ${score} nodes ${nodes} time ${ms} pv ${moves}`);
}

/** @param {string} action */
function uciText(action) {
  const [way, code = ""] = action.split("=");
  return way + code.toLowerCase();
}
