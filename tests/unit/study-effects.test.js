import assert from "node:assert/strict";
import { test } from "node:test";
import { ActionQueue } from "../../www/controllers/action-queue.js";
import { NO_STUDY, reduceStudy, TEXT_TAB } from "../../www/pages/study/reduce-study.js";
import { addStudyEffects } from "../../www/pages/study/study-effects.js";
import { StudyStorage } from "../../www/pages/study/study-storage.js";
import { createStore } from "../../www/state/store.js";
import { GAMES } from "./fakes/games.js";
import { fakeStorage } from "./fakes/storage.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @import { Arrow } from "../../www/engine/protocol.js" */
/** @import { StudyAction, StudyState } from "../../www/pages/study/study.js" */

/** @typedef {{id: number, parent: number | null, move: string, comment: string, arrows?: Arrow[]}} Node */

const GAME = "caissa-britannia";

// The address isn't that of the study.
Object.assign(globalThis, { location: { hash: "" } });

/** Knows no rules, and can crash. */
class FakeEngine {
  /** @type {Node[] | null} */
  #nodes = null;
  #current = 0;
  /** @type {string[]} */
  asked = [];

  die() {
    this.#nodes = null;
  }

  /** @param {string} name @param {any} ask @returns {Promise<any>} */
  call = async (name, ask) => {
    this.asked.push(name);
    if (name === "open") return { info: GAMES[0], remarks: [] };
    if (name === "studyStart") return this.#put([{ id: 0, parent: null, move: "", comment: "" }]);
    if (name === "studyLoad") {
      const { nodes, headers } = JSON.parse(ask.text);
      return { info: GAMES[0], study: this.#put(nodes), headers, remarks: [] };
    }
    if (name === "load") throw { code: "record-format", args: {} };
    const nodes = this.#nodes;
    if (nodes === null) throw { code: "no-study", args: {} };
    if (name === "study") return this.#study(nodes);
    if (name === "studyText") return JSON.stringify({ nodes, headers: ask.headers });
    if (name === "studyGo") return this.#go(ask.node);
    if (name === "studyAnnotate") {
      const { node, ...note } = ask;
      Object.assign(nodes.find(({ id }) => id === node) ?? {}, note);
      return this.#study(nodes);
    }
    if (name === "studyPromote") {
      nodes.sort((one, other) => Number(other.id === ask.node) - Number(one.id === ask.node));
      nodes.sort((one, other) => Number(other.parent === null) - Number(one.parent === null));
      return this.#study(nodes);
    }
    if (name === "studyRemove") {
      const { parent } = nodes.find(({ id }) => id === ask.node) ?? { parent: 0 };
      this.#nodes = nodes.filter(({ id, parent }) => id !== ask.node && parent !== ask.node);
      return this.#go(parent ?? 0);
    }
    if (name === "identify") return { kind: "unknown", game: null, fault: null };
    if (name === "play") {
      if (ask.action === "impossible") throw { code: "unknown-action", args: {} };
      const id = Math.max(...nodes.map((node) => node.id)) + 1;
      nodes.push({ id, parent: this.#current, move: ask.action, comment: "" });
      return this.#go(id);
    }
    if (name === "analyse") return new Promise(() => {});
    return null;
  };

  /** @param {Node[]} nodes */
  #put(nodes) {
    this.#nodes = nodes;
    this.#current = 0;
    return this.#study(nodes);
  }

  /** @param {number} node */
  #go(node) {
    this.#current = node;
    return { outcome: null, revealed: false };
  }

  /** @param {Node[]} nodes */
  #study(nodes) {
    return {
      current: this.#current,
      nodes: nodes.map(({ id, parent, move, comment, arrows = [] }) => {
        const played = parent === null ? null : plainPlayed({ text: move });
        return { id, parent, played, comment, glyph: "", arrows };
      }),
    };
  }
}

/** A page with an unchanged study. */
async function openStudy(storage = fakeStorage()) {
  const engine = new FakeEngine();
  /** @type {any[]} */
  const told = [];
  /** @type {any[]} */
  const refusals = [];
  /** @type {((after: any, before: any, action: any) => void)[]} */
  const listeners = [];
  const queue = new ActionQueue({
    cancelSearch: () => {},
    settle: async () => {},
    idle: () => {},
    report: (error) => assert.ifError(error),
  });
  /** @type {any} */
  const bench = {
    engine,
    queue,
    state: { info: null, view: null },
    onRestart: () => {},
    subscribe: (/** @type {any} */ listener) => listeners.push(listener),
    change(/** @type {any} */ part, /** @type {any} */ action) {
      const before = this.state;
      this.state = { ...before, ...part };
      for (const listener of listeners) listener(this.state, before, action);
    },
    put(/** @type {any} */ opened) {
      this.change(opened, { kind: "opened" });
    },
    dispatch(/** @type {any} */ action) {
      if (action.kind === "refuse") refusals.push(action);
      this.change(action.view === undefined ? {} : { view: action.view }, action);
    },
  };
  const services = /** @type {any} */ ({
    store: { dispatch: (/** @type {any} */ action) => told.push(action) },
    address: (/** @type {string} */ hash) => `https://example.org/${hash}`,
    storage,
  });
  const store = createStore(reduceStudy, NO_STUDY);
  addStudyEffects(store, bench, services);
  /** @param {StudyAction[]} actions */
  const perform = async (...actions) => {
    for (const action of actions) store.dispatch(action);
    await queue.done;
  };
  /** @param {string} action */
  const play = async (action) => {
    bench.dispatch({ kind: "played", view: await engine.call("play", { action }) });
    await queue.done;
  };
  const restart = async () => {
    bench.onRestart();
    await queue.done;
  };
  await perform({ kind: "enter", game: GAME, parameters: {} });
  const moves = () => movesOf(store.state);
  const refused = () => refusals.map(({ reason }) => reason.code);
  const shelf = new StudyStorage(storage);
  return { store, engine, told, shelf, play, perform, restart, moves, refused };
}

/** @param {StudyState} state */
function movesOf({ now }) {
  return JSON.parse(now.text)
    .nodes.map((/** @type {Node} */ { move, comment }) => `${move}${comment}`)
    .filter((/** @type {string} */ text) => text !== "");
}

/** A page just after the second of two moves was deleted. */
async function openAfterRemoval() {
  const made = await openStudy();
  await made.play("a");
  await made.play("b");
  await made.perform({ kind: "remove" });
  assert.deepEqual(made.moves(), ["a"]);
  assert.notEqual(made.store.state.undoable, null);
  return made;
}

/** @param {string} comment @returns {StudyAction} */
const comment = (comment) => ({ kind: "annotate", node: 1, note: { comment } });

test("a deletion can be undone, even after navigating the rest", async () => {
  const { store, perform, moves } = await openAfterRemoval();
  await perform({ kind: "go", node: 0 });
  await perform({ kind: "walk", way: "on" });
  await perform(comment(""));
  assert.notEqual(store.state.undoable, null, "nothing has changed");
  await perform({ kind: "undo" });
  assert.deepEqual(moves(), ["a", "b"]);
  assert.equal(store.state.undoable, null);
});

test("undo never overwrites later changes", async () => {
  const later = /** @type {Record<string, (made: any) => Promise<void>>} */ ({
    move: ({ play }) => play("c"),
    comment: ({ perform }) => perform(comment("!")),
    title: ({ perform }) => perform({ kind: "name", named: { Title: "Mine" } }),
  });
  for (const [what, work] of Object.entries(later)) {
    const made = await openAfterRemoval();
    await work(made);
    assert.equal(made.store.state.undoable, null, what);
    const { text } = made.store.state.now;
    await made.perform({ kind: "undo" });
    assert.equal(made.store.state.now.text, text, what);
    const kept = made.shelf.read(GAME, made.store.state.kept ?? 0);
    assert.equal(/** @type {any} */ (kept).text, text, what);
  }
});

test("text typed before undo is stored first and stays", async () => {
  const { perform, moves } = await openAfterRemoval();
  await perform(comment("!"), { kind: "undo" });
  assert.deepEqual(moves(), ["a!"]);
});

test("promoted and inserted lines can be undone", async () => {
  const { perform, play, moves } = await openStudy();
  await play("a");
  await perform({ kind: "go", node: 0 });
  await play("b");
  await perform({ kind: "promote" });
  assert.deepEqual(moves(), ["b", "a"]);
  await perform({ kind: "undo" });
  assert.deepEqual(moves(), ["a", "b"]);
  await perform({ kind: "insert", line: ["c", "d"] });
  assert.deepEqual(moves(), ["a", "b", "c", "d"]);
  await perform({ kind: "undo" });
  assert.deepEqual(moves(), ["a", "b"]);
});

test("after a crash a viewed study is reloaded, but the cause isn't repeated", async () => {
  const storage = fakeStorage();
  const writer = await openStudy(storage);
  await writer.play("a");
  const { store, engine, told, perform, restart, play, moves } = await openStudy(storage);
  assert.deepEqual(moves(), ["a"]);
  await perform({ kind: "analyse", on: true });
  engine.die();
  engine.asked = [];
  await restart();
  assert.deepEqual(
    told.map(({ reason }) => reason.code),
    ["engine-restarted"],
  );
  assert.equal(engine.asked.includes("analyse"), false);
  assert.equal(store.state.analysis.on, false);
  assert.equal(store.state.tree?.current.played?.text, "a", "it stands where it stood");
  await play("b");
  assert.deepEqual(moves(), ["a", "b"]);
});

test("a restart before any study is opened reports nothing", async () => {
  const { store, told, restart } = await openStudy();
  const { tree } = store.state;
  assert.ok(tree);
  store.dispatch({ kind: "changed", tree, headers: {}, text: "" });
  await restart();
  assert.deepEqual(told, []);
});

test("a study that couldn't be saved is offered until it is opened", async () => {
  const storage = fakeStorage();
  const { store, play, perform, moves, shelf } = await openStudy(storage);
  storage.full = true;
  await play("a");
  assert.equal(store.state.saving, "full");
  await perform({ kind: "fresh" });
  const { left } = store.state;
  assert.match(left?.text ?? "", /"a"/);
  storage.full = false;
  await play("b");
  assert.equal(store.state.left, left);
  const other = store.state.kept ?? 0;
  await perform({ kind: "open-left" });
  assert.deepEqual([moves(), store.state.left, store.state.saving], [["a"], null, "kept"]);
  assert.match(/** @type {any} */ (shelf.read(GAME, other)).text, /"b"/);
});

test("two studies that can't be saved are offered in turn", async () => {
  const storage = fakeStorage();
  const { store, play, perform, moves } = await openStudy(storage);
  storage.full = true;
  await play("a");
  await perform({ kind: "fresh" });
  await play("b");
  for (const move of ["a", "b", "a"]) {
    await perform({ kind: "open-left" });
    assert.deepEqual(moves(), [move]);
  }
  assert.match(store.state.left?.text ?? "", /"b"/);
});

test("a text that can't be opened leaves the study and is shown beside the text", async () => {
  const { store, play, perform, moves } = await openStudy();
  await play("a");
  await perform({ kind: "open-saved", id: 99 });
  assert.deepEqual([store.state.fault?.what, store.state.tab], ["missing", 0]);
  await perform({ kind: "open-text", text: "nonsense" });
  assert.deepEqual([store.state.fault?.what, store.state.tab], ["text", TEXT_TAB]);
  assert.deepEqual(moves(), ["a"]);
  await perform({ kind: "dismiss-fault" });
  assert.equal(store.state.fault, null);
});

test("an engine's error is a refusal, and what follows is still done", async () => {
  const { store, perform, play, refused } = await openStudy();
  await play("a");
  await perform({ kind: "insert", line: ["impossible"] }, comment("!"));
  assert.deepEqual(refused(), ["unknown-action"]);
  assert.equal(store.state.tree?.node(1)?.comment, "!");
});

test("the same arrow again is removed", async () => {
  const { store, perform, play } = await openStudy();
  await play("a");
  /** @type {StudyAction} */
  const draw = { kind: "draw", arrow: { from: 0, to: 1, colour: "red" } };
  await perform(draw);
  assert.deepEqual(store.state.tree?.current.arrows, [draw.arrow]);
  await perform(draw, draw, draw);
  assert.deepEqual(store.state.tree?.current.arrows, []);
});
