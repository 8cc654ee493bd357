import assert from "node:assert/strict";
import { test } from "node:test";
import { titleOf } from "../../www/pages/study/study-title.js";

/** @param {string[]} names */
function game(...names) {
  const info = { name: "Chess", seats: names.map((name) => ({ name })) };
  return /** @type {import("../../www/state/state.js").GameInfo} */ (/** @type {unknown} */ (info));
}

const DATE = new Date(2026, 10, 27);

test("a study of a game is named after the game, its players and the day", () => {
  const headers = { White: "Human", Black: "Computer, level 3" };
  const title = titleOf(game("White", "Black"), headers, DATE);
  assert.equal(title, "Chess: White – Computer, level 3, 27 Nov 2026");
  assert.equal(titleOf(game("White", "Black"), {}, DATE), "Chess: White – Black, 27 Nov 2026");
});

test("more than two players are too many for a title", () => {
  assert.equal(titleOf(game("Red", "Blue", "Green"), {}, DATE), "Chess, 27 Nov 2026");
});
