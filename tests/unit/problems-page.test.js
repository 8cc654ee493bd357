import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { answerWith } from "./fakes/site-files.js";
import { TOLD, boardIsReady, go, isAt, isFocused } from "./fakes/taught-page.js";

/** @import { Page } from "./fakes/taught-page.js" */

/** @param {Page} page @param {string} text */
const toldIs = (page, text) => page.until(() => assert.equal(page.text(TOLD), text));

/** @param {Page} page @param {string} square @param {RegExp} label */
const squareIs = (page, square, label) => page.until(() => assert.match(page.label(square), label));

// Files are fetched once, so these tests are the first of their games.
test("unreadable problems are reported", async (t) => {
  const restore = answerWith(t, "learning/chess.json", () => new Response("{}"));
  const page = await pageAt(t, "#chess/problems");
  await page.expect("[role=alert]", /“chess\.json” can’t be read/);
  restore();
  await page.press("Try again");
  await isAt(page, "The shortest game");
});

test("an impossible position of a problem is reported, and others can be solved", async (t) => {
  const { fetch } = globalThis;
  const path = "learning/grand-cavalier.json";
  answerWith(t, path, async () => {
    const source = new URL(`../../www/${path}`, import.meta.url);
    const file = await (await fetch(source)).json();
    const [easy, other] = file.problems;
    const impossible = { ...other, position: "10/10/10/10/10/10/10/10/10/10 w - - 0 1" };
    return Response.json({ ...file, problems: [impossible, easy, ...file.problems.slice(2)] });
  });
  const page = await pageAt(t, "#grand-cavalier/problems");
  await page.expect(TOLD, /./);
  await page.press("Next problem");
  await go(page, "a10", "g10");
  await toldIs(page, "Solved!");
});

test("a mate in two is solved against the best defence, and marked", async (t) => {
  let page = await pageAt(t, "#chess/problems");
  await isAt(page, "The shortest game");
  await page.expect(".problem-goal", /^Black to move\. Mate in 1\.$/);
  await page.press(/Zugzwang/, "problems-page");
  await isAt(page, "Zugzwang");
  await isFocused(page, ".taught-words h2");
  await page.expect(".problem-goal", /^White to move\. Mate in 2\.$/);
  await go(page, "a1", "a6");
  await page.expect(TOLD, /Correct so far\. The reply is/);
  await page.expect(TOLD, /1 move left/);
  const taken = page.text(TOLD).includes("bxa6");
  await (taken ? go(page, "b6", "b7") : go(page, "a6", "a7"));
  await toldIs(page, "Solved!");
  page.button(/Zugzwang.*solved/, "problems-page");
  await page.expect("problems-page", /1 of 9 solved/);
  page = await page.reload(t);
  await isAt(page, "Zugzwang");
  await page.expect("problems-page", /1 of 9 solved/);
});

test("a wrong move is refuted on the board and can be undone", async (t) => {
  const page = await pageAt(t, "#chess/problems?problem=morphy");
  await isAt(page, "Zugzwang");
  await go(page, "b6", "a7");
  await page.expect(TOLD, /bxa7 gives up the win: after/);
  await page.press("Undo");
  await squareIs(page, "b6", /^white Pawn, b6/);
  await toldIs(page, "");
});

test("hints come in two steps, and a solution with hints is marked as such", async (t) => {
  const page = await pageAt(t, "#chess/problems?problem=back-rank");
  await boardIsReady(page);
  await page.press("Hint");
  await toldIs(page, "Look at the Rook on d1.");
  await page.press("Hint");
  await toldIs(page, "Rd8# wins.");
  await go(page, "d1", "d8");
  await page.expect(TOLD, /again without help/);
  await page.press("Restart");
  await go(page, "d1", "d8");
  await toldIs(page, "Solved!");
  await page.press("Next problem");
  await isAt(page, "Two against one");
  await isFocused(page, ".taught-words h2");
});

test("the solution is played on the board", async (t) => {
  const page = await pageAt(t, "#chess/problems?problem=opera");
  await boardIsReady(page);
  await page.press("Show solution");
  await page.expect(TOLD, /Qb8\+ Nxb8 Rd8#/);
  await squareIs(page, "d8", /^white Rook, d8/);
  await page.press("Restart");
  await squareIs(page, "b3", /^white Queen, b3/);
});

test("while a problem is loading neither hint nor solution is available", async (t) => {
  const page = await pageAt(t, "#chess/problems?problem=back-rank");
  await page.until(() => assert.equal(page.all("[role=gridcell]").length, 64));
  // At once.
  page.button("Restart").click();
  const disabled = page.all("problems-page button").filter((button) => button.disabled);
  const names = disabled.map(({ textContent }) => textContent.trim());
  assert.deepEqual(names, ["Hint", "Undo", "Show solution"]);
  await boardIsReady(page);
  await page.press("Hint");
  await toldIs(page, "Look at the Rook on d1.");
  await page.press("Show solution");
  await squareIs(page, "d8", /^white Rook, d8/);
});

test("a proof is stopped, and the page still answers", async (t) => {
  const page = await pageAt(t, "#chess/problems?problem=smothered");
  // Most proofs are found at once: with this clock they take long.
  page.slowEngine(40);
  await page.squares("h2", "h3");
  const bar = "problems-page progress";
  const left = () => page.all(bar)[0]?.getAttribute("aria-valuetext");
  await page.until(() => assert.match(left(), /^at most [1-5] s left$/));
  await page.press(/^Stop: Looking for the best reply/);
  await page.expect(".taught-told", /It couldn’t be proved whether you still win in time\./);
  assert.deepEqual(page.all(bar), []);
  await page.press("Undo", "problems-page");
  await page.until(() => assert.equal(page.text(".taught-told"), ""));
  await page.until(() => assert.match(page.label("h2"), /^white Pawn, h2/));
  await page.squares("h2", "h3");
  await page.until(() => assert.equal(page.all(bar).length, 1));
  // Leaving stops it too.
  await page.press("To the board", "problems-page");
  await page.until(() => assert.match(page.label("e2"), /^white Pawn, e2/));
});
