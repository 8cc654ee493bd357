import assert from "node:assert/strict";
import { test } from "node:test";
import { dateWords } from "../../www/elements/gallery/saved-game-words.js";

test("only possible dates are shown", () => {
  assert.match(dateWords(Date.UTC(2026, 0, 15)), /2026/);
  for (const wrong of [0, 1, -1, 1e18, NaN, Infinity]) assert.equal(dateWords(wrong), "");
});
