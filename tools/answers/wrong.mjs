// Invalid requests. Editions may refuse them in different words, so compare this scene by eye.

/** @import { Table } from "./table.mjs" */

const SETUP = {
  pieces: [],
  reserves: [],
  turn: 0,
  castling: "",
  enPassant: [],
  clockPlies: 0,
  number: 1,
  fields: {},
};

/** @type {Record<string, Record<string, unknown>>} */
const GOOD = {
  open: { game: "crown" },
  openFile: { text: "format = 1" },
  load: { record: "1. e2e4" },
  loadTruth: { record: "1. e2e4" },
  record: { headers: {} },
  truth: { headers: {} },
  look: { seat: 0 },
  choose: { seat: 0, field: "crown", value: "k" },
  beliefs: { seat: 0 },
  play: { action: "e2e4" },
  takeBack: { ply: 0, consent: true },
  goTo: { ply: 0 },
  resign: { seat: 0 },
  flag: { seat: 0 },
  promotions: { from: 0, to: 1 },
  whyNot: { from: 0, to: 1 },
  attackers: { to: 0 },
  preview: { kind: 0, seat: 0, from: 0, present: true },
  studyLoad: { text: "1. e2e4" },
  studyGo: { node: 0 },
  studyAnnotate: { node: 0, comment: "", glyph: "", arrows: [{ from: 0, to: 0, colour: "red" }] },
  studyPromote: { node: 0 },
  studyRemove: { node: 0 },
  studyText: { headers: {} },
  prove: { moves: 1, nodes: 10 },
  defend: { seat: 1, moves: 1, nodes: 10 },
  adopt: { text: "format = 1" },
  source: { game: "chess" },
  check: { text: "format = 1" },
  examine: { game: "chess", setup: SETUP },
  import: { text: "[nothing]" },
};

const VALUES = [null, -1, 1.5, 2 ** 32, 2 ** 53, Number.NaN, Infinity, true, "1", "", [], {}, [[]]];
const ILL_FORMED = "\ud800";

/** @param {Table} table */
export function recordWrongAsks(table) {
  table.ask("open", { game: "crown" });
  for (const [call, ask] of Object.entries(GOOD)) {
    table.ask(call, { ...ask, weather: "fine" });
    for (const name of Object.keys(ask)) {
      const { [name]: _, ...rest } = ask;
      table.ask(call, rest);
      for (const value of [...VALUES, ILL_FORMED]) table.ask(call, { ...ask, [name]: value });
    }
  }
  recordNested(table);
}

/** Faults inside a field. @param {Table} table */
function recordNested(table) {
  for (const options of [
    { names: 1 },
    { names: null },
    { names: ILL_FORMED },
    { [ILL_FORMED]: "" },
  ]) {
    table.ask("open", { game: "crown", options });
  }
  for (const headers of [{ White: 1 }, { White: ILL_FORMED }, { "a b": "c" }]) {
    table.ask("record", { headers });
  }
  const arrow = { from: 0, to: 0, colour: "red" };
  for (const wrong of [{ from: -1 }, { to: "a1" }, { colour: null }, { weight: 2 }]) {
    table.ask("studyAnnotate", { node: 0, arrows: [{ ...arrow, ...wrong }] });
  }
  for (const name of Object.keys(SETUP)) {
    for (const value of [null, -1, 70_000, "x", {}, [1], [[300]]]) {
      table.ask("examine", { game: "chess", setup: { ...SETUP, [name]: value } });
    }
  }
  const piece = { square: 0, kind: 0, seat: 0 };
  for (const wrong of [{ square: null }, { kind: 1.5 }, { seat: "0" }, { hat: 1 }]) {
    table.ask("examine", { game: "chess", setup: { ...SETUP, pieces: [{ ...piece, ...wrong }] } });
  }
}
