// The study: variations, comments, engine lines, and studies in storage, as text and as a link.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import {
  currentIs,
  insteadOf,
  movesOf,
  openText,
  playOn,
  saved,
  studyAt,
  textIs,
  TREE,
} from "./fakes/study-page.js";

const STUDY = `[Format "1"]
[Game "chess"]
[Title "Two answers"]

1. e2e4 {The King's Pawn} e7e5! (1... c7c5 {[%csl Rc5][%cal Gc5d4] Sicilian} 2. g1f3) 2. g1f3 *
`;

test("a second move from the same position begins a variation, which can be promoted and deleted", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4", "e7e5");
  await page.press("Previous move", "study-page");
  await currentIs(page, /e4/);
  await playOn(page, "c7c5", "g1f3");
  assert.equal(insteadOf(page, "e5").length, 2);
  await page.press("Promote variation");
  await page.until(() => assert.match(String(insteadOf(page, "c5")), /e5/));
  await page.press(/: e5/, TREE);
  await currentIs(page, /e5/);
  await page.press("Delete from here");
  await page.expect(".study-state", /1 move deleted\./);
  assert.ok(!movesOf(page).includes("e5"));
  await page.press("Undo", "study-page");
  await page.until(() => assert.equal(movesOf(page).filter((move) => move === "e5").length, 1));
});

test("a variation moves up one step, with the comments before all of them", async (t) => {
  const page = await studyAt(t, "#chess/study");
  const text = "1. e2e4 ({Old} 1. d2d4) ({Quiet} 1. c2c4) ({Rare} 1. b2b4 b7b6) 1... e7e5 *";
  await openText(page, `[Format "1"]\n[Game "chess"]\n\n${text}\n`);
  await page.press("Moves", "study-page");
  await page.until(() => assert.equal(insteadOf(page, "e4").join(" "), "d4 c4 b4 b6"));
  await page.press(/: d4/, TREE);
  await currentIs(page, /d4/);
  assert.throws(() => page.button("Move up"));
  await page.press(/: b6/, TREE);
  await currentIs(page, /b6/);
  await page.press("Move up");
  await page.expect(".study-state", /Variation moved up\./);
  assert.equal(insteadOf(page, "e4").join(" "), "d4 b4 b6 c4");
  await textIs(
    page,
    /e2e4 \(\{Old\} 1\. d2d4\) \(\{Rare\} 1\. b2b4 b7b6\) \(\{Quiet\} 1\.\s+c2c4\)/,
  );
  await page.press("Undo", "study-page");
  await page.until(() => assert.equal(insteadOf(page, "e4").join(" "), "d4 c4 b4 b6"));
});

test("glyphs and comments are in the text, and everything survives a reload", async (t) => {
  let page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  await page.press("! good move");
  await page.until(() => assert.ok(page.button(/good move$/, TREE).matches("[aria-current]")));
  await page.fill("Comment on this move", "Best by test");
  await page.expect(TREE, /Best by test/);
  await page.press("Studies", "study-page");
  await page.fill("Title", "Openings");
  await page.fill("White", "Ann");
  await page.expect(".study-named", /Openings · Ann/);
  await textIs(page, /\[Title "Openings"\][^]*\[White "Ann"\][^]*1\. e2e4! \{Best by test\}/);
  await saved(page);
  page = await page.reload(t);
  await currentIs(page, /e4!/);
  await page.expect(TREE, /Best by test/);
  await page.expect(".study-named", /Openings · Ann/);
});

test("typed text is saved even if the page is left at once", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  const address = page.place.hash;
  await page.fill("Comment on this move", "In haste");
  await page.press("Back to Chess", "study-page");
  await page.expect("game-table", /White to move/);
  await page.go(address);
  await page.expect(TREE, /In haste/);
});

const lines = ".analysis-lines li";

test("the engine's lines are shown, played, inserted, and end with the switch", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await page.press("Analyse", "study-page");
  await page.until(() => assert.equal(page.all(lines).length, 3));
  const [meter] = page.all(".evaluation-bar");
  await page.until(() => assert.match(meter.getAttribute("aria-valuetext"), /for White$/));
  await page.fill("Lines", "2");
  await page.until(() => assert.equal(page.all(lines).length, 2));
  await page.press(/Insert line/, lines);
  await page.expect("study-page", /inserted as a variation/);
  await currentIs(page, /^Start$/);
  await page.until(() => assert.notEqual(movesOf(page).length, 1));
  await page.until(() => assert.equal(page.all(lines).length, 2));
  page.all(".analysis-line")[1].click();
  await currentIs(page, /^(?!Start$)/);
  await page.until(() => assert.equal(page.all(lines).length, 2));
  await page.press("Analyse", "study-page");
  await page.until(() => assert.equal(page.all(lines).length, 0));
  assert.equal(page.all(".evaluation-bar").length, 0);
});

test("an analysis, which has no end, shows depth and nodes instead of progress", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await page.press("Analyse", "study-page");
  await page.expect(".analysis-depth", /^Depth \d+ · .+ nodes$/);
  assert.deepEqual(page.all("study-page progress"), []);
  await page.press("Analyse", "study-page");
  await page.expect(".analysis-depth", /^$/);
});

test("a mate is shown as such, from the first player's view", async (t) => {
  const position = encodeURIComponent("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
  const page = await studyAt(t, `#chess/study?position=${position}`);
  await page.press("Analyse", "study-page");
  const [meter] = page.all(".evaluation-bar");
  await page.until(() => assert.equal(meter.getAttribute("aria-valuetext"), "White mates in 1"));
  assert.equal(meter.getAttribute("aria-valuenow"), "100");
  await playOn(page, "a1a8");
  await page.expect("study-page", /There is nothing to analyse/);
});

test("a study is sent as a link and opened elsewhere", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await openText(page, STUDY);
  await page.press("Copy link");
  await page.expect("study-page", /Link copied\./);
  const link = page.place.copied;
  assert.ok(link.startsWith("https://example.org/"));
  page.leave();
  const elsewhere = await studyAt(t, link.slice(link.indexOf("#")));
  await page.until(() => assert.ok(movesOf(elsewhere).includes("c5")));
  await elsewhere.expect(TREE, /Sicilian/);
  await elsewhere.expect(".study-named", /Two answers/);
  // Only viewing it saves nothing.
  await elsewhere.expect(".study-state", /Not saved until/);
  const { storage } = elsewhere;
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at));
  assert.doesNotMatch(keys.join(), /study/);
  await elsewhere.press("Save", "study-page");
  await saved(elsewhere);
});

test("a study too long for a link says so", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  const noise = Array.from({ length: 3000 }, (_, at) => ((at * 7919) ** 2).toString(36)).join("");
  await page.fill("Comment on this move", noise.slice(0, 10_000));
  await page.press("Text", "study-page");
  await page.press("Copy link");
  await page.expect("study-page", /Send the file instead/);
});

const alert = "study-page [role=alert]";

test("a broken link is reported and harms nothing", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  await saved(page);
  const address = page.place.hash;
  await page.go("#chess/study?study=zAAAA");
  await page.expect(alert, /This link can’t be opened\./);
  await page.expect(alert, /missing or changed/);
  const board = document.querySelector("study-page game-board");
  assert.ok(board?.shadowRoot?.querySelector('[data-cell="e2"]'));
  await page.go(`#chess/study?record=${encodeURIComponent(STUDY.replace("e7e5!", "e7e4"))}`);
  await page.expect(alert, /Line 5: 1\. e2e4/);
  await page.go("#chess/study?kept=77");
  await page.expect(alert, /is no longer in this browser/);
  await page.go(address);
  await currentIs(page, /e4/);
});

test("an error of a text is reported with its place, and the study stays", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  await saved(page);
  await openText(page, STUDY.replace("(1... c7c5", "(1... c7c2"));
  await page.expect(alert, /This text can’t be opened\./);
  const field = page.field("Text to open");
  assert.equal(field.getAttribute("aria-invalid"), "true");
  assert.equal(document.activeElement, field);
  const selected = field.value.slice(field.selectionStart, field.selectionEnd);
  assert.match(selected, /c7c2/);
  await page.press("Moves", "study-page");
  await currentIs(page, /e4/);
  await openText(page, STUDY);
  await page.press("Studies", "study-page");
  const studies = ".study-list";
  await page.until(() => assert.equal(page.all(`${studies} button`).length, 2));
  await page.press(/Untitled/, studies);
  await page.press("Moves", "study-page");
  await page.until(() => assert.equal(movesOf(page).length, 2));
});

test("PGN is opened with signs and clock times, up to what can't be read", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await openText(
    page,
    '[Event "Blitz"]\n[Site "?"]\n\n1. e4! $14 { [%clk 0:02:59] } 1... e5 2. Bb6 Nc6 *\n',
  );
  await page.press("Moves", "study-page");
  await page.until(() => page.button(/e4, good move, \+\/=, clock 0:02:59/, TREE));
  assert.deepEqual(page.texts(".study-clock"), ["0:02:59"]);
  await page.expect(
    alert,
    /A part of this text can’t be read. Line 4, column 42: “Bb6” can’t be played\./,
  );
  await page.expect(alert, /2\. Bb6 Nc6/);
});

test("a variation that repeats a move and the comments before its moves are kept", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await openText(page, "1. e4 ({Some play} 1. e4 c5 $1) ({Better is} 1. d4 d5) 1... e5 1-0\n");
  await page.press("Moves", "study-page");
  const labelled = (/** @type {string} */ name) => page.all(`${TREE} [aria-label="${name}"]`);
  await page.until(() => assert.equal(labelled("1. White: e4").length, 2));
  await page.expect(TREE, /Some play/);
  await page.press("1. White: d4", TREE);
  await page.until(() => assert.equal(page.field("Comment before this move").value, "Better is"));
  await page.fill("Comment before this move", "Or else");
  await page.expect(TREE, /Or else/);
  await textIs(
    page,
    /1\. e2e4 \(\{Some play\} 1\. e2e4 c7c5!\) \(\{Or else\} 1\. d2d4 d7d5\) 1\.\.\. e7e5 1-0/,
  );
  // A move that begins no variation has nothing before it.
  await page.press("Promote variation");
  await page.until(() => assert.throws(() => page.field("Comment before this move"), /no field/));
  assert.equal(page.field("Comment on this move").value, "Or else");
});

test("full storage is reported, and the study can still be saved as a file", async (t) => {
  const page = await studyAt(t, "#chess/study");
  await playOn(page, "e2e4");
  await saved(page);
  const address = page.place.hash;
  page.storage.full = true;
  await playOn(page, "e7e5");
  await page.expect(".study-state", /storage is full/);
  await textIs(page, /e7e5/);
  // It is there after returning.
  await page.press("Back to Chess", "study-page");
  await page.expect("game-table", /White to move/);
  await page.go(address);
  await page.until(() => page.button("Restore", "study-page"));
  await page.press("Restore", "study-page");
  await currentIs(page, /e5/);
  assert.throws(() => page.button("Restore", "study-page"), /no button/);
});

test("the game on the table is opened in the study", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type("e2e4", "e7e5", "g1f3");
  await page.press("Study this game");
  await currentIs(page, /Nf3/);
  assert.equal(movesOf(page).length, 4);
  await page.press("Studies", "study-page");
  assert.match(page.field("Title").value, /^Human – Human · \d+ \w+ \d{4}$/);
  await page.press("Moves", "study-page");
  page = await page.reload(t);
  await currentIs(page, /Nf3/);
});

test("Armies of Faith: a study of four seats on four levels", async (t) => {
  const page = await studyAt(t, "#armies-of-faith-4/study");
  await page.press("Tower", "study-page");
  await page.press("Analyse", "study-page");
  await page.until(() => assert.notEqual(page.all(lines).length, 0));
  page.all(".analysis-line")[0].click();
  await page.until(() => assert.ok(page.button(/^1\. Red/, TREE).matches("[aria-current]")));
  assert.equal(page.all(".evaluation-bar").length, 0);
});

test("Crown: a finished game is studied with all that was hidden", async (t) => {
  const page = await pageAt(t, "#crown");
  await page.press(/^Queen/, "secret-dialog");
  await page.press("Confirm", "secret-dialog");
  await page.type("e2e4");
  await page.expect("turn-status", /White to move/);
  await page.press("Resign", "table-controls");
  await page.press("Resign", "dialog");
  await page.expect("turn-status", /resignation/);
  await page.press("Study this game");
  await page.until(() => assert.ok(movesOf(page).length > 1));
  assert.ok(movesOf(page).includes("e4"));
  await page.press("To the start", "study-page");
  await currentIs(page, /^Start$/);
  await playOn(page, "d2d4");
  assert.match(String(insteadOf(page, "e4")), /d4/);
});
