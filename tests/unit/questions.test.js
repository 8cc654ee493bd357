import assert from "node:assert/strict";
import { test } from "node:test";
import { answerWords } from "../../www/i18n/answer-words.js";
import { readQuestion } from "../../www/controllers/questions.js";
import { alice } from "./fixtures/alice.js";
import { armies } from "./fixtures/armies.js";
import { action, caissa, square, view as caissaView } from "./fixtures/caissa.js";

/** @import { GameInfo, View } from "../../www/engine/protocol.js" */

const two = caissa();
const four = armies();

/**
 * @param {string} text
 * @param {GameInfo} info
 * @param {View} view
 * @param {number[]} [attackers]
 */
function answer(text, info, view, attackers = []) {
  const question = readQuestion(text, info);
  assert.ok(question, text);
  return answerWords(question, info, view, attackers, "coordinates");
}

/**
 * @param {string} text
 * @param {GameInfo} info
 */
function squaresAsked(text, info) {
  const question = readQuestion(text, info);
  assert.equal(question?.about, "squares");
  return question.about === "squares"
    ? question.squares.map((at) => info.board.squares[at]?.name ?? "")
    : [];
}

test("moves aren't questions", () => {
  for (const text of ["e2e4", "", "a4a5", "S@e4", "done", "b2xa1off"])
    assert.equal(readQuestion(text, two), null, text);
});

test("pieces are listed by type: upper case for the first seat, lower case for the second", () => {
  const view = caissaView();
  assert.deepEqual(answer("p U", two, view), ["White: Unicorn c1 h1."]);
  assert.deepEqual(answer("p u", two, view), ["Black: Unicorn c10 h10."]);
  assert.equal(answer("p unicorn", two, view).length, 2);
  assert.deepEqual(answer("p N", two, view), ["There are none on the board."]);
  assert.match(answer("p White", two, view)[0] ?? "", /^White: Queen e1, Prince Consort f1, /);
});

test("with four players a seat's letter precedes the type's", () => {
  assert.match(answer("p rK", four.info, four.claim).join(), /^Red: King sb2\.$/);
  assert.equal(answer("p K", four.info, four.claim).length, 4);
  assert.equal(answer("p g", four.info, four.claim).length, 1);
});

test("an unreadable question is answered with help", () => {
  assert.match(answer("p Zebra", two, caissaView())[0] ?? "", /^p: where pieces/);
  assert.match(answer("a z99", two, caissaView())[0] ?? "", /^a: what attacks/);
});

test("squares are requested by name or by shared coordinates", () => {
  assert.deepEqual(squaresAsked("s E3", two), ["e3"]);
  assert.deepEqual(squaresAsked("s 10", two).length, 10);
  assert.deepEqual(squaresAsked("s a", two).length, 10);
  assert.deepEqual(
    squaresAsked("s A", alice()),
    "12345678".split("").map((rank) => `A${rank}`),
  );
  assert.deepEqual(squaresAsked("s te", four.info), ["te1", "te2", "te3", "te4"]);
  assert.equal(squaresAsked("s 4", four.info).length, 64);
});

test("a scan lists the pieces", () => {
  const view = caissaView();
  assert.deepEqual(answer("s e3", two, view), ["white Pawn, e3."]);
  assert.deepEqual(answer("s e5", two, view), ["e5, empty."]);
  assert.deepEqual(answer("s 5", two, view), ["5: empty."]);
  assert.match(answer("s 2", two, view)[0] ?? "", /^2: white Lion on b2, white Lion on i2\.$/);
});

test("attackers and defenders are distinguished by owner", () => {
  const view = caissaView();
  const told = answer("a e3", two, view, [square("e1"), square("e10")]);
  assert.deepEqual(told, [
    "white Pawn, e3.",
    "Defended by White: Queen on e1.",
    "Attacked by Black: Queen on e10.",
  ]);
  assert.deepEqual(answer("a e5", two, view), ["e5, empty.", "Not attacked."]);
});

test("moves and captures are those of the viewer", () => {
  const actions = [
    action("e3", "e4"),
    action("e3", "e5"),
    action("d3", "d8", { captures: [square("d8")] }),
  ];
  const view = caissaView({ actions });
  assert.deepEqual(answer("m e3", two, view), ["White Pawn on e3: e4, e5."]);
  assert.deepEqual(answer("x", two, view), ["White Pawn on d3: takes Pawn on d8."]);
  assert.deepEqual(answer("x e3", two, view), ["Nothing can be captured now."]);
  assert.deepEqual(answer("m", two, caissaView({ actions: [] })), [
    "No such move is possible now.",
  ]);
});

test("checks, turn and the last move are answered", () => {
  assert.match(
    answer("check", four.info, four.claim)[0] ?? "",
    /^Red .* gives check to the yellow King on /,
  );
  assert.deepEqual(answer("t", two, caissaView()), ["White to move."]);
  assert.match(answer("l", two, caissaView())[0] ?? "", /^No moves yet/);
  assert.match(answer("captured", two, caissaView())[0] ?? "", /^White has captured nothing\.$/);
  assert.match(answer("b", two, caissaView())[0] ?? "", /^10: black Dragon on a10/);
});
