import assert from "node:assert/strict";
import { test } from "node:test";
import { LADDER_ELO } from "../../www/state/ladder-elo.js";
import {
  LADDER,
  RANKS,
  eloOf,
  isLevel,
  levelParts,
  levelsOf,
  readLevel,
} from "../../www/state/levels.js";

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

test("Elo rises with the level where it was measured", () => {
  for (const [game, { elo, levels }] of Object.entries(LADDER_ELO)) {
    assert.equal(elo.length, LADDER.length, game);
    elo.reduce((below, here) => {
      assert.ok(here > below, `${game}: ${here} above ${below}`);
      return here;
    }, 0);
    assert.deepEqual(eloOf(game, "level-1"), { elo: elo[0], estimated: false });
    assert.ok(eloOf(game, "level-20")?.estimated && levels < LADDER.length);
  }
  assert.equal(eloOf("no-such-game", "level-1"), null);
  assert.equal(eloOf("chess", "3"), null);
});
