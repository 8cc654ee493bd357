// The game of an embedded board with a fake engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EmbeddedGame } from "../../www/embed/embedded-game.js";
import { eventsOf } from "../../www/embed/embed-events.js";
import { FakeEngine } from "./fakes/engine.js";

/** A search ends when it is stopped or the test provides a result. */
class Client extends FakeEngine {
  /** The levels of all searches. @type {string[]} */
  searches = [];
  found = () => {};

  start() {}
  end() {}

  /** @override @param {string} name @param {any} ask @returns {Promise<any>} */
  async call(name, ask) {
    if (name === "stop") return this.found();
    if (name !== "think" && name !== "hint") return super.call(name, ask);
    this.searches.push(ask.level);
    return new Promise((resolve) => (this.found = () => resolve(this.thinkSlice())));
  }
}

/** Longer than the shortest search of a computer. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 600));

/** @param {string} seats */
async function opened(seats) {
  const engine = new Client();
  /** @type {{name: string, detail: any}[]} */
  const heard = [];
  const game = new EmbeddedGame({
    engine: /** @type {any} */ (engine),
    fetchText: async () => "",
  });
  game.store.subscribe((after, before, action) => heard.push(...eventsOf(before, after, action)));
  game.start();
  const contents = { game: "caissa-britannia", src: null, position: null, record: null };
  await game.open({ ...contents, seats, orientation: null, viewOnly: false });
  const moves = () => heard.filter(({ name }) => name === "move").map(({ detail }) => detail.by);
  const ends = () =>
    heard.filter(({ name }) => name === "gameover").map(({ detail }) => detail.reason);
  return { game, engine, moves, ends };
}

test("a human who replaces a searching computer gets no move played", async () => {
  const { game, engine, moves } = await opened("human,computer:8");
  assert.equal(await game.play("e3e5"), true);
  assert.equal(game.state.search?.seat, 1);
  await game.seat("human,human");
  engine.found();
  await settle();
  assert.deepEqual(moves(), ["human"]);
  assert.equal(game.state.search, null);
});

test("a new level restarts the search", async () => {
  const { game, engine, moves } = await opened("human,computer:8");
  await game.play("e3e5");
  await game.seat("human,computer:2");
  assert.deepEqual(engine.searches, ["8", "2"]);
  engine.found();
  await settle();
  assert.deepEqual(moves(), ["human", "computer"]);
});

test("invalid seats leave the search running", async () => {
  const { game, engine, moves } = await opened("computer:8,human");
  await game.seat("cat");
  assert.deepEqual(engine.searches, ["8"]);
  engine.found();
  await settle();
  assert.deepEqual(moves(), ["computer"]);
});

test("a computer seated during a hint search moves", async () => {
  const { game, engine, moves } = await opened("human,human");
  await game.perform({ kind: "hint" });
  assert.equal(game.state.search?.purpose, "hint");
  await game.seat("computer:2,human");
  assert.equal(game.state.search?.purpose, "move");
  engine.found();
  await settle();
  assert.deepEqual(moves(), ["computer"]);
});

test("a draw is claimed as soon as it may be", async () => {
  const { game, engine, ends } = await opened("human,human");
  engine.claimablePly = 1;
  await game.play("e3e5");
  assert.equal(game.state.view?.outcome?.reason, "repetition");
  assert.deepEqual(ends(), ["repetition"]);
  await game.undo();
  assert.deepEqual([game.state.view?.outcome, game.state.view?.ply], [null, 1]);
});
