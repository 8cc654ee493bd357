// "Set up" and "Study" beside the board take along what is on the table, and nothing is lost for it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { currentIs, insteadOf, playOn, studyAt, textIs, TREE } from "./fakes/study-page.js";

/** @import { Page } from "./fakes/study-page.js" */

const MOVED = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

/** Waits for the position in the editor. @param {Page} page @param {RegExp | string} text */
async function editedIs(page, text) {
  const position = () => page.field("Position text").value;
  await page.until(() =>
    typeof text === "string" ? assert.equal(position(), text) : assert.match(position(), text),
  );
}

/** Takes the pawn from a2 to a4 in the editor. @param {Page} page */
async function movePawn(page) {
  await editedIs(page, /\/PPPPPPPP\//);
  const text = page.field("Position text").value;
  await page.fill("Position text", text.replace("8/8/PPPPPPPP", "P7/8/1PPPPPPP"));
}

test("chess: Set up starts from the position shown, also an earlier one", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5", "g1f3");
  await page.press(/e4/, "move-list");
  await page.press("Set up this position", "page-links");
  await editedIs(page, MOVED);
  assert.ok(page.button("Undo", "editor-page").disabled);
  page = await page.reload(t);
  await editedIs(page, MOVED);
});

test("chess: what was edited before is one step of Undo away", async (t) => {
  let page = await pageAt(t, "#chess/edit");
  await movePawn(page);
  const earlier = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1";
  await editedIs(page, earlier);
  await page.press("Back to Chess", "editor-page");
  await page.sit("Black", "human");
  await page.type("e2e4");
  await page.press("Set up this position", "page-links");
  await editedIs(page, MOVED);
  await page.expect("editor-page", /Undo returns to the position that you edited before\./);
  page = await page.reload(t);
  await page.press("Undo", "editor-page");
  await editedIs(page, earlier);
});

test("Chess960: the array of the game is taken along, and an earlier position stays", async (t) => {
  const page = await pageAt(t, "#chess960/edit");
  await movePawn(page);
  await editedIs(page, /\/P7\//);
  const record = '[Format "1"]\n[Game "chess960"]\n[Option "array=0"]\n\n*\n';
  await page.go(`#chess960?format=1&record=${encodeURIComponent(record)}`);
  const { hash } = page.place;
  await page.press("Set up this position", "page-links");
  await editedIs(page, /BBQNNRKR w/);
  await page.go(hash);
  await page.press("Study this game", "page-links");
  await page.until(() => assert.match(page.label("a1"), /white Bishop/));
  await page.go("#chess960/edit?format=1&position=8/8/8/4k3/8/8/8/4K3");
  await page.press("Undo", "editor-page");
  await editedIs(page, /\/P7\//);
});

test("chess: Study takes a position without moves, and the last study stays", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "d2d4");
  await page.expect(TREE, /d4/);
  const position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  await page.go(`#chess?format=1&position=${encodeURIComponent(position)}`);
  await page.press("Study this game", "page-links");
  await page.until(() => assert.match(page.label("e2"), /white Pawn/));
  assert.equal(page.label("d1"), "d1, empty");
  await page.go("#chess");
  await page.press("Study", "page-links");
  await page.expect(TREE, /d4/);
});

test("chess: Study has all moves and shows the position on the board", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5");
  await page.press(/e4/, "move-list");
  await page.press("Study this game", "page-links");
  await currentIs(page, /e4/);
  await page.expect(TREE, /e5/);
  await page.until(() => assert.match(page.label("e7"), /black Pawn/));
});

test("chess: a reviewed game takes its signs, better lines and graph along", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("f2f3", "e7e5", "g2g4", "d8h4");
  await page.press("Review", "result-card");
  await page.until(() => {
    assert.equal(page.all("review-panel progress-bar, review-panel .review-start").length, 0);
    assert.equal(page.all("review-graph").length, 1);
  });
  await page.press("Previous mistake");
  await page.until(() => assert.equal(page.all(".review-line").length, 1));
  const line = page.text(".review-line").replace("Better:", "").trim().split(/\s+/);

  await page.press("Study this game", "page-links");
  await currentIs(page, /g4\?\?/);
  assert.deepEqual(insteadOf(page, "g4"), line);
  const graph = () => page.all("study-page review-graph")[0];
  assert.match(graph().getAttribute("aria-valuetext"), /2\. White g4\. Blunder\. White 2%/);
  await textIs(page, /g2g4\?\?\s+\{\[%eval -(10|9)\.\d\d\]\}/);
  await page.press(new RegExp(`: ${line[1]}`), TREE);
  await page.until(() => assert.equal(graph().getAttribute("aria-valuenow"), "2"));
  await page.key("End", { within: "study-page review-graph" });
  await currentIs(page, /Qh4/);

  // It stays with the study.
  page = await page.reload(t);
  await page.until(() => assert.equal(page.all("study-page .review-dot").length, 2));
});

test("Alice Courier: both boards are taken along", async (t) => {
  const page = await pageAt(t, "#alice-courier");
  await page.sit("Black", "human");
  await page.type("e2E4");
  assert.match(page.label("E4"), /^white Pawn, E4/);
  await page.press("Set up this position", "page-links");
  await page.until(() => assert.match(page.label("E4"), /white Pawn/));
  assert.doesNotMatch(page.label("e2"), /Pawn/);
  await page.press(/^Back to/, "editor-page");
  await page.press("Study this game", "page-links");
  await currentIs(page, /e4/);
  await page.until(() => assert.match(page.label("E4"), /white Pawn/));
});
