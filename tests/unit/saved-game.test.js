import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isEarlierState,
  readSavedGame,
  readSeats,
  writtenGame,
} from "../../www/storage/saved-game.js";
import { SAVED } from "./fixtures/saved.js";

/** @param {string} moves @param {string[]} [headers] */
const record = (moves, headers = []) =>
  ['[Format "1"]', '[Game "chess"]', ...headers, "", moves, ""].join("\n");

/** @param {string} moves @param {string[]} [headers] */
const plain = (moves, headers) => ({ ...SAVED, record: record(moves, headers) });

/** Opened: the record contains the secrets. @param {string} moves @param {string[]} [headers] */
const sealed = (moves, headers) => ({ ...plain(moves, headers), sealed: "sealed" });

test("a game is an earlier state of itself with more moves, with any players and end", () => {
  const seats = ['[White "Human"]', '[Result "*"]'];
  const early = plain("1. e2e4 *", seats);
  for (const late of [
    plain("1. e2e4 *"),
    plain("1. e2e4 e7e5\n2. g1f3 *", seats),
    plain("1. e2e4 1-0", ['[White "Computer, level 3"]', '[Result "1-0"]']),
  ])
    assert.equal(isEarlierState(early, late), true, late.record);
  assert.equal(isEarlierState(plain("1. e2e4 1-0"), plain("1. e2e4 1-0")), true);
  assert.equal(isEarlierState(plain("*"), early), true);
});

test("a game that has something of its own isn't earlier", () => {
  const early = plain("1. e2e4 e7e5 {why?} *");
  for (const late of [
    plain("1. e2e4 *"),
    plain("1. e2e4 e7e5 *"),
    plain("1. d2d4 e7e5 {why?} *"),
    plain("1. e2e4 e7e5 {why?} *", ['[Position "8/8 w"]']),
    plain("1. e2e4 e7e5 {why?} *", ['[Option "castling=no"]']),
    sealed("1. e2e4 e7e5 {why?} *"),
    { ...SAVED, record: "" },
  ])
    assert.equal(isEarlierState(early, late), false, late.record);
  assert.equal(isEarlierState(plain("1. e2e4 1-0"), plain("1. e2e4 e7e5 *")), false);
  const clock = { control: "300+5", used: [0, 1500], fallen: [] };
  assert.equal(isEarlierState({ ...early, clock }, early), false);
  assert.equal(isEarlierState({ ...early, clock }, { ...early, clock }), true);
});

test("games with secrets are compared by their secrets", () => {
  const opening = (/** @type {string} */ salt) => [`[Opening "w crown 0 K ${salt}"]`];
  const early = sealed("1. e2e4 *", opening("01"));
  assert.equal(isEarlierState(early, sealed("1. e2e4 e7e5 *", opening("01"))), true);
  assert.equal(isEarlierState(early, sealed("1. e2e4 e7e5 *", opening("02"))), false);
  assert.equal(isEarlierState(early, plain("1. e2e4 e7e5 *", opening("01"))), false);
});

test("of a sealed game, players and PINs outside the seal are ignored", () => {
  const clock = { control: "300+5/60", used: [0, 1500], fallen: [] };
  const game = { ...SAVED, record: "", sealed: "menagerie-sealed-2:x", clock };
  const read = readSavedGame({ ...writtenGame(game), players: SAVED.players, pins: [null] });
  assert.deepEqual(read, { saved: { ...game, players: [], pins: [] } });
  const { record: _record, ...old } = { ...game, format: 3, pins: [] };
  assert.deepEqual(readSavedGame(old), { saved: { ...game, players: [], pins: [] } });
  const faulty = readSavedGame({ ...old, clock: { ...clock, control: "soon" } });
  assert.equal("fault" in faulty && faulty.fault.at, "clock");
});

test("what was sealed is checked when it is opened", () => {
  const { players } = SAVED;
  const pins = [{ salt: "00", hash: "ff", rounds: 600_000 }, null];
  assert.deepEqual(readSeats({ players, pins }), { players, pins });
  for (const wrong of [
    { players, pins: [{ salt: "00", hash: "ff", rounds: 1e12 }] },
    { players, pins: "none" },
    { players: [{ player: "cat", level: 1 }], pins },
    { players: [{ player: "computer", level: 1, resigned: "no" }], pins },
  ])
    assert.throws(() => readSeats(/** @type {any} */ (wrong)), { code: "seal-damaged" });
});
