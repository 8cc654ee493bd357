// Moves whose letters could be read as something else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lettersMislead } from "../../www/i18n/piece-letters.js";
import { planeParts } from "../../www/state/plane-parts.js";
import { pageAt } from "./fakes/page.js";
import { alice } from "./fixtures/alice.js";

const game = alice();

/** @param {[code: string, name: string, icon: string][]} pieces @param {string[]} [levels] */
const misleads = (pieces, levels = []) =>
  lettersMislead({
    board: { ...game.board, axes: { ...game.board.axes, layers: levels } },
    kinds: pieces.map(([code, name, icon]) => ({
      ...game.kinds[0],
      ...{ code, name, icon, notation: "", royal: false, rules: "" },
    })),
  });

test("letters mislead if they are those of levels, a Pawn's or nobody's", () => {
  assert.ok(
    !misleads([
      ["N", "Knight", "knight"],
      ["P", "Pawn", "pawn"],
      ["PC", "Prince Consort", "x"],
    ]),
  );
  assert.ok(misleads([["B", "Bishop", "bishop"]], ["A", "B"]));
  assert.ok(misleads([["P", "Paladin", "paladin"]]));
  assert.ok(misleads([["S", "Khon", "governor"]]));
});

test("a level's letter is told from a piece's", async (t) => {
  const page = await pageAt(t, "#raumschach");
  await page.sit("Black", "human");
  const { board } = page.state.info ?? game;
  assert.deepEqual(planeParts(board, "xBd3"), [
    { level: "", rest: "x" },
    { level: "B", rest: "d3" },
  ]);
  assert.deepEqual(planeParts(board, "Ba1Cb1"), [
    { level: "B", rest: "a1" },
    { level: "C", rest: "b1" },
  ]);
  await page.type("Ba1Cb1");
  assert.deepEqual(page.moves, ["Bishop Cb1"]);
  assert.deepEqual(page.texts("move-list .move-level"), ["C"]);
  assert.equal(page.all("move-list .figurine svg").length, 1);
  await page.setSetting("Notation", "Squares");
  assert.deepEqual(page.texts("move-list .move-level"), ["B", "C"]);
});

test("a move on two boards names its board", async (t) => {
  const page = await pageAt(t, "#alice-chess");
  await page.sit("Black", "human");
  await page.type("Nc3", "e5", "C3D5");
  const boards = page.all("move-list .on-board").map((move) => move.getAttribute("data-board"));
  assert.deepEqual(boards, ["1", "1", "2"]);
  assert.deepEqual(page.moves, ["Nc3", "e5", "Nd5"]);
});

test("where letters are clear, they stay", async (t) => {
  const page = await pageAt(t, "#chess");
  await page.type("Nf3");
  assert.equal(page.moves[0], "Nf3");
  assert.equal(
    page.all("move-list .figurine, move-list .on-board, move-list .move-level").length,
    0,
  );
});
