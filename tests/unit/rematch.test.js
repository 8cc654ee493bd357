// The end of a game on the table, and the next game between the same players.

import assert from "node:assert/strict";
import { test } from "node:test";
import { newClock } from "../../www/state/clock.js";
import { reduce } from "../../www/state/reduce.js";
import { rematch } from "../../www/state/rematch.js";
import { tableAt } from "./fakes/table.js";

/** @typedef {import("../../www/state/state.js").Player} Player */
/** @typedef {import("../../www/state/state.js").State} State */

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
  const outcome = { reason: "checkmate", winner: 0, places: [1, 2] };
  const view = { ...state.view, ply: 1, outcome };
  const over = reduce(state, { kind: "played", view, secrets: null });
  assert.equal(over.justEnded, true);
  // What is learnt of secrets afterwards doesn't close the result.
  const learnt = reduce(over, { kind: "moved-in-record", view: { ...view }, secrets: null });
  assert.equal(learnt.justEnded, true);
});
