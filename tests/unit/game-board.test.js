import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING_SELECTED } from "../../www/state/selection.js";
import { alice, passing, square, view } from "./fixtures/alice.js";
import { fakeDocument } from "./fakes/dom.js";

/** @import { BoardEvents } from "../../www/elements/board/board-props.js" */

fakeDocument();
const { GameBoard } = await import("../../www/elements/board/game-board.js");
customElements.define("game-board", GameBoard);

const [from, to] = [square("d2"), square("d3")];

/** A board where a Pawn can move, and the events that it has reported. */
function boardWithPawn() {
  const board = new GameBoard();
  /** @type {[string, unknown][]} */
  const told = [];
  for (const name of /** @type {(keyof BoardEvents)[]} */ (["select", "premove", "play", "refuse"]))
    board.on(name, (detail) => told.push([name, detail]));
  board.set({ game: alice(), view: view({ actions: [passing("d2", "d3")] }) });
  return { board, told };
}

test("a board reports what a player does, and changes none of its properties itself", () => {
  const { board, told } = boardWithPawn();
  const before = { ...board.props };
  board.attempt(from, to);
  board.set({ premovingSeat: 0 });
  board.attempt(from, to);
  assert.deepEqual(board.props, { ...before, premovingSeat: 0 });
  assert.deepEqual(told, [
    ["select", { chosen: from }],
    ["refuse", { from, to, at: to }],
    ["select", { chosen: from }],
    ["select", {}],
    ["premove", { from, to }],
  ]);
});

test("an action is played once its owner has selected the piece; then nothing is selected", () => {
  const { board, told } = boardWithPawn();
  board.on("select", (selection) =>
    board.set({ selection: { ...NOTHING_SELECTED, ...selection } }),
  );
  board.attempt(from, to);
  assert.deepEqual(told.at(-1), ["play", passing("d2", "d3").text]);
  assert.equal(board.props.selection.chosen, from);
  assert.ok(board.isResting, "no second press plays it again");
});

test("a piece that can no longer be moved is deselected", () => {
  const { board, told } = boardWithPawn();
  board.set({ selection: { ...NOTHING_SELECTED, chosen: from } });
  assert.deepEqual(told, []);
  board.set({ interactive: [] });
  assert.deepEqual(told, [["select", { chosen: null }]]);
});
