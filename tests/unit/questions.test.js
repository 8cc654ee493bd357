import assert from "node:assert/strict";
import { test } from "node:test";
import { answerWords } from "../../www/i18n/answer-words.js";
import { LANGUAGES } from "../../www/i18n/languages.js";
import { words } from "../../www/i18n/strings.js";
import { newClock } from "../../www/state/clock.js";
import { sameForAll } from "../../www/state/time-control.js";
import { readQuestion } from "../../www/controllers/questions.js";
import { alice } from "./fixtures/alice.js";
import { armies } from "./fixtures/armies.js";
import { action, caissa, square, view as caissaView } from "./fixtures/caissa.js";

/** @import { GameInfo, View } from "../../www/engine/protocol.js" */
/** @import { Words } from "../../www/i18n/words.js" */
/** @import { Clock } from "../../www/state/clock.js" */

const two = caissa();
const four = armies();

/**
 * @param {string} text
 * @param {GameInfo} info
 * @param {View} view
 * @param {number[]} [attackers]
 * @param {Clock | null} [clock]
 */
function answer(text, info, view, attackers = [], clock = null) {
  const question = readQuestion(text, info);
  assert.ok(question, text);
  return answerWords({ question, attackers }, { info, view, clock, notation: "coordinates" });
}

/** @param {string} text @param {GameInfo} info */
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
  assert.match(answer("p Zebra", two, caissaView())[0] ?? "", /^p, piece, pieces: where pieces/);
  assert.match(answer("a z99", two, caissaView())[0] ?? "", /^a, attackers, attacks: what attacks/);
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

test("the clocks of all players are read out, rounded up as they are shown", () => {
  const ask = (
    /** @type {GameInfo} */ info,
    /** @type {View} */ view,
    /** @type {Clock} */ clock,
  ) => answer("clock", info, view, [], clock);
  const running = newClock(sameForAll(2, 4.525, 3));
  assert.deepEqual(ask(two, caissaView(), running), [
    "White: 4 minutes, 32 seconds.",
    "Black: 4 minutes, 32 seconds.",
  ]);
  const long = newClock(sameForAll(2, 61, 0));
  assert.equal(ask(two, caissaView(), long)[0], "White: 1 hour, 1 minute.");
  const fallen = { ...running, fallen: [{ seat: 1, ply: 0 }] };
  assert.equal(ask(two, caissaView(), fallen)[1], "Black: no time left.");
  const { info, claim } = four;
  assert.equal(ask(info, claim, newClock(sameForAll(4, 1, 0))).length, 4);
});

test("without clocks the answer says so, with every word for them", () => {
  for (const word of ["c", "clock", "Clocks"])
    assert.deepEqual(answer(word, two, caissaView()), ["This game has no clocks."]);
});

test("help lists every word of every question", () => {
  const lines = answer("help", two, caissaView());
  const lists = Object.values(words.questions.commands).map((names) => names.join(", "));
  assert.deepEqual(
    lines.map((line) => line.slice(0, line.indexOf(": "))),
    lists,
  );
});

for (const { name: language, words: load } of Object.values(LANGUAGES))
  test(`each word stands for one question, and the English ones are understood (${language})`, async () => {
    /** @type {Words} */
    const { questions } = await load();
    const all = Object.values(questions.commands).flat();
    assert.equal(new Set(all).size, all.length);
    for (const [command, names] of Object.entries(words.questions.commands)) {
      const own = questions.commands[/** @type {"clock"} */ (command)];
      assert.deepEqual(
        names.filter((name) => !own.includes(name)),
        [],
        command,
      );
    }
  });
