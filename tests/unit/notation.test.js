import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersOf } from "../../www/i18n/piece-letters.js";
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
  assert.equal(writtenMove(info, move, "coordinates"), "e2e6");
  const line = { line: ["e2e6"], san: ["Lxe6+"] };
  assert.deepEqual(writtenLine(info, line, "coordinates"), ["e2e6"]);
  assert.deepEqual(writtenLine(info, line, "letters"), ["Lxe6+"]);
});

const GERMAN = { King: "K", Queen: "D", Rook: "T", Bishop: "L", Knight: "S" };

/** @param {[string, string][]} pieces  codes and names */
const kindsOf = (pieces) =>
  /** @type {any} */ (pieces.map(([code, name]) => ({ ...info.kinds[0], code, name })));

const CHESS = kindsOf([
  ["K", "King"],
  ["Q", "Queen"],
  ["R", "Rook"],
  ["B", "Bishop"],
  ["N", "Knight"],
  ["P", "Pawn"],
]);

test("the letters of a language are those of the pieces of chess", () => {
  assert.deepEqual(lettersOf(CHESS, GERMAN), ["K", "D", "T", "L", "S", null]);
  assert.deepEqual(lettersOf(CHESS, {}), Array(6).fill(null));
  // Elsewhere `S` is another piece, so all keep their codes.
  assert.deepEqual(lettersOf([...CHESS, ...kindsOf([["S", "Sage"]])], GERMAN), Array(7).fill(null));
  assert.deepEqual(lettersOf([...CHESS, ...kindsOf([["C", "Cannon"]])], GERMAN), [
    "K",
    "D",
    "T",
    "L",
    "S",
    null,
    null,
  ]);
});

test("moves are written in the letters of the language where they are wanted", () => {
  const letters = lettersOf(CHESS, GERMAN);
  const squares = ["f3", "h7", "e8", "e1", "d1"].map((name) => ({
    ...info.board.squares[0],
    name,
  }));
  const chess = /** @type {any} */ ({
    kinds: CHESS.map((/** @type {any} */ kind, /** @type {number} */ at) => ({
      ...kind,
      letter: letters[at],
    })),
    board: { ...info.board, squares },
  });
  const moves = ["Nf3", "Qxh7#", "Rfe1", "e8=Q+", "exd1=N", "O-O", "e8", "f3+"];
  const line = { line: moves.map(() => "a1a1"), san: moves };
  const german = ["Sf3", "Dxh7#", "Tfe1", "e8=D+", "exd1=S", "O-O", "e8", "f3+"];
  assert.deepEqual(writtenLine(chess, line, "local"), german);
  assert.deepEqual(writtenLine(chess, line, "letters"), moves);
  assert.deepEqual(writtenLine({ ...chess, kinds: CHESS }, line, "local"), moves);
  assert.equal(writtenMove(chess, { text: "g1f3", san: "Nf3" }, "local"), "Sf3");
});
