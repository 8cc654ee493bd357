import assert from "node:assert/strict";
import { test } from "node:test";
import { crownBoth, playByTurns, startForTwo, take } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";

/** The second time, the position of the array has occurred three times. */
const THERE_AND_BACK = ["g1f3", "g8f6", "f3g1", "f6g8"];

const QUEEN_AGAINST_KING = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";

const CALLS = "game-table > .side claim-bar";

test("the opponent declines an offer, and accepts another", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  assert.ok(page.button("Offer draw").disabled);
  await page.type("e2e4");
  await page.press("Offer draw");
  await page.expect("claim-bar", /Black offers a draw. White, do you accept\?/);
  await page.press("Decline", "claim-bar");
  assert.equal(page.text("claim-bar"), "");
  await page.expect(".notice", /No draw: White declines\./);
  assert.ok(page.button("Offer draw").disabled);
  await page.type("e7e5");
  await page.press("Offer draw");
  // An offer stands with the move.
  await page.type("g1f3");
  await page.expect("claim-bar", /White offers a draw\./);
  await page.press("Accept", "claim-bar");
  await page.expect("result-card", /½–½ Draw by agreement\./);
  page = await page.reload(t);
  await page.expect("turn-status", /Draw by agreement\./);
  await page.press("Undo");
  await page.expect("turn-status", /Black to move/);
  assert.equal(page.moves.length, 3);
});

test("a repeated position is claimed, or the game goes on", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type(...THERE_AND_BACK, ...THERE_AND_BACK);
  await page.expect("claim-bar", /White may claim a draw\./);
  assert.ok(page.button("Offer draw").disabled);
  await page.type("e2e4");
  assert.equal(page.text("claim-bar"), "");
  await page.press("Undo");
  await page.expect("claim-bar", /White may claim a draw\./);
  await page.key("D", { shiftKey: true });
  await page.expect("result-card", /Draw by repetition\./);
});

test("the computer answers by its evaluation", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", 1);
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  await page.press("Offer draw");
  await page.expect(".notice", /No draw: Black declines\./);

  page = await pageAt(t, `#chess?format=1&position=${encodeURIComponent(QUEEN_AGAINST_KING)}`);
  assert.match(page.label("d1"), /^white Queen, d1/);
  await page.type("d1d2");
  await page.until(() => assert.equal(page.moves.length, 2));
  await page.press("Offer draw");
  await page.expect("result-card", /Draw by agreement\./);
});

test("the computer claims at once", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type(...THERE_AND_BACK, ...THERE_AND_BACK);
  await page.expect("claim-bar", /White may claim a draw\./);
  await page.sit("White", 1);
  await page.expect("result-card", /Draw by repetition\./);
});

test("in a game with secrets only the player with the device accepts, and all is revealed", async (t) => {
  const page = await pageAt(t, "#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, ["b1c3", "b8c6"]);
  await take(page, "White");
  await page.press("Offer draw");
  await page.expect(CALLS, /White offers a draw\./);
  assert.equal(page.all(`${CALLS} button`).length, 0);
  await page.type("g1f3");
  await take(page, "Black");
  await page.press("Accept", CALLS);
  await page.expect("result-card", /Draw by agreement\./);
  await page.expect("turn-status", /White’s crown was on the King/);
});

test("four players are asked in turn, and all must accept", async (t) => {
  const page = await pageAt(t, "#armies-of-faith-4");
  for (const seat of ["Yellow", "Green", "Blue"]) await page.sit(seat, "human");
  await page.type("ub1uc1");
  await page.press("Offer draw");
  await page.expect(CALLS, /Yellow offers a draw\. Green, do you accept\?/);
  await page.press("Accept", CALLS);
  await page.expect(CALLS, /Yellow offers a draw\. Blue, do you accept\?/);
  await page.press("Accept", CALLS);
  await page.expect(CALLS, /Red, do you accept\?/);
  await page.press("Decline", CALLS);
  await page.expect(".notice", /No draw: Red declines\./);

  await page.type("tf1te1");
  await page.press("Offer draw");
  for (const seat of ["Blue", "Red", "Yellow"]) {
    await page.expect(CALLS, new RegExp(`${seat}, do you accept\\?`));
    await page.press("Accept", CALLS);
  }
  await page.expect("turn-status", /Draw by agreement\./);
  await page.expect("result-card", /1st \(tied\)/);
});
