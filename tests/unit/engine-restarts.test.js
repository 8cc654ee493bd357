import assert from "node:assert/strict";
import { test } from "node:test";
import { newEngine } from "./fakes/engine-document.js";
import { pageAt } from "./fakes/page.js";
import { currentIs, studyAt } from "./fakes/study-page.js";
import { TOLD, go, isAt } from "./fakes/taught-page.js";

/** @import { TestContext } from "node:test" */

/** The engine crashes when it explains a refusal. @param {TestContext} t */
function makeMortal(t) {
  t.mock.method(Object.getPrototypeOf(newEngine()), "whyNot", () => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
}

test("a lesson's step is back at its beginning", async (t) => {
  makeMortal(t);
  const page = await pageAt(t, "#chess/learn");
  await page.press("Next");
  await isAt(page, "The Rook");
  await go(page, "d4", "e5");
  await page.expect(TOLD, /was restarted/);
  await go(page, "d4", "d7");
  await page.expect(TOLD, /Straight up the file/);
});

test("a problem is back at its beginning", async (t) => {
  makeMortal(t);
  const page = await pageAt(t, "#chess/problems?problem=back-rank");
  await go(page, "d1", "e5");
  await page.expect(TOLD, /was restarted/);
  await go(page, "d1", "d8");
  await page.until(() => assert.equal(page.text(TOLD), "Solved!"));
});

test("a study is restored", async (t) => {
  makeMortal(t);
  const page = await studyAt(t, "#chess/study");
  await go(page, "e2", "e4");
  await currentIs(page, /e4/);
  const chosen = () => page.all('[data-cell="e7"]')[0].getAttribute("aria-selected");
  await go(page, "e7");
  await page.until(() => assert.equal(chosen(), "true"));
  await page.squares("e2");
  await page.expect("[role=status], [role=alert]", /was restarted/);
  await page.until(() => assert.equal(chosen(), "false"));
  await go(page, "e7", "e5");
  await currentIs(page, /e5/);
});
