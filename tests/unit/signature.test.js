import assert from "node:assert/strict";
import { test } from "node:test";
import { signaturePart } from "../../www/draw/signature.js";
import { GAMES } from "./fakes/games.js";
import { alice } from "./fixtures/alice.js";
import { armies } from "./fixtures/armies.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */

/** @param {GameInfo} game @param {GameInfo[]} [others] */
function shown(game, others = GAMES) {
  const part = signaturePart(game, others, 4);
  const { board, array } = part;
  for (const { square } of array) assert.ok(board.squares[square] !== undefined);
  return { board, icons: new Set(array.map(({ kind }) => part.kinds[kind]?.icon)) };
}

test("a small picture shows the pieces that other games don't have", () => {
  const [caissa, cavalier, chess] = GAMES;
  const { board, icons } = shown(caissa);
  assert.deepEqual([board.files, board.ranks, board.squares.length], [4, 4, 16]);
  for (const icon of ["lion", "unicorn", "consort"]) assert.ok(icons.has(icon), icon);
  assert.ok(shown(cavalier).icons.has("eques-rex"));
  // Where everything is as rare, the middle of White's side.
  assert.deepEqual([...shown(chess, []).icons].toSorted(), [
    ..."bishop,king,knight,pawn,queen".split(","),
  ]);
  assert.deepEqual(new Set(shown(chess).board.squares.map(({ shade }) => shade)).size, 2);
});

test("small pictures of two boards and of levels are recognizable", () => {
  const boards = shown(alice()).board;
  assert.deepEqual([boards.shape, boards.layers, boards.ranks], ["two-boards", 2, 4]);
  const levels = shown(armies().info).board;
  assert.deepEqual([levels.shape, levels.layers, levels.squares.length], ["levels", 2, 32]);
});

test("of marked lines those are kept that lie on the part", () => {
  const [, , chess] = GAMES;
  const lines = /** @type {[number, number][]} */ ([
    [0, 9],
    [3, 60],
  ]);
  const lined = { ...chess, board: { ...chess.board, lines } };
  assert.deepEqual(signaturePart(lined, GAMES, 12).board.lines, lines);
  const { board } = signaturePart(lined, GAMES, 4);
  for (const square of board.lines.flat()) assert.ok(square < board.squares.length);
  assert.ok(board.lines.length < 2);
});

test("a board that is smaller than its picture is shown in full", () => {
  const [, , chess] = GAMES;
  const part = signaturePart(chess, GAMES, 12);
  assert.deepEqual([part.board.files, part.array.length], [8, 32]);
});
