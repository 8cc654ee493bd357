// The end of a game on the table, and the next game between the same players.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newClock } from "../../www/state/clock.js";
import { reduce } from "../../www/state/reduce.js";
import { rematch, startPosition } from "../../www/state/rematch.js";
import { FakeEngine } from "./fakes/engine.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";

/** @import { Player, State } from "../../www/state/page-state.js" */

/** @type {Player} */
const HUMAN = { player: "human", level: "2" };
/** @type {Player} */
const COMPUTER = { player: "computer", level: "7" };

/** @param {number[]} minutes  [seat] */
function clockOf(...minutes) {
  const seats = minutes.map((each) => ({ baseMs: each * 60_000, bonusMs: each * 1000 }));
  return newClock({ bonus: "delay", seats });
}

/** A finished game of four: nobody's flag has fallen. */
async function tableOfFour() {
  const { info, view } = (await tableAt("#caissa-britannia")).state();
  assert.ok(info !== null && view !== null);
  const chosen = { draws: "yes" };
  return { info: { ...info, chosen }, view: { ...view, ply: 9 }, model: null, clock: null };
}

/** @param {State} state */
function withDraws({ info }) {
  return info && { ...info, chosen: { draws: "yes" } };
}

/** @param {Partial<State>} state */
const rematchOf = (state) => rematch(/** @type {State} */ (state));

test("a rematch swaps the sides, and each player keeps level and time", async () => {
  const table = await tableOfFour();
  const clock = clockOf(5, 1);
  const { kind, players, options, control } = rematchOf({
    ...table,
    players: [HUMAN, COMPUTER],
    clock,
  });
  assert.equal(kind, "new-game");
  assert.deepEqual(players, [COMPUTER, HUMAN]);
  assert.deepEqual(options, { draws: "yes" });
  assert.deepEqual(control, clockOf(1, 5).control);
  assert.equal(rematchOf({ ...table, players: [HUMAN, COMPUTER] }).control, null);
});

test("four players move on by one seat, and whoever ran out of time plays again", async () => {
  const levels = ["1", "2", "3", "4"].map((level) => ({ ...COMPUTER, level }));
  const clock = { ...clockOf(1, 2, 3, 4), fallen: [{ seat: 2, ply: 7 }] };
  const { players, control, model } = rematchOf({
    ...(await tableOfFour()),
    players: levels,
    clock,
    model: "max-n",
  });
  assert.deepEqual(
    players.map(({ player, level }) => `${player} ${level}`),
    ["computer 2", "human 3", "computer 4", "computer 1"],
  );
  assert.deepEqual(control, clockOf(2, 3, 4, 1).control);
  assert.equal(model, "max-n");
});

test("whoever left a seat to the computer plays again, also after a reload", async () => {
  const table = await tableAt("#caissa-britannia");
  await table.perform({ kind: "play", action: "e3e5" });
  const left = { ...COMPUTER, resigned: true };
  await table.perform({ kind: "seat", seat: 0, player: left });
  const again = await tableAt(table.place.hash, table.storage);
  assert.deepEqual(again.state().players[0], left);
  const next = rematch(again.state());
  assert.deepEqual(next.players.at(-1), { ...COMPUTER, player: "human" });
  await again.perform(next);
  assert.equal(
    again.state().players.some((player) => "resigned" in player),
    false,
  );
});

test("a rematch begins from the position of the game, with its options", async () => {
  const table = await tableAt("#caissa-britannia");
  const array = table.state().view?.pieces;
  const start = "9/9/9/4k4/9/9/9/9/9/4K4 b - - 0 1";
  await table.perform({ kind: "open-text", text: start });
  const placed = table.state().view?.pieces;
  assert.notDeepEqual(placed, array);
  await table.perform({ kind: "play", action: table.state().view?.actions[0]?.text ?? "" });
  const next = rematch({ ...table.state(), info: withDraws(table.state()) });
  await table.perform(next);
  const { info, view, record } = table.state();
  assert.equal(view?.ply, 0);
  assert.deepEqual(view?.pieces, placed);
  assert.equal(info?.chosen["draws"], "yes");
  assert.match(record, /^\[Position "9\/9\/9\/4k4/m);
  // A new game begins from the array.
  await table.perform({ ...next, sameStart: false });
  assert.deepEqual(table.state().view?.pieces, array);
});

test("a rematch begins without the secrets that the record on the table reveals", async () => {
  const engine = new FakeEngine();
  /** @type {unknown[]} */
  const opened = [];
  const call = (/** @type {string} */ name, /** @type {any} */ ask) => {
    const answer = engine.call(name, ask);
    if (name === "open") opened.push(ask.position);
    const secrets = ask.full ? "crown=K,k" : "crown=?,?";
    return name === "record" ? `[Position "9/4k4/4K4 w ${secrets}"]\n\n` : answer;
  };
  const deputy = /** @type {any} */ ({ call, view: () => engine.view() });
  const table = await tableAt("#crown", fakeStorage(), deputy);
  await table.perform({ kind: "resign" });
  await table.perform({ kind: "full-record", full: true });
  assert.match(table.state().record, /crown=K,k/);
  await table.perform(rematch(table.state()));
  assert.equal(opened.at(-1), "9/4k4/4K4 w crown=?,?");
});

test("a comment isn't taken for the position of a game", () => {
  const moves = '1. e2e4 {\n[Position "8/8 w"]\n} *\n';
  assert.equal(startPosition(`[Game "chess"]\n\n${moves}`), null);
  assert.equal(startPosition(`[Game "chess"]\n[Position "8/k w"]\n\n${moves}`), "8/k w");
});

test("a game ends once: not after undo, while browsing, once closed, or when it is opened", async () => {
  const table = await tableAt("#caissa-britannia");
  const ended = () => table.state().justEnded;
  await table.perform({ kind: "seat", seat: 1, player: HUMAN });
  await table.perform({ kind: "play", action: "e3e5" });
  assert.equal(ended(), false);
  await table.perform({ kind: "resign" });
  assert.equal(ended(), true);
  await table.perform({ kind: "undo" });
  assert.equal(ended(), false);
  await table.perform({ kind: "resign" });
  await table.perform({ kind: "jump", ply: 0 });
  await table.perform({ kind: "jump", ply: 1 });
  assert.notEqual(table.state().view?.outcome, null);
  assert.equal(ended(), false);
  await table.perform({ kind: "undo" });
  await table.perform({ kind: "resign" });
  assert.equal(ended(), true);
  await table.perform({ kind: "close-result" });
  assert.equal(ended(), false);
  const again = await tableAt(table.place.hash, table.storage);
  assert.equal(again.state().justEnded, false);
});

test("a move may end the game", async () => {
  const state = (await tableAt("#caissa-britannia")).state();
  assert.ok(state.view !== null);
  const outcome = {
    reason: /** @type {const} */ ("checkmate"),
    winner: 0,
    places: [1, 2],
    onPoints: false,
    stopped: false,
  };
  const view = { ...state.view, ply: 1, outcome };
  const over = reduce(state, { kind: "played", view, secrets: null });
  assert.equal(over.justEnded, true);
  // What is learnt of secrets afterwards doesn't close the result.
  const learnt = reduce(over, { kind: "moved-in-record", view: { ...view }, secrets: null });
  assert.equal(learnt.justEnded, true);
});
