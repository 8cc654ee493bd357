// The headers of games that were opened from a text: kept, shown, and written again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { aboutGame, headerText, playerNames } from "../../www/i18n/header-words.js";
import { recordHeaders } from "../../www/i18n/strings.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { readSavedGame, writtenGame } from "../../www/storage/saved-game.js";
import { pgnOfTable } from "../../www/controllers/exports.js";
import { caissa, view } from "./fixtures/caissa.js";
import { SAVED } from "./fixtures/saved.js";

const info = { ...caissa(), secretive: false };

const HEADERS = {
  Event: "Hoogovens",
  Date: "1999.01.??",
  White: "Kasparov",
  Black: "?",
  Termination: "Black resigns",
};

/** @param {Record<string, string> | null} headers */
function tableWith(headers) {
  const players = info.seats.map(() => ({ player: "human", level: "level-1" }));
  /** @type {any} */
  const opened = { kind: "opened", info, view: view({}), players, pins: [], headers };
  const rest = { model: null, turned: 0, pause: "none", coverFor: null, spectated: false };
  return reduce(initialState(), { ...opened, ...rest, secrets: null });
}

test("headers are shown without what would break a line or turn its direction", () => {
  assert.equal(headerText("\u202eAnna\u0000\n  Berg\u2069"), "Anna Berg");
  for (const unknown of ["", " ", "?", "-", "????.??.??", undefined])
    assert.equal(headerText(unknown), "");
  assert.equal(headerText("♘".repeat(1_000_000)), `${"♘".repeat(80)}…`);
  assert.equal(headerText("عُمَر"), "عُمَر");
});

test("names are found by the player's name, or as White and Black", () => {
  assert.deepEqual(playerNames(info, HEADERS), ["Kasparov", ""]);
  const named = info.seats.map((seat, at) => ({ ...seat, header: ["Gold", "Blue"][at] ?? "" }));
  const other = { ...info, seats: named };
  assert.deepEqual(playerNames(other, { White: "A", Black: "B" }), ["A", "B"]);
  assert.deepEqual(playerNames(other, { Gold: "A", Blue: "B" }), ["A", "B"]);
  assert.deepEqual(playerNames(info, null), ["", ""]);
  assert.deepEqual(aboutGame(info, HEADERS), ["Kasparov – ?", "Hoogovens", "1999.01"]);
  assert.deepEqual(aboutGame(info, null), []);
});

test("records name players as the variant file does, whatever the page calls them", () => {
  const state = tableWith(null);
  const seats = info.seats.map((seat, at) => ({ ...seat, name: ["Weiß", "Schwarz"][at] ?? "" }));
  const headers = recordHeaders({ ...state, info: { ...info, seats } });
  assert.deepEqual(headers, { White: "Human", Black: "Human" });
});

test("a record keeps the headers that it was opened with", () => {
  assert.deepEqual(recordHeaders(tableWith(HEADERS)), HEADERS);
  assert.deepEqual(recordHeaders(tableWith({})), {});
  assert.deepEqual(recordHeaders(tableWith(null)), { White: "Human", Black: "Human" });
  // Our own records name no people: whoever plays now is named.
  const computer = { player: /** @type {const} */ ("computer"), level: "level-3" };
  const own = { ...tableWith({ White: "Human", Black: "Human" }) };
  const { White, Black } = recordHeaders({ ...own, players: [own.players[0], computer] });
  assert.deepEqual([White, Black], ["Human", "Computer, level 3"]);
});

test("a game that is played on keeps names and event, not the end", () => {
  const played = { kind: /** @type {const} */ ("played"), view: view({}), secrets: null };
  const { Termination: _, ...kept } = HEADERS;
  assert.deepEqual(reduce(tableWith(HEADERS), played).headers, kept);
  assert.equal(reduce(tableWith(null), played).headers, null);
});

test("a new game starts without the headers and the variations of the one before", () => {
  const before = { ...tableWith(HEADERS), studyOffer: { record: "1. e4 (1. d4)", line: 1 } };
  /** @type {any} */
  const opened = { kind: "opened", info, view: view({}), players: [], pins: [], secrets: null };
  const { headers, studyOffer } = reduce(before, opened);
  assert.deepEqual([headers, studyOffer], [null, null]);
  assert.equal(reduce(before, { kind: "leave-variations" }).studyOffer, null);
});

test("headers are saved with the game, and faulty ones refused", () => {
  const saved = { ...SAVED, headers: HEADERS };
  assert.deepEqual(readSavedGame(writtenGame(saved)), { saved });
  assert.equal("headers" in writtenGame(SAVED), false);
  for (const headers of ["White", ["White"], { White: 1 }]) {
    const read = readSavedGame({ ...writtenGame(SAVED), headers });
    assert.equal("fault" in read && read.fault.at, "headers");
  }
});

test("PGN has today's date only if the game is played here", async () => {
  /** @type {any} */
  let asked = null;
  /** @type {any} */
  const engine = { call: async (/** @type {string} */ _, /** @type {any} */ ask) => (asked = ask) };
  await pgnOfTable(engine, tableWith(HEADERS), 0);
  assert.deepEqual(asked.headers, HEADERS);
  await pgnOfTable(engine, tableWith({}), 0);
  assert.equal(asked.headers.Date, undefined);
  await pgnOfTable(engine, tableWith(null), 0);
  assert.match(asked.headers.Date, /^\d{4}\.\d\d\.\d\d$/);
});
