import assert from "node:assert/strict";
import { test } from "node:test";
import * as editor from "./fakes/editor-page.js";
import { crownBoth } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { HOUSE_KEY, houseText } from "./fixtures/house.js";

const { addressOf, editorAt, faultsAre, faultsOf, focusedSquare, isLegal } = editor;
const { positionIs, pressFault, put, squareOf, writePosition } = editor;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const TO_MOVE = '[aria-label="To move"]';
const HAND = "Hand: move pieces";
const ERASER = "Eraser: remove pieces";

test("the start position is shown, and restored from anywhere", async (t) => {
  const page = await editorAt(t, "chess");
  assert.equal(page.text("editor-page h1"), "Set up a position · Chess");
  await positionIs(page, START);
  await isLegal(page);
  await page.press("Clear");
  await positionIs(page, "8/8/8/8/8/8/8/8 w - - 0 1");
  await page.until(() => assert.equal(faultsOf(page).length, 3));
  assert.ok(page.button("Play from here").disabled);
  await page.press("Start position");
  await positionIs(page, START);
  await isLegal(page);
});

test("a position is set up square by square and played", async (t) => {
  const page = await editorAt(t, "chess");
  await page.press("Clear");
  await put(page, "White King", "e1");
  await put(page, "Black King", "e8");
  await put(page, "White Queen", "d1", "a5");
  assert.match(page.label("a5"), /^white Queen, a5/);
  await page.squares("a5");
  assert.match(page.label("a5"), /^a5, empty/);
  await page.squares("b7");
  await put(page, ERASER, "d1");
  await positionIs(page, "4k3/1Q6/8/8/8/8/8/4K3 w - - 0 1");
  await put(page, HAND, "e8");
  assert.equal(squareOf(page, "e8").getAttribute("aria-selected"), "true");
  await page.squares("h8");
  await page.press("Black", TO_MOVE);
  await positionIs(page, "7k/1Q6/8/8/8/8/8/4K3 b - - 0 1");
  await isLegal(page);
  await page.press("Play from here");
  await page.expect("turn-status", /Black/);
  assert.match(page.label("h8"), /^black King, h8/);
});

test("edits are undone and redone", async (t) => {
  const page = await editorAt(t, "chess");
  assert.ok(page.button("Undo").disabled);
  await page.squares("a1", "a4");
  // A right is removed with its Rook, in the same step.
  const moved = "rnbqkbnr/pppppppp/8/8/R7/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";
  await positionIs(page, moved);
  await page.press("Clear");
  await page.until(() => assert.equal(faultsOf(page).length, 3));
  await page.press("Undo");
  await positionIs(page, moved);
  await page.press("Undo");
  await positionIs(page, START);
  assert.ok(page.button("Undo").disabled);
  await page.press("Redo");
  await positionIs(page, moved);
});

test("every error is named, marked on the board, and leads to its square", async (t) => {
  const page = await editorAt(t, "chess", "P3k3/8/8/3kK3/8/8/8/8 w K - 0 1");
  await page.expect(".edit-told", /2 errors: this position can’t be played yet\./);
  await faultsAre(
    page,
    "Black has 2 royal pieces (d5, e8); exactly one King is needed.",
    "The Pawn on a8 must already have promoted.",
  );
  await page.expect("editor-page", /without the pieces for them were left out: K\./);
  assert.deepEqual(page.marked("fault"), ["a8", "d5", "e8"]);
  assert.match(page.label("a8"), /^white Pawn, a8.*must already have promoted/);
  await pressFault(page, /Pawn on a8/);
  assert.equal(focusedSquare(), "a8");
  await page.key("Delete", { within: '[data-cell="a8"]' });
  await faultsAre(page, /royal/);
  await pressFault(page, /royal/);
  assert.equal(focusedSquare(), "d5");
  assert.ok(!page.field("White: e1–h1 (K)").checked);
  await page.squares("e8", "e6");
  await put(page, ERASER, "d5");
  await faultsAre(page, "Black isn’t to move but is in check on e6 (from e5).");
  await page.press("Black", TO_MOVE);
  // Now White could have been captured.
  await faultsAre(page, /White isn’t to move but is in check on e5/);
  assert.ok(page.button("Play from here").disabled);
});

test("a Pawn that has just made its double step can be captured en passant", async (t) => {
  const page = await editorAt(t, "chess", "4k3/8/8/8/Pp6/8/8/4K3 b - - 0 1");
  await page.press("a3 (Pawn a4)");
  await positionIs(page, "4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
  await isLegal(page);
  await page.squares("a4", "c4");
  await positionIs(page, "4k3/8/8/8/1pP5/8/8/4K3 b - - 0 1");
});

test("a typed position is set up even if it is impossible", async (t) => {
  const page = await editorAt(t, "chess");
  await writePosition(page, "8/8/8/8/8/8/8/K7 b - - 5 30");
  await faultsAre(page, "Black has no King; exactly one is needed.", /Black is to move/);
  assert.match(page.label("a1"), /^white King, a1/);
  assert.equal(page.field("Move number").value, "30");
  assert.equal(page.field("Half-moves towards a draw").value, "5");
  await writePosition(page, "9/8/8/8/8/8/8/K7 b - - 5 30");
  await page.expect("editor-page [role=alert]", /rank/);
  assert.equal(page.field("Position text").getAttribute("aria-invalid"), "true");
  await page.expect(".edit-told", /The position text has an error\./);
  assert.doesNotMatch(page.text("editor-page"), /This position is legal\./);
  await positionIs(page, "9/8/8/8/8/8/8/K7 b - - 5 30");
  assert.match(page.label("a1"), /^white King, a1/);
  // Two texts typed in a row are one step.
  await writePosition(page, "8/8/8/8/8/8/8/KQ6 b - - 5 30");
  await page.until(() => assert.ok(!page.field("Position text").hasAttribute("aria-invalid")));
  await page.press("Undo");
  await positionIs(page, START);
});

test("a link with an unreadable text shows the text and its error", async (t) => {
  const page = await editorAt(t, "chess", "nonsense w - - 0 1");
  await positionIs(page, "nonsense w - - 0 1");
  assert.equal(page.field("Position text").getAttribute("aria-invalid"), "true");
  assert.match(page.label("e1"), /^white King, e1/);
  await page.go("");
  await page.go("#no-such-game/edit");
  await page.expect("[role=alert]", /no-such-game/);
});

test("of two boards the search is on one", async (t) => {
  const page = await editorAt(t, "alice-chess");
  await isLegal(page);
  await put(page, "Black Rook", "E1");
  await faultsAre(page, /e1 and E1 are the same square on both boards/);
  assert.ok(page.marked("fault").includes("e1"));
  await pressFault(page, /e1 and E1/);
  assert.equal(focusedSquare(), "e1");
  await page.key("o", { within: '[data-cell="e1"]' });
  await page.key("Delete", { within: `[data-cell="${focusedSquare()}"]` });
  await isLegal(page);
});

test("too many pieces and a missing Queen are reported on a large board", async (t) => {
  const position = "P9/10/10/10/10/10/10/10/10/4Q5 w - - 0 1";
  const page = await editorAt(t, "caissa-britannia", position);
  await faultsAre(page, /^Black has no Queen/, /Pawn on a10/);
});

test("levels: flat and as a tower", async (t) => {
  const page = await pageAt(t, addressOf("raumschach"));
  await isLegal(page);
  await put(page, "White King", "Cc3");
  await faultsAre(page, /White has 2 royal pieces \(Ac1, Cc3\)/);
  await page.press("Tower");
  await pressFault(page, /royal/);
  assert.equal(focusedSquare(), "Ac1");
  for (const from of ["Ac1", "Bc1"]) await page.key("PageUp", { within: `[data-cell="${from}"]` });
  assert.equal(focusedSquare(), "Cc1");
  await page.press("Undo");
  await isLegal(page);
});

test("four armies: pieces of each, and the turn", async (t) => {
  const page = await pageAt(t, addressOf("armies-of-faith-4"));
  await isLegal(page);
  const before = await page.value("Position text");
  assert.notEqual(before, "");
  await page.press("Green", '[aria-label="Army"]');
  await put(page, "Green King", "vd1");
  await faultsAre(page, /^Green has 2 royal pieces/);
  await page.press("Blue", TO_MOVE);
  await page.press("Undo");
  await page.press("Undo");
  await positionIs(page, before);
});

test("secrets may be set, with a warning", async (t) => {
  const page = await pageAt(t, addressOf("crown"));
  await isLegal(page);
  const warning = /This position has secrets/;
  assert.doesNotMatch(page.text("editor-page"), warning);
  const crown = ".edit-others";
  assert.ok(page.texts(".edit-group legend").includes("Crown worn by"));
  await page.fill("White", "King", crown);
  await positionIs(page, /crown=K,-$/);
  await page.expect("editor-page", warning);
  await put(page, ERASER, "d1");
  await page.until(() => pressFault(page, /Crown worn by/));
  assert.equal(document.activeElement, page.field("White", crown));
  await page.fill("White", "-", crown);
  await page.until(() => assert.doesNotMatch(page.text("editor-page"), warning));
});

test("a game with options is set up by its rules, and played by them", async (t) => {
  const page = await pageAt(t, addressOf("crown-4"));
  await isLegal(page);
  await page.press("with", '[aria-label="Rules"]');
  await page.until(() => page.button("White Paratrooper", "editor-page"));
  await page.squares("e2", "e4");
  await positionIs(page, /4P3/);
  await isLegal(page);
  await page.press("Play from here");
  await crownBoth(page, "King", "Queen");
  await page.until(() => assert.match(page.label("e4"), /^white Pawn, e4/));
  await page.press("Pieces");
  await page.until(() => page.button("Paratrooper", "game-table"));
});

test("hands are filled and emptied by tools and keys, and moved to the board", async (t) => {
  const storage = fakeStorage();
  storage.setItem(HOUSE_KEY, await houseText("QRRn"));
  const page = await pageAt(t, addressOf("house"), storage);
  await isLegal(page);
  const place = (/** @type {string} */ label) => {
    const [found] = page.all(`.edit-hand [aria-label="${label}"]`);
    assert.ok(found, `no place of ${label}`);
    return found;
  };
  const counts = (/** @type {string} */ seat) =>
    page
      .all(`.edit-hand[aria-label^="${seat}"] [role="spinbutton"]`)
      .map((each) => Number(each.getAttribute("aria-valuenow")));
  assert.deepEqual(counts("White"), [1, 2, 0, 0, 0]);
  assert.deepEqual(counts("Black"), [0, 0, 0, 1, 0]);
  assert.equal(page.all(".edit-hands")[0]?.textContent?.trim(), "", "Black’s above the board");
  await page.press("White Bishop", '[aria-label="Pieces and tools"]');
  place("White Rook").click();
  await page.until(() => assert.deepEqual(counts("White"), [1, 2, 1, 0, 0]));
  await page.press(ERASER, '[aria-label="Pieces and tools"]');
  place("White Rook").click();
  await page.until(() => assert.deepEqual(counts("White"), [1, 1, 1, 0, 0]));
  await page.press(HAND, '[aria-label="Pieces and tools"]');
  place("Black Knight").click();
  await page.squares("e5");
  await page.until(() => assert.match(page.label("e5"), /^black Knight, e5/));
  assert.deepEqual(counts("Black"), [0, 0, 0, 0, 0]);
  const key = (/** @type {string} */ name) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }),
    );
  place("White Queen").focus();
  for (const name of ["ArrowDown", "ArrowLeft", "ArrowUp", "+", "-", "ArrowUp"]) key(name);
  await positionIs(page, /\[RBPP\]/);
  assert.deepEqual(counts("White"), [0, 1, 1, 0, 2]);
  await page.press("Undo");
  await page.until(() => assert.deepEqual(counts("White"), [0, 1, 1, 0, 1]));
});

test("the setup survives a reload, with its history", async (t) => {
  let page = await editorAt(t, "chess");
  await page.squares("e2", "e4");
  const moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
  await positionIs(page, moved);
  page = await page.reload(t);
  await positionIs(page, moved);
  await page.press("Undo");
  await positionIs(page, START);
  await page.go("");
  await page.go(addressOf("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  await positionIs(page, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("a link leads to the position", async (t) => {
  const position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  const page = await editorAt(t, "chess", position);
  await isLegal(page);
  await page.press("Copy text");
  await page.expect("editor-page", /Copied\./);
  assert.equal(page.place.copied, position);
  await page.press("Copy link");
  const link = `#chess/edit?format=1&position=${encodeURIComponent(position)}`;
  await page.until(() => assert.ok(page.place.copied.includes(link)));
});
