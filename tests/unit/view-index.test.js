import assert from "node:assert/strict";
import { test } from "node:test";
import { indexOf } from "../../www/state/view-index.js";
import { cell, passing, view } from "./fixtures/alice.js";

const moves = [passing("d2", "d3"), passing("d2", "d4"), passing("b1", "c3")];
/** @type {import("../../www/engine/protocol.js").ActionInfo} */
const claim = { ...moves[0], kind: "claim" };
/** @type {import("../../www/engine/protocol.js").ActionInfo} */
const off = { ...moves[0], to: null };

test("moves are found by their man, in the order of the view, and nothing else with them", () => {
  const index = indexOf(view({ actions: [claim, ...moves, off] }));
  assert.deepEqual(index.moves.get(cell("d2")), moves.slice(0, 2));
  assert.deepEqual(index.moves.get(cell("b1")), moves.slice(2));
  assert.equal(index.moves.get(cell("d3")), undefined);
  assert.deepEqual(index.claims, [claim]);
});

test("men are found by their cells", () => {
  const { men, actions } = view({ actions: moves });
  const index = indexOf(view({ men, actions }));
  for (const man of men) assert.equal(index.men.get(man.cell), man);
  assert.equal(index.men.size, men.length);
});

test("each view has an index of its own, sorted once", () => {
  const [one, other] = [view({ actions: moves }), view({ actions: [] })];
  assert.equal(indexOf(one), indexOf(one));
  assert.equal(indexOf(other).moves.size, 0);
});
