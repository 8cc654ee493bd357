import assert from "node:assert/strict";
import { test } from "node:test";
import { newsWords } from "../../www/embed/embed-voice.js";
import { initialState } from "../../www/state/state.js";
import { crown, view } from "./fixtures/crown.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @import { State } from "../../www/state/page-state.js" */

const info = crown();
const HUMAN = { player: /** @type {const} */ ("human"), level: "3" };
const COMPUTER = { player: /** @type {const} */ ("computer"), level: "3" };

/** @param {number} ply @param {Partial<State>} [news] @returns {State} */
const at = (ply, news) => ({
  ...initialState(),
  info,
  players: [HUMAN, COMPUTER],
  view: { ...view(), ply, played: [plainPlayed({ text: "e2e4" })].slice(0, Math.max(1, ply)) },
  ...news,
});

/** @param {State} state @param {string} line @param {boolean} near */
const moment = (state, line, near) => ({ state, line, near });

test("with the focus on the board moves and status are announced", () => {
  const before = moment(at(0), "White to move.", true);
  const told = newsWords(before, moment(at(1), "Black to move.", true));
  assert.equal(told.length, 2);
  assert.match(told[0] ?? "", /e2e4/);
  assert.equal(told[1], "Black to move.");
});

test("elsewhere announcements name the board and leave out progress", () => {
  const before = moment(at(0), "White to move.", false);
  assert.equal(newsWords(before, moment(at(1), "Black to move.", false))[0], `${info.name}.`);
  assert.deepEqual(newsWords(before, moment(at(0), "White is thinking…", false)), []);
  const near = { ...before, near: true };
  assert.deepEqual(newsWords(near, moment(at(0), "Thinking.", true)), ["Thinking."]);
});

test("a board being loaded announces nothing", () => {
  const empty = moment(initialState(), "", false);
  assert.deepEqual(newsWords(empty, moment(at(0), "White to move.", false)), []);
});

test("of a game between computers only the end is announced", () => {
  const alone = { players: [COMPUTER, COMPUTER] };
  const before = moment(at(0, alone), "", false);
  assert.deepEqual(newsWords(before, moment(at(1, alone), "", false)), []);
  const outcome = { reason: "checkmate", winner: 0, places: [1, 2] };
  const over = at(1, alone);
  const ended = { ...over, view: { ...over.view, outcome } };
  assert.equal(newsWords(before, moment(/** @type {State} */ (ended), "Over.", false)).length, 3);
});

test("a repeated refusal is announced again", () => {
  const refusal = { code: /** @type {const} */ ("move-unreadable"), args: {} };
  const before = moment(at(0, { refusal }), "No.", true);
  assert.deepEqual(newsWords(before, before), []);
  assert.deepEqual(newsWords(before, moment(at(0, { refusal: { ...refusal } }), "No.", true)), [
    "No.",
  ]);
});
