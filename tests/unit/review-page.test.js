// The review of a finished game: it runs, stops and continues, marks mistakes, and shows how each has played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { savedGames } from "./fakes/table.js";

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const TOLD = ".review-told";

/** @param {Page} page */
const tabs = (page) => page.texts("panel-tabs > [role=tablist] > [role=tab]");

/** Of a player: chances, accuracy, and how many of each mistake. @param {Page} page @param {string} seat */
function row(page, seat) {
  const rows = page.all("review-panel tr").filter((each) => each.textContent.includes(seat));
  assert.equal(rows.length, 1, seat);
  return [...rows[0].querySelectorAll("td")].map((cell) => cell.textContent.trim());
}

/** @param {Page} page @param {number} ply */
const graphAt = (page, ply) =>
  page.until(() => {
    const [graph] = page.all("review-graph");
    assert.equal(graph.getAttribute("aria-valuenow"), String(ply));
  });

/** @param {Page} page */
const finished = (page) =>
  page.until(() => {
    assert.equal(page.all("review-panel progress-bar").length, 0);
    assert.equal(page.all("review-panel .review-start").length, 0);
    assert.ok(page.all("review-graph").length > 0);
  });

/** The reviewed plies as saved; null: not yet. @param {Page} page @returns {Promise<any[]>} */
async function savedPlies(page) {
  const [game] = await savedGames(page.storage).list();
  return JSON.parse(game?.text ?? "{}").review?.plies ?? [];
}

test("a review marks the mistakes and leads to them", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  assert.ok(!tabs(page).includes("Review"));
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.press("Review", "result-card");
  await finished(page);

  assert.equal(row(page, "White").at(-1), "1");
  assert.deepEqual(row(page, "Black"), ["100%", "100%", "0", "0", "0"]);
  await graphAt(page, 4);
  await page.expect(TOLD, /Best move/);

  await page.key("Home", { within: "review-graph" });
  await graphAt(page, 0);
  for (const ply of [1, 2]) {
    await page.key("ArrowRight", { within: "review-graph" });
    await graphAt(page, ply);
  }
  await page.key("n");
  await graphAt(page, 3);
  const [graph] = page.all("review-graph");
  assert.match(graph.getAttribute("aria-valuetext"), /2\. White g4\. Blunder\. White \d+%/);
  await page.expect(TOLD, /\?\? Blunder\s*Better: \S+/);
  await page.key("End", { within: "review-graph" });
  await graphAt(page, 4);
  await page.press("Previous mistake");
  await graphAt(page, 3);
  const hint = () => page.all("game-board")[0].props.hint;
  assert.equal(hint(), null);
  await page.key("ArrowLeft", { within: "review-graph" });
  await graphAt(page, 2);
  assert.match(hint(), /./);

  // It is kept, and the list of moves has the marks.
  page = await page.reload(t);
  assert.equal(page.moves[2], "g4??");
  assert.ok(page.button("2. White g4. Blunder"));
  await page.press("Review", "panel-tabs");
  await page.until(() => assert.equal(row(page, "White").at(-1), "1"));
  assert.equal(page.all(".review-start").length, 0);

  // It belongs to these moves.
  await page.key("End", { within: "review-graph" });
  await page.press("Undo");
  await page.press("Moves", "panel-tabs");
  await page.type("d8g5");
  assert.ok(!tabs(page).includes("Review"));
  assert.equal(page.moves[2], "g4");
  await page.until(async () => assert.deepEqual(await savedPlies(page), []));
});

test("a better line is played through on the board, and the game stays", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.press("Review", "result-card");
  await finished(page);
  await page.press("Previous mistake");
  await graphAt(page, 3);
  const board = () => page.all("game-board")[0].props;
  /** The move of the line whose position is on the board. @param {number} at */
  const lineAt = (at) =>
    page.until(() => {
      assert.equal(board().view.ply, 2 + at);
      const current = page
        .all(".review-moves button")
        .map((each) => each.getAttribute("aria-current"));
      assert.equal(current.indexOf("step"), at - 1);
    });
  page.button(/^Better: /).focus();
  await page.press(/^Better: /);
  await lineAt(1);
  assert.notEqual(board().view.played[2].text, "g2g4");
  assert.deepEqual(board().interactive, []);
  assert.equal(document.activeElement, page.all(".review-moves [aria-current]")[0]);
  await page.key("ArrowRight");
  await lineAt(2);
  await page.press("Previous move", "review-panel");
  await lineAt(1);
  await page.key("ArrowLeft");
  await lineAt(0);
  // Nothing can be selected there, and it goes no further back.
  await page.squares("e2");
  await page.key("ArrowLeft");
  await lineAt(0);
  assert.equal(page.marked("chosen").length, 0);
  const last = page.all(".review-moves button").at(-1);
  last?.click();
  await lineAt(page.all(".review-moves button").length);
  await graphAt(page, 3);

  page.button("Back to the game").focus();
  await page.press("Back to the game");
  await page.until(() => assert.equal(board().view.ply, 3));
  assert.match(document.activeElement?.className ?? "", /review-line/);
  await page.press(/^Better: /);
  await lineAt(1);
  await page.press("Moves", "panel-tabs");
  await page.until(() => assert.equal(board().view.ply, 3));
  assert.equal(page.moves.length, 4);
});

test("a review stops, and continues where it stopped in another visit", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6");
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
  page.slowEngine();
  await page.press("Review", "panel-tabs");
  await page.press("Review this game");
  await page.until(async () => assert.ok((await savedPlies(page)).some((ply) => ply !== null)));
  // The table is free meanwhile.
  await page.key("Home", { within: "review-graph" });
  await page.expect("turn-status", /White to move/);
  await page.press("Stop: Review");
  assert.ok(page.button("Continue"));
  const before = await savedPlies(page);
  assert.equal(before.length, 7);
  assert.equal(before[0], null);
  assert.notEqual(before[6], null);

  page = await page.reload(t);
  await page.press("Review", "panel-tabs");
  await page.press("Continue");
  await finished(page);
  const after = await savedPlies(page);
  assert.ok(!after.includes(null));
  const from = before.lastIndexOf(null) + 1;
  assert.deepEqual(after.slice(from), before.slice(from));
  assert.match(row(page, "Black")[1], /^\d+%$/);
});

test("four players are reviewed in their colours", async (t) => {
  const position =
    "8/8/8/8/8/8/8/rE,4,rDU,1,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/7,rR|3,bK,4/8/8/8/8/8/8/8 r - - 0 9";
  const hash = `#armies-of-faith-4?format=1&position=${encodeURIComponent(position)}`;
  const page = await pageAt(t, hash);
  await page.type("sf1#y");
  await page.press("Review", "panel-tabs");
  await page.press("Review this game");
  await finished(page);
  assert.deepEqual(row(page, "Red"), ["100%", "100%", "0", "0", "0"]);
  assert.equal(row(page, "Blue")[0], "0%");
  assert.equal(page.all("review-panel table tr").length, 5);
  assert.equal(page.all("review-graph .review-area").length, 4);
});
