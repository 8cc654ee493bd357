import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import {
  chooseSecret,
  crownBoth,
  loseBlackKing,
  playByTurns,
  startForTwo,
  take,
  untilAsked,
} from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { addSealedFile, latestGame, putGame, ROWS, savedFile } from "./fakes/stored-games.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./fakes/hot-seat.js" */

const STATUS = "turn-status";
const QUESTION = "consent-dialog dialog";

/** Two humans after White's first move. @param {TestContext} t */
async function beginForTwo(t) {
  const page = await pageAt(t, "#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen", "1357");
  await playByTurns(page, ["e2e4"], "1357");
  await untilAsked(page, "Black");
  return page;
}

/** @param {Page} page */
async function resign(page) {
  await page.press("Resign", "table-controls");
  await page.press("Resign", "resign-dialog");
}

/** @param {Page} page */
async function agree(page) {
  for (const seat of ["White", "Black"]) await page.press(`${seat} agrees`, QUESTION);
}

test("what a copy has revealed stops a game until all agree, and stays in its record", async (t) => {
  let page = await beginForTwo(t);
  const { hash } = page.place;
  await putGame(page, { ...(await latestGame(page)), id: "copy" });
  await page.go("#crown?format=1&saved=copy");
  await take(page, "Black");
  await resign(page);
  await page.expect(STATUS, /White’s crown was on the King/);

  await page.go(hash);
  page = await page.reload(t);
  await page.expect(QUESTION, /Continue with a revealed secret\?/);
  await page.press("Cancel", QUESTION);
  await page.expect(STATUS, /revealed in another copy/);
  await page.squares("e7", "e5");
  assert.equal(page.moves.length, 1);
  page = await page.reload(t);
  await page.expect(QUESTION, /Continue with a revealed secret\?/);
  await agree(page);
  await page.fill("White’s PIN", "2468", QUESTION);
  await page.press("Reveal and continue", QUESTION);
  await page.expect(QUESTION, /That isn’t the PIN\./);
  await page.fill("White’s PIN", "1357", QUESTION);
  await page.press("Reveal and continue", QUESTION);
  await page.until(() => assert.deepEqual(page.all(QUESTION), []));
  await page.expect("drop-bar", /White’s crown is on the King/);
  await page.type("e7e5");
  assert.equal(page.moves.length, 2);
  await page.press("Share");
  await page.until(() => assert.match(page.field("Game record").value, /\[Revealed "w crown 0"\]/));
});

test("a game that is added again after it was given up doesn’t come back as a secret", async (t) => {
  let page = await beginForTwo(t);
  await page.go("#");
  const file = await savedFile(page);
  await page.press(/^Continue Crown/, ROWS);
  await take(page, "Black");
  await page.expect("drop-bar", /Saved to a file/);
  await resign(page);
  await page.expect(STATUS, /White’s crown was on the King/);
  await page.go("#");
  await page.press(/^Delete/, ROWS);
  await page.press("Really delete", ROWS);
  await page.until(() => assert.deepEqual(page.texts(ROWS), []));

  page = await page.reload(t);
  await addSealedFile(page, file);
  await page.expect(".games-report li", /added/);
  await page.press(/^Continue Crown/, ROWS);
  await page.expect(QUESTION, /Continue with a revealed secret\?/);
});

test("a forgotten PIN ends the game and reveals nothing until all agree", async (t) => {
  const page = await pageAt(t, "#crown");
  await startForTwo(page);
  await crownBoth(page, "Queen", "Queen", "1357");
  await page.hide();
  await page.press("Forgotten the PIN?");
  await page.press("End the game");
  await page.expect(STATUS, /The PIN was forgotten\. Black wins\./);
  await page.expect(STATUS, /The secrets stay hidden/);
  assert.doesNotMatch(page.text("body"), /on the Queen/);

  await page.press("Reveal secrets");
  await page.expect(QUESTION, /Reveal the secrets\?/);
  await agree(page);
  await page.press("Reveal secrets", QUESTION);
  await page.expect(QUESTION, /That isn’t the PIN\./);
  await page.fill("White’s PIN", "1357", QUESTION);
  await page.press("Reveal secrets", QUESTION);
  await page.expect(STATUS, /White’s crown was on the Queen/);
});

test("going on after a resignation shows on the board that the crowns were revealed", async (t) => {
  const page = await beginForTwo(t);
  await take(page, "Black");
  await resign(page);
  await page.press("Undo", "table-controls");
  await page.expect(QUESTION, /Take back after a reveal\?/);
  await agree(page);
  await page.fill("White’s PIN", "1357", QUESTION);
  await page.press("Take back", QUESTION);
  await page.expect("drop-bar", /Taken back after a reveal\./);
  await page.expect("drop-bar", /White’s crown is on the King, Black’s crown is on the Queen\./);
  // Nothing is left to be covered.
  await page.type("e7e5", "g1f3");
  assert.match(page.text("drop-bar"), /Taken back after a reveal\./);
});

test("the computer lets nobody take back what revealed or searched its secret", async (t) => {
  const page = await pageAt(t, "#crown");
  await chooseSecret(page, "King");
  await resign(page);
  await page.press("Undo", "table-controls");
  await page.expect(STATUS, /the computer’s secret/);
  await page.expect(STATUS, /Black wins by resignation\./);

  const position = "4k3/8/8/8/8/8/8/K6R w - - 0 40 crown=-,- hidden=-,c6";
  await page.go(`#crown-3?format=1&position=${encodeURIComponent(position)}`);
  await page.until(() => assert.match(page.label("a1"), /^white King, a1/));
  await page.type("a1b1");
  await page.until(() => assert.equal(page.moves.length, 2));
  await page.press("Undo", "table-controls");
  await page.expect(STATUS, /the computer’s secret/);
  assert.match(page.label("b1"), /^white King, b1/);
});

/** @param {Page} page @param {RegExp} [words] */
async function record(page, words = /./) {
  await page.press("Share");
  return page.until(() => {
    const { value } = page.field("Game record");
    assert.match(value, words);
    return value;
  });
}

/** @param {string} text */
function linkTo(text) {
  return `#crown-2?format=1&record=${encodeURIComponent(text)}`;
}

test("a reload between two stones loses neither the turn nor the mine", async (t) => {
  let page = await loseBlackKing(t, "#crown-2");
  await take(page, "Black");
  await page.press(/^Drop a Stone/);
  await page.squares("f6");
  await page.press("Mined Stone", ".chooser");
  await page.expect("drop-bar", /1 dropped/);
  page = await page.reload(t);
  await take(page, "Black");
  await page.expect("drop-bar", /1 dropped/);
  await page.press("Done");
  await take(page, "White");
  await page.squares("e8", "f6");
  await page.expect("handover-cover", /f6 was mined/);
});

test("a broken seal is reported, and the game stays in the list", async (t) => {
  const storage = fakeStorage();
  const scene = new URL("../fixtures/first-edition/scenes/sealed.json", import.meta.url);
  const text = JSON.parse(await readFile(scene, "utf8")).localStorage["menagerie.game.crown"];
  const { sealed, ...rest } = JSON.parse(text);
  assert.match(sealed, /menagerie-sealed-1/);
  storage.setItem("menagerie.game.crown", JSON.stringify({ ...rest, sealed: `${sealed} K` }));
  const page = await pageAt(t, "#crown", storage);
  await page.expect("[role=alert]", /stays in “Your games”/);
  await page.expect("secret-dialog dialog", /wears the crown/);
  await page.go("#");
  await page.until(() => assert.equal(page.texts(ROWS).length, 1));
});

test("a spectator sees public knowledge, and an unknown secret stops the game", async (t) => {
  const owners = await loseBlackKing(t, "#crown-2");
  await take(owners, "Black");
  await owners.type("S@f6*", "done");
  await take(owners, "White");
  const text = await record(owners, /S@f6\?/);
  assert.doesNotMatch(text, /S@f6\*/);
  owners.leave();

  const page = await pageAt(t, linkTo(text));
  assert.deepEqual(page.all("handover-cover"), []);
  assert.match(page.label("f6"), /^black Stone, f6/);
  assert.deepEqual(page.all("secret-button.keeps"), []);
  await page.press("Moves");
  await page.type("e8f6");
  assert.match(page.label("f6"), /^black Stone, f6/);
  await page.expect(STATUS, /secret/);
});

test("after the game the full record contains both secrets and replays with them", async (t) => {
  const played = await loseBlackKing(t, "#crown-2");
  await take(played, "Black");
  await played.type("S@f6*", "S@d6", "done");
  await take(played, "White");
  await played.type("a2a3");
  await take(played, "Black");
  await played.type("c2e1");
  await played.expect(STATUS, /The crown was captured/);
  assert.doesNotMatch(await record(played), /\[Opening/);
  await played.press("With all secrets");
  const text = await record(played, /\[Opening "w crown 0 K/);
  assert.match(text, /\[Opening "b crown 0 q/);
  assert.match(text, /S@f6\*/);
  played.leave();

  const page = await pageAt(t, linkTo(text));
  await page.press("Moves");
  await page.expect(STATUS, /White’s crown was on the King/);
  await page.press("To the start");
  await page.until(() => assert.match(page.label("e8"), /^black King, e8/));
  await page.expect("drop-bar", /All secrets revealed/);
});

test("a broken commitment is refused", async (t) => {
  const page = await pageAt(t, "#crown");
  await chooseSecret(page, "King");
  await resign(page);
  await record(page);
  await page.press("With all secrets");
  const full = await record(page, /Opening "w crown 0 K/);
  await page.fill("Record or position", full.replace('"w crown 0 K', '"w crown 0 Q'));
  await page.press("Open", "share-panel");
  await page.expect("[role=alert]", /Your game is unchanged/);
});

test("the computer's belief can be seen after the game", async (t) => {
  const believed = "What Black believed";
  const page = await pageAt(t, "#crown");
  await chooseSecret(page, "Queen");
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  assert.doesNotMatch(page.text(STATUS), /Engine/);
  assert.throws(() => page.button(believed));
  await resign(page);
  await page.press(believed);
  const plot = "belief-dialog dialog";
  await page.expect(plot, /What the computer, Black, believed/);
  await page.expect(plot, /White’s King wears the crown/);
  await page.press("As a table", plot);
  assert.equal(page.all(`${plot} details[open] table`).length, 1);
});
