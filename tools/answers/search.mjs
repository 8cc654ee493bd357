// Searches with fixed numbers of nodes, independent of the clock.

import { askOfRefusals, playRandomly, proveInSlices } from "./game.mjs";

/** @import { Chance } from "./chance.mjs" */
/** @import { Table } from "./table.mjs" */

const NODES = 2_500;
const SLICES = 5;
const MODELS = ["paranoid", "max-n", "best-reply"];

/**
 * Every level plays a ply, with random ones between.
 * @param {Table} table
 * @param {Chance} chance
 */
export function recordLevels(table, chance) {
  for (let level = 1; level <= 8; level += 1) {
    playRandomly(table, chance, 3);
    if (table.view.outcome !== null) return;
    const models = table.info.seats.length > 2 ? [undefined, ...MODELS] : [undefined];
    for (const model of models) {
      const ask = { level, seed: chance.next(), hint: false };
      table.ask("look", { seat: chance.oneIn(2) ? table.view.turn : null });
      table.startThinking(model === undefined ? ask : { ...ask, model });
      table.think(SLICES, NODES);
    }
    table.ask("playSearchResult");
    table.ask("playSearchResult");
  }
}

/** Hints and analyses, including refused ones. @param {Table} table @param {Chance} chance */
export function recordHints(table, chance) {
  playRandomly(table, chance, 6);
  table.ask("look", { seat: null });
  table.startThinking({ level: 3, seed: 1, hint: true });
  table.startAnalysis({ lines: 2 });
  table.thinkSlice(NODES);
  table.look();
  if (table.view.actions.length === 0) return;
  for (const level of [2, 5, 8]) {
    table.startThinking({ level, seed: 7, hint: true });
    table.think(SLICES, NODES);
  }
  for (const lines of [1, 3, 5]) {
    table.startAnalysis({ lines });
    table.think(SLICES, NODES);
    table.ask("playSearchResult");
  }
  if (table.info.seats.length > 2) {
    for (const model of MODELS) {
      table.startAnalysis({ lines: 1, model });
      table.think(SLICES, NODES);
    }
  }
  for (const level of [0, 9]) table.startThinking({ level, seed: 1, hint: false });
  table.startThinking({ level: 1, seed: 1, hint: false, model: "optimist" });
  for (const lines of [0, 6]) table.startAnalysis({ lines });
  table.startAnalysis({ lines: 1, model: "" });
}

/**
 * A position of a lesson or problem: proofs, a search, and its solution.
 * @param {Table} table
 * @param {Chance} chance
 * @param {string[]} moves
 */
export function recordExercise(table, chance, moves) {
  table.look();
  for (const count of [1, 2]) proveInSlices(table, "prove", { moves: count });
  const seats = table.info.seats.length;
  proveInSlices(table, "defend", { seat: (table.view.turn + 1) % seats, moves: 2 });
  table.startThinking({ level: 8, seed: 3, hint: true });
  table.think(SLICES, NODES);
  for (const action of moves) {
    askOfRefusals(table, chance);
    table.look();
    table.ask("play", { action });
  }
  askOfRefusals(table, chance);
  playRandomly(table, chance, 12);
  table.ask("record", { headers: {}, full: true });
}
