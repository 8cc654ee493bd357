// Hands beside the board: a place for each type, drops by pointer and key, refusals and premoves.

import assert from "node:assert/strict";
import { test } from "node:test";
import { aspectWithHands, handHeight, withHands } from "../../www/draw/hand-strips.js";
import { palette } from "../../www/draw/palette.js";
import { pageAt } from "./fakes/page.js";
import { fakeStorage } from "./fakes/storage.js";
import { FOUR_KEY, fourText } from "./fixtures/four-hands.js";
import { HOUSE_KEY, houseText } from "./fixtures/house.js";

/** @import { TestContext } from "node:test" */

/** @param {TestContext} t @param {string} [hands] @param {string} [hash] */
async function houseAt(t, hands, hash = "#house") {
  const storage = fakeStorage();
  storage.setItem(HOUSE_KEY, await houseText(hands));
  return pageAt(t, hash, storage);
}

/** @typedef {Awaited<ReturnType<typeof houseAt>>} Page */

/** Waits for the squares with a mark. @param {Page} page @param {string} mark @param {string[]} squares */
const marked = (page, mark, ...squares) =>
  page.until(() => assert.deepEqual(page.marked(mark), squares));

/** Waits for all free squares. @param {Page} page */
const placesMarked = (page) => page.until(() => assert.equal(page.marked("place").length, 32));

/** What a player's hand tells, place by place. @param {Page} page @param {string} seat */
function handOf(page, seat) {
  const label = `${seat}’s pieces in hand`;
  const [tray] = page.all("reserve-tray").filter((one) => one.getAttribute("aria-label") === label);
  assert.ok(tray, `no hand of ${seat}`);
  return [...tray.children].map((place) => place.getAttribute("aria-label") ?? "nothing");
}

test("each type that may be in hand has its place, also when there is none of it", async (t) => {
  const page = await houseAt(t, "RRNq");
  await page.until(() => assert.equal(handOf(page, "White").length, 5));
  const white = ["nothing", "Drop a Rook, 2 in hand", "nothing", "Drop a Knight, 1 in hand"];
  assert.deepEqual(handOf(page, "White"), [...white, "nothing"]);
  assert.deepEqual(handOf(page, "Black"), ["1 × Queen in hand", ...Array(4).fill("nothing")]);
  await page.press("Drop a Knight, 1 in hand");
  await placesMarked(page);
  await page.squares("e5");
  await page.stands("white Knight, e5");
  assert.equal(handOf(page, "White")[3], "nothing");
});

test("a refused square is explained, and the piece stays taken up", async (t) => {
  const page = await houseAt(t);
  await page.press("Drop a Knight, 2 in hand");
  await page.squares("e7");
  await page.until(() => assert.match(page.text(".spoken"), /dropped on empty squares/));
  await placesMarked(page);
  await page.squares("e2");
  assert.equal(page.cell("e2").getAttribute("aria-selected"), "true");
  await marked(page, "place");
});

test("a digit takes up a type, in the order of the hand, or puts it back", async (t) => {
  const page = await houseAt(t);
  await page.until(() => handOf(page, "White"));
  await page.key("5");
  await placesMarked(page);
  await page.key("5");
  await marked(page, "place");
  await page.key("?");
  await page.expect("dialog.keys", /1 2 3 4 5\s*Take a piece from your hand/);
});

test("a drop is premoved, shown, cancelled, and played after the reply", async (t) => {
  const page = await houseAt(t);
  page.slowEngine();
  await page.sit("Black", 20);
  await page.type("e2e4");
  await page.until(() => page.button("Move now"));
  await page.press("Drop a Knight, 2 in hand");
  await marked(page, "place");
  await page.squares("e5");
  await marked(page, "premove", "e5");
  await page.until(() => assert.match(page.text(".spoken"), /Premove Knight@e5/));
  assert.match(page.label("e5"), /white Knight, e5/);
  await page.until(() => assert.equal(handOf(page, "White")[3], "Drop a Knight, 1 in hand"));
  await page.squares("a5");
  await marked(page, "premove");
  await page.press("Drop a Knight, 2 in hand");
  await page.squares("e5");
  await page.press("Move now");
  await page.until(() => assert.equal(page.moves.length, 3));
  assert.match(page.moves[2] ?? "", /@e5/);

  await page.press("Drop a Rook, 2 in hand");
  await page.squares("e8");
  await page.press("Move now");
  await page.expect("turn-status", /The premove Rook@e8 isn’t legal\./);
});

test("a study has the hands above and below its board", async (t) => {
  const page = await houseAt(t, "RRNq", "#house/study");
  await page.until(() => assert.equal(handOf(page, "White")[1], "Drop a Rook, 2 in hand"));
  await page.press("Drop a Knight, 1 in hand");
  await page.squares("e5");
  await page.until(() => assert.equal(handOf(page, "White")[3], "nothing"));
  await page.until(() => assert.equal(handOf(page, "Black")[0], "Drop a Queen, 1 in hand"));
});

/**
 * The hands in a picture of 640 pixels, in order of their shapes: letters or counts, and where they are.
 * @param {Page} page
 * @param {number} turned
 */
function pictured({ state: { info: game, view } }, turned) {
  assert.ok(game !== null && view !== null);
  const { reserves } = view;
  const look = {
    palette: palette(game.board, "light"),
    pieceSet: /** @type {const} */ ("letters"),
  };
  const board = { width: 640, height: 640 };
  const shapes = withHands({ game, reserves, turned, ...look }, [], board);
  return shapes.flatMap((/** @type {any} */ { kind, letters, text, x, y }) =>
    kind === "group" ? [] : `${letters ?? text} ${y > 320 ? "below" : "above"} ${Math.round(x)}`,
  );
}

test("pieces in hand point forward as on the board", async (t) => {
  const page = await pageAt(t, "#shogi");
  const turns = () =>
    [0, 1].map((seat) =>
      page.all(`reserve-tray[data-seat="${seat}"]`)[0]?.style.getPropertyValue("--turns"),
    );
  await page.until(() => assert.deepEqual(turns(), ["0", "2"]));
  await page.until(() => assert.ok(page.all("reserve-tray .directed").length > 0));
  await page.press("Flip");
  await page.until(() => assert.deepEqual(turns(), ["2", "0"]));
});

test("a promoted piece that reverts when captured is called promoted", async (t) => {
  const position = "k7/8/8/8/3Q~4/8/8/4KQ2[] w - - 0 1";
  const page = await pageAt(t, `#crazyhouse?format=1&position=${encodeURIComponent(position)}`);
  await page.until(() => assert.match(page.label("d4"), /^white promoted Queen, d4/));
  assert.match(page.label("f1"), /^white Queen, f1/);
  await page.sit("Black", "human");
  await page.type("d4d3");
  await page.until(() =>
    assert.match(page.text("move-announcer"), /^White’s promoted Queen: Qdd3/),
  );
});

test("a picture has the hands above and below the board, with counts", async (t) => {
  const page = await houseAt(t, "RRNq");
  await page.until(() => handOf(page, "White"));
  const upright = ["Q above 29", "R below 87", "2 below 108", "N below 203"];
  assert.deepEqual(pictured(page, 0), upright);
  assert.deepEqual(pictured(page, 2), ["R above 87", "2 above 108", "N above 203", "Q below 29"]);
  const { info: game } = page.state;
  assert.ok(game !== null);
  assert.equal(handHeight({ ...game, hand: [] }, 640), 0);
  assert.equal(handHeight(game, 640), 58);
  assert.equal(aspectWithHands(game, 1), 1 / (1 + 2 / 11));
});

test("a picture has the hands of four players beside their armies", async (t) => {
  const storage = fakeStorage();
  storage.setItem(FOUR_KEY, await fourText());
  const page = await pageAt(t, "#four", storage);
  await page.until(() => assert.equal(page.state.info?.seats.length, 4));
  // Blue and Green are above, Red and Yellow below.
  const upright = ["R above 20", "L above 420", "R below 20", "2 below 34", "N below 380"];
  assert.deepEqual(pictured(page, 0), upright);
  const turned = ["R above 20", "2 above 34", "R above 340", "N below 60", "L below 420"];
  assert.deepEqual(pictured(page, 1), turned, "Yellow is next to the player");
});

test("the bar asks for further drops only while a piece is left to drop", async (t) => {
  const storage = fakeStorage();
  const text = (await houseText("RN")).replace("[[drops]]\n", "[[drops]]\nper-turn = 3\n");
  storage.setItem(HOUSE_KEY, text);
  const page = await pageAt(t, "#house", storage);
  await page.press("Drop a Rook, 1 in hand");
  await placesMarked(page);
  await page.squares("e4");
  await page.expect("drop-bar", /1 dropped\. Drop more or finish\./);
  await page.press("Drop a Knight, 1 in hand");
  await page.squares("e5");
  await page.expect("drop-bar", /2 dropped\. Press “Done”\./);
});
