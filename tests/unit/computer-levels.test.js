import assert from "node:assert/strict";
import { test } from "node:test";
import { LADDER, RANKS, isLevel, levelParts, levelsOf, readLevel } from "../../www/state/levels.js";

test("the ladder has twenty levels in five ranks", () => {
  assert.equal(LADDER.length, 20);
  assert.deepEqual(RANKS.flatMap(levelsOf), LADDER);
  assert.deepEqual(levelParts("level-12"), { number: 12, rank: "club" });
  assert.deepEqual(levelParts("level-13"), { number: 13, rank: "strong" });
  assert.deepEqual(levelParts("3"), { number: 3, rank: null });
});

test("levels of earlier versions keep their names, and were stored as numbers", () => {
  assert.equal(readLevel(3), "3");
  assert.equal(readLevel("3"), "3");
  assert.equal(readLevel("level-20"), "level-20");
  for (const unknown of [0, 9, 2.5, "9", "level-0", "level-21", "level-01", "", null, {}])
    assert.equal(readLevel(unknown), null, String(unknown));
  assert.ok(!isLevel(3));
});
