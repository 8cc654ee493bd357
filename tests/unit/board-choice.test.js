import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardChoice } from "../../www/elements/board/board-choice.js";
import { marksOf } from "../../www/draw/square-marks.js";
import { premovedActions } from "../../www/state/premove.js";
import { pathTo } from "../../www/state/view-actions.js";
import { alice, square, view } from "./fixtures/alice.js";
import { plainAction } from "./fixtures/messages.js";

const [own, others] = [0, 1].map(
  (seat) => alice().array.find((piece) => piece.seat === seat)?.square ?? -1,
);

/**
 * @param {BoardChoice["interactive"]} interactive
 * @param {number} turn
 */
function choiceOf(interactive, turn) {
  return Object.assign(new BoardChoice(), { view: view({ turn }), interactive });
}

test("a piece is an opponent's if its player isn't playing at this board", () => {
  const isOpponents = (/** @type {BoardChoice} */ choice) =>
    [own, others, square("e5")].map((at) => choice.isOpponents(at));
  assert.deepEqual(isOpponents(choiceOf(true, 0)), [false, true, false]);
  assert.deepEqual(isOpponents(choiceOf([0, 1], 1)), [true, false, false]);
  assert.deepEqual(isOpponents(choiceOf([0], 1)), [false, true, false], "the computer's turn");
  assert.deepEqual(isOpponents(choiceOf([], 0)), [true, true, false], "a spectator");
});

test("selecting an own piece replaces the selection of an opponent's", () => {
  const choice = choiceOf(true, 0);
  choice.chooseOpponent(others);
  choice.attacks = { from: others, squares: [], reached: [] };
  choice.choose(own);
  assert.deepEqual([choice.chosen, choice.opponent, choice.attacks], [own, null, null]);
});

test("castling onto the partner is chosen by either square", () => {
  const [from, to, second] = ["e1", "h1", "g1"].map(square);
  const castling = plainAction({ text: "e1h1", from, to, second, castles: true });
  const known = view({ actions: [castling] });
  const choice = Object.assign(new BoardChoice(), { view: known, chosen: from });
  const marks = marksOf(alice(), known, from ?? 0, null);
  for (const target of [to ?? 0, second ?? 0]) {
    assert.deepEqual(choice.actionsTo(target), [castling]);
    assert.deepEqual(premovedActions(known, { from: from ?? 0, to: target }), [castling]);
    assert.equal(pathTo(known, from ?? 0, null, target)?.to, target);
    assert.ok(marks[target]?.has("castling"));
  }
  assert.deepEqual(choice.actionsTo(square("f1")), []);
});
