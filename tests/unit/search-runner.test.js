import assert from "node:assert/strict";
import { test } from "node:test";
import { reduce } from "../../www/state/reduce.js";
import { SearchRunner } from "../../www/controllers/search-runner.js";
import { initialState } from "../../www/state/state.js";
import { createStore } from "../../www/state/store.js";
import { alice, view } from "./fixtures/alice.js";

/** @import { SearchInfo } from "../../www/engine/protocol.js" */
/** @import { TimeSpent } from "../../www/engine/worker-messages.js" */
/** @import { State } from "../../www/state/page-state.js" */
/** @import { Clock } from "../../www/state/clock.js" */

/** @type {SearchInfo} */
const THOUGHT = {
  best: "d2d3",
  secretBest: null,
  depth: 4,
  scoreCentipawns: 10,
  mateInPlies: null,
  nodes: 100,
  line: ["d2d3"],
  san: ["d3"],
  lines: [],
  shares: [],
  done: true,
};

/** A search that the test answers. */
class Question {
  /** @type {(info: SearchInfo) => void} */
  answer = () => {};
  /** @type {(error: unknown) => void} */
  fail = () => {};
  /** @type {(info: SearchInfo) => void} */
  dispatch = () => {};
  /** @type {(time: TimeSpent) => void} */
  time = () => {};
}

/**
 * A search runner with an engine that never ends a search, even when it is stopped.
 * @param {Partial<State>} [news]
 */
function table(news = {}) {
  /** @type {Question[]} */
  const questions = [];
  const asked = { stops: 0, reports: /** @type {unknown[]} */ ([]) };
  const atTable = { info: alice(), view: view({ ply: 2, turn: 0 }), ...news };
  const store = createStore(reduce, { ...initialState(), ...atTable });
  const engine = {
    /** @type {any} */
    call: (
      /** @type {string} */ name,
      /** @type {unknown} */ _,
      /** @type {Question["dispatch"]} */ dispatch,
      /** @type {Question["time"]} */ time,
    ) => {
      if (name === "stop") {
        asked.stops += 1;
        return Promise.resolve(null);
      }
      const question = Object.assign(new Question(), { dispatch, time });
      questions.push(question);
      return new Promise((answer, fail) => Object.assign(question, { answer, fail }));
    },
  };
  const searchRunner = new SearchRunner({
    engine,
    store,
    report: (error) => asked.reports.push(error),
  });
  store.addEffects(searchRunner.effects);
  return { searchRunner, questions, asked, state: () => store.state };
}

/** @param {number} baseMs @returns {Clock} */
const clock = (baseMs) => ({
  control: { bonus: "increment", seats: [0, 1].map(() => ({ baseMs, bonusMs: 0 })) },
  used: [],
  fallen: [],
  stopped: false,
  looking: false,
});

test("with a clock an unresponsive worker is stopped once after a thirtieth of the time left", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { searchRunner, questions, asked, state } = table({ clock: clock(60_000) });
  const search = searchRunner.run("move", "think", "8");
  questions[0]?.time({ spentMs: 500, mostMs: 5_000 });
  assert.deepEqual(state().search?.progress, { part: 0.25, leftMs: 1_500, atMost: true });
  t.mock.timers.tick(1_999);
  assert.equal(asked.stops, 0);
  t.mock.timers.tick(1);
  assert.equal(asked.stops, 1);
  // Even an update after such a delay is trusted.
  t.mock.timers.tick(600_000);
  assert.equal(asked.stops, 1);
  questions[0]?.answer(THOUGHT);
  assert.equal(await search, THOUGHT);
});

test("with hardly any time left a search is very short", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { searchRunner, questions, asked } = table({ clock: clock(90) });
  const search = searchRunner.run("move", "think", "8");
  t.mock.timers.tick(90);
  assert.equal(asked.stops, 1);
  questions[0]?.answer(THOUGHT);
  assert.equal(await search, THOUGHT, "nor does it wait as long as a move usually takes");
});

test("without a clock only the worker keeps the time, and a move isn't played at once", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { searchRunner, questions, asked, state } = table();
  const search = searchRunner.run("move", "think", "3");
  questions[0]?.answer(THOUGHT);
  let over = false;
  void search.then(() => (over = true));
  t.mock.timers.tick(400);
  await settle();
  assert.equal(over, false);
  t.mock.timers.tick(350);
  assert.equal(await search, THOUGHT);
  t.mock.timers.tick(1e7);
  assert.deepEqual([asked.stops, state().search], [0, null]);
});

test("a cancelled search reports nothing, however late the worker answers", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { searchRunner, questions, asked, state } = table();
  const search = searchRunner.run("move", "think", "8");
  const [late] = questions;
  late?.dispatch({ ...THOUGHT, done: false });
  searchRunner.cancel();
  assert.deepEqual([asked.stops, state().search], [1, null]);
  const before = state();
  late?.dispatch({ ...THOUGHT, depth: 9 });
  late?.time({ spentMs: 4_000, mostMs: 5_000 });
  t.mock.timers.tick(60_000);
  late?.answer({ ...THOUGHT, best: "d2d4" });
  assert.equal(await search, null);
  assert.equal(state(), before);
});

test("the answer of a cancelled search doesn't end the next one", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { searchRunner, questions, state } = table();
  const first = searchRunner.run("hint", "hint", "8");
  searchRunner.cancel();
  const second = searchRunner.run("hint", "hint", "8");
  questions[0]?.answer(THOUGHT);
  assert.equal(await first, null);
  assert.equal(searchRunner.purpose, "hint");
  assert.notEqual(state().search, null);
  questions[1]?.answer({ ...THOUGHT, best: "b1c3" });
  assert.equal((await second)?.best, "b1c3");
  assert.equal(state().search, null);
});

test("progress is shown during a search and never exceeds 1", async () => {
  const { searchRunner, questions, state } = table();
  const search = searchRunner.run("hint", "hint", "8");
  assert.equal(state().search?.progress, undefined);
  questions[0]?.time({ spentMs: 1_250, mostMs: 5_000 });
  assert.deepEqual(state().search?.progress, { part: 0.25, leftMs: 3_750, atMost: true });
  questions[0]?.time({ spentMs: 60_000, mostMs: 5_000 });
  assert.deepEqual(state().search?.progress, { part: 1, leftMs: 0, atMost: true });
  questions[0]?.answer(THOUGHT);
  await search;
  questions[0]?.time({ spentMs: 2_000, mostMs: 5_000 });
  assert.equal(state().search, null);
});

test("a dead worker ends the search with a reason", async () => {
  const { searchRunner, questions, asked, state } = table();
  const search = searchRunner.run("hint", "hint", "8");
  const crash = { code: "engine-crashed", args: {} };
  questions[0]?.fail(crash);
  assert.equal(await search, null);
  assert.deepEqual([asked.reports, state().search], [[crash], null]);
});

test("the second press cancels a move search, but not a hint", async () => {
  const move = table();
  void move.searchRunner.run("move", "think", "8");
  move.searchRunner.stop();
  assert.deepEqual([move.asked.stops, move.searchRunner.purpose], [1, "move"]);
  move.searchRunner.stop();
  assert.deepEqual([move.searchRunner.purpose, move.state().pause], [null, "hand"]);
  const hint = table();
  void hint.searchRunner.run("hint", "hint", "8");
  hint.searchRunner.stop();
  hint.searchRunner.stop();
  assert.equal(hint.searchRunner.purpose, "hint");
});

/** Lets all pending promises run. */
function settle() {
  return new Promise((resolve) => setImmediate(resolve));
}
