import assert from "node:assert/strict";
import { test } from "node:test";
import { Solving } from "../../www/pages/problems/solving.js";

const PROBLEM = { id: "one", position: "p", mate: 2, solution: ["a", "b", "c"] };

/**
 * A board with given defences.
 * @param {Record<string, any>[]} defences
 */
function fakeBoard(defences) {
  const board = {
    learner: 0,
    info: { id: "chess", kinds: [{ name: "Rook" }], board: { squares: [{ name: "a1" }] } },
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

/** @param {Record<string, any>[]} defences */
async function solve(defences) {
  const board = fakeBoard(defences);
  /** @type {[string, string][]} */
  const told = [];
  const solving = new Solving(/** @type {any} */ (board), PROBLEM, (stand, text) => {
    told.push([stand, text]);
  });
  await solving.open("chess");
  const move = async (/** @type {string} */ text, /** @type {any} */ outcome = null) => {
    await board.play(text, outcome);
    await solving.answer(board.view);
  };
  return { board, told, solving, move, stand: () => told.at(-1)?.[0] };
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
  const { board, told, move, solving, stand } = await solve([{ action: "x", moves: null }]);
  await move("z");
  assert.equal(stand(), "lost");
  assert.match(told.at(-1)?.[1] ?? "", /^z lets the win slip: after x .* within 1 move\./);
  await solving.takeBack();
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
  const { solving, told, move } = await solve([]);
  await solving.hint(false);
  assert.equal(solving.helped, true);
  await move("c", { winner: 0 });
  assert.match(told.at(-1)?.[1] ?? "", /again without help/);
});

test("the solution is played to its end", async () => {
  const { board, solving, told } = await solve([]);
  await solving.showSolution();
  assert.deepEqual(
    board.view.played.map((/** @type {any} */ { text }) => text),
    ["a", "b", "c"],
  );
  assert.match(told.at(-1)?.[1] ?? "", /a b c/);
});

test("moves are blocked only while the solution is shown", async () => {
  const { board, solving, told, stand } = await solve([]);
  /** @type {unknown[]} */
  const stands = [];
  board.pause = async () => void stands.push(stand());
  told.length = 0;
  await solving.showSolution();
  assert.deepEqual(stands, ["shown", "shown", "shown"]);
  assert.equal(stand(), "lost");
});

test("a problem whose board was taken by another one reports nothing", async () => {
  const { solving, told } = await solve([]);
  told.length = 0;
  const opened = await Promise.all([solving.open("chess"), solving.open("chess")]);
  assert.deepEqual(opened, [false, true]);
  assert.deepEqual(told, [["open", ""]]);
});
