// Calls that need no game in progress: the list of games, opening and examining positions.

import { Chance } from "./chance.mjs";
import { choicesOf, exercisesOf, nearly } from "./material.mjs";

/** @import { Table } from "./table.mjs" */

/** @param {Table} table */
export function recordCatalogue(table) {
  callWithoutGame(table);
  table.ask("games");
  for (const level of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255]) table.levelCapMs(level);
  for (const game of ["", "bughouse", "Chess", "chess ", "crown-5", "../chess"]) {
    table.ask("open", { game });
    table.ask("source", { game });
    table.ask("examine", { game });
  }
  table.ask("open", { game: "chess", options: { speed: "high" } });
  table.ask("open", { game: "crown", options: { paratrooper: "maybe" } });
  table.ask("open", { game: "crown", options: { paratrooper: "" } });
  table.ask("examine", { game: "crown", options: { names: "cat-dog" } });
}

/** @param {Table} table */
function callWithoutGame(table) {
  const bare = ["secrets", "playSearchResult", "undo", "redo", "studyStart", "study"];
  for (const call of bare) table.ask(call);
  table.ask("examine", {});
  table.ask("look", { seat: null });
  table.ask("look", { seat: 0 });
  table.ask("choose", { seat: 0, field: "crown", value: "k" });
  table.ask("beliefs", { seat: 0 });
  table.ask("play", { action: "e2e4" });
  table.ask("takeBack", { ply: 0, consent: true });
  table.ask("goTo", { ply: 0 });
  for (const call of ["resign", "flag"]) table.ask(call, { seat: 0 });
  for (const call of ["record", "truth", "studyText"]) table.ask(call, { headers: {} });
  for (const call of ["promotions", "whyNot"]) table.ask(call, { from: 0, to: 1 });
  table.ask("attackers", { to: 0 });
  table.ask("preview", { kind: 0, seat: 0, from: 0, present: true });
  table.ask("studyGo", { node: 0 });
  table.ask("studyAnnotate", { node: 0, comment: "nothing" });
  for (const call of ["studyPromote", "studyRemove"]) table.ask(call, { node: 0 });
  table.ask("prove", { moves: 1 });
  table.ask("defend", { seat: 0, moves: 1 });
  table.ask("load", { record: "1. e2e4 e7e5" });
  table.thinkSlice(100);
  table.startThinking({ level: 1, seed: 1, hint: false });
  table.startAnalysis({ lines: 1 });
}

/** Possible and impossible positions of one game. @param {Table} table @param {any} info */
export function recordPositions(table, info) {
  const game = info.id;
  table.ask("source", { game });
  for (const { options } of choicesOf(info)) {
    table.ask("open", { game, options });
    const start = table.view.position;
    table.ask("examine", {});
    table.ask("examine", { game, options });
    table.ask("examine", { game, options, position: start });
    for (const position of nearly(start)) {
      table.ask("open", { game, options, position });
      table.ask("examine", { game, options, position });
    }
    recordSetups(table, { game, options });
  }
  for (const { options, position } of exercisesOf(game)) {
    table.ask("examine", { game, options, position });
    recordSetups(table, { game, options, position });
  }
}

/**
 * Setups as the editor makes them, one step away from a real position.
 * @param {Table} table
 * @param {{ game: string, options: Record<string, string>, position?: string }} where
 */
function recordSetups(table, where) {
  const setup = table.ask("examine", where)?.setup;
  if (setup === undefined) return;
  const { game, options } = where;
  const chance = new Chance(JSON.stringify(where));
  const examine = (/** @type {object} */ changes) => {
    table.ask("examine", { game, options, setup: { ...setup, ...changes } });
  };
  const { pieces, reserves, turn } = setup;
  const piece = chance.pick(/** @type {any[]} */ (pieces));
  examine({});
  examine({ pieces: [] });
  for (let tries = 0; tries < 4; tries += 1) {
    const gone = chance.below(pieces.length);
    examine({
      pieces: pieces.filter((/** @type {any} */ _, /** @type {number} */ at) => at !== gone),
    });
    examine({ pieces: [...pieces, { ...piece, square: chance.below(64) }] });
  }
  examine({ pieces: [...pieces, { ...piece, kind: 0 }] });
  for (const wrong of [{ square: 100_000 }, { kind: 99 }, { seat: 4 }]) {
    examine({ pieces: [{ ...piece, ...wrong }] });
  }
  examine({ turn: 1 - Math.min(turn, 1) });
  examine({ turn: 7 });
  for (const castling of ["", "KQkq", "AH", "?"]) examine({ castling });
  examine({ enPassant: [{ square: 20, piece: null }] });
  examine({ enPassant: [{ square: 20, piece: piece.square }] });
  examine({ clockPlies: 99, number: 40 });
  examine({ clockPlies: 65_535, number: 0 });
  examine({ reserves: reserves.map((/** @type {number[]} */ counts) => counts.map(() => 1)) });
  examine({ reserves: [[1, 2, 3]] });
  for (const fields of [
    { crown: ["k", "K"] },
    { crown: ["?", "?"] },
    { mine: ["e4"] },
    { x: [] },
  ]) {
    examine({ fields });
  }
}
