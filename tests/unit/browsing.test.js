// Looking at earlier positions changes nothing, and what was played stays: a move from the past asks first, a finished game
// is only looked at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { TREE } from "./fakes/study-page.js";
import { ROWS, storedGames } from "./fakes/stored-games.js";

/** @import { TestContext } from "node:test" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const STATUS = "turn-status";
const QUESTION = "branch-dialog";
const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];
const BACK = "Back to the game";

/** Two humans have played. @param {TestContext} t @param {string[]} moves */
async function playedAt(t, ...moves) {
  const page = await pageAt(t, "#chess");
  await page.sit("Black", "human");
  await page.type(...moves);
  return page;
}

/** The moves of all saved games, the latest first. @param {Page} page */
async function savedMoves(page) {
  const games = await storedGames(page);
  return games.map(({ text }) => JSON.parse(text).record.split("\n\n").at(-1).trim());
}

/** @param {Page} page @param {number} steps */
async function stepBack(page, steps) {
  for (let step = 0; step < steps; step += 1) await page.press("Previous move");
}

test("a look at an earlier position is told, changes nothing saved, and leads back", async (t) => {
  let page = await playedAt(t, "e2e4", "e7e5", "g1f3");
  const saved = await storedGames(page);
  await stepBack(page, 2);
  await page.expect(STATUS, /You are looking at move 1\./);
  assert.ok(page.button("Undo").disabled);
  assert.ok(page.button("Redo").disabled);
  await page.press("To the start");
  await page.expect(STATUS, /You are looking at the start\./);
  assert.deepEqual(await storedGames(page), saved);
  await page.press(BACK, STATUS);
  await page.stands("white Knight, f3");
  assert.throws(() => page.button(BACK, STATUS));
  assert.ok(!page.button("Undo").disabled);
  await page.press("To the start");
  page = await page.reload(t);
  await page.stands("white Knight, f3");
});

test("keys and buttons that follow each other at once all count", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5", "g1f3", "b8c6");
  const left = () => new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true });
  document.body.dispatchEvent(left());
  document.body.dispatchEvent(left());
  await page.expect(STATUS, /You are looking at move 1\./);
  page.button("Next move").click();
  page.button("Next move").click();
  await page.stands("black Knight, c6");
});

test("a move from the past asks once, and the old line stays a saved game", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5", "g1f3", "b8c6");
  await stepBack(page, 2);
  await page.squares("f1", "c4");
  await page.expect(QUESTION, /Go on from here\?.*kept as a copy in “Your games”/);
  await page.press("Cancel", QUESTION);
  assert.deepEqual(page.moves, ["e4", "e5", "Nf3", "Nc6"]);
  await page.squares("f1", "c4");
  await page.press("Go on", QUESTION);
  assert.deepEqual(page.moves, ["e4", "e5", "Bc4"]);
  await page.type("g8f6");
  assert.deepEqual(await savedMoves(page), [
    "1. e2e4 e7e5 2. f1c4 g8f6 *",
    "1. e2e4 e7e5 2. g1f3 b8c6 *",
  ]);
  assert.equal(page.all(QUESTION + " dialog").length, 0);
});

test("the move that was played there only steps forward", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5", "g1f3", "b8c6");
  await stepBack(page, 2);
  await page.squares("g1", "f3");
  await page.expect(STATUS, /You are looking at move 2\./);
  assert.equal(page.all(QUESTION + " dialog").length, 0);
  assert.equal(page.moves.length, 4);
});

test("after Undo another move replaces what was taken back, without a question", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5");
  await page.press("Undo");
  assert.throws(() => page.button(BACK, STATUS));
  await page.squares("c7", "c5");
  assert.deepEqual(await savedMoves(page), ["1. e2e4 c7c5 *"]);
});

test("a game that isn't stored says that its later moves will be lost", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5", "g1f3");
  page.store.dispatch({
    kind: "asked-to-branch",
    branch: { action: "d2d4", kept: false },
  });
  await page.expect(QUESTION, /will be lost, since this browser doesn’t save the game/);
});

test("a finished game that is looked at stays finished, and shows its end when it is opened", async (t) => {
  let page = await playedAt(t, ...MATE);
  const saved = await storedGames(page);
  await stepBack(page, 3);
  await page.expect(STATUS, /You are looking at move 1\. A move here opens a study\./);
  assert.ok(page.button("Resign").disabled);
  page = await page.reload(t);
  await page.expect(STATUS, /Checkmate\. Black wins\./);
  assert.deepEqual(await storedGames(page), saved);
});

test("a move in a finished game opens a study from that position", async (t) => {
  const page = await playedAt(t, ...MATE);
  await stepBack(page, 3);
  await page.squares("d7", "d5");
  await page.until(() => assert.match(page.place.hash, /^#chess\/study/));
  await page.stands("black Pawn, d5");
  await page.expect(TREE, /d5/);
  await page.expect(TREE, /Qh4/);
  await page.go("#");
  await page.expect(ROWS, /Checkmate\. Black wins\./);
  assert.deepEqual(await savedMoves(page), ["1. f2f3 e7e5 2. g2g4 d8h4 0-1"]);
});

test("Undo after the end begins another game, and the finished one stays", async (t) => {
  let page = await playedAt(t, ...MATE);
  await page.press("Undo");
  await page.expect("notice-list", /The finished game stays in “Your games”\./);
  assert.equal((await storedGames(page)).length, 1);
  page = await page.reload(t);
  await page.expect(STATUS, /Checkmate/);
  await page.press("Undo");
  await page.squares("d7", "d6");
  const [now, before] = await savedMoves(page);
  assert.match(now, /g2g4 d7d6 \*$/);
  assert.match(before, /d8h4.* 0-1$/);
});

test("Undo of a resignation leaves the resigned game in the list", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5");
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
  await stepBack(page, 1);
  await page.press(BACK, STATUS);
  await page.expect(STATUS, /wins by resignation/);
  await page.press("Undo");
  await page.type("g1f3");
  const [now, before] = await savedMoves(page);
  assert.match(now, /g1f3 \*$/);
  assert.match(before, /e7e5.*0-1$/);
});

test("resigning while an earlier position is shown ends the game at its own position", async (t) => {
  const page = await playedAt(t, "e2e4", "e7e5", "g1f3");
  await stepBack(page, 2);
  await page.press("Resign");
  await page.expect("resign-dialog", /Black resigns/);
  await page.press("Resign", "resign-dialog");
  await page.expect(STATUS, /White wins by resignation/);
  assert.equal(page.moves.length, 3);
});

test("the computer waits while its own past turn is shown, and nothing resumes it there", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  await stepBack(page, 1);
  await page.expect(STATUS, /You are looking at move 1\./);
  assert.throws(() => page.button("Resume", STATUS));
  await page.press(BACK, STATUS);
  assert.equal(page.moves.length, 2);
  await page.type("d2d4");
  await page.until(() => assert.equal(page.moves.length, 4));
});
