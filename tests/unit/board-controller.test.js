import assert from "node:assert/strict";
import { test } from "node:test";
import { BoardController } from "../../www/controllers/board-controller.js";
import { initialState } from "../../www/state/state.js";
import { FakeBoard } from "./fakes/board.js";
import { alice, square, view } from "./fixtures/alice.js";

/** @import { BoardEvents } from "../../www/elements/board/board-props.js" */
/** @import { State } from "../../www/state/page-state.js" */

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

  /** How often the board was told, and offered promotions. */
  get answers() {
    const { showMessage, offerPromotions } = this.board.calls;
    return { told: showMessage?.length, offers: offerPromotions?.flat() };
  }

  /** @param {unknown} answer */
  async answer(answer) {
    this.open.shift()?.answer(answer);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const MOVE = { from: square("d2"), to: square("d3") };
const ATTEMPT = { ...MOVE, at: square("D3") };
const REASON = { code: "no-such-move", args: { kind: 0, square: "d3" } };
const CHOICES = [{ kind: 1, action: "d2d3=N" }];

/** Events that may come before the engine's answer. @type {Record<string, (state: State) => State>} */
const MEANWHILE = {
  "the table is covered": (state) => ({ ...state, cover: { seat: 1, wrongPin: false } }),
  "another player is the viewer": (state) => ({ ...state, view: view({ viewer: 1 }) }),
};

test("the viewer who asked gets refusals, promotions and attackers", async () => {
  const controller = new Controller();
  const { board } = controller;
  board.emit("refuse", ATTEMPT);
  await controller.answer(REASON);
  assert.equal(controller.answers.told, 1);
  assert.equal(board.calls["showMessage"]?.[0]?.[1], ATTEMPT.at);
  board.emit("refuse", ATTEMPT);
  await controller.answer(null);
  board.emit("ask", { about: "attackers", square: MOVE.to });
  await controller.answer([]);
  assert.equal(controller.answers.told, 2);
  board.emit("promote", MOVE);
  await controller.answer(CHOICES);
  assert.deepEqual(controller.answers.offers, [CHOICES]);
  board.emit("refuse", ATTEMPT);
  await controller.answer({ code: "no-promotion", args: {} });
  await controller.answer([]);
  assert.deepEqual(controller.answers, { told: 2, offers: [CHOICES, []] });
});

test("a promotion that the engine doesn't answer is given up", async () => {
  const controller = new Controller();
  controller.board.emit("promote", MOVE);
  await controller.answer(Promise.reject(new Error("the engine has stopped")));
  assert.equal(controller.board.calls["giveUp"]?.length, 1);
  assert.deepEqual(controller.answers.offers, []);
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
    board.calls["showAttacks"] = [];
    const preview = { ...PREVIEW };
    const now = { ...state, lesson: { ...lesson, present: true, ...news }, preview };
    controller.follow(/** @type {any} */ (now));
    return now;
  };
  const now = shown({});
  const attacks = { from: square("d2"), squares: [square("e3")], reached: [square("d3")] };
  assert.deepEqual(board.calls["showAttacks"], [[attacks]]);
  controller.follow(/** @type {any} */ (now));
  assert.equal(board.calls["showAttacks"]?.length, 1, "told already");
  for (const other of [{ present: false }, { seat: 1 - lesson.seat }, { kind: lesson.kind + 1 }]) {
    shown(other);
    assert.deepEqual(board.calls["showAttacks"], [], JSON.stringify(other));
  }
});

/** @type {{ [Name in keyof BoardEvents]?: [BoardEvents[Name], unknown][] }} */
const QUESTIONS = {
  refuse: [
    [ATTEMPT, REASON],
    [ATTEMPT, { code: "no-promotion", args: {} }],
  ],
  ask: [[{ about: "attackers", square: MOVE.to }, []]],
  promote: [[MOVE, CHOICES]],
};

for (const [what, happens] of Object.entries(MEANWHILE)) {
  test(`an answer is dropped when ${what}`, async () => {
    for (const [name, cases] of Object.entries(QUESTIONS))
      for (const [detail, answer] of cases) {
        const controller = new Controller();
        controller.board.emit(/** @type {keyof BoardEvents} */ (name), detail);
        controller.state = happens(controller.state);
        await controller.answer(answer);
        assert.deepEqual(controller.answers, { told: 0, offers: [] }, name);
        assert.deepEqual(controller.open, [], name);
      }
  });

  test(`choices are dropped when ${what}`, async () => {
    const controller = new Controller();
    controller.board.emit("refuse", ATTEMPT);
    await controller.answer({ code: "no-promotion", args: {} });
    controller.state = happens(controller.state);
    await controller.answer(CHOICES);
    assert.deepEqual(controller.answers.offers, []);
  });
}
