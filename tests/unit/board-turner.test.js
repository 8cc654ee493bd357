import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardTurner } from "../../www/controllers/board-turner.js";
import { SETTINGS } from "../../www/state/settings.js";
import { FourSeatEngine } from "./fakes/four-seats.js";
import { fakeStorage } from "./fakes/storage.js";
import { tableAt } from "./fakes/table.js";
import { FakeWatch } from "./fakes/watch.js";

const HUMANS = ["human", "human"];

/** Long enough for every turn of the board. */
const LONG_MS = 5000;

/** @param {string[]} [players] @param {Parameters<typeof tableAt>} [where] */
async function turning(players = HUMANS, where = ["#chess"]) {
  const table = await tableAt(...where);
  const watch = new FakeWatch();
  const board = { isResting: true };
  const turner = new BoardTurner({ watch, store: table.store, board });
  table.store.subscribe((_after, _before, action) => turner.follow(action));
  const seated = players.map((player) => ({ player: /** @type {"human"} */ (player), level: "1" }));
  await table.perform({ kind: "settings", change: { turnsToMover: true } });
  await table.perform({ kind: "new-game", players: seated, model: null, options: {} });
  const { perform } = table;
  const turned = () => table.state().turned;
  return { table, watch, board, perform, turned };
}

/** @param {string} action */
const play = (action) => /** @type {const} */ ({ kind: "play", action });

test("the board turns after each move has been seen, and “Flip” works on top", async () => {
  const { perform, watch, turned } = await turning();
  await perform(play("e2e4"));
  watch.pass(700);
  assert.equal(turned(), 0);
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
  await perform({ kind: "turn", quarters: 2 });
  watch.pass(LONG_MS);
  assert.equal(turned(), 0);
  await perform(play("e7e5"));
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
});

test("it waits until nothing is pressed, selected or animated", async () => {
  const { perform, watch, board, turned } = await turning();
  await perform(play("e2e4"));
  board.isResting = false;
  watch.pass(LONG_MS);
  assert.equal(turned(), 0);
  board.isResting = true;
  watch.pass(200);
  assert.equal(turned(), 2);
  // A quick reply leaves it where it is.
  await perform(play("e7e5"));
  watch.pass(300);
  await perform(play("g1f3"));
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
});

test("browsing doesn't turn it, taking back does", async () => {
  const { perform, watch, turned } = await turning();
  await perform(play("e2e4"));
  await perform(play("e7e5"));
  await perform(play("g1f3"));
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
  for (const ply of [2, 1, 0, 2]) {
    await perform({ kind: "jump", ply });
    watch.pass(LONG_MS);
    assert.equal(turned(), 2, `at ply ${ply}`);
  }
  await perform({ kind: "jump", ply: 3 });
  await perform({ kind: "undo" });
  watch.pass(LONG_MS);
  assert.equal(turned(), 0);
});

test("it turns at once when the setting is switched on, and rests at the end of the game", async () => {
  const { perform, watch, turned } = await turning();
  await perform({ kind: "settings", change: { turnsToMover: false } });
  await perform(play("e2e4"));
  watch.pass(LONG_MS);
  assert.equal(turned(), 0);
  await perform({ kind: "settings", change: { turnsToMover: true } });
  assert.equal(turned(), 2);
  await perform(play("e7e5"));
  await perform({ kind: "resign" });
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
});

test("against the computer and among four players it stays", async () => {
  for (const players of [
    ["human", "computer"],
    ["computer", "human"],
  ]) {
    const { table, perform, watch, turned } = await turning(players);
    const before = turned();
    if (players[0] === "human") await perform(play("e2e4"));
    await table.finishSearch();
    watch.pass(LONG_MS);
    assert.equal(turned(), before);
  }
  const four = ["#four-seats", fakeStorage(), new FourSeatEngine()];
  const { table, perform, watch, turned } = await turning(
    [...HUMANS, ...HUMANS],
    /** @type {any} */ (four),
  );
  await perform(play("sb1tb1"));
  watch.pass(LONG_MS);
  assert.equal(turned(), 0);
  const offered = SETTINGS.turnsToMover.offered ?? assert.fail();
  assert.equal(offered(table.state().info), false);
  assert.equal(offered(null), true);
});

test("in a game with secrets it turns under the cover", async () => {
  const { table, perform, watch, turned } = await turning(HUMANS, ["#crown"]);
  for (const [seat, value] of /** @type {const} */ ([
    [1, "Q"],
    [0, "K"],
  ])) {
    assert.equal(table.state().cover?.seat, seat);
    assert.equal(turned(), seat * 2);
    await perform({ kind: "uncover", pin: "" });
    await perform({ kind: "choose-secret", seat, field: "crown", value });
  }
  assert.equal(table.state().cover, null);
  await perform(play("e2e4"));
  assert.equal(table.state().cover?.seat, 1);
  assert.equal(turned(), 2);
  await perform({ kind: "uncover", pin: "" });
  watch.pass(LONG_MS);
  assert.equal(turned(), 2);
});
