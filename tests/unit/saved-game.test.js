import assert from "node:assert/strict";
import { test } from "node:test";
import { isEarlierState } from "../../www/storage/saved-game.js";
import { SAVED } from "./fixtures/saved.js";

/** @param {string} moves @param {string[]} [headers] */
const record = (moves, headers = []) =>
  ['[Format "1"]', '[Game "chess"]', ...headers, "", moves, ""].join("\n");

/** @param {string} moves @param {string[]} [headers] */
const plain = (moves, headers) => ({ ...SAVED, record: record(moves, headers) });

/** @param {string} moves @param {string[]} [headers] */
function sealed(moves, headers) {
  const body = Buffer.from(record(moves, headers)).toString("hex");
  return { ...SAVED, record: "", sealed: `menagerie-sealed-1:0123:${body}` };
}

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

test("sealed games are compared by their secrets, or by text if the seal is unknown", () => {
  const opening = (/** @type {string} */ salt) => [`[Opening "w crown 0 K ${salt}"]`];
  const early = sealed("1. e2e4 *", opening("01"));
  assert.equal(isEarlierState(early, sealed("1. e2e4 e7e5 *", opening("01"))), true);
  assert.equal(isEarlierState(early, sealed("1. e2e4 e7e5 *", opening("02"))), false);
  assert.equal(isEarlierState(early, plain("1. e2e4 e7e5 *", opening("01"))), false);
  const unknown = { ...SAVED, sealed: "seal-9:0a" };
  assert.equal(isEarlierState(unknown, { ...SAVED, sealed: "seal-9:0a" }), true);
  assert.equal(isEarlierState(unknown, { ...SAVED, sealed: "seal-9:0b" }), false);
});
