import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleMove, readTypedMove } from "../../www/state/typed-move.js";
import { FakeEngine } from "./fakes/engine.js";

const { info, view } = new FakeEngine().call("open", { game: "caissa-britannia" });
const square = (/** @type {string} */ name) =>
  info.board.squares.findIndex((/** @type {{name: string}} */ one) => one.name === name);

test("a move may be written in the usual ways", () => {
  for (const text of ["e3e5", " e3-e5 ", "E3 E5", "e3xe5"]) {
    assert.deepEqual(readTypedMove(text, info, view), { kind: "action", action: "e3e5" });
  }
});

test("two squares without a legal move are a question for the engine", () => {
  const asked = { kind: "ask", from: square("a10"), to: square("a1") };
  assert.deepEqual(readTypedMove("a10a1", info, view), asked);
});

test("the longer square name wins where one begins with another", () => {
  const asked = { kind: "ask", from: square("a1"), to: square("b10") };
  assert.deepEqual(readTypedMove("a1b10", info, view), asked);
});

test("empty and invalid texts are distinguished", () => {
  const code = (/** @type {string} */ text) => {
    const typed = readTypedMove(text, info, view);
    return typed.kind === "fault" ? typed.reason.code : typed.kind;
  };
  assert.equal(code("  "), "move-empty");
  assert.equal(code("hello"), "move-unreadable");
  assert.equal(code("z9z8"), "move-unreadable");
});

test("the example move is legal, or consists of squares if there is none", () => {
  const example = exampleMove(info, view);
  assert.deepEqual(readTypedMove(example, info, view), { kind: "action", action: example });
  const typed = readTypedMove("hello", info, view);
  assert.ok(typed.kind === "fault");
  assert.equal(typed.reason.args["example"], example);
  const over = exampleMove(info, { ...view, actions: [] });
  assert.equal(readTypedMove(over, info, { ...view, actions: [] }).kind, "ask");
});

test("a text longer than any move isn't searched", () => {
  const typed = readTypedMove("x".repeat(1_000_000), info, view);
  assert.ok(typed.kind === "fault" && typed.reason.code === "move-unreadable");
  assert.ok(String(typed.reason.args["found"]).length < 200);
});

test("a promotion without its piece lists the allowed ones", () => {
  const one = {
    ...view.actions[0],
    from: square("a9"),
    to: square("a10"),
    text: "a9a10=N",
    promotion: 7,
  };
  const typed = readTypedMove("a9a10", info, {
    ...view,
    actions: [one, { ...one, text: "a9a10=R" }],
  });
  assert.deepEqual(typed, {
    kind: "fault",
    reason: { code: "promotion-needed", args: { found: "a9a10", allowed: "a9a10=N, a9a10=R" } },
  });
});
