import assert from "node:assert/strict";
import { test } from "node:test";
import { fileOf, isReady, authorAt, write } from "./fakes/author-page.js";
import { pageAt } from "./fakes/page.js";

/** @import { TestContext } from "node:test" */

const STATUS = "turn-status";

/** The page's miniature: piece, origin, destination on its own board, landing square. */
const MINIATURE = /** @type {const} */ ([
  ["white Pawn", "d2", "d3", "D3"],
  ["black Pawn", "e7", "e6", "E6"],
  ["white King", "d1", "d2", "D2"],
  ["black Jester", "d8", "e7", "E7"],
  ["white Knight", "b1", "c3", "C3"],
  ["black Jester", "E7", "E5", "e5"],
  ["white Knight", "C3", "D1", "d1"],
  ["black Jester", "e5", "d4", "D4"],
]);

/** @param {string} name */
const board = (name) => (/^[a-h]/.test(name) ? "Board 1" : "Board 2");

/** Alice Courier Chess for two humans. @param {TestContext} t */
async function aliceForTwo(t) {
  const page = await pageAt(t, "#alice-courier");
  await page.sit("Black", "human");
  return page;
}

test("the miniature is played to mate, by targets and landing squares in turn", async (t) => {
  const page = await aliceForTwo(t);
  for (const [at, [piece, from, to, lands]] of MINIATURE.entries()) {
    assert.ok(page.label(from).startsWith(`${piece}, ${from}`));
    await page.squares(from);
    await page.until(() => assert.ok(page.marked("landing").includes(lands)));
    const target = at % 2 === 0 ? to : lands;
    assert.ok(page.label(target).startsWith(`${target}, ${board(target)}, empty`));
    await page.squares(target);
    await page.until(() =>
      assert.ok(page.label(lands).startsWith(`${piece}, ${lands}, ${board(lands)}`)),
    );
  }
  await page.expect(STATUS, /Checkmate\. Black wins\./);
  assert.equal(page.moves.length, 8);
});

test("the case of a typed move names the board", async (t) => {
  const page = await aliceForTwo(t);
  await page.type("D2D3");
  await page.expect(STATUS, /There is no piece on D2\./);
  await page.type("d2D3");
  await page.until(() => assert.match(page.label("D3"), /^white Pawn, D3, Board 2/));
});

/** Chess in which both may pass, and Black has a point. */
const PASSES = `
passes = "always"
points = { extra = ["b 1"] }
`;

test("a player may pass instead of moving, and a second pass ends the game", async (t) => {
  const page = await authorAt(t, "#author?game=chess");
  await isReady(page, "Chess (copy)");
  const chess = fileOf(page)
    .replace(/^repetition-automatic = .*$/m, "")
    .replace(/, automatic-plies = \d+/, "");
  await write(page, chess.replace("[ending]", `[ending]${PASSES}`));
  await page.press("Play", "author-page");
  await page.sit("Black", "human");
  await page.press("Pass");
  assert.equal(page.moves.length, 1);
  await page.expect(STATUS, /White has passed\. Another pass ends the game\./);
  await page.squares("g8", "f6");
  assert.equal(page.moves.length, 2);
  await page.press("Pass");
  await page.press("Pass");
  await page.expect("game-table", /Everyone passed\. Black wins on points\./);
  assert.throws(() => page.button("Pass"));
});
