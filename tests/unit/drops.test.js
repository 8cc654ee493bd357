import assert from "node:assert/strict";
import { test } from "node:test";
import { boardWords } from "../../www/i18n/board-words.js";
import { reduce } from "../../www/state/reduce.js";
import { choiceWords } from "../../www/i18n/choice-words.js";
import { hasTarget, marksAttribute, marksOf, spokenMarks } from "../../www/draw/square-marks.js";
import { actionsOff, orderedActions } from "../../www/state/view-actions.js";
import { BoardChoice, plainFirst } from "../../www/elements/board/board-choice.js";
import { choiceOf } from "./fixtures/board-choice.js";
import { endOfDrops, needsOrders } from "../../www/state/drops.js";
import { droppable, droppedThisTurn } from "../../www/state/turn-drops.js";
import { squareNotes, mayMark, searchedSquares } from "../../www/state/searched-squares.js";
import { initialState } from "../../www/state/state.js";
import { square, crown, drop, kind, pieces, reserve, steps, view } from "./fixtures/crown.js";
import { plainAction as action, plainPlayed as played } from "./fixtures/messages.js";

/** @import { ActionInfo, View } from "../../www/engine/protocol.js" */
/** @import { State } from "../../www/state/page-state.js" */

const game = crown();
const stone = /** @type {const} */ ({ kind: "drop", piece: kind("S") });

/** @param {Partial<View>} news @returns {State} */
function stateOf(news) {
  const human = /** @type {const} */ ({ player: "human", level: "1" });
  return { ...initialState(), info: game, view: view(news), players: [human, human] };
}

const texts = (/** @type {ActionInfo[]} */ actions) => actions.map(({ text }) => text);

test("a selected drop can be placed only on its legal squares", () => {
  const actions = [drop("S", "e4"), drop("S", "d5"), drop("T", "a6"), action({ kind: "done" })];
  const marks = marksOf(game, view({ actions }), null, null, { order: stone });
  const lit = marks.flatMap((here, at) => (hasTarget(here) ? game.board.squares[at]?.name : []));
  assert.deepEqual(lit, ["e4", "d5"]);
  assert.deepEqual(texts(orderedActions(view({ actions }), stone)), ["S@e4", "S@d5"]);
});

test("a plain and a mined stone on one square are two choices in a fixed order", () => {
  const choice = choiceOf(
    { view: view({ actions: [drop("S", "e4"), drop("S", "e4", true)] }) },
    { order: stone },
  );
  const actions = plainFirst(choice.actionsTo(square("e4")));
  assert.deepEqual(choiceWords(game, view(), actions), {
    title: "Drop the Stone",
    meaning: "A piece that captures the mined Stone is lost too.",
    names: ["Plain Stone", "Mined Stone"],
  });
});

test("drops and moves of pieces are separate", () => {
  const split = action({ kind: "split", from: square("e1"), to: square("e2"), piece: kind("O") });
  const step = action({ text: "e1e2", from: square("e1"), to: square("e2") });
  const both = { view: view({ actions: [split, step] }) };
  const piece = choiceOf(both, { chosen: square("e1") });
  assert.deepEqual(texts(piece.actionsTo(square("e2"))), ["e1e2"]);
  const order = /** @type {const} */ ({ kind: "split" });
  assert.equal(choiceOf(both, { order }).actionsTo(square("e2")).length, 1);
});

test("hiding and staying need confirmation; other single actions are played at once", () => {
  assert.ok(BoardChoice.needsConsent(action({ kind: "hide" })));
  assert.ok(BoardChoice.needsConsent(steps("d4", null, "d4")));
  assert.ok(!BoardChoice.needsConsent(steps("d4", null, "f6")));
  assert.ok(!BoardChoice.needsConsent(drop("T", "e4")));
});

test("the question about hiding doesn't name the square", () => {
  const hide = action({ text: "hide@c6", kind: "hide", to: square("c6") });
  const { title, names } = choiceWords(game, view(), [hide]);
  assert.ok(![title, ...names].some((text) => text.includes("c6")));
});

test("the four ways to split name the moving half and the crowned one", () => {
  const actions = ["O", "X"].flatMap((half) =>
    [false, true].map((secret) => action({ kind: "split", piece: kind(half), secret })),
  );
  const { names } = choiceWords(game, view(), actions);
  assert.equal(new Set(names).size, 4);
  assert.equal(names[1], "Orthogonal half moves and wears the crown");
});

const TROOPER = pieces("8/8/5n2/4p3/3T4/8/8/8");

test("paths over different pieces to one square are distinguished by their captures", () => {
  const actions = [steps("d4", "e5", "f6", "e5 f6"), steps("d4", null, "f6", "f6")];
  const { title, names } = choiceWords(game, view({ pieces: TROOPER }), plainFirst(actions));
  assert.equal(title, "Which way?");
  assert.deepEqual(names, ["Capture nothing on the way", "Capture the Pawn on e5 on the way"]);
});

test("a piece may stay where it is, with or without capturing a neighbour", () => {
  const actions = [steps("d4", null, "d4"), steps("d4", "e5", "d4", "e5")];
  const choice = choiceOf({ view: view({ actions }) }, { chosen: square("d4") });
  assert.equal(choice.actionsTo(square("d4")).length, 2);
  const marks = marksOf(game, view({ pieces: TROOPER, actions }), square("d4"), null);
  assert.equal(marksAttribute(marks[square("d4")]), "chosen stay");
  assert.deepEqual(choiceWords(game, view({ pieces: TROOPER }), actions).names, [
    "Stay and capture nothing",
    "Capture the Pawn on e5 and return",
  ]);
});

test("a target is marked as a capture only if the piece there is captured", () => {
  const actions = [steps("d4", "e5", "f4", "e5"), steps("d4", null, "f6", "f6")];
  const marks = marksOf(game, view({ pieces: TROOPER, actions }), square("d4"), null);
  assert.equal(marksAttribute(marks[square("f4")]), "move");
  assert.equal(marksAttribute(marks[square("f6")]), "capture");
});

test("moves off the board have no square, but belong to the selected piece", () => {
  const actions = [steps("a4", null, null), steps("a4", "b5", null, "b5"), drop("T", "e4")];
  assert.equal(actionsOff(view({ actions }), square("a4")).length, 2);
  assert.equal(actionsOff(view({ actions }), null).length, 0);
});

test("only the viewer to act may drop, and only drops of this turn count", () => {
  const state = stateOf({ reserves: [reserve("TS"), reserve("T")], actions: [drop("S", "e4")] });
  assert.deepEqual([...droppable(state, 0)], [kind("S")]);
  assert.equal(droppable(state, 1).size, 0);
  assert.equal(droppable(stateOf({ viewer: 1, actions: [drop("S", "e4")] }), 0).size, 0);
  const line = [
    played({ action: "drop", seat: 0 }),
    played({ action: "done", seat: 0 }),
    played({ seat: 1 }),
    played({ action: "drop", seat: 0 }),
    played({ action: "drop", seat: 0 }),
  ];
  assert.equal(droppedThisTurn(view({ played: line, ply: 5 })), 2);
  assert.equal(droppedThisTurn(view({ played: line, ply: 3 })), 0);
});

test("a new view clears the selected drop and piece", () => {
  const ordered = reduce(stateOf({}), { kind: "select", selection: { order: stone } });
  assert.deepEqual(ordered.selection.order, stone);
  const chosen = reduce(ordered, { kind: "select", selection: { chosen: 4 } });
  assert.equal(chosen.selection.order, null);
  const next = reduce(ordered, { kind: "played", view: view({ ply: 1 }), secrets: null });
  assert.equal(next.selection.order, null);
});

test("marks of searched squares are visible only to their viewer", () => {
  const searched = [[], [square("a1"), square("b1")]];
  let state = reduce(stateOf({ searched }), { kind: "miss", square: square("e4") });
  assert.ok(mayMark(state));
  assert.deepEqual(squareNotes(state), { searched: [], missed: [square("e4")] });
  state = reduce(state, { kind: "show-searched", shown: true });
  assert.deepEqual(squareNotes(state).searched, searched[1]);
  const other = { ...state, view: view({ viewer: 1, searched }) };
  assert.deepEqual(squareNotes(other), { searched: [], missed: [] });
  const nobody = { ...state, view: view({ viewer: null, searched }) };
  assert.deepEqual(squareNotes(nobody).missed, []);
  assert.deepEqual(searchedSquares({ ...state, view: view({ revealed: true, searched }) }), []);
});

test("a marked square is announced to its viewer", () => {
  const notes = { searched: [square("e4")], missed: [square("e5")] };
  const marks = marksOf(game, view(), null, null, { notes });
  const say = (/** @type {string} */ name) => {
    const [info, mark] = [game.board.squares[square(name)], marks[square(name)]];
    return info && mark ? boardWords.square(game, null, info, spokenMarks(mark)) : "";
  };
  assert.equal(say("e4"), "e4, empty, searched");
  assert.equal(say("e5"), "e5, empty, marked by you as searched");
});

test("a castling, a capture in passing and a plain move to one square have different names", () => {
  const ends = { from: square("e5"), to: square("d6") };
  const actions = [
    action({ ...ends, text: "e5d6" }),
    action({ ...ends, text: "e5xd6", captures: [square("d5")] }),
    action({ ...ends, text: "e5h5", castles: true }),
  ];
  const { names } = choiceWords(game, view({ pieces: pieces("8/8/8/3pP3/8/8/8/8") }), actions);
  assert.deepEqual(names, [
    "Capture nothing on the way",
    "Capture the Pawn on d5 in passing",
    "Castle",
  ]);
});

test("the bar ends turns of several drops, but not those of several moves", () => {
  const done = action({ text: "done", kind: "done" });
  const hand = game.hand.concat(0, 1, 2);
  const info = { ...game, secretive: false, hand };
  const drops = { ...stateOf({ actions: [done] }), info };
  assert.deepEqual([endOfDrops(drops)?.text, needsOrders(drops)], ["done", true]);
  const moves = { ...stateOf({ actions: [done], movesLeft: 1 }), info };
  assert.deepEqual([endOfDrops(moves), needsOrders(moves)], [null, false]);
});
