import assert from "node:assert/strict";
import { test } from "node:test";
import { claimsAt, demandedClaims, demandedPass, lastClaims } from "../../www/state/claims.js";
import { claimWords } from "../../www/i18n/choice-words.js";
import { choiceOf } from "./fixtures/board-choice.js";
import { playedWords } from "../../www/i18n/played-words.js";
import {
  boardTurns,
  leavingSeat,
  plyOfNextHumanTurn,
  resigningSeat,
} from "../../www/state/players.js";
import { figurehead, isInCheck, isOut, ranking, risenRoyal } from "../../www/state/standings.js";
import { outcomeWords, rankingWords, reasonWords } from "../../www/i18n/strings.js";
import { squareOf, FOUR_SEATS, FourSeatEngine } from "./fakes/four-seats.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";
import { USUAL_LEVEL } from "../../www/state/levels.js";

/** @import { ActionInfo, PlacedPiece } from "../../www/engine/protocol.js" */

const [KING, EMPEROR, ROOK, DUCHESS] = [0, 1, 2, 3];
const [RED, YELLOW, GREEN] = [0, 1, 2];

/** @param {string} line  "0 R sa1": seat, kind, square */
function piece(line) {
  const [seat = "", code = "", name = ""] = line.split(" ");
  const kind = FOUR_SEATS.kinds.findIndex((each) => each.code === code);
  return { square: squareOf(name), kind, seat: Number(seat) };
}

/** Red attacks Yellow's King with two Rooks; Green and Blue are far away. */
const TWO_DELIVER = [
  "0 K sa1",
  "0 R ub1",
  "0 R ud1",
  "1 K uc1",
  "1 R sf1",
  "2 K xf1",
  "2 R xf2",
  "3 K xa1",
].map(piece);

/**
 * A table with players by letter: "hhcc" means two humans and two computers.
 * @param {string} seats
 * @param {PlacedPiece[]} [pieces]
 */
async function seated(seats, pieces) {
  const table = await tableAt("#four-seats", fakeStorage(), new FourSeatEngine(pieces));
  const players = [...seats].map((letter) => ({
    player: /** @type {"human" | "computer"} */ (letter === "h" ? "human" : "computer"),
    level: "2",
  }));
  await table.perform({ kind: "new-game", players, model: null, options: {} });
  return table;
}

/** @param {Awaited<ReturnType<typeof seated>>} table */
function viewOf(table) {
  const { view } = table.state();
  if (view === null) throw new Error("no view");
  return view;
}

test("a checkmate is claimed with a choice of the deliverer", async () => {
  const table = await seated("hhhh", TWO_DELIVER);
  const [demand, ...others] = demandedClaims(table.state());
  assert.deepEqual(others, []);
  assert.equal(demand?.victim, YELLOW);
  const said = demand?.claims.map((claim) => claimWords(FOUR_SEATS, viewOf(table), claim));
  assert.deepEqual(said, [
    "Rook on ub1 checkmates Yellow and becomes a Duchess",
    "Rook on ud1 checkmates Yellow and becomes a Duchess",
  ]);
});

test("a checkmated player is out, in the last place, and the claimer's King rises", async () => {
  const table = await seated("hhhh", TWO_DELIVER);
  assert.equal(isInCheck(viewOf(table), YELLOW), true);
  assert.equal(isInCheck(viewOf(table), RED), false);
  await table.perform({ kind: "play", action: "ub1#y" });
  const view = viewOf(table);
  assert.equal(view.turn, RED);
  assert.equal(isOut(view, YELLOW), true);
  assert.deepEqual(ranking(FOUR_SEATS, view), [{ place: 4, seats: [YELLOW] }]);
  assert.equal(risenRoyal(FOUR_SEATS, view, RED), EMPEROR);
  assert.equal(risenRoyal(FOUR_SEATS, view, GREEN), null);
  assert.equal(figurehead(FOUR_SEATS, view, RED), EMPEROR);
  assert.equal(figurehead(FOUR_SEATS, view, YELLOW), KING);
  assert.deepEqual(view.pieces.find(({ square }) => square === squareOf("ub1"))?.kind, DUCHESS);
});

test("a claim is announced until the next seat has acted", async () => {
  const table = await seated("hhhh", TWO_DELIVER);
  await table.perform({ kind: "play", action: "ub1#y" });
  const [notice] = table.state().notices;
  if (notice === undefined) throw new Error("no notice");
  assert.equal(
    reasonWords(notice.reason, FOUR_SEATS),
    "Checkmate by Red’s Rook on ub1: Yellow is out.",
  );
  const told = () =>
    lastClaims(viewOf(table)).map((claim) => playedWords(claim, FOUR_SEATS, "letters"));
  assert.deepEqual(told(), ["Rook on ub1 checkmates Yellow"]);
  await table.perform({ kind: "play", action: "sa1ta1" });
  assert.deepEqual(told(), ["Rook on ub1 checkmates Yellow"]);
  await table.perform({ kind: "play", action: "xf1wf1" });
  assert.deepEqual(told(), []);
});

test("clicking the deliverer or the royal piece claims, and no piece moves before", () => {
  const view = new FourSeatEngine(TWO_DELIVER).view();
  const choice = choiceOf({ view, interactive: [RED] });
  const claimed = (/** @type {string} */ name) =>
    choice.claimsOn(squareOf(name)).map(({ text }) => text);
  assert.deepEqual(claimed("ub1"), ["ub1#y"]);
  assert.deepEqual(claimed("uc1"), ["ub1#y", "ud1#y"]);
  assert.deepEqual(claimed("sa1"), []);
  assert.equal(choice.isMovable(squareOf("ub1")), false);
  assert.equal(choice.waitsForClaim(squareOf("sa1")), true);
  assert.equal(choice.waitsForClaim(squareOf("uc1")), false);
  const others = choiceOf({ view, interactive: [YELLOW] });
  assert.deepEqual(others.claimsOn(squareOf("ub1")), []);
  assert.deepEqual(claimsAt(view, squareOf("sa1")), []);
});

test("a computer claims by itself, and others see no demand", async () => {
  const table = await seated("chhh", TWO_DELIVER);
  assert.deepEqual(demandedClaims(table.state()), []);
  await table.finishSearch();
  assert.equal(isOut(viewOf(table), YELLOW), true);
  assert.equal(table.state().notices[0]?.reason.code, "claimed");
});

test("a player without moves passes", async () => {
  const pieces = ["0 K sa1", "1 K sf1", "2 K xf1", "3 K xa1"].map(piece);
  const stuck = pieces.filter(({ seat }) => seat !== RED);
  const table = await seated("hhhh", stuck);
  assert.equal(demandedPass(table.state())?.text, "pass");
  await table.perform({ kind: "play", action: "pass" });
  assert.equal(viewOf(table).turn, YELLOW);
});

test("with several players a seat is left to the computer and can be taken back", async () => {
  const table = await seated("hhhh", TWO_DELIVER);
  assert.equal(resigningSeat(table.state()), null);
  assert.equal(leavingSeat(table.state()), RED);
  const left = { player: /** @type {const} */ ("computer"), level: "3" };
  await table.perform({ kind: "seat", seat: RED, player: left });
  assert.equal(table.state().search?.seat, RED);
  assert.equal(leavingSeat(table.state()), YELLOW);
  await table.perform({ kind: "seat", seat: RED, player: { ...left, player: "human" } });
  assert.equal(table.state().search, null);
  assert.equal(leavingSeat(table.state()), RED);
});

test("with two players left a player may resign", async () => {
  const pieces = ["0 K sa1", "0 R sb1", "1 K sc1", "2 K ta1", "3 K xa1"].map(piece);
  const table = await seated("hhhh", pieces);
  await table.perform({ kind: "play", action: "sa1#g" });
  assert.equal(resigningSeat(table.state()), null);
  await table.perform({ kind: "play", action: "sb1#y" });
  assert.equal(viewOf(table).outcome, null);
  assert.equal(resigningSeat(table.state()), RED);
  assert.equal(leavingSeat(table.state()), null);
});

test("the result has all places", async () => {
  const pieces = ["0 K sa1", "0 R sb1", "1 K sc1", "2 K tc1", "3 K xa1"].map(piece);
  const table = await seated("hhhh", pieces);
  await table.perform({ kind: "play", action: "sb1#y" });
  await table.perform({ kind: "play", action: "sb1#g" });
  const { outcome } = viewOf(table);
  if (outcome === null) throw new Error("the game goes on");
  assert.equal(outcomeWords(outcome, FOUR_SEATS), "Decisive checkmate. Red wins.");
  const ranks = ranking(FOUR_SEATS, viewOf(table));
  assert.equal(rankingWords(ranks, FOUR_SEATS), "1st: Red. 2nd: Blue. 3rd: Green. 4th: Yellow.");
});

test("players who draw share a place", () => {
  const view = new FourSeatEngine().view();
  const outcome = {
    reason: /** @type {const} */ ("bare"),
    places: [1, 4, 1, 3],
    winner: null,
    onPoints: false,
    stopped: false,
  };
  const ranks = ranking(FOUR_SEATS, { ...view, outcome });
  assert.equal(rankingWords(ranks, FOUR_SEATS), "1st (tied): Red, Green. 3rd: Blue. 4th: Yellow.");
});

test("undo returns to the last human turn, past all computers", async () => {
  const table = await seated("hchc");
  await table.perform({ kind: "play", action: "sb1tb1" });
  await table.finishSearch();
  assert.equal(viewOf(table).turn, GREEN);
  assert.equal(plyOfNextHumanTurn(table.state(), -1), 0);
  await table.perform({ kind: "undo" });
  assert.equal(viewOf(table).turn, RED);
  assert.equal(plyOfNextHumanTurn(table.state(), 1), 2);
});

test("undo takes back a claim alone", async () => {
  const table = await seated("hhhh", TWO_DELIVER);
  await table.perform({ kind: "play", action: "ub1#y" });
  await table.perform({ kind: "undo" });
  assert.equal(isOut(viewOf(table), YELLOW), false);
  assert.equal(demandedClaims(table.state()).length, 1);
});

test("the board turns to the human to move and rests while computers play", async () => {
  const table = await seated("hchh");
  assert.equal(boardTurns(table.state()), 0);
  await table.perform({ kind: "settings", change: { follows: true } });
  await table.perform({ kind: "play", action: "sb1tb1" });
  assert.equal(viewOf(table).turn, YELLOW);
  assert.equal(boardTurns(table.state()), 2);
  await table.finishSearch();
  assert.equal(boardTurns(table.state()), 2);
  await table.perform({ kind: "turn", quarters: 1 });
  assert.equal(boardTurns(table.state()), 3);
  await table.perform({ kind: "around", around: true });
  assert.equal(boardTurns(table.state()), 1);
});

test("a lone human has the board to itself", async () => {
  for (const [seats, turned] of /** @type {const} */ ([
    ["hccc", 0],
    ["chcc", 1],
    ["cchc", 2],
    ["ccch", 3],
    ["hhcc", 0],
  ])) {
    const table = await seated(seats);
    assert.equal(table.state().turned, turned, seats);
  }
});

test("the chosen model reaches the search and is saved with the game", async () => {
  const storage = fakeStorage();
  const table = await tableAt("#four-seats", storage, new FourSeatEngine());
  const players = table.state().players.map(({ level }) => ({
    player: /** @type {const} */ ("computer"),
    level,
  }));
  await table.perform({ kind: "new-game", players, model: "max-n", options: {} });
  assert.deepEqual(table.client.asked, { level: USUAL_LEVEL, model: "max-n" });
  await table.perform({ kind: "pause" });
  const again = await tableAt("#four-seats", storage, new FourSeatEngine());
  assert.equal(again.state().model, "max-n");
  await table.perform({ kind: "new-game", players, model: null, options: {} });
  assert.deepEqual(table.client.asked, { level: USUAL_LEVEL });
});

test("an optional promotion offers to stay the same piece", () => {
  const view = new FourSeatEngine(["0 R sa1", "1 K xf1"].map(piece)).view();
  const [move] = view.actions;
  if (move === undefined || move.from === null || move.to === null) throw new Error("no move");
  const promoted = { ...move, text: `${move.text}=DU`, promotion: DUCHESS };
  const attempt = { from: move.from, to: move.to, at: move.to };
  const offered = { kind: DUCHESS, text: promoted.text, reason: null };
  const never = {
    kind: EMPEROR,
    text: null,
    reason: { code: /** @type {const} */ ("not-in-array"), args: {} },
  };
  const staying = { kind: ROOK, text: move.text, reason: null };
  const offers = (/** @type {ActionInfo[]} */ actions) => {
    const choice = choiceOf({ view: { ...view, actions } }, { chosen: attempt.from });
    choice.attempt = attempt;
    return choice.offered(FOUR_SEATS, [offered, never]);
  };
  assert.deepEqual(offers([promoted, move]), [staying, offered]);
  assert.deepEqual(offers([promoted]), [offered]);
});
