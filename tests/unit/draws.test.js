import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

test("the opponent declines an offer, and accepts another", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  assert.ok(page.button("Offer draw").disabled);
  await page.type("e2e4");
  await page.press("Offer draw");
  await page.expect("claim-bar", /Black offers a draw. White, do you accept\?/);
  await page.press("Decline", "claim-bar");
  await page.expect(".notice", /No draw: White declines\./);
  await page.type("e7e5");
  await page.press("Offer draw");
  await page.type("g1f3");
  await page.press("Accept", "claim-bar");
  await page.expect("result-card", /½–½/);
  page = await page.reload(t);
  await page.expect("turn-status", /Draw by agreement\./);
  await page.press("Undo");
  await page.expect("turn-status", /Black to move/);
  assert.equal(page.moves.length, 3);
});
