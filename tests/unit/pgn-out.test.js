// PGN that we write, read by chess.js, which other pages use.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { Chess } from "chess.js";

/**
 * chess.js doesn't read the quotation marks that the standard escapes in values.
 * @param {string} name  of a file that `UPDATE=1 cargo test --test texts pgn_out` has made
 */
async function read(name) {
  const chess = new Chess();
  const text = await readFile(`tests/records/out/${name}.pgn`, "utf8");
  chess.loadPgn(text.replaceAll('\\"', "'"));
  return chess;
}

test("every game of chess is read to its end", async () => {
  const expected = {
    "black-begins": ["Kd7", "axb8=N+"],
    clocks: ["d4", "d5", "c4"],
    mate: ["f3", "e5", "g4", "Qh4#"],
    study: ["e4", "e5", "Nf3", "Nc6", "Bb5"],
    unplayed: [],
  };
  for (const [name, moves] of Object.entries(expected))
    assert.deepEqual((await read(name)).history(), moves, name);
  assert.equal((await read("special-moves")).history().length, 23);
});

test("tags, the start and comments are read", async () => {
  const mate = await read("mate");
  assert.ok(mate.isCheckmate());
  assert.equal(mate.getHeaders().Black, "Berg, B.");
  assert.equal((await read("black-begins")).fen(), "1N6/3k4/8/8/8/8/8/4K2R b K - 0 42");
  const comments = (await read("clocks")).getComments().map(({ comment }) => comment);
  assert.deepEqual(comments, ["[%clk 1:30:00]", "[%clk 0:04:59.9]"]);
});
