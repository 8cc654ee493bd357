import assert from "node:assert/strict";
import { test } from "node:test";
import { handedOver, handOver } from "../../www/storage/handoff.js";
import { Analyst } from "../../www/pages/study/analyst.js";
import { NO_STUDY, reduceStudy } from "../../www/pages/study/reduce-study.js";
import { scoreText, seenByFirst, shareOf } from "../../www/pages/study/evaluation.js";
import { StudyStorage } from "../../www/pages/study/study-storage.js";
import { StudyTree } from "../../www/pages/study/study-tree.js";
import { createStore } from "../../www/state/store.js";
import { fakeStorage } from "./fakes/storage.js";
import { studyNode as node } from "./fixtures/messages.js";

/** @import { Step } from "../../www/pages/study/study-tree.js" */

/** 1. a (1. x y (1… z)) b {remark} 2. c d */
const STUDY = {
  current: 5,
  nodes: [
    node(0, null),
    node(1, 0, "a", 1),
    node(2, 1, "b", 2, "remark"),
    node(3, 2, "c", 3),
    node(4, 3, "d", 4),
    node(5, 0, "x", 1),
    node(6, 5, "y", 2),
    node(7, 5, "z", 2),
  ],
};

/** @param {Step[]} line @returns {string} */
function written(line) {
  return line
    .map(({ node: { played }, number, alternatives }) => {
      const others = alternatives.map((each) => ` (${written(each)})`).join("");
      return `${number === "" ? "" : `${number} `}${played?.text}${others}`;
    })
    .join(" ");
}

test("a line is numbered again after an interruption", () => {
  const tree = new StudyTree(STUDY);
  assert.equal(written(tree.mainLine), "1. a (1. x y (1… z)) 1… b 2. c d");
});

test("a move after a comment is numbered", () => {
  const nodes = STUDY.nodes.slice(0, 5).map((each) => ({ ...each, comment: "so" }));
  assert.equal(written(new StudyTree({ current: 0, nodes }).mainLine), "1. a 1… b 2. c 2… d");
});

test("a study without moves has no line", () => {
  const tree = new StudyTree({ current: 0, nodes: [node(0, null)] });
  assert.deepEqual(tree.mainLine, []);
  assert.equal(tree.size, 0);
  assert.equal(tree.beside(tree.root, 1), null);
});

test("a tree can be navigated back and forth, to its ends and between alternatives", () => {
  const tree = new StudyTree(STUDY);
  assert.equal(tree.current.id, 5);
  assert.equal(tree.next(tree.current)?.id, 6);
  assert.equal(tree.end(tree.root).id, 4);
  assert.equal(tree.end(tree.current).id, 6);
  assert.equal(tree.parent(tree.current), tree.root);
  assert.equal(tree.beside(tree.current, -1)?.id, 1);
  assert.equal(tree.beside(tree.current, 1)?.id, 1);
  assert.equal(tree.beside(tree.at(3), 1), null);
});

test("a line branches where it leaves a better placed one", () => {
  const tree = new StudyTree(STUDY);
  const branches = STUDY.nodes.map((each) => tree.branch(each)?.id ?? null);
  assert.deepEqual(branches, [null, null, null, null, null, 5, 5, 7]);
});

test("deleting a move deletes all that follow", () => {
  const tree = new StudyTree(STUDY);
  assert.equal(tree.weight(tree.current), 3);
  assert.equal(tree.weight(tree.root), 8);
});

test("a place finds its move again", () => {
  const tree = new StudyTree(STUDY);
  assert.equal(tree.at(tree.place), tree.current);
  assert.equal(tree.at(99), tree.root);
});

test("a score is from the first seat's point of view", () => {
  const score = { scoreCentipawns: 35, mateInPlies: null };
  assert.equal(scoreText(seenByFirst(score, 0)), "+0.35");
  assert.equal(scoreText(seenByFirst(score, 1)), "−0.35");
  assert.equal(scoreText(seenByFirst({ scoreCentipawns: 0, mateInPlies: null }, 1)), "0.00");
  assert.equal(scoreText(seenByFirst({ scoreCentipawns: 0, mateInPlies: 3 }, 0)), "#2");
  assert.equal(scoreText(seenByFirst({ scoreCentipawns: 0, mateInPlies: 3 }, 1)), "−#2");
});

test("a bar is half full when equal, and full when the game is over", () => {
  const share = (/** @type {number} */ scoreCentipawns) =>
    shareOf({ scoreCentipawns, mateInPlies: null });
  assert.equal(share(0), 0.5);
  assert.ok(share(100) > 0.6 && share(100) < 0.7);
  assert.ok(share(2000) < 1 && share(-2000) > 0);
  assert.equal(share(300) + share(-300), 1);
  assert.equal(shareOf({ scoreCentipawns: 0, mateInPlies: 5 }), 1);
  assert.equal(shareOf({ scoreCentipawns: 0, mateInPlies: -2 }), 0);
});

const KEPT = { title: "Open games", text: '[Format "1"]\n', place: 3 };

test("studies are saved, several per game, the last changed first", () => {
  let now = 0;
  const shelf = new StudyStorage(fakeStorage(), () => (now += 1));
  assert.equal(shelf.add("chess", KEPT), 1);
  assert.equal(shelf.add("chess", { ...KEPT, title: "Endings" }), 2);
  assert.equal(shelf.add("alice-chess", KEPT), 1);
  assert.deepEqual(
    shelf.list("chess").map(({ title }) => title),
    ["Endings", "Open games"],
  );
  assert.equal(shelf.write("chess", 1, { ...KEPT, place: 4 }), 1);
  assert.deepEqual(
    shelf.list("chess").map(({ id }) => id),
    [1, 2],
  );
  assert.deepEqual(shelf.read("chess", 1), { ...KEPT, place: 4 });
  shelf.remove("chess", 1);
  assert.equal(shelf.read("chess", 1), null);
});

test("another tab's changes aren't overwritten", () => {
  const storage = fakeStorage();
  const [mine, other] = [new StudyStorage(storage), new StudyStorage(storage)];
  mine.add("chess", KEPT);
  other.read("chess", 1);
  other.write("chess", 1, { ...KEPT, title: "Theirs" });
  assert.equal(mine.write("chess", 1, { ...KEPT, title: "Mine" }), 2);
  assert.equal(mine.write("chess", 2, { ...KEPT, title: "Mine still" }), 2);
  assert.deepEqual(
    [1, 2].map((id) => /** @type {any} */ (mine.read("chess", id)).title),
    ["Theirs", "Mine still"],
  );
});

test("unreadable studies are reported and left alone", () => {
  const storage = fakeStorage();
  storage.setItem("menagerie.study.chess.1", "{");
  const shelf = new StudyStorage(storage);
  assert.equal(shelf.read("chess", 1), "unreadable");
  assert.deepEqual(shelf.list("chess"), [{ id: 1, title: null, changed: 0 }]);
  assert.equal(shelf.write("chess", 1, KEPT), 2);
  assert.equal(storage.getItem("menagerie.study.chess.1"), "{");
});

test("a full or missing storage is reported", () => {
  const storage = fakeStorage();
  const full = new StudyStorage(storage);
  full.add("chess", KEPT);
  storage.full = true;
  assert.equal(full.add("chess", KEPT), null);
  assert.equal(full.write("chess", 1, { ...KEPT, place: 7 }), null);
  assert.deepEqual(full.read("chess", 1), KEPT);
  const absent = new StudyStorage(null);
  assert.equal(absent.works, false);
  assert.equal(absent.add("chess", KEPT), null);
  assert.deepEqual(absent.list("chess"), []);
});

/** An engine with searches answered by the test. */
class SlowEngine {
  /** @type {{name: string, hear: any, resolve: any, reject: any}[]} */
  asked = [];

  /** @type {any} */
  call = (/** @type {string} */ name, /** @type {unknown} */ _ask, /** @type {any} */ hear) => {
    if (name === "stop") return Promise.resolve(null);
    return new Promise((resolve, reject) => this.asked.push({ name, hear, resolve, reject }));
  };
}

/** A study's analysis with an engine answered by the test. */
function analyst() {
  const engine = new SlowEngine();
  const store = createStore(reduceStudy, NO_STUDY);
  const bench = /** @type {any} */ ({ engine, state: { view: { outcome: null } } });
  const made = new Analyst(store, bench);
  store.addEffects({ analyse: () => made.look() });
  const turn = (/** @type {boolean} */ on) => store.dispatch({ kind: "analyse", on });
  return { engine, bench, look: () => made.look(), turn, analysis: () => store.state.analysis };
}

/** @param {number} depth */
function thought(depth) {
  return /** @type {any} */ ({ depth, lines: [] });
}

test("an analysis reports its results and forgets them with its position", async () => {
  const { engine, look, turn, analysis } = analyst();
  look();
  assert.equal(engine.asked.length, 0, "it is off");
  turn(true);
  const [first] = engine.asked;
  first?.hear(thought(3));
  assert.deepEqual([analysis().result?.depth, analysis().running], [3, true]);
  look();
  assert.equal(analysis().result, null);
  first?.hear(thought(9));
  first?.resolve(thought(9));
  await Promise.resolve();
  assert.equal(analysis().result, null, "that was of another position");
  engine.asked[1]?.resolve(thought(5));
  await new Promise(setImmediate);
  assert.deepEqual([analysis().result?.depth, analysis().running], [5, false]);
  turn(false);
  assert.equal(analysis().result, null);
});

test("a refused analysis gives the reason", async () => {
  const { engine, turn, analysis } = analyst();
  turn(true);
  engine.asked[0]?.reject({ code: "not-your-view", args: {} });
  await new Promise(setImmediate);
  assert.equal(analysis().refusal?.code, "not-your-view");
  assert.equal(analysis().running, false);
});

test("a position in which the game is over isn't analysed", () => {
  const { engine, bench, look, turn, analysis } = analyst();
  bench.state.view.outcome = {};
  turn(true);
  assert.deepEqual([engine.asked.length, analysis().on, analysis().running], [0, true, false]);
  bench.state.view.outcome = null;
  look();
  assert.equal(analysis().running, true);
});

test("a game is handed over within the tab, even without storage", () => {
  assert.equal(handedOver(), null);
  handOver({ record: "1. a b *", ply: 1 });
  assert.deepEqual(handedOver(), { record: "1. a b *", ply: 1 });
});
