import assert from "node:assert/strict";
import { test } from "node:test";
import { indexOf } from "../../www/state/view-index.js";
import { square, passing, view } from "./fixtures/alice.js";

/** @import { ActionInfo } from "../../www/engine/protocol.js" */

const moves = [passing("d2", "d3"), passing("d2", "d4"), passing("b1", "c3")];
/** @type {ActionInfo} */
const claim = { ...moves[0], kind: "claim" };
/** @type {ActionInfo} */
const off = { ...moves[0], to: null };

test("moves are indexed by piece in the order of the view", () => {
  const index = indexOf(view({ actions: [claim, ...moves, off] }));
  assert.deepEqual(index.moves.get(square("d2")), moves.slice(0, 2));
  assert.deepEqual(index.moves.get(square("b1")), moves.slice(2));
  assert.equal(index.moves.get(square("d3")), undefined);
  assert.deepEqual(index.claims, [claim]);
});

test("pieces are indexed by square", () => {
  const { pieces, actions } = view({ actions: moves });
  const index = indexOf(view({ pieces, actions }));
  for (const piece of pieces) assert.equal(index.pieces.get(piece.square), piece);
  assert.equal(index.pieces.size, pieces.length);
});

test("each view is indexed once", () => {
  const [one, other] = [view({ actions: moves }), view({ actions: [] })];
  assert.equal(indexOf(one), indexOf(one));
  assert.equal(indexOf(other).moves.size, 0);
});
