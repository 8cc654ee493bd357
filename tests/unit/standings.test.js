import assert from "node:assert/strict";
import { test } from "node:test";
import { materialLead } from "../../www/state/standings.js";

/** @import { View } from "../../www/engine/protocol.js" */

const [KING, PAWN, ROOK] = [0, 1, 2];
const VALUES = [0, 90, 510];

/**
 * @param {number[][]} kinds  [seat] the piece types on the board
 * @param {number[][]} [reserves]
 */
function viewOf(kinds, reserves = []) {
  const pieces = kinds.flatMap((own, seat) => own.map((kind, square) => ({ seat, kind, square })));
  return /** @type {View} */ ({ pieces, reserves });
}

/** @param {View} view */
const leads = (view) => [0, 1].map((seat) => materialLead(view, VALUES, seat));

test("only the side with more material leads, by whole pawns", () => {
  assert.deepEqual(
    leads(
      viewOf([
        [KING, ROOK],
        [KING, PAWN],
      ]),
    ),
    [4, 0],
  );
  assert.deepEqual(leads(viewOf([[KING], [KING, ROOK]])), [0, 5]);
  assert.deepEqual(
    leads(
      viewOf([
        [KING, PAWN],
        [PAWN, KING],
      ]),
    ),
    [0, 0],
  );
});

test("pieces in hand count", () => {
  assert.deepEqual(
    leads(
      viewOf(
        [[KING, ROOK], [KING]],
        [
          [0, 0, 0],
          [0, 2, 1],
        ],
      ),
    ),
    [0, 2],
  );
});

test("without values nobody leads", () => {
  assert.equal(materialLead(viewOf([[KING, ROOK], [KING]]), [], 0), 0);
});
