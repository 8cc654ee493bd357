import assert from "node:assert/strict";
import { test } from "node:test";
import { StudyController } from "../../www/pages/study/study-controller.js";
import { StudyStorage } from "../../www/pages/study/study-storage.js";
import { GAMES } from "./fakes/games.js";
import { fakeStorage } from "./fakes/storage.js";
import { plainPlayed } from "./fixtures/messages.js";

/** @typedef {{id: number, parent: number | null, move: string, comment: string}} Node */

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

  /**
   * @param {string} name
   * @param {any} ask
   * @returns {Promise<any>}
   */
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
      Object.assign(nodes.find(({ id }) => id === ask.node) ?? {}, { comment: ask.comment });
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
    if (name === "play") {
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
      nodes: nodes.map(({ id, parent, move, comment }) => {
        const played = parent === null ? null : plainPlayed({ text: move });
        return { id, parent, played, comment, glyph: "", arrows: [] };
      }),
    };
  }
}

/** A controller with an unchanged study. */
async function controllerWith(storage = fakeStorage()) {
  const engine = new FakeEngine();
  /** @type {any[]} */
  const told = [];
  /** @type {any} */
  const bench = {
    engine,
    state: { info: null, view: null },
    board: { set: () => {} },
    onChange: () => {},
    onRestart: () => {},
    change(/** @type {any} */ part, /** @type {any} */ action) {
      const before = this.state;
      this.state = { ...before, ...part };
      this.onChange(this.state, before, action);
    },
    put(/** @type {any} */ opened) {
      this.change(opened, { kind: "opened" });
    },
    dispatch(/** @type {any} */ action) {
      this.change(action.view === undefined ? {} : { view: action.view }, action);
    },
  };
  const services = /** @type {any} */ ({
    store: { dispatch: (/** @type {any} */ action) => told.push(action) },
  });
  const shelf = new StudyStorage(storage);
  const controller = new StudyController({ bench, shelf, services, changed: () => {} });
  /** @param {string} action */
  const play = async (action) => {
    bench.dispatch({ kind: "played", view: await engine.call("play", { action }) });
    await controller.settled;
  };
  const does = async (/** @type {(controller: StudyController) => void} */ work) => {
    work(controller);
    await controller.settled;
  };
  await does(() => controller.enter(GAME, {}));
  const moves = () => movesOf(controller);
  return { controller, engine, bench, told, shelf, play, does, moves };
}

/** @param {StudyController} controller */
function movesOf(controller) {
  return JSON.parse(controller.text)
    .nodes.map((/** @type {Node} */ { move, comment }) => `${move}${comment}`)
    .filter((/** @type {string} */ text) => text !== "");
}

/** A controller just after the second of two moves was deleted. */
async function controllerAfterRemoval() {
  const made = await controllerWith();
  await made.play("a");
  await made.play("b");
  await made.does((controller) => controller.remove());
  assert.deepEqual(made.moves(), ["a"]);
  assert.notEqual(made.controller.undoable, null);
  return made;
}

test("a deletion can be undone, even after navigating the rest", async () => {
  const { controller, does, moves } = await controllerAfterRemoval();
  await does(() => controller.go(0));
  await does(() => controller.walk("on"));
  await does(() => controller.annotate(1, { comment: "" }));
  assert.notEqual(controller.undoable, null, "nothing has changed");
  await does(() => controller.undo());
  assert.deepEqual(moves(), ["a", "b"]);
  assert.equal(controller.undoable, null);
});

test("undo never overwrites later changes", async () => {
  const later = /** @type {Record<string, (made: any) => Promise<void>>} */ ({
    move: ({ play }) => play("c"),
    comment: ({ does }) =>
      does((/** @type {StudyController} */ controller) => controller.annotate(1, { comment: "!" })),
    title: ({ does }) =>
      does((/** @type {StudyController} */ controller) => controller.name({ Title: "Mine" })),
  });
  for (const [what, work] of Object.entries(later)) {
    const made = await controllerAfterRemoval();
    await work(made);
    assert.equal(made.controller.undoable, null, what);
    const { text } = made.controller;
    await made.does((controller) => controller.undo());
    assert.equal(made.controller.text, text, what);
    const kept = made.shelf.read(GAME, made.controller.keeper.kept ?? 0);
    assert.equal(/** @type {any} */ (kept).text, text, what);
  }
});

test("text typed before undo is stored first and stays", async () => {
  const { controller, does, moves } = await controllerAfterRemoval();
  await does(() => {
    controller.annotate(1, { comment: "!" });
    controller.undo();
  });
  assert.deepEqual(moves(), ["a!"]);
});

test("promoted and inserted lines can be undone", async () => {
  const { controller, does, play, moves } = await controllerWith();
  await play("a");
  await does(() => controller.go(0));
  await play("b");
  await does(() => controller.promote());
  assert.deepEqual(moves(), ["b", "a"]);
  await does(() => controller.undo());
  assert.deepEqual(moves(), ["a", "b"]);
  await does(() => controller.insert(["c", "d"]));
  assert.deepEqual(moves(), ["a", "b", "c", "d"]);
  await does(() => controller.undo());
  assert.deepEqual(moves(), ["a", "b"]);
});

test("after a crash a viewed study is reloaded, but the cause isn't repeated", async () => {
  const storage = fakeStorage();
  const writer = await controllerWith(storage);
  await writer.play("a");
  const { controller, engine, bench, told, does, play, moves } = await controllerWith(storage);
  assert.deepEqual(moves(), ["a"]);
  await does(() => controller.analysis.turn(true));
  engine.die();
  engine.asked = [];
  await does(() => bench.onRestart());
  assert.deepEqual(
    told.map(({ reason }) => reason.code),
    ["engine-restarted"],
  );
  assert.equal(engine.asked.includes("analyse"), false);
  assert.equal(controller.analysis.on, false);
  assert.equal(controller.tree?.current.played?.text, "a", "it stands where it stood");
  await play("b");
  assert.deepEqual(moves(), ["a", "b"]);
});

test("a restart before any study is opened reports nothing", async () => {
  const { controller, bench, told, does } = await controllerWith();
  controller.text = "";
  await does(() => bench.onRestart());
  assert.deepEqual(told, []);
});

test("a study that couldn't be saved is offered until it is opened", async () => {
  const storage = fakeStorage();
  const { controller, play, does, moves, shelf } = await controllerWith(storage);
  storage.full = true;
  await play("a");
  assert.equal(controller.keeper.keeping, "full");
  await does((controller) => controller.fresh());
  const { left } = controller.keeper;
  assert.match(left?.text ?? "", /"a"/);
  storage.full = false;
  await play("b");
  assert.equal(controller.keeper.left, left);
  const other = controller.keeper.kept ?? 0;
  await does((controller) => controller.restoreLeft());
  assert.deepEqual(
    [moves(), controller.keeper.left, controller.keeper.keeping],
    [["a"], null, "kept"],
  );
  assert.match(/** @type {any} */ (shelf.read(GAME, other)).text, /"b"/);
});

test("two studies that can't be saved are offered in turn", async () => {
  const storage = fakeStorage();
  const { controller, play, does, moves } = await controllerWith(storage);
  storage.full = true;
  await play("a");
  await does((controller) => controller.fresh());
  await play("b");
  for (const move of ["a", "b", "a"]) {
    await does((controller) => controller.restoreLeft());
    assert.deepEqual(moves(), [move]);
  }
  assert.match(controller.keeper.left?.text ?? "", /"b"/);
});
