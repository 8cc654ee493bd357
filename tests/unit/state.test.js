import assert from "node:assert/strict";
import { test } from "node:test";
import {
  computerMayAct,
  plyOfNextHumanTurn,
  resigningSeat,
  turnsFor,
  usualPlayers,
} from "../../www/state/players.js";
import { reduce } from "../../www/state/reduce.js";
import { initialState } from "../../www/state/state.js";
import { FakeEngine } from "./fakes/engine.js";
import { opened } from "./fixtures/opened.js";

/** @import { PageCode } from "../../www/state/reasons.js" */
/** @import { Action, State } from "../../www/state/page-state.js" */

/**
 * A table with some moves played; "hc" means human and computer.
 * @param {string} seats
 * @param {string[]} moves
 */
function tableWith(seats, moves = []) {
  const engine = new FakeEngine();
  const table = engine.call("open", { game: "caissa-britannia" });
  const { info } = table;
  let { view } = table;
  for (const action of moves) view = engine.call("play", { action });
  const players = [...seats].map((letter) => ({
    player: /** @type {"human" | "computer"} */ (letter === "h" ? "human" : "computer"),
    level: "2",
  }));
  let state = reduce(initialState(), { kind: "games", games: [info] });
  state = reduce(state, opened({ info, view, players }));
  return { engine, state };
}

const MOVES = ["e3e5", "e8e6", "d3d4"];

test("a change never touches the old state", () => {
  const { state } = tableWith("hc");
  const before = JSON.stringify(state);
  reduce(state, { kind: "turn", quarters: 2 });
  reduce(state, { kind: "seat", seat: 0, player: { player: "computer", level: "8" } });
  reduce(state, { kind: "notice", tone: "info", reason: { code: "copied", args: {} } });
  assert.equal(JSON.stringify(state), before);
});

test("the computer acts at its turn unless it is paused", () => {
  const { state } = tableWith("hc", ["e3e5"]);
  assert.equal(computerMayAct(state), true);
  const waiting = reduce(state, { kind: "pause" });
  assert.equal(computerMayAct(waiting), false);
  assert.equal(computerMayAct(reduce(waiting, { kind: "resume" })), true);
});

test("a pause during the computer's move takes effect", () => {
  const { engine, state } = tableWith("cc", ["e3e5"]);
  const playOn = (/** @type {State} */ from, /** @type {string} */ action) =>
    reduce(from, { kind: "played", view: engine.call("play", { action }), secrets: null });
  assert.equal(playOn(reduce(state, { kind: "pause" }), "e8e6").pause, "hand");
  const human = tableWith("hc");
  const waiting = reduce(human.state, { kind: "pause" });
  const view = human.engine.call("play", { action: "e3e5" });
  assert.equal(reduce(waiting, { kind: "played", view, secrets: null }).pause, "none");
});

test("browsing pauses the computer, returning to the end resumes it", () => {
  const { engine, state } = tableWith("hc", MOVES);
  const goTo = (/** @type {State} */ from, /** @type {number} */ ply) => {
    const view = engine.call("goTo", { ply });
    return reduce(from, { kind: "moved-in-record", view, secrets: null });
  };
  const back = goTo(state, 1);
  assert.equal(back.pause, "browsing");
  const end = goTo(back, 3);
  assert.equal(end.pause, "none");
});

test("undo returns to the human's last turn", () => {
  assert.equal(plyOfNextHumanTurn(tableWith("hc", MOVES).state, -1), 2);
  assert.equal(plyOfNextHumanTurn(tableWith("hc", MOVES.slice(0, 2)).state, -1), 0);
  assert.equal(plyOfNextHumanTurn(tableWith("ch", MOVES.slice(0, 1)).state, -1), null);
  assert.equal(plyOfNextHumanTurn(tableWith("hh", MOVES).state, -1), 2);
  assert.equal(plyOfNextHumanTurn(tableWith("cc", MOVES).state, -1), 2);
  assert.equal(plyOfNextHumanTurn(tableWith("hc").state, -1), null);
  assert.equal(plyOfNextHumanTurn(tableWith("hc", MOVES).state, 1), null);
});

test("the human resigns, whoever is to move", () => {
  assert.equal(resigningSeat(tableWith("hc", ["e3e5"]).state), 0);
  assert.equal(resigningSeat(tableWith("hh", ["e3e5"]).state), 1);
  assert.equal(resigningSeat(tableWith("cc").state), null);
  const elsewhere = { ...tableWith("hc").state, elsewhere: true };
  assert.equal(resigningSeat(elsewhere), null, "another tab plays the game");
});

test("the board turns for a single human at the far side", () => {
  const { state } = tableWith("hc");
  if (state.info === null) throw new Error("no game");
  const players = usualPlayers(state.info);
  assert.equal(turnsFor(state.info, players), 0);
  assert.equal(turnsFor(state.info, players.toReversed()), 2);
});

/** @param {State} state @param {PageCode} code */
function told(state, code) {
  return reduce(state, { kind: "notice", tone: "fault", reason: { code, args: {} } });
}

test("a message replaces an older one of its kind", () => {
  const state = told(told(told(initialState(), "text-refused"), "copied"), "text-refused");
  assert.deepEqual(
    state.notices.map(({ id }) => id),
    [2, 3],
  );
});

test("a message about a game leaves with it, others stay", () => {
  const { state } = tableWith("hh");
  const early = told(initialState(), "storage-absent");
  const atTable = told({ ...state, notices: early.notices }, "text-refused");
  const codes = reduce(atTable, { kind: "gallery" }).notices.map(({ reason }) => reason.code);
  assert.deepEqual(codes, ["storage-absent"]);
});

test("messages about a games file go when the next one is chosen, others stay", () => {
  /** @type {PageCode[]} */
  const codes = ["games-file-json", "file-unreadable", "storage-full"];
  const messages = codes.reduce(told, initialState());
  const added = /** @type {State["added"]} */ ([
    { game: "chess", plies: 1, result: "present", reason: null },
  ]);
  const state = reduce({ ...messages, added }, { kind: "choose-games-file" });
  assert.deepEqual(
    state.notices.map(({ reason }) => reason.code),
    ["storage-full"],
  );
  assert.deepEqual(state.added, []);
});

/** @type {[string, PageCode, Action][]} */
const ENDINGS = [
  ["saving works again", "storage-full", { kind: "stored" }],
  ["something was copied", "copy-refused", { kind: "copied" }],
  ["another text is opened", "text-refused", { kind: "open-text", text: "1. e4" }],
  ["another text is pasted", "text-unknown", { kind: "paste", text: "1. e4" }],
  ["a part is asked for again", "part-missing", { kind: "dialog", dialog: "keys" }],
  ["a picture is made again", "export-failed", { kind: "save-export", format: "png" }],
  ["a variant is kept again", "own-game-not-kept", { kind: "adopt", text: "" }],
];
for (const [when, code, action] of ENDINGS)
  test(`a complaint ends when its cause is over: ${when}`, () => {
    const both = told(told(initialState(), code), "storage-cleared");
    const codes = (/** @type {State} */ { notices }) => notices.map(({ reason }) => reason.code);
    assert.deepEqual(codes(reduce(both, { kind: "search-ended" })), [code, "storage-cleared"]);
    assert.deepEqual(codes(reduce(both, action)), ["storage-cleared"]);
  });

test("complaints of the gallery end when a game is opened, but not those about saving", () => {
  const { state } = tableWith("hh");
  const early = told(told(initialState(), "text-refused"), "storage-absent");
  assert.ok(state.info && state.view);
  const opened = { kind: /** @type {const} */ ("opened"), info: state.info, view: state.view };
  const rest = { players: state.players, model: null, turned: /** @type {const} */ (0) };
  const none = { pins: [], coverFor: null, spectated: false, secrets: null };
  const after = reduce(early, { ...opened, ...rest, ...none, pause: "none" });
  assert.deepEqual(
    after.notices.map(({ reason }) => reason.code),
    ["storage-absent"],
  );
});

test("a refusal ends when something else is selected; a refused move only deselects", () => {
  const { state } = tableWith("hh");
  const reason = { code: /** @type {const} */ ("nothing-to-undo"), args: {} };
  const refused = reduce(state, { kind: "refuse", reason });
  assert.equal(reduce(refused, { kind: "select", selection: { chosen: null } }).refusal, reason);
  for (const selection of [
    { chosen: 0 },
    { examined: 5 },
    { order: /** @type {const} */ ({ kind: "hide" }) },
  ])
    assert.equal(reduce(refused, { kind: "select", selection }).refusal, null);
});

test("at most three messages are kept", () => {
  let state = initialState();
  for (let count = 0; count < 5; count += 1) {
    state = told(state, /** @type {any} */ (`message-${count}`));
  }
  assert.deepEqual(
    state.notices.map(({ id }) => id),
    [3, 4, 5],
  );
  assert.equal(reduce(state, { kind: "dismiss", id: 4 }).notices.length, 2);
});

test("a late preview is dropped", () => {
  const { state } = tableWith("hc");
  const lesson = { kind: 1, seat: 0, from: 5, present: false };
  const taught = reduce(state, { kind: "lesson", lesson });
  const late = { from: 9, targets: [] };
  assert.equal(
    reduce(taught, { kind: "preview", lesson: { ...lesson }, preview: late }).preview,
    null,
  );
  assert.equal(reduce(taught, { kind: "preview", lesson, preview: late }).preview, late);
});
