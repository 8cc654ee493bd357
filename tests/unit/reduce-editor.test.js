import assert from "node:assert/strict";
import { test } from "node:test";
import { noSteps } from "../../www/pages/editor/editor-history.js";
import { NO_POSITION, reduceEditor } from "../../www/pages/editor/reduce-editor.js";
import { caissa } from "./fixtures/caissa.js";

/** @import { Examination, Setup } from "../../www/engine/protocol.js" */
/** @import { EditorAction, EditorState } from "../../www/pages/editor/editor.js" */

/** @type {Setup} */
const SETUP = {
  pieces: [{ square: 4, kind: 0, seat: 0 }],
  walls: [],
  reserves: [],
  turn: 0,
  castling: "",
  enPassant: [],
  clockPlies: 0,
  number: 1,
  fields: {},
};

/** @param {Setup} setup @param {string} position @returns {Examination} */
function examination(setup, position) {
  const form = { castling: [], enPassant: [], reserve: [], fields: [] };
  return { setup, position, form, faults: [], remarks: [], options: {} };
}

const game = caissa();

const START = reduceEditor(NO_POSITION, {
  kind: "started",
  game,
  link: null,
  examination: examination(SETUP, "start"),
  steps: noSteps(SETUP),
});

/** @param {EditorState} state @param {EditorAction[]} actions */
const after = (state, ...actions) => actions.reduce(reduceEditor, state);

/** @param {Partial<Setup>} change @returns {EditorAction} */
const edit = (change) => ({ kind: "edit", setup: { ...SETUP, ...change } });

/** @param {number} number @returns {EditorAction} */
function read(number) {
  return { kind: "read", game, examination: examination({ ...SETUP, number }, "") };
}

/** @param {EditorState} state */
const present = ({ steps }) => steps?.present;

/** @param {EditorState} state */
const squares = (state) => present(state)?.pieces.map(({ square }) => square);

test("every edit can be undone; continuous typing counts as one", () => {
  assert.equal(after(START, edit({})).steps, START.steps, "nothing has changed");
  const typed = after(START, read(1), read(12), read(123));
  assert.equal(present(typed)?.number, 123);
  const undone = after(typed, { kind: "undo" });
  assert.equal(present(undone), SETUP);
  assert.equal(undone.steps?.past.length, 0);
  assert.equal(present(after(undone, { kind: "redo" }))?.number, 123);
  const again = after(typed, { kind: "end-typing" }, read(7), { kind: "undo" });
  assert.equal(present(again)?.number, 123);
  assert.equal(after(again, edit({ number: 8 })).steps?.future.length, 0);
  const numbers = Array.from({ length: 300 }, (_, number) => edit({ number }));
  assert.equal(after(START, ...numbers).steps?.past.length, 100);
});

test("a consequence of an edit is undone with it", () => {
  const amended = { ...SETUP, castling: "K", number: 2 };
  const state = after(START, edit({ number: 2 }), { kind: "amended", setup: amended });
  assert.equal(present(state), amended);
  assert.equal(present(after(state, { kind: "undo" })), SETUP);
});

test("the hand carries a piece, and a second press of its square puts it down", () => {
  const taken = after(START, { kind: "press", square: 4 });
  assert.equal(taken.taken, 4);
  assert.equal(after(taken, { kind: "press", square: 4 }).taken, null);
  const carried = after(taken, { kind: "press", square: 9 });
  assert.deepEqual([squares(carried), carried.taken], [[9], null]);
  assert.equal(after(START, { kind: "press", square: 9 }).taken, null, "it is empty");
});

test("a piece is put on squares and taken off by the same tool; the eraser takes any", () => {
  const armed = after(START, { kind: "tool", tool: { kind: 1, seat: 0 } });
  const put = after(armed, { kind: "press", square: 9 });
  assert.deepEqual(squares(put), [4, 9]);
  assert.deepEqual(squares(after(put, { kind: "press", square: 9 })), [4]);
  const erases = after(put, { kind: "tool", tool: "eraser" }, { kind: "press", square: 4 });
  assert.deepEqual(squares(erases), [9]);
  assert.deepEqual(after(put, { kind: "pick", square: 4 }).tool, { kind: 0, seat: 0 });
  assert.equal(after(put, { kind: "pick", square: 5 }).tool, "hand");
});

test("a press on a hand uses the tool: it puts in, takes up or removes", () => {
  const hands = {
    reserves: [
      [0, 0],
      [0, 0],
    ],
  };
  const start = after(START, edit(hands));
  const press = (/** @type {number} */ seat, /** @type {number} */ piece) =>
    /** @type {const} */ ({ kind: "press-hand", seat, piece });
  const held = (/** @type {EditorState} */ state) => present(state)?.reserves;
  const armed = after(start, { kind: "tool", tool: { kind: 1, seat: 0 } });
  const put = after(armed, press(1, 0), press(1, 0));
  assert.deepEqual(
    held(put),
    [
      [0, 0],
      [0, 2],
    ],
    "the tool’s piece, for the hand’s player",
  );
  const erased = after(put, { kind: "tool", tool: "eraser" }, press(1, 1), press(1, 0));
  assert.deepEqual(held(erased), [
    [0, 0],
    [0, 1],
  ]);

  const resting = after(put, { kind: "tool", tool: "hand" });
  assert.equal(after(resting, press(1, 0)).taken, null, "there is none");
  const taken = after(resting, press(1, 1));
  assert.deepEqual(taken.taken, { seat: 1, kind: 1 });
  assert.equal(after(taken, press(1, 1)).taken, null);
  const dropped = after(taken, { kind: "press", square: 9 });
  assert.deepEqual(
    [squares(dropped), held(dropped), dropped.taken],
    [
      [4, 9],
      [
        [0, 0],
        [0, 1],
      ],
      null,
    ],
  );
  assert.deepEqual(held(after(taken, press(0, 0))), [
    [0, 1],
    [0, 1],
  ]);
  const kept = after(resting, { kind: "press", square: 4 }, press(0, 1));
  assert.deepEqual(
    [squares(kept), held(kept)],
    [
      [],
      [
        [1, 0],
        [0, 2],
      ],
    ],
  );
});

test("text being typed stays as it is, and other edits replace it", () => {
  const typed = after(START, { kind: "type", text: "my  text", pasted: false }, read(2));
  const examined = examination(SETUP, "its text");
  const result = { kind: /** @type {const} */ ("examined"), examination: examined };
  assert.equal(after(typed, { ...result, typed: true }).text, "my  text");
  assert.equal(after(typed, { ...result, typed: false }).text, "its text");
});

test("a text that can't be read is refused until a position is shown", () => {
  const reason = { code: /** @type {const} */ ("text-unknown"), args: {} };
  const refused = after(START, { kind: "unreadable", reason, text: "zz" });
  assert.deepEqual([refused.refusal, refused.text], [reason, "zz"]);
  assert.equal(after(refused, read(2)).refusal, null);
});

test("without a position, edits do nothing", () => {
  assert.equal(after(NO_POSITION, edit({ number: 3 }), { kind: "undo" }), NO_POSITION);
});
