import assert from "node:assert/strict";
import { test } from "node:test";
import { LessonSteps } from "../../www/pages/lesson/lesson-steps.js";
import { NO_LESSON, reduceLesson } from "../../www/pages/lesson/reduce-lesson.js";
import { createStore } from "../../www/state/store.js";

/** @import { StepFile } from "../../www/pages/learning.js" */

/** @type {StepFile[]} */
const STEPS = [
  { id: "read", position: null, goal: { read: true }, solution: [] },
  { id: "mate", position: "p", goal: { mate: true }, solution: ["a", "b", "c"] },
];

const settled = () => new Promise(setImmediate);

/** A lesson at its first step, on a board that plays what it is told. */
async function lesson() {
  /** @type {string[]} */
  const log = [];
  const board = {
    learner: 0,
    info: {},
    view: /** @type {any} */ (null),
    lastMove: "",
    async open() {
      board.view = { played: [], ply: 0, turn: 0, outcome: null };
      return true;
    },
    stays: () => () => true,
    pause: async () => {},
    hidden: async () => [],
    /** @param {string} text @param {any} [outcome] */
    async play(text, outcome = null) {
      const { played, turn } = board.view;
      const next = [...played, { text, seat: turn }];
      board.view = { played: next, ply: next.length, turn: 1 - turn, outcome };
      board.lastMove = text;
    },
    async back() {
      log.push("back");
      await board.open();
    },
    point: (/** @type {string} */ text) => log.push(`point ${text}`),
  };
  const progress = {
    did: (/** @type {string} */ _, /** @type {string} */ id) => log.push(`did ${id}`) > 0,
    decline: () => log.push("decline"),
  };
  const store = createStore(reduceLesson, NO_LESSON);
  new LessonSteps({
    store,
    openBoard: () => /** @type {any} */ (board),
    progress: /** @type {any} */ (progress),
    piece: { open: async () => {} },
    wordsOf: ({ id }) => ({ title: "", task: "", done: `done ${id}`, hint: `hint ${id}` }),
  });
  store.dispatch({ kind: "list", game: "chess", steps: STEPS, seen: [] });
  store.dispatch({ kind: "go-to", at: 0 });
  await settled();
  const move = async (/** @type {string} */ text, /** @type {any} */ outcome = null) => {
    await board.play(text, outcome);
    store.dispatch({ kind: "moved" });
    await settled();
  };
  const goTo = async (/** @type {number} */ at) => {
    store.dispatch({ kind: "go-to", at });
    await settled();
  };
  return { store, log, move, goTo };
}

test("a step to read is done when it is left forwards", async () => {
  const { store, log, goTo } = await lesson();
  assert.deepEqual(store.state.seen, []);
  await goTo(1);
  assert.deepEqual([store.state.seen, log], [["read"], ["did read"]]);
  await goTo(0);
  assert.deepEqual(log, ["did read"]);
});

test("the goal is reached along the solution, with the replies played", async () => {
  const { store, log, goTo, move } = await lesson();
  await goTo(1);
  await move("a");
  assert.equal(store.state.done, false);
  await move("c", { winner: 0 });
  const { done, mayHint, message, seen } = store.state;
  assert.deepEqual([done, mayHint, message, seen], [true, false, "done mate", ["read", "mate"]]);
  assert.deepEqual(log, ["did read", "did mate"]);
});

test("a game that ends otherwise is taken back", async () => {
  const { store, log, goTo, move } = await lesson();
  await goTo(1);
  await move("z", { winner: null });
  assert.deepEqual([store.state.done, log.at(-1)], [false, "back"]);
});

test("the second hint points at the move", async () => {
  const { store, log, goTo } = await lesson();
  await goTo(1);
  store.dispatch({ kind: "hint" });
  assert.deepEqual([store.state.message, log.at(-1)], ["hint mate", "did read"]);
  store.dispatch({ kind: "hint" });
  assert.equal(log.at(-1), "point a");
  store.dispatch({ kind: "restart", message: "" });
  assert.deepEqual([store.state.hints, store.state.mayHint], [0, false]);
});

test("after the last step the lesson is over", async () => {
  const { store, log, goTo } = await lesson();
  await goTo(2);
  assert.equal(log.at(-1), "decline");
  store.dispatch({ kind: "close" });
  assert.deepEqual(store.state, NO_LESSON);
});
