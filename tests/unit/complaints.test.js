// A complaint disappears when what it is about is over, without being dismissed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const FAULTS = "notice-list .notice.fault";

/** @param {Page} page */
const isRefused = (page) => page.all("turn-status")[0].classList.contains("refused");

test("a refused text: when it is changed, emptied, or another piece is selected", async (t) => {
  const page = await pageAt(t, "#chess");
  for (const text of ["e2e", ""]) {
    await page.type("e2e5");
    assert.ok(isRefused(page));
    await page.fill("Type a move", text);
    assert.ok(!isRefused(page), text);
  }
  await page.type("xyz");
  assert.ok(isRefused(page));
  await page.squares("d2");
  assert.ok(!isRefused(page));
  assert.match(page.text("turn-status"), /Pawn/);
});

test("full storage: when saving works again", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  page.storage.full = true;
  await page.type("e2e4");
  await page.expect(FAULTS, /storage is full/);
  await page.type("e7e5");
  assert.equal(page.all(FAULTS).length, 1);
  page.storage.full = false;
  await page.type("g1f3");
  await page.until(() => assert.equal(page.all(FAULTS).length, 0));
});

test("a text that can’t be opened: when another one is opened", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.openText("nonsense");
  await page.expect(FAULTS, /isn’t recognized/);
  await page.openText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await page.stands("white Pawn, e2");
  await page.until(() => assert.equal(page.all(FAULTS).length, 0));
});

test("a message about a game disappears with it", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.openText('[Format "1"]\n[Game "chess"]\n\n1. e2e5');
  await page.expect(
    "[role=alert]",
    /Line 4, column 4: “e2e5” can’t be played\. The piece doesn’t move that way\./,
  );
  await page.openText("nonsense/");
  await page.until(() => assert.equal(page.all("[role=alert]").length, 1));
  await page.go(page.button("All games").getAttribute("href"));
  await page.until(() => page.button("Play Chess"));
  assert.equal(page.all("[role=alert]").length, 0);
});
