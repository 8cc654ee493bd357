import assert from "node:assert/strict";
import { test } from "node:test";
import { headingOf, titleOf } from "../../www/pages/study/study-title.js";

/** @import { GameInfo } from "../../www/engine/protocol.js" */

/** @param {string[]} names */
function game(...names) {
  const info = { name: "Chess", seats: names.map((name) => ({ name, header: name })) };
  return /** @type {GameInfo} */ (/** @type {unknown} */ (info));
}

const DATE = new Date(2026, 10, 27);

test("a study of a game is named after its players and the day", () => {
  const headers = { White: "Human", Black: "Computer, level 3" };
  const title = titleOf(game("White", "Black"), headers, DATE);
  assert.equal(title, "Human – Computer, level 3 · 27 Nov 2026");
  assert.equal(titleOf(game("White", "Black"), {}, DATE), "Human – Human · 27 Nov 2026");
  const heading = headingOf(game("White", "Black"), { ...headers, Title: title });
  assert.equal(heading, title, "the players aren’t repeated");
});

test("more than two players are too many for a title", () => {
  assert.equal(titleOf(game("Red", "Blue", "Green"), {}, DATE), "27 Nov 2026");
});

test("the heading names players that the title lacks", () => {
  const heading = (/** @type {Record<string, string>} */ headers) =>
    headingOf(game("White", "Black"), headers);
  const players = { White: "Anna", Black: "Ben" };
  assert.equal(heading({ ...players, Title: "Final" }), "Final · Anna – Ben");
  assert.equal(heading(players), "Anna – Ben");
  assert.equal(heading({ Title: "Final" }), "Final");
  assert.equal(heading({}), "");
});
