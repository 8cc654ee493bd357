import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutSubtle } from "./fakes/crypto.js";
import {
  chooseSecret,
  crownBoth,
  playByTurns,
  startForTwo,
  take,
  untilAsked,
} from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";
import { latestGame, storedGames } from "./fakes/stored-games.js";
import { QUEEN_FALLS } from "../fixtures/positions.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./fakes/hot-seat.js" */

const SECRET = "secret-dialog dialog";
const COVER = "handover-cover";
const STATUS = "turn-status";
const KEPT = "secret-button.keeps button";

/** @param {TestContext} t */
async function startCrown(t) {
  const page = await pageAt(t, "#crown");
  await startForTwo(page);
  return page;
}

test("two humans choose alone, play with the cover, and the crown falls", async (t) => {
  const page = await startCrown(t);
  await crownBoth(page, "King", "King");
  await playByTurns(page, QUEEN_FALLS);
  await page.expect(COVER, /I am White/);
  await page.expect(COVER, /Black’s King: Kxe5, capturing\./);
  await page.expect(COVER, /White’s Queen .*crown/);
  await take(page, "White");
  await page.type("d4e5");
  await page.expect(STATUS, /The crown was captured\. White wins\./);
  await page.expect(STATUS, /Black’s crown was on the King/);
  const captured = page.texts('ul.captured[aria-label="Captured by White"] > li');
  assert.equal(captured.length, 2);
  assert.match(captured[0] ?? "", /King/);
  assert.match(captured[1] ?? "", /Pawn/);
  assert.deepEqual(page.all(COVER), []);
  // With two players the loser needs no place.
  assert.deepEqual(page.texts("player-panel .seat-chip"), ["Winner", ""]);
});

test("each player has a new field for moves, which keeps the focus, and a pasted move is dropped", async (t) => {
  const page = await startCrown(t);
  await crownBoth(page, "King", "Queen");
  await page.perform({ kind: "settings", change: { coversOnlySecrets: true } });
  const field = () => page.all("move-entry input")[0];
  const white = field();
  white.focus();
  await page.type("e2e4");
  await page.expect(STATUS, /Black to move/);
  assert.notEqual(field(), white);
  assert.equal(document.activeElement, field());

  await page.paste("Nf6", "game-table");
  await page.expect("paste-dialog dialog", /A move was pasted/);
  await page.perform({ kind: "settings", change: { coversOnlySecrets: false } });
  await page.expect(COVER, /I am Black/);
  assert.equal(page.state.pasted, null);
});

test("undo across a reveal needs everybody's consent", async (t) => {
  const page = await startCrown(t);
  const dialog = "consent-dialog dialog";
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, QUEEN_FALLS);
  await take(page, "White");
  await page.press("Undo", "table-controls");
  await page.expect(dialog, /Take back after a reveal\?/);
  await page.press("White agrees", dialog);
  assert.ok(page.button("Take back", dialog).disabled);
  await page.press("Black agrees", dialog);
  await page.press("Take back", dialog);
  await take(page, "Black");
  assert.match(page.label("e5"), /^white Queen, e5/);
  await page.expect("drop-bar", /White’s crown is on the King\./);
});

test("a look at what came before a reveal is told, and two buttons have two rows", async (t) => {
  const page = await startCrown(t);
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, QUEEN_FALLS);
  await take(page, "White");
  for (let step = 0; step < 2; step += 1) await page.press("Previous move");
  await page.expect(STATUS, /You are looking at move \d+\./);
  const rows = ["Back to the game", "Play on here"].map((name) =>
    page.button(name, STATUS).classList.contains("pace"),
  );
  assert.deepEqual(rows, [true, false]);
  await page.press("Play on here", STATUS);
  await page.expect("consent-dialog dialog", /All|everyone agrees/);
});

test("there is no cover against the computer, and it answers", async (t) => {
  const page = await pageAt(t, "#crown");
  await chooseSecret(page, "Queen");
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  assert.deepEqual(page.all(COVER), []);
});

test("a secret is confirmed, with a PIN that has enough digits", async (t) => {
  const page = await startCrown(t);
  await page.expect(COVER, /Black chooses a secret first, so that White can choose/);
  await take(page, "Black");
  await page.expect(
    SECRET,
    /Black chooses first, so that White can choose, keep the device and begin/,
  );
  await page.expect(SECRET, /only you know which of your two monarchs wears the crown/);
  await page.press("Confirm", SECRET);
  await page.expect(`${SECRET} .secret-fault`, /Make your choice first/);
  await page.fill("PIN, 4 to 8 digits", "12", SECRET);
  await page.press(/^Queen/, SECRET);
  assert.equal(page.text(`${SECRET} .secret-fault`), "");
  await page.press("Confirm", SECRET);
  await page.expect(SECRET, /A PIN has 4 to 8 digits/);
  await page.key("3", { within: `${SECRET} label` });
  await page.key("4", { within: `${SECRET} button` });
  await page.press("Confirm", SECRET);
  await take(page, "White");
  assert.doesNotMatch(page.text(SECRET), /chooses first/);
  await chooseSecret(page, "Random choice");
  await page.type("e2e4");
  await untilAsked(page, "Black");
  await page.press(/I am Black/, COVER);
  await page.expect(`${COVER} [role=alert]`, /Enter your PIN/);
  for (const key of "1234") await page.key(key, { within: `${COVER} h1` });
  await page.press(/I am Black/, COVER);
  await page.until(() => assert.match(page.label("e8"), /^black King, e8/));
});

test("a PIN guards the table, after a reload too", async (t) => {
  let page = await startCrown(t);
  await crownBoth(page, "King", "Queen", "1357");
  assert.match(page.label("e1"), /^white King, e1/);
  await page.hide();
  assert.deepEqual(page.all("game-table"), []);
  await take(page, "White", "2468");
  await page.expect("handover-cover [role=alert]", /That isn’t the PIN\./);
  assert.deepEqual(page.all("game-board [data-cell]"), []);
  page = await page.reload(t);
  await take(page, "White", "1357");
  await page.until(() => assert.match(page.label("e1"), /^white King, e1/));
  const stored = JSON.stringify(await latestGame(page));
  assert.match(stored, /sealed/);
  assert.doesNotMatch(stored, /1357/);
});

test("without WebCrypto a game with secrets is played but not saved, and the page says so", async (t) => {
  withoutSubtle(t);
  let page = await pageAt(t, "#crown");
  await chooseSecret(page, "King");
  await page.expect("[role=alert]", /Games with secrets aren’t saved here/);
  await page.type("e2e4");
  await page.until(() => assert.equal(page.moves.length, 2));
  assert.deepEqual(await storedGames(page), []);
  page = await page.reload(t);
  await page.expect("secret-dialog dialog", /wears the crown/);
  await page.go("#chess");
  await page.expect("h1", /^Chess/);
  await page.type("e2e4");
  await page.until(() => assert.ok(page.moves.length > 0));
  assert.equal((await storedGames(page)).length, 1);
});

/** Counts the covers from now on. */
function countCovers() {
  let count = 0;
  const cover = document.querySelector(COVER);
  assert.ok(cover);
  const look = () => (count += Number(!cover.hasAttribute("hidden")));
  new MutationObserver(look).observe(cover, { attributeFilter: ["hidden"] });
  return () => count;
}

/** Ten plies without a capture. */
const OPENING = "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 d2d3 d7d6 b1c3 g8f6".split(" ");

/** @param {Page} page @param {string} move */
function press(page, move) {
  return page.squares(move.slice(0, 2), move.slice(2));
}

/** @param {Page} page @param {number} ply */
function isToMove(page, ply) {
  return page.expect(STATUS, ply % 2 === 0 ? /White to move/ : /Black to move/);
}

/** As while the button is held. @param {Page} page */
async function lookAtSecret(page) {
  await page.perform({ kind: "show-secret", aloud: false });
  assert.equal(page.all(KEPT)[0].getAttribute("aria-pressed"), "true");
  await page.perform({ kind: "hide-secret" });
}

/** Switches the setting on or off. @param {Page} page */
async function coverLess(page) {
  page.openSettings();
  await page.press(/^Cover only while a secret is shown/, "settings-menu");
}

test("each player is asked once before the game, then before each move", async (t) => {
  const page = await startCrown(t);
  const covers = countCovers();
  await crownBoth(page, "King", "Queen", "1357");
  for (const [at, move] of OPENING.entries()) {
    const white = at % 2 === 0;
    if (at > 0) await take(page, white ? "White" : "Black", white ? "1357" : undefined);
    // The first cover is there already.
    if (at === OPENING.length - 1) assert.equal(1 + covers(), 11);
    await isToMove(page, at);
    await press(page, move);
  }
  await page.expect(COVER, /I am White/);
});

test("players share the table, which is covered only before a secret or a hint", async (t) => {
  const page = await startCrown(t);
  await coverLess(page);
  const covers = countCovers();
  await crownBoth(page, "King", "Queen", "1357");
  for (const [at, move] of OPENING.entries()) {
    if (at === OPENING.length - 1) assert.equal(1 + covers(), 2);
    await isToMove(page, at);
    await press(page, move);
  }
  await isToMove(page, OPENING.length);
  await page.hide();
  const isPressed = () => page.all(KEPT)[0].hasAttribute("aria-pressed");
  assert.ok(!isPressed());
  await page.press("Show my secret", "secret-button.keeps");
  await take(page, "White", "1357");
  await lookAtSecret(page);
  await page.until(() => assert.ok(!isPressed()));
  // A hint depends on the secret, so it is neither made nor kept for both to see.
  await page.press("Hint", "table-controls");
  await take(page, "White", "1357");
  await page.press("Hint", "table-controls");
  await page.expect(STATUS, /Hint: /);
  await lookAtSecret(page);
  await page.until(() => assert.doesNotMatch(page.text(STATUS), /Hint: /));
  assert.equal(covers(), 3);
  await coverLess(page);
  await page.expect(COVER, /I am White/);
});

test("a short press on the secret says that it must be held, and keys hold it too", async (t) => {
  const page = await pageAt(t, "#crown");
  const hint = () => page.text("secret-button.keeps .hold-hint");
  const send = async (/** @type {Event} */ event) => {
    page.all(KEPT)[0].dispatchEvent(event);
    await page.settle();
  };
  const key = (/** @type {string} */ type) =>
    send(new KeyboardEvent(type, { key: " ", bubbles: true, cancelable: true }));
  const isHeld = () => page.all(KEPT)[0].getAttribute("aria-pressed") === "true";
  await chooseSecret(page, "King");
  assert.match(page.text(KEPT), /hold to show/);
  await key("keydown");
  assert.ok(isHeld());
  assert.equal(page.state.dialog, null);
  await key("keyup");
  assert.ok(!isHeld());
  await page.expect("speak-dialog dialog", /hold the key/);
  await page.press("Cancel", "speak-dialog");
  await key("keydown");
  assert.equal(hint(), "");
  await key("keyup");
  assert.equal(hint(), "Hold to show your secret.");
  assert.equal(page.all("secret-button.keeps [role=status]").length, 2);
});
