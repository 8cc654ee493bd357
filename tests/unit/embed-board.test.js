// <menagerie-board> as used by scripts, with a fake engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeDocument } from "./fakes/dom.js";
import { FakeEngine } from "./fakes/engine.js";

/** Running workers, and the requests of all. */
const workers = new Set();
/** @type {string[]} */
const asked = [];

class FakeWorker {
  constructor() {
    workers.add(this);
  }

  addEventListener() {}

  /** @param {unknown} _message @param {MessagePort[]} ports */
  postMessage(_message, [port]) {
    const engine = new FakeEngine();
    if (port === undefined) return;
    port.onmessage = ({ data: { id, call, ask } }) => {
      if (id === undefined) return port.close();
      asked.push(call);
      port.postMessage({ id, kind: "answer", answer: engine.call(call, ask) });
    };
  }

  terminate() {
    workers.delete(this);
  }
}

fakeDocument();
Object.assign(globalThis, { Worker: FakeWorker });

const { MenagerieBoard } = await import("../../www/embed/menagerie-board.js");

/** @typedef {InstanceType<typeof MenagerieBoard>} Board */

/** @param {Board} board @param {boolean} isConnected */
async function put(board, isConnected) {
  if (isConnected) document.body.append(board);
  else board.remove();
  await new Promise((resolve) => setTimeout(resolve));
}

/** @param {string} position */
function boardAt(position) {
  const board = new MenagerieBoard();
  board.setAttribute("game", "caissa-britannia");
  if (position !== "") board.setAttribute("position", position);
  return board;
}

/** The start position, and a move from there. */
const START = "4k5/10/10/10/10/10/10/10/4P5/4K5 w";
const MOVE = "e2e3";

test("setting the starting position again restarts the game once", async (t) => {
  const board = boardAt(START);
  t.after(() => put(board, false));
  await put(board, true);
  for (let round = 0; round < 3; round += 1) {
    assert.equal(await board.play(MOVE), true);
    assert.equal(board.ply, 1);
    asked.length = 0;
    board.position = START;
    await board.load();
    assert.equal(board.ply, 0);
    assert.deepEqual(asked, ["open"]);
  }
  asked.length = 0;
  board.position = START.replace("4P5", "5P4");
  await board.load();
  assert.deepEqual(asked, ["open"]);
});

test("a removed board starts nothing and works again when reattached", async (t) => {
  const board = boardAt(START);
  t.after(() => put(board, false));
  await put(board, true);
  assert.equal(await board.play(MOVE), true);
  assert.equal(workers.size, 1);
  await put(board, false);
  assert.equal(workers.size, 0);
  await board.load();
  assert.equal(await board.play(MOVE), false);
  assert.equal(await board.undo(), false);
  assert.equal(await board.goTo(0), false);
  assert.equal(await board.hint(), null);
  assert.equal(await board.record(), "");
  board.position = START;
  assert.equal(workers.size, 0);
  await put(board, true);
  await board.load();
  assert.equal(workers.size, 1);
  assert.equal(board.ply, 0);
  assert.equal(await board.play(MOVE), true);
});

test("a board outside a document starts nothing", async (t) => {
  const board = boardAt("");
  t.after(() => put(board, false));
  assert.equal(await board.play(MOVE), false);
  assert.equal(await board.record(), "");
  assert.equal(workers.size, 0);
});

/** @type {Record<string, unknown>} */
const NO_TEXTS = {
  null: null,
  undefined: undefined,
  boolean: true,
  number: 3,
  bigint: 3n,
  symbol: Symbol("e4"),
  object: { player: "human" },
  array: ["human", "computer"],
  function: () => "human",
};

/** The properties that scripts may set, and other types than texts that they take. */
const PROPERTIES = {
  game: [],
  src: [],
  position: [],
  moves: [],
  seats: [],
  orientation: ["number"],
  viewOnly: ["boolean"],
  theme: [],
  pieces: [],
};

test("a property refuses values of a wrong type and keeps its own", async (t) => {
  const board = boardAt(START);
  t.after(() => put(board, false));
  await put(board, true);
  await board.load();
  /** @type {any[]} */
  const told = [];
  board.addEventListener("error", (event) => told.push(/** @type {any} */ (event).detail));
  const properties = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (board));
  for (const [name, taken] of Object.entries(PROPERTIES))
    for (const [type, value] of Object.entries(NO_TEXTS)) {
      if (/** @type {string[]} */ (taken).includes(type)) continue;
      const before = properties[name];
      properties[name] = value;
      assert.equal(properties[name], before, `${name} = ${type}`);
      assert.deepEqual(
        told.splice(0).map(({ code, fatal, args }) => [code, fatal, args.property, args.found]),
        [["embed-property", false, name, type]],
      );
    }
  await board.load();
  assert.equal(await board.play(MOVE), true);
});

test("a seat’s number may be a number, and huge texts are only refused", async (t) => {
  const board = boardAt(START);
  t.after(() => put(board, false));
  await put(board, true);
  await board.load();
  /** @type {any[]} */
  const told = [];
  board.addEventListener("error", (event) => told.push(/** @type {any} */ (event).detail));
  Object.assign(board, { orientation: 2 });
  await board.load();
  assert.deepEqual([board.orientation, told], ["2", []]);
  board.seats = board.orientation = "x".repeat(5_000_000);
  await board.load();
  assert.deepEqual(
    told.map(({ code, fatal, message }) => [code, fatal, message.length < 1_000]),
    [
      ["seats-unreadable", false, true],
      ["orientation-unknown", false, true],
    ],
  );
  assert.equal(await board.play(MOVE), true);
});
