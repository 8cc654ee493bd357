import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardDesk } from "../../www/controllers/board-controller.js";
import { initialState } from "../../www/state/state.js";
import { alice, cell, view } from "./fixtures/alice.js";

/** @typedef {import("../../www/state/state.js").State} State */

/** Keeps what it is told. */
class FakeBoard extends EventTarget {
  words = null;
  /** @type {string[]} */
  told = [];
  /** @type {unknown} */
  promotions = "none yet";

  /** @param {string} text */
  tell(text) {
    this.told.push(text);
  }
}

/** The board asks for something which the engine doesn't answer before the test says so. */
class Desk {
  board = new FakeBoard();
  /** @type {State} */
  state = { ...initialState(), page: "table", info: alice(), view: view({}) };
  /** What is asked of the engine. @type {{ name: string, answer: (answer: unknown) => void }[]} */
  open = [];

  constructor() {
    const call = (/** @type {string} */ name) =>
      new Promise((answer) => this.open.push({ name, answer }));
    new BoardDesk(
      /** @type {any} */ (this.board),
      /** @type {any} */ ({ call }),
      () => this.state,
      () => {},
    );
  }

  /**
   * @param {string} type
   * @param {object} detail
   */
  ask(type, detail) {
    this.board.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /** @param {unknown} answer */
  async answer(answer) {
    this.open.shift()?.answer(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const MOVE = { from: cell("d2"), to: cell("d3") };
const REASON = { code: "no-such-move", args: { kind: 0, cell: "d3" } };
const CHOICES = [{ kind: 1, action: "d2d3=N" }];

/** What may happen before the engine has answered. @type {Record<string, (state: State) => State>} */
const MEANWHILE = {
  "the table is covered": (state) => ({ ...state, cover: { seat: 1, wrongPin: false } }),
  "somebody else looks": (state) => ({ ...state, view: view({ looker: 1 }) }),
};

test("why a move was refused, what it may promote to and who attacks is told to whoever asks", async () => {
  const desk = new Desk();
  desk.ask("refuse", MOVE);
  await desk.answer(REASON);
  assert.equal(desk.board.told.length, 1);
  desk.ask("refuse", MOVE);
  await desk.answer(null);
  desk.ask("ask", { about: "attackers", cell: MOVE.to });
  await desk.answer([]);
  assert.equal(desk.board.told.length, 2);
  desk.ask("promote", MOVE);
  await desk.answer(CHOICES);
  assert.equal(desk.board.promotions, CHOICES);
  desk.ask("refuse", MOVE);
  await desk.answer({ code: "no-promotion", args: {} });
  await desk.answer([]);
  assert.deepEqual([desk.board.promotions, desk.board.told.length], [[], 2]);
});

for (const [what, happens] of Object.entries(MEANWHILE)) {
  test(`an answer that comes when ${what} is told to nobody`, async () => {
    const asked = /** @type {const} */ ([
      ["refuse", MOVE, REASON],
      ["refuse", MOVE, { code: "no-promotion", args: {} }],
      ["ask", { about: "attackers", cell: MOVE.to }, []],
      ["promote", MOVE, CHOICES],
    ]);
    for (const [type, detail, answer] of asked) {
      const desk = new Desk();
      desk.ask(type, detail);
      desk.state = happens(desk.state);
      await desk.answer(answer);
      const { told, promotions } = desk.board;
      assert.deepEqual([told, promotions, desk.open], [[], "none yet", []], type);
    }
  });

  test(`choices that come when ${what} are offered to nobody`, async () => {
    const desk = new Desk();
    desk.ask("refuse", MOVE);
    await desk.answer({ code: "no-promotion", args: {} });
    desk.state = happens(desk.state);
    await desk.answer(CHOICES);
    assert.equal(desk.board.promotions, "none yet");
  });
}
