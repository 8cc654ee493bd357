import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { answerWith } from "./fakes/site-files.js";
import { TOLD, boardIsReady, go, isAt, isDone, isFocused } from "./fakes/taught-page.js";

/** The steps of chess after the first, with the squares to press. @type {[string, string[]][]} */
const STEPS = [
  ["The Rook", ["d4", "d7"]],
  ["The Bishop", ["c1", "h6"]],
  ["The Queen captures", ["b2", "f6"]],
  ["The Knight leaps", ["c3", "d5"]],
  ["The Pawn moves", ["e2", "e4"]],
  ["The Pawn captures", ["e4", "d5"]],
  ["Promotion", ["e7", "e8"]],
  ["The King castles", ["e1", "g1"]],
  ["Check", ["d2", "e2"]],
  ["Checkmate", ["a1", "a8"]],
];

const FIRST = "Two armies, two Kings";
const OFFER = "lesson-offer";

// The file of chess is fetched once, so this test is the first.
test("a lesson that can't be fetched is reported", async (t) => {
  const restore = answerWith(t, "learning/chess.json", () => Promise.reject(new TypeError("lost")));
  const page = await pageAt(t, "#chess/learn");
  await page.expect("[role=alert]", /couldn’t be loaded/);
  restore();
  await page.press("Try again");
  await isAt(page, FIRST);
});

test("a first game of chess is learned step by step", async (t) => {
  const page = await pageAt(t, "#chess");
  assert.equal(page.all(OFFER)[0].getAttribute("aria-label"), "New to this game?");
  await page.press(/./, OFFER);
  await isAt(page, FIRST);
  await page.press("Next");
  for (const [title, squares] of STEPS) {
    await isAt(page, title);
    await isFocused(page, ".taught-words h2");
    await go(page, ...squares);
    if (title === "Promotion") await page.press("Queen", "dialog");
    await isDone(page);
    await page.press("Next");
  }
  await isAt(page, "Lesson complete");
  await isFocused(page, ".taught-end h2");
  await page.press("Play the computer");
  await page.until(() => assert.equal(page.all("[role=gridcell]").length, 64));
  assert.equal(page.text(OFFER), "");
});

test("an illegal move is refused with its reason, and one that misses the task is undone", async (t) => {
  const page = await pageAt(t, "#chess/learn");
  await page.press("Next");
  await isAt(page, "The Rook");
  await go(page, "d4", "e5");
  await page.expect("[role=status]", /The Rook doesn’t move that way\./);
  await go(page, "d6");
  await page.expect(TOLD, /Rd6 is legal/);
  for (const square of ["d6", "d4"])
    await page.until(() => assert.match(page.label(square), /^white Rook/));
  await go(page, "d4", "d7");
  await page.expect(TOLD, /Straight up the file/);
});

test("a hint is first given in words, then shown", async (t) => {
  const page = await pageAt(t, "#chess/learn");
  await page.press("Next");
  await isAt(page, "The Rook");
  await boardIsReady(page);
  await page.press("Hint");
  await page.expect(TOLD, /three squares further up/);
  await page.press("Show me");
  await page.until(() => assert.equal(page.all("lesson-page game-board")[0].props.hint, "d4d7"));
});

test("a lesson continues at the step where it was left", async (t) => {
  let page = await pageAt(t, "#chess/learn");
  await isAt(page, FIRST);
  // It wasn't left by its button.
  page = await page.reload(t);
  await isAt(page, FIRST);
  await page.press("Next");
  await isAt(page, "The Rook");
  page = await page.reload(t);
  await isAt(page, "The Rook");
  await go(page, "d4", "d7");
  await isDone(page);
  page = await page.reload(t);
  await isAt(page, "The Bishop");
  await page.press("Back");
  await isAt(page, "The Rook");
  await page.press("Skip step");
  await isAt(page, "The Bishop");
});

test("the offer of a lesson can be declined permanently", async (t) => {
  let page = await pageAt(t, "#chess");
  assert.equal(page.all(OFFER).length, 1);
  page.all(`${OFFER} button`)[0].click();
  await page.until(() => assert.equal(page.text(OFFER), ""));
  page = await page.reload(t);
  await page.until(() => assert.equal(page.all("[role=gridcell]").length, 64));
  assert.equal(page.text(OFFER), "");
});

test("the offer of a lesson disappears with the player's second move", async (t) => {
  let page = await pageAt(t, "#chess");
  await page.sit("Black", 1);
  await page.type("e2e4");
  assert.notEqual(page.text(OFFER), "");
  await page.until(() => assert.equal(page.moves.length, 2));
  await page.type("a2a3");
  await page.until(() => assert.equal(page.text(OFFER), ""));
  page = await page.reload(t);
  await page.until(() => assert.equal(page.moves.length, 4));
  assert.equal(page.text(OFFER), "");
});

test("pieces are dropped, and a crown is hidden", async (t) => {
  const page = await pageAt(t, "#crown-2/learn");
  await page.press("Next");
  await page.press("Skip step");
  await isAt(page, "Stones from hand");
  await page.press(/./, "lesson-page reserve-tray");
  await go(page, "e2");
  // A stone may be the mined one or not: both are fine.
  await page.press(/./, "dialog");
  await isDone(page);
  await page.go("#crown-3/learn");
  await page.press("Next");
  await page.press("Skip step");
  await isAt(page, "Off with the crown");
  await page.press(/^Hide/, "lesson-page drop-bar");
  await go(page, "c6");
  await page.press("Hide it here", "dialog");
  await page.until(() => assert.doesNotMatch(page.label("e1"), /in check/));
  await go(page, "e1", "e2");
  await isDone(page);
});

test("two boards and levels have lessons and problems too", async (t) => {
  const page = await pageAt(t);
  for (const game of ["alice-chess", "raumschach"])
    for (const [name, element, words] of /** @type {const} */ ([
      ["learn", "lesson-page", /Step 1 of/],
      ["problems", "problems-page", /Mate in 1/],
    ])) {
      await page.go(`#${game}/${name}`);
      await page.expect(`${element} .taught-words`, words);
      await page.until(() => assert.ok(page.all("[role=gridcell]").length > 0));
    }
});

test("without storage the lesson goes on, and says that nothing is kept", async (t) => {
  const page = await pageAt(t);
  const host = /** @type {any} */ (document.querySelector("page-host"));
  host.services.storage = null;
  await page.go("#chess/learn");
  await isAt(page, FIRST);
  assert.match(page.text("lesson-page"), /This browser doesn’t save your progress\./);
  await page.press("Next");
  await isAt(page, "The Rook");
  await go(page, "d4", "d7");
  await isDone(page);
});

test("while a step is loading the step before is inert", async (t) => {
  const page = await pageAt(t, "#chess/learn");
  await page.until(() => assert.equal(page.all("[role=gridcell]").length, 64));
  // At once.
  page.button("Next").click();
  page.button("Hint").click();
  assert.ok(page.all("lesson-page .workbench")[0].inert);
  await isAt(page, "The Rook");
  assert.equal(page.text(TOLD), "");
  await go(page, "d4", "d7");
  await page.expect(TOLD, /Straight up the file/);
});
