import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeft } from "../../www/state/clock.js";
import { sameForAll } from "../../www/state/time-control.js";
import { ClockRunner } from "../../www/controllers/clock-runner.js";
import { FourSeatEngine } from "./fakes/four-seats.js";
import { tableAt } from "./fakes/table.js";
import { FakeWatch } from "./fakes/watch.js";

/** @import { Player } from "../../www/state/page-state.js" */
/** @import { TimeControl } from "../../www/state/time-control.js" */

/** @type {Player} */
const HUMAN = { player: "human", level: "1" };

/**
 * @param {Player[]} players
 * @param {number | TimeControl} time  in minutes for all, or in detail
 * @param {Parameters<typeof tableAt>} where
 */
async function timedTable(players, time, ...where) {
  const table = await tableAt(...where);
  const watch = new FakeWatch();
  /** @type {Promise<void>[]} */
  const actions = [];
  const keeper = new ClockRunner({
    watch,
    store: table.store,
    perform: (action) => void actions.push(table.perform(action)),
  });
  table.store.subscribe(() => keeper.follow());
  const { perform } = table;
  const control = typeof time === "number" ? sameForAll(players.length, time, 0) : time;
  await perform({ kind: "new-game", players, model: null, options: {}, control });
  return {
    table,
    keeper,
    perform,
    pass: async (/** @type {number} */ ms) => {
      watch.pass(ms);
      await Promise.all(actions.splice(0));
      keeper.follow();
    },
    left: (/** @type {number} */ seat) => {
      const { clock, view } = table.state();
      return clock === null || view === null ? null : timeLeft(clock, view, seat);
    },
  };
}

const MINUTE = 60_000;
const CAISSA = "#caissa-britannia";

test("the clocks start with the first move, and each runs while its seat is to act", async () => {
  const { perform, pass, left } = await timedTable([HUMAN, HUMAN], 5, CAISSA);
  await pass(30_000);
  assert.equal(left(0), 5 * MINUTE);
  await perform({ kind: "play", action: "e3e5" });
  await pass(2_500);
  assert.equal(left(1), 5 * MINUTE - 2_000, "as far as the face has shown it");
  await perform({ kind: "play", action: "e8e6" });
  assert.equal(left(1), 5 * MINUTE - 2_500);
  await pass(1_000);
  assert.deepEqual([left(0), left(1)], [5 * MINUTE - 1_000, 5 * MINUTE - 2_500]);
});

test("a fallen flag loses and can be taken back with the time of that turn", async () => {
  const { table, perform, pass, left } = await timedTable([HUMAN, HUMAN], 1, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await pass(MINUTE + 500);
  assert.deepEqual(table.state().view?.outcome, {
    reason: "time",
    places: [1, 2],
    winner: 0,
    onPoints: false,
    stopped: true,
  });
  assert.equal(left(1), 0);
  await pass(MINUTE);
  await perform({ kind: "undo" });
  assert.equal(table.state().view?.outcome, null);
  assert.equal(left(1), MINUTE);
});

test("without base time no flag falls before the delay is over", async () => {
  const control = sameForAll(2, 0, 10, "delay");
  const { table, perform, pass, left } = await timedTable([HUMAN, HUMAN], control, CAISSA);
  const outcome = () => table.state().view?.outcome;
  await perform({ kind: "play", action: "e3e5" });
  await pass(9_999);
  assert.deepEqual([outcome(), left(1)], [null, 0]);
  await perform({ kind: "play", action: "e8e6" });
  await pass(9_999);
  assert.equal(outcome(), null, "each turn has a delay of its own");
  await pass(1);
  assert.deepEqual(outcome(), {
    reason: "time",
    places: [2, 1],
    winner: 1,
    onPoints: false,
    stopped: true,
  });
});

test("a flag can't be claimed during the delay", async () => {
  const control = sameForAll(2, 0, 10, "delay");
  const { table, perform, pass } = await timedTable([HUMAN, HUMAN], control, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await pass(5_500);
  assert.equal(table.state().clock?.used[1], 5_000, "and the page isn't kept busy");
  await perform({ kind: "flag", seat: 1 });
  assert.equal(table.state().view?.outcome, null);
});

test("a running delay is measured every second", async () => {
  const control = sameForAll(2, 5, 10, "delay");
  const { table, perform, pass, left } = await timedTable([HUMAN, HUMAN], control, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await pass(4_500);
  assert.equal(table.state().clock?.used[1], 4_000);
  await pass(6_500);
  assert.equal(left(1), 5 * MINUTE - 1_000);
});

test("taking a move back restores its time, and the clock runs on from there", async () => {
  const { perform, pass, left } = await timedTable([HUMAN, HUMAN], 5, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await pass(10_000);
  await perform({ kind: "play", action: "e8e6" });
  await pass(7_000);
  await perform({ kind: "undo" });
  assert.deepEqual([left(0), left(1)], [5 * MINUTE, 5 * MINUTE]);
  await pass(1_000);
  assert.equal(left(1), 5 * MINUTE - 1_000);
});

test("no clock runs while an earlier position is shown", async () => {
  const { perform, pass, left } = await timedTable([HUMAN, HUMAN], 5, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await perform({ kind: "play", action: "e8e6" });
  await pass(5_000);
  await perform({ kind: "jump", ply: 1 });
  await pass(60_000);
  assert.equal(left(1), 5 * MINUTE);
  await perform({ kind: "jump", ply: 2 });
  assert.equal(left(0), 5 * MINUTE - 5_000, "the time spent there is still gone");
  await pass(1_000);
  assert.equal(left(0), 5 * MINUTE - 6_000);
});

test("stopped clocks also stop for a computer, until they are started or a move is made", async () => {
  const { table, perform, pass, left } = await timedTable([HUMAN, HUMAN], 5, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await perform({ kind: "stop-clocks" });
  await pass(60_000);
  assert.equal(left(1), 5 * MINUTE);
  await perform({ kind: "seat", seat: 1, player: { player: "computer", level: "1" } });
  assert.equal(table.state().search, null);
  await perform({ kind: "start-clocks" });
  assert.equal(table.state().search?.seat, 1);
  await pass(1_000);
  assert.equal(left(1), 5 * MINUTE - 1_000, "a searching computer uses its own time");
});

test("a reopened game has its times and stopped clocks", async () => {
  const { table, keeper, perform, pass, left } = await timedTable([HUMAN, HUMAN], 5, CAISSA);
  await perform({ kind: "play", action: "e3e5" });
  await pass(4_600);
  keeper.settle();
  await perform({ kind: "save-clock" });
  const again = await tableAt(CAISSA, table.storage);
  const { clock, view } = again.state();
  assert.ok(clock !== null && view !== null);
  assert.equal(timeLeft(clock, view, 1), left(1));
  assert.equal(clock.stopped, true);
});

test("with more than two players a flag doesn't end the game: the computer plays on without a clock", async () => {
  const players = [HUMAN, HUMAN, HUMAN, HUMAN];
  const engine = new FourSeatEngine();
  const { table, perform, pass, left } = await timedTable(
    players,
    1,
    "#four-seats",
    undefined,
    engine,
  );
  const first = table.state().view?.actions[0]?.text ?? "";
  await perform({ kind: "play", action: first });
  await pass(MINUTE + 100);
  const { clock, players: seated, view, search } = table.state();
  assert.equal(view?.outcome, null);
  assert.deepEqual(clock?.fallen, [{ seat: 1, ply: 1 }]);
  assert.equal(seated[1]?.player, "computer");
  assert.equal(search?.seat, 1);
  assert.equal(left(1), 0);
  await perform({ kind: "seat", seat: 1, player: HUMAN });
  assert.equal(table.state().refusal?.code, "time-over");
});
