import assert from "node:assert/strict";
import { test } from "node:test";
import { NO_PROBLEMS, reduceProblems } from "../../www/pages/problems/reduce-problems.js";
import { Solving } from "../../www/pages/problems/solving.js";
import { createStore } from "../../www/state/store.js";

/** @import { ProblemsAction, ProblemsState } from "../../www/pages/problems/problems.js" */

const PROBLEM = { id: "one", position: "p", mate: 2, solution: ["a", "b", "c"] };

/** A board with given defences. @param {Record<string, any>[]} defences */
function fakeBoard(defences) {
  const board = {
    learner: 0,
    info: {
      kinds: [{ name: "Rook" }],
      board: { squares: [{ name: "a1" }] },
      seats: [{ name: "White" }],
      claim: null,
      secretive: false,
    },
    view: /** @type {any} */ (null),
    visit: 0,
    /** @type {unknown[]} */
    asked: [],
    async open() {
      const visit = (board.visit += 1);
      board.view = { played: [], ply: 0, turn: 0, outcome: null, pieces: [], actions: [] };
      await null;
      return visit === board.visit;
    },
    stays() {
      const { visit } = board;
      return () => visit === board.visit;
    },
    async pause() {},
    /** @param {string} name @param {any} ask */
    async ask(name, ask) {
      board.asked.push([name, ask]);
      const answer = defences.shift();
      if (answer === undefined) throw { code: "proof-too-long", args: {} };
      return answer;
    },
    /** @param {string | null} action @param {any} [outcome] */
    async play(action, outcome = null) {
      const { played, turn } = board.view;
      const next = [...played, { text: action ?? "thought", seat: turn }];
      board.view = { ...board.view, played: next, ply: next.length, turn: 1 - turn, outcome };
    },
    /** @param {number} ply */
    async back(ply) {
      const played = board.view.played.slice(0, ply);
      board.view = { ...board.view, played, ply, turn: ply % 2, outcome: null };
    },
    point() {},
    /** @param {any} view */
    moveBefore: ({ played, ply }) => played[ply - 1]?.text ?? "",
    get lastMove() {
      return board.moveBefore(board.view);
    },
    /** @param {any} move */
    write: ({ text }) => text,
  };
  return board;
}

/** Until the effects of an action are over. */
const settled = () => new Promise(setImmediate);

/** @param {Record<string, any>[]} defences */
async function solve(defences) {
  const board = fakeBoard(defences);
  /** @type {[ProblemsState["status"], string][]} */
  const told = [];
  /** @type {string[]} */
  const stored = [];
  const store = createStore(reduceProblems, NO_PROBLEMS);
  store.subscribe(({ status, message }) => told.push([status, message]));
  const progress = {
    solved: (/** @type {string} */ _, /** @type {string} */ id) => stored.push(id),
  };
  const openBoard = () => /** @type {any} */ (board);
  const parts = { store, openBoard, services: { replace: () => {} } };
  new Solving({ ...parts, progress: /** @type {any} */ (progress) });
  const perform = async (/** @type {ProblemsAction} */ action) => {
    store.dispatch(action);
    await settled();
  };
  await perform({ kind: "list", game: "chess", problems: [PROBLEM], solved: [] });
  await perform({ kind: "go-to", at: 0 });
  const move = async (/** @type {string} */ text, /** @type {any} */ outcome = null) => {
    await board.play(text, outcome);
    await perform({ kind: "moved" });
  };
  return { board, told, stored, store, perform, move, stand: () => store.state.status };
}

test("a winning move is answered by the longest defence, to the end", async () => {
  const { board, told, move, stand } = await solve([{ action: "b", moves: 1 }]);
  await move("a");
  assert.deepEqual(board.asked, [["defend", { seat: 0, moves: 1 }]]);
  assert.equal(stand(), "open");
  assert.match(told.at(-1)?.[1] ?? "", /reply is b\. 1 move left/);
  await move("c", { winner: 0 });
  assert.equal(stand(), "won");
});

test("a move that loses the win is refuted and can be taken back", async () => {
  const { board, told, move, perform, stand } = await solve([{ action: "x", moves: null }]);
  await move("z");
  assert.equal(stand(), "lost");
  assert.match(told.at(-1)?.[1] ?? "", /^z gives up the win: after x .* within 1 move\./);
  await perform({ kind: "take-back" });
  assert.equal(board.view.ply, 0);
  assert.equal(stand(), "open");
});

test("the last move must win", async () => {
  const { told, move, stand } = await solve([
    { action: "b", moves: 1 },
    { action: "x", moves: null },
  ]);
  await move("a");
  await move("z");
  assert.equal(stand(), "lost");
  assert.match(told.at(-1)?.[1] ?? "", /z isn’t fast enough: x /);
});

test("a game that ends otherwise isn't won", async () => {
  const { move, stand } = await solve([]);
  await move("z", { winner: null });
  assert.equal(stand(), "lost");
});

test("an unproved move is played on", async () => {
  const { told, move, stand } = await solve([]);
  await move("a");
  assert.equal(stand(), "open");
  assert.match(told.at(-1)?.[1] ?? "", /couldn’t be proved/);
});

test("a problem solved with a hint doesn't count as solved alone", async () => {
  const { store, told, stored, perform, move } = await solve([]);
  await perform({ kind: "hint" });
  assert.equal(store.state.helped, true);
  await move("c", { winner: 0 });
  assert.match(told.at(-1)?.[1] ?? "", /again without help/);
  assert.deepEqual([store.state.solved, stored], [[], []]);
  await perform({ kind: "restart", message: "" });
  await move("c", { winner: 0 });
  assert.deepEqual([store.state.solved, stored], [["one"], ["one"]]);
});

test("the solution is played to its end", async () => {
  const { board, perform, told } = await solve([]);
  await perform({ kind: "show" });
  assert.deepEqual(
    board.view.played.map((/** @type {any} */ { text }) => text),
    ["a", "b", "c"],
  );
  assert.match(told.at(-1)?.[1] ?? "", /a b c/);
});

test("moves are blocked only while the solution is shown", async () => {
  const { board, perform, stand } = await solve([]);
  /** @type {unknown[]} */
  const stands = [];
  board.pause = async () => void stands.push(stand());
  await perform({ kind: "show" });
  assert.deepEqual(stands, ["shown", "shown", "shown"]);
  assert.equal(stand(), "lost");
});

test("a problem whose board was taken by another one reports nothing", async () => {
  const { perform, store } = await solve([]);
  /** @type {string[]} */
  const begun = [];
  store.subscribe((_after, _before, { kind }) => kind === "begun" && begun.push(kind));
  store.dispatch({ kind: "restart", message: "" });
  await perform({ kind: "restart", message: "again" });
  assert.deepEqual(begun, ["begun"]);
  assert.deepEqual([store.state.status, store.state.message], ["open", "again"]);
});

test("two moves of the learner are taken back one by one", async () => {
  const { board, perform, move, store } = await solve([{ action: "b", moves: 1 }]);
  await move("a");
  assert.deepEqual(store.state.turns, [0, 2]);
  await board.play("z");
  await perform({ kind: "take-back" });
  assert.deepEqual([board.view.ply, store.state.turns], [2, [0, 2]]);
  await perform({ kind: "take-back" });
  assert.deepEqual([board.view.ply, store.state.turns], [0, [0]]);
});

test("an engine's error is reported, and the problem stays", async () => {
  const { board, perform, store } = await solve([]);
  board.back = async () => {
    throw { code: "engine-crashed", args: {} };
  };
  await perform({ kind: "take-back" });
  assert.equal(store.state.status, "open");
  assert.notEqual(store.state.message, "");
});
