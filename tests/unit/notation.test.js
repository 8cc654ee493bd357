import assert from "node:assert/strict";
import { test } from "node:test";
import {
  figurineParts,
  writtenLine,
  writtenMove,
  writtenPlayed,
} from "../../www/state/notation.js";
import { alice } from "./fixtures/alice.js";
import { caissa } from "./fixtures/caissa.js";
import { plainPlayed } from "./fixtures/messages.js";

const info = caissa();
const kind = (/** @type {string} */ code) => info.kinds.findIndex((one) => one.code === code);

test("figurines replace codes in front and of promotions", () => {
  assert.deepEqual(figurineParts(info, "Lxe6+"), [kind("L"), "xe6+"]);
  assert.deepEqual(figurineParts(info, "c10=U"), ["c10=", kind("U")]);
  assert.deepEqual(figurineParts(info, "c10=U#"), ["c10=", kind("U"), "#"]);
  assert.deepEqual(figurineParts(info, "e4"), ["e4"]);
  assert.deepEqual(figurineParts(info, "KO-O"), [kind("K"), "O-O"]);
  assert.deepEqual(figurineParts(info, "hide@?"), ["hide@?"]);
});

test("squares of the second board have small letters", () => {
  const game = alice();
  const knight = game.kinds.findIndex(({ code }) => code === "N");
  assert.deepEqual(figurineParts(game, "Nad1"), [knight, "ad1"]);
});

test("the longest code counts, and a level is no code", () => {
  const levels = {
    ...info,
    kinds: ["B", "BX"].map((code) => ({ ...info.kinds[0], code })),
    board: {
      ...info.board,
      squares: ["Bb3", "Cc1"].map((name) => ({ ...info.board.squares[0], name })),
    },
  };
  const parts = (/** @type {string} */ san) => figurineParts(/** @type {any} */ (levels), san);
  assert.deepEqual(parts("BXBb3"), [1, "Bb3"]);
  assert.deepEqual(parts("BBb3"), [0, "Bb3"]);
  assert.deepEqual(parts("Bb3"), ["Bb3"]);
});

test("coordinates keep the piece and the check of played moves", () => {
  const move = plainPlayed({ text: "e2e6", san: "Lxe6+", kind: kind("L"), check: true });
  assert.equal(writtenPlayed(info, move, "coordinates"), "Le2e6+");
  assert.equal(writtenPlayed(info, move, "figurines"), "Lxe6+");
  assert.equal(writtenMove(move, "coordinates"), "e2e6");
  const line = { line: ["e2e6"], san: ["Lxe6+"] };
  assert.deepEqual(writtenLine(line, "coordinates"), ["e2e6"]);
  assert.deepEqual(writtenLine(line, "letters"), ["Lxe6+"]);
});
