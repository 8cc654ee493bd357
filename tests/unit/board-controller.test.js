import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardController } from "../../www/controllers/board-controller.js";
import { initialState } from "../../www/state/state.js";
import { alice, square, view } from "./fixtures/alice.js";

/** @import { State } from "../../www/state/page-state.js" */

/** Records its updates. */
class FakeBoard extends EventTarget {
  words = null;
  /** @type {string[]} */
  told = [];
  /** @type {unknown} */
  promotions = "none yet";
  /** @type {unknown} */
  attacks = "none yet";

  /** @param {string} text */
  showMessage(text) {
    this.told.push(text);
  }

  lookAs() {}

  forgetViewer() {}
}

/** The engine's answers wait for the test. */
class Controller {
  board = new FakeBoard();
  /** @type {State} */
  state = { ...initialState(), screen: "table", info: alice(), view: view({}) };
  /** The open calls. @type {{ name: string, answer: (answer: unknown) => void }[]} */
  open = [];

  constructor() {
    const call = (/** @type {string} */ name) =>
      new Promise((answer) => this.open.push({ name, answer }));
    this.controller = new BoardController(
      /** @type {any} */ (this.board),
      /** @type {any} */ ({ call }),
      /** @type {any} */ (this),
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

const MOVE = { from: square("d2"), to: square("d3") };
const REASON = { code: "no-such-move", args: { kind: 0, square: "d3" } };
const CHOICES = [{ kind: 1, action: "d2d3=N" }];

/** Events that may come before the engine's answer. @type {Record<string, (state: State) => State>} */
const MEANWHILE = {
  "the table is covered": (state) => ({ ...state, cover: { seat: 1, wrongPin: false } }),
  "another player is the viewer": (state) => ({ ...state, view: view({ viewer: 1 }) }),
};

test("the viewer who asked gets refusals, promotions and attackers", async () => {
  const controller = new Controller();
  controller.ask("refuse", MOVE);
  await controller.answer(REASON);
  assert.equal(controller.board.told.length, 1);
  controller.ask("refuse", MOVE);
  await controller.answer(null);
  controller.ask("ask", { about: "attackers", square: MOVE.to });
  await controller.answer([]);
  assert.equal(controller.board.told.length, 2);
  controller.ask("promote", MOVE);
  await controller.answer(CHOICES);
  assert.equal(controller.board.promotions, CHOICES);
  controller.ask("refuse", MOVE);
  await controller.answer({ code: "no-promotion", args: {} });
  await controller.answer([]);
  assert.deepEqual([controller.board.promotions, controller.board.told.length], [[], 2]);
});

/** A Pawn's moves: its first step and a capture. */
const PREVIEW = {
  from: square("d2"),
  targets: [
    { square: square("d3"), moves: true, captures: false, initial: false },
    { square: square("e3"), moves: false, captures: true, initial: false },
    { square: square("f4"), moves: false, captures: true, initial: true },
  ],
};

test("the preview of a piece on the board shows its attacks once", () => {
  const { board, controller, state } = new Controller();
  const pawn = state.view?.pieces.find((piece) => piece.square === PREVIEW.from);
  const lesson = { kind: pawn?.kind ?? 0, seat: pawn?.seat ?? 0, from: PREVIEW.from };
  const shown = (/** @type {object} */ news) => {
    board.attacks = "none yet";
    const preview = { ...PREVIEW };
    const now = { ...state, lesson: { ...lesson, present: true, ...news }, preview };
    controller.show(/** @type {any} */ (now));
    return now;
  };
  const now = shown({});
  assert.deepEqual(board.attacks, {
    from: square("d2"),
    squares: [square("e3")],
    reached: [square("d3")],
  });
  board.attacks = "none yet";
  controller.show(/** @type {any} */ (now));
  assert.equal(board.attacks, "none yet", "told already");
  for (const other of [{ present: false }, { seat: 1 - lesson.seat }, { kind: lesson.kind + 1 }]) {
    shown(other);
    assert.equal(board.attacks, "none yet", JSON.stringify(other));
  }
});

for (const [what, happens] of Object.entries(MEANWHILE)) {
  test(`an answer is dropped when ${what}`, async () => {
    const asked = /** @type {const} */ ([
      ["refuse", MOVE, REASON],
      ["refuse", MOVE, { code: "no-promotion", args: {} }],
      ["ask", { about: "attackers", square: MOVE.to }, []],
      ["promote", MOVE, CHOICES],
    ]);
    for (const [type, detail, answer] of asked) {
      const controller = new Controller();
      controller.ask(type, detail);
      controller.state = happens(controller.state);
      await controller.answer(answer);
      const { told, promotions } = controller.board;
      assert.deepEqual([told, promotions, controller.open], [[], "none yet", []], type);
    }
  });

  test(`choices are dropped when ${what}`, async () => {
    const controller = new Controller();
    controller.ask("refuse", MOVE);
    await controller.answer({ code: "no-promotion", args: {} });
    controller.state = happens(controller.state);
    await controller.answer(CHOICES);
    assert.equal(controller.board.promotions, "none yet");
  });
}
