import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../../www/draw/square-marks.js";
import { premovedActions } from "../../www/state/premove.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { pathTo } from "../../www/state/view-actions.js";
import { alice, square, view } from "./fixtures/alice.js";
import { choiceOf } from "./fixtures/board-choice.js";
import { plainAction } from "./fixtures/messages.js";

const [own, others] = [0, 1].map(
  (seat) => alice().array.find((piece) => piece.seat === seat)?.square ?? -1,
);

test("a piece is an opponent's if its player isn't playing at this board", () => {
  const isOpponents = (/** @type {true | number[]} */ interactive, /** @type {number} */ turn) => {
    const choice = choiceOf({ view: view({ turn }), interactive });
    return [own, others, square("e5")].map((at) => choice.isOpponents(at));
  };
  assert.deepEqual(isOpponents(true, 0), [false, true, false]);
  assert.deepEqual(isOpponents([0, 1], 1), [true, false, false]);
  assert.deepEqual(isOpponents([0], 1), [false, true, false], "the computer's turn");
  assert.deepEqual(isOpponents([], 0), [true, true, false], "a spectator");
});

test("selecting an own piece replaces the selection of an opponent's", () => {
  const examined = reduce(initialState(), { kind: "select", selection: { examined: others } });
  assert.equal(examined.selection.examined, others);
  const { selection } = reduce(examined, { kind: "select", selection: { chosen: own } });
  assert.deepEqual(selection, { chosen: own, examined: null, order: null });
});

test("between an action and the next view nothing is selected", () => {
  const choice = choiceOf({ view: view() }, { chosen: own });
  choice.isPlayed = true;
  choice.attacks = { from: others, squares: [], reached: [] };
  assert.equal(choice.chosen, null);
  choice.reset();
  assert.deepEqual([choice.chosen, choice.attempt, choice.attacks], [own, null, null]);
});

test("castling onto the partner is chosen by either square", () => {
  const [from, to, second] = ["e1", "h1", "g1"].map(square);
  const castling = plainAction({ text: "e1h1", from, to, second, castles: true });
  const known = view({ actions: [castling] });
  const choice = choiceOf({ view: known }, { chosen: from ?? 0 });
  const marks = marksOf(alice(), known, from ?? 0, null);
  for (const target of [to ?? 0, second ?? 0]) {
    assert.deepEqual(choice.actionsTo(target), [castling]);
    assert.deepEqual(
      premovedActions(known, {
        from: from ?? 0,
        to: target,
        lands: target,
        seat: 0,
        promotion: null,
      }),
      [castling],
    );
    assert.equal(pathTo(known, from ?? 0, null, target)?.to, target);
    assert.ok(marks[target]?.has("castling"));
  }
  assert.deepEqual(choice.actionsTo(square("f1")), []);
});
