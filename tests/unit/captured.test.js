import assert from "node:assert/strict";
import { test } from "node:test";
import { capturedBy } from "../../www/state/captured.js";
import { plainPlayed, plainView } from "./fixtures/messages.js";

/** @param {number} seat @param {[number, number]} piece  its type and owner */
const capture = (seat, [kind, owner]) => plainPlayed({ seat, captured: [{ kind, seat: owner }] });

test("captured pieces are those of this game so far, by owner and type", () => {
  const army = [5, 6].map((kind) => ({ kind, seat: 1 }));
  const played = [
    capture(0, [3, 1]),
    capture(1, [2, 0]),
    capture(0, [2, 1]),
    capture(0, [3, 1]),
    plainPlayed({ seat: 0, action: "claim", captured: army }),
    capture(0, [9, 1]),
  ];
  const view = plainView({ played, ply: 5 });
  assert.deepEqual(capturedBy(view, 0), [
    { kind: 2, seat: 1, count: 1 },
    { kind: 3, seat: 1, count: 2 },
  ]);
  assert.deepEqual(capturedBy(view, 1), [{ kind: 2, seat: 0, count: 1 }]);
  assert.deepEqual(capturedBy({ ...view, ply: 0 }, 0), []);
});
