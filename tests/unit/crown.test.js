import assert from "node:assert/strict";
import { test } from "node:test";
import { crownBoth, KNIGHTS_RIDE, loseBlackKing, startForTwo, take } from "./fakes/hot-seat.js";
import { pageAt } from "./fakes/page.js";

/** @import { Page } from "./fakes/hot-seat.js" */

const COVER = "handover-cover";
const STATUS = "turn-status";
const OFFERED = ".chooser";
const STONE = /^Drop a Stone/;

/** @param {string} position */
function fragmentOf(position) {
  return `?format=1&position=${encodeURIComponent(position)}`;
}

/** @param {Page} page @param {string} move  "b1c3" */
function press(page, move) {
  return page.squares(move.slice(0, 2), move.slice(2));
}

test("Crown-2: a monarch falls, stones are dropped, a mine explodes, the crown is captured", async (t) => {
  const page = await pageAt(t, "#crown-2");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen");
  for (const [at, move] of KNIGHTS_RIDE.entries()) {
    if (at > 0) await take(page, at % 2 === 0 ? "White" : "Black");
    await press(page, move);
  }
  await page.expect(COVER, /Black’s King didn’t wear the crown/);

  await take(page, "Black");
  await page.expect("drop-bar", /You may drop a Stone instead of a move/);
  await page.press("Drop Stone", "drop-bar");
  await page.squares("d6");
  await page.press("Plain Stone", OFFERED);
  await page.expect("drop-bar", /1 dropped/);
  await page.press(STONE);
  await page.squares("f6");
  await page.press("Mined Stone", OFFERED);
  await page.press("Done", "drop-bar");
  await page.expect(COVER, /Black drops a Stone on d6, mined or plain\./);
  await page.expect(COVER, /Black drops a Stone on f6, mined or plain\./);

  await take(page, "White");
  await press(page, "e8d6");
  await page.expect(COVER, /d6 was not mined/);
  await take(page, "Black");
  await page.type("h7h6");
  await take(page, "White");
  await page.type("d6e8");
  await take(page, "Black");
  await page.type("h6h5");
  await take(page, "White");
  await press(page, "e8f6");
  await page.expect(COVER, /f6 was mined: the piece that captured it is gone/);

  await take(page, "Black");
  assert.match(page.label("f6"), /^f6, empty/);
  await press(page, "c2e1");
  await page.expect(STATUS, /The crown was captured\. Black wins\./);
  await page.expect(STATUS, /White’s crown was on the King/);
  assert.equal(page.moves.filter((move) => move.includes("S@f6*")).length, 1);
  assert.equal(page.moves.filter((move) => move.endsWith("S@d6")).length, 1);
});

test("Crown-2: a player walled in by stones has a draw", async (t) => {
  const position = "7k/8/8/8/8/8/SS5r/KS6 b - - 0 1 mine=b2,-";
  const page = await pageAt(t, `#crown-2${fragmentOf(position)}`);
  await press(page, "h2g2");
  await page.expect(STATUS, /walled in by Stones/);
});

test("Crown-3: the crown is hidden and found", async (t) => {
  const page = await loseBlackKing(t, "#crown-3");
  await take(page, "Black");
  await page.expect("drop-bar", /You may hide the crown once/);
  await page.press("Hide the crown", "drop-bar");
  await page.squares("d6");
  await page.expect(OFFERED, /You lose if a piece moves onto its square, even one of your own\./);
  await page.press("Hide it here", OFFERED);
  await page.expect("drop-bar", /Your crown is hidden\. Don’t move onto its square\./);
  assert.equal(page.moves.filter((move) => move.includes("hide@•")).length, 1);
  await press(page, "a7a6");
  await page.expect(COVER, /Black hides the crown in secret\./);
  await take(page, "White");
  await page.expect("drop-bar", /Black’s crown is hidden\. Move onto its square to win\./);
  await page.press("Searched squares", "drop-bar");
  assert.match(page.label("d6"), /^d6, empty/);
  assert.ok(!page.marked("searched").includes("d6"));
  await press(page, "e8d6");
  await page.expect(STATUS, /The hidden crown was found\. White wins\./);
  await page.expect(STATUS, /Black’s crown was hidden on d6/);
});

test("Crown-4: the monarch is split", async (t) => {
  const page = await loseBlackKing(t, "#crown-4");
  await take(page, "Black");
  await page.expect("drop-bar", /You may split in this turn only/);
  await page.press("Split the monarch", "drop-bar");
  await page.squares("c7");
  await page.press("Diagonal half moves and wears the crown", OFFERED);
  assert.match(page.label("c7"), /^black Diagonal half, c7/);
  assert.match(page.label("d8"), /^black Orthogonal half, d8/);
  assert.match(page.text("drop-bar"), /have secrets/);
  await press(page, "d8e8");
  await page.expect(COVER, /Black splits the monarch, one half moves to c7\./);
});

for (const { halves, left, right } of [
  { halves: "left and right", left: "Left half", right: "Right half" },
  { halves: "up and down", left: "Upper half", right: "Lower half" },
])
  test(`Crown-4 with another way to halve: ${halves}`, async (t) => {
    const page = await loseBlackKing(t, "#crown-4", { "How a monarch is halved": halves });
    await take(page, "Black");
    await page.press("Split the monarch", "drop-bar");
    await page.squares("c7");
    await page.press(`${left} moves, the other wears the crown`, OFFERED);
    assert.match(page.label("c7"), new RegExp(`^black ${left}, c7`));
    assert.match(page.label("d8"), new RegExp(`^black ${right}, d8`));
  });

test("the Paratrooper drops, captures two, stays and leaves", async (t) => {
  const trooper = /^Drop a Paratrooper/;
  const page = await pageAt(t, "#crown");
  const playBlack = async (/** @type {string} */ move) => {
    await take(page, "Black");
    await page.type(move);
    await take(page, "White");
  };
  await startForTwo(page, { Paratrooper: "with" });
  await crownBoth(page, "King", "King");
  await page.press(trooper);
  await page.expect(STATUS, /Paratrooper: Waits in hand/);
  await page.squares("g6");
  await playBlack("a7a6");
  await page.squares("g6", "h8");
  await page.press("Capture the Pawn on h7 on the way", OFFERED);
  await page.expect(COVER, /capturing on h7 on the way and at the end\./);
  await playBlack("a6a5");
  await page.squares("h8", "h8");
  await page.press("Capture the Knight on g8 and return", OFFERED);
  await playBlack("a5a4");
  await page.squares("h8");
  await page.press("Off the board", "drop-bar");
  await page.expect(COVER, /off the board/);
  await playBlack("a4a3");
  assert.ok(!page.button(trooper).disabled);
});

test("Lion and Unicorn are named everywhere", async (t) => {
  const page = await pageAt(t, "#crown");
  await startForTwo(page, { "Names of the monarchs": "Lion and Unicorn" });
  await crownBoth(page, "Unicorn", "Lion");
  await page.expect("h1, h2", /Lion and Unicorn/);
  assert.match(page.label("d1"), /^white Unicorn, d1/);
  await page.press("Pieces");
  await page.until(() => page.button("Lion"));
});
