import assert from "node:assert/strict";
import { test } from "node:test";
import { pageAt } from "./fakes/page.js";
import { DUEL, HUNT, PAWN_ARRIVES, PREY } from "../fixtures/positions.js";

/** @import { TestContext } from "node:test" */
/** @import { Page } from "./fakes/hot-seat.js" */

/** Green's King is enclosed by its own Pawns and attacked by a Rook; no piece of its army can move. */
const SHUT_IN = [
  "bK,6,rK/8/8/8/8/8/gPN,gPN,6/gK,gPN,5,yK",
  "8/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/rR,7/rR,rR,6",
].join("|");

const CHIP = "turn-chip";
const CALLS = "game-table > .side claim-bar";
const OFFERED = ".chooser";
const STATUS = "turn-status";
const NEW_GAME = "new-game-dialog dialog";

/** @param {TestContext} t @param {string} placement @param {string} turn @param {string[]} humans  beside the usual one */
async function positionAt(t, placement, turn, ...humans) {
  const position = encodeURIComponent(`${placement} ${turn} - - 0 1`);
  const page = await pageAt(t, `#armies-of-faith-4?format=1&position=${position}`);
  await sitDown(page, ...humans);
  return page;
}

/** @param {Page} page @param {string[]} seats */
async function sitDown(page, ...seats) {
  for (const seat of seats) await page.sit(seat, "human");
}

/** @param {Page} page @param {string} seat */
function panel(page, seat) {
  return page.texts("player-panel").find((text) => text.startsWith(seat)) ?? "";
}

/** @param {Page} page @param {string} square @param {RegExp} words */
function holds(page, square, words) {
  return page.until(() => assert.match(page.label(square), words));
}

/** @param {Page} page */
function moveNames(page) {
  return page.all("move-list button.move").map((move) => move.getAttribute("aria-label"));
}

test("four humans play to the end", async (t) => {
  const page = await positionAt(t, DUEL, "r", "Yellow", "Green", "Blue");
  await page.expect(CHIP, /Red must claim checkmate/);
  assert.match(panel(page, "Yellow"), /In check/);
  await page.expect(CALLS, /Red checkmates Yellow: choose the mating piece/);
  await page.expect(CALLS, /Red’s King becomes an Emperor/);
  assert.equal(page.all(`${CALLS} button`).length, 2);

  await page.squares("sh1");
  await page.press("Rook on sd1 checkmates Yellow and becomes a Duchess", OFFERED);
  assert.match(panel(page, "Yellow"), /Out · 4th/);
  assert.match(panel(page, "Red"), /Emperor/);
  await holds(page, "sa1", /^red Emperor, sa1/);
  await holds(page, "sd1", /^red Duchess, sd1/);
  await holds(page, "tg4", /^tg4, empty/);
  await page.expect(STATUS, /Rook on sd1 checkmates Yellow\./);
  assert.deepEqual(page.all(CALLS), []);

  await page.squares("sd1", "zd1");
  await page.expect(CHIP, /Green to move/);
  await page.type("wh3uh2");
  await page.expect(CHIP, /Blue to move/);
  await page.squares("zf1", "xe1");
  await page.expect(CHIP, /Red must claim checkmate/);
  await page.expect(CALLS, /Red checkmates Green/);
  await page.squares("zd1");
  await page.expect(CHIP, /Red wins/);
  await page.expect(
    STATUS,
    /1st: Red \(Catholic\)\. 2nd: Blue \(Byzantine\)\. 3rd: Green \(Islamic\)\. 4th: Yellow \(Protestant\)\./,
  );
  assert.match(moveNames(page)[0], /Rook on sd1 checkmates Yellow/);
});

test("a player without legal moves passes, and is claimed by a single button", async (t) => {
  const page = await positionAt(t, SHUT_IN, "g", "Red", "Yellow", "Blue");
  await page.expect(CHIP, /Green has no move/);
  await page.expect(CALLS, /Green is in check and has no legal move/);
  await page.press("Pass", CALLS);
  await page.expect(CHIP, /Blue to move/);
  assert.match(moveNames(page).at(-1), /Green passes/);
  await page.type("za1ya1");
  await page.expect(CALLS, /Red checkmates Green/);
  await page.press(/./, CALLS);
  await page.until(() => assert.match(panel(page, "Green"), /Out · 4th/));
});

test("a Pawn that may promote can stay a Pawn", async (t) => {
  const page = await positionAt(t, PAWN_ARRIVES, "r", "Yellow", "Green", "Blue");
  await page.squares("yf1", "yg1");
  await page.until(() => page.button("Cardinal", OFFERED));
  assert.doesNotMatch(page.text(OFFERED), /Camel/);
  await page.press("Stays a Pawn", OFFERED);
  await holds(page, "yg1", /^red Pawn, yg1/);
  await page.press("Undo");
  await holds(page, "yf1", /^red Pawn, yf1/);
  await page.squares("yf1", "yg1");
  await page.press("Cardinal", OFFERED);
  await holds(page, "yg1", /^red Cardinal, yg1/);
});

test("four computers play, and humans take their seats in mid-game", async (t) => {
  const seats = ["Red", "Yellow", "Green", "Blue"];
  const page = await pageAt(t, "#armies-of-faith-4");
  await page.press("New game");
  await page.press("Advanced", NEW_GAME);
  await page.fill("How the computer sees its opponents", "max-n", NEW_GAME);
  for (const seat of seats) await page.fill(`${seat} player`, "level-1", NEW_GAME);
  await page.press("Start game", NEW_GAME);
  await page.until(() => assert.ok(page.moves.length >= 5));
  await page.press("Pause");
  await sitDown(page, ...seats);
  await page.expect(CHIP, /to move/);
  await page.press("Undo");
  await page.until(() => assert.ok(!page.button("Redo").disabled));
});

test("whoever resigns leaves the seat to the computer, which plays on", async (t) => {
  const page = await pageAt(t, "#heathen-europe-4");
  await page.press("New game");
  await page.press("Four players, one screen", NEW_GAME);
  await page.press("Start game", NEW_GAME);
  // At this level it searches for seconds, so it doesn't move before it leaves the seat.
  await page.sit("Red", 20);
  await page.sit("Red", "human");
  await page.press("Resign");
  await page.expect("resign-dialog dialog", /Resign this game\?/);
  await page.expect("resign-dialog dialog", /The computer plays on for Red/);
  await page.press("Resign", "resign-dialog");
  await page.expect(CHIP, /Yellow to move/);
  assert.equal(page.moves.length, 1);
});

test("the moves since a player’s last turn stay marked", async (t) => {
  const page = await pageAt(t, "#armies-of-faith-4");
  await sitDown(page, "Yellow", "Green", "Blue");
  await page.type("ub1uc1", "tf1te1", "yf1ye1", "xb1xc1");
  await page.expect(CHIP, /Red to move/);
  const areMarked = (/** @type {string} */ mark, /** @type {string[]} */ squares) =>
    page.until(() => assert.deepEqual(page.marked(mark), squares));
  await areMarked("round", ["te1", "tf1", "ye1", "yf1"]);
  await areMarked("last", ["xb1", "xc1"]);
  assert.match(page.label("tf1"), /^tf1, empty.*last round/);
  await page.press("Replay round");
  assert.equal(page.moves.length, 4);
  await page.type("ta1ub1");
  await areMarked("round", ["xb1", "xc1", "ye1", "yf1"]);
});

test("the view settings are remembered", async (t) => {
  let page = await pageAt(t, "#armies-of-faith-4");
  await page.press("Tower");
  await page.fill("Distance between levels", "90");
  await page.press("Fade");
  await page.press("Follow");
  page = await page.reload(t);
  await page.until(() => assert.ok(page.field("Tower").checked));
  assert.equal(page.field("Distance between levels").value, "90");
  for (const name of ["Fade", "Follow"])
    assert.equal(page.button(name).getAttribute("aria-pressed"), "true");
});

test("two play in space, and one resigns", async (t) => {
  const page = await pageAt(t, "#raumschach");
  await sitDown(page, "Black");
  assert.deepEqual(page.all(CHIP), []);
  await page.squares("Ab2", "Ab3");
  await page.expect(STATUS, /Black to move/);
  await page.press("Tower");
  await holds(page, "Ab3", /^white Pawn, Ab3/);
  await page.press("Resign");
  await page.press("Resign", "resign-dialog");
  await page.expect(STATUS, /White wins by resignation\./);
});

test("a tower and four players aren’t offered to turn the board to the side to move", async (t) => {
  const page = await pageAt(t, "#chess");
  const isOffered = () => /Turn the board to the side to move/.test(page.text("settings-menu"));
  page.openSettings();
  await page.until(() => assert.ok(isOffered()));
  for (const game of ["#raumschach", "#armies-of-faith-4"]) {
    await page.go(game);
    await page.expect("settings-menu", /./);
    await page.until(() => assert.ok(!isOffered()));
  }
});

test("captured pieces are listed by kind and army", async (t) => {
  const list = 'ul.captured[aria-label="Captured by Red"] > li';
  const page = await positionAt(t, PREY, "r", "Yellow", "Green", "Blue");
  assert.deepEqual(page.texts(list), ["Nothing captured"]);
  await page.type(...HUNT);
  const captured = ["yellow Rook", "yellow Knight", "yellow Pawn", "green Knight"];
  captured.push("green Pawn", "blue Knight", "blue Pawn");
  await page.until(() => assert.equal(page.texts(list).length, captured.length));
  for (const [at, text] of page.texts(list).entries())
    assert.ok(text.includes(captured[at] ?? "?"));
  await page.expect(STATUS, /Yellow \(Protestant\) to move/);
  assert.deepEqual(page.texts('.captured-all[aria-label="Captured by Red"] :is(h3, h4)'), [
    "Captured by Red",
    "Yellow · Protestant",
    "Green · Islamic",
    "Blue · Byzantine",
  ]);
});
