import assert from "node:assert/strict";
import { test } from "node:test";
import { Table } from "../../www/engine/table.js";

/** @typedef {import("../../www/engine/protocol.js").Request} Request */
/** @typedef {import("../../www/engine/protocol.js").Response} Response */
/** @typedef {import("../../www/engine/protocol.js").Thought} Thought */

/** What can't be opened. */
const REFUSED = { game: "none" };

/** An engine that finds one ply more with each slice, and has never done. */
class EndlessEngine {
  /** @type {string[]} */
  asked = [];
  /** Of each search. @type {number[]} */
  seeds = [];
  /** @type {number[]} */
  lucks = [];
  #left = false;
  #depth = 0;
  capMs = 0;
  /** @type {(ask: { nodes: number }) => object | null} */
  prove = () => null;
  /** @type {(nodes: number) => void} */
  onSlice = () => {};

  /**
   * @param {string} name
   * @param {unknown} ask
   */
  call(name, ask) {
    if (this.#left) throw new Error("null pointer passed to rust");
    if (name === "open" && ask === REFUSED) throw { code: "unknown-game", args: {} };
    this.asked.push(name);
    return name === "prove" ? this.prove(/** @type {{ nodes: number }} */ (ask)) : name;
  }

  /**
   * @param {number} lines
   * @param {string} [model]
   */
  startAnalysis(lines, model) {
    if (lines > 5) throw { code: "analysis-lines", args: { found: "6", allowed: "1 to 5" } };
    this.#depth = 0;
    this.asked.push(`${lines} ${model}`);
  }

  /**
   * @param {number} _level
   * @param {number} seed
   * @param {number} luck
   */
  startThinking(_level, seed, luck) {
    this.asked.push("think");
    this.seeds.push(seed);
    this.lucks.push(luck);
  }

  levelCapMs() {
    return this.capMs;
  }

  /**
   * @param {string} text
   * @param {Uint8Array} pack
   */
  bring(text, pack) {
    if (this.#left) throw new Error("null pointer passed to rust");
    this.asked.push(`${text} ${pack}`);
  }

  /**
   * @param {number} nodes
   * @returns {Thought}
   */
  thinkSlice(nodes) {
    this.onSlice(nodes);
    this.#depth += 1;
    const score = { scoreCentipawns: this.#depth, mateInPlies: null };
    const line = { text: "e2e4", line: ["e2e4"], ...score, depth: this.#depth };
    const best = { best: "e2e4", line: ["e2e4"], lines: [line], depth: this.#depth };
    return { ...best, ...score, nodes: this.#depth, done: false };
  }

  free() {
    this.#left = true;
  }
}

/**
 * A workshop of which it is told what it is asked.
 * @type {import("../../www/engine/table.js").Workshop}
 */
const WORKSHOP = {
  call: (name, ask) => {
    if (name === "source") throw { code: "unknown-game", args: {} };
    return [name, ask];
  },
  pack: (text) => {
    if (text === "") throw { code: "variant-file", args: {} };
    return Uint8Array.of(text.length);
  },
};

/**
 * A table with its engine and what it has told; `until` waits for a message.
 * @param {() => Promise<import("../../www/engine/table.js").Workshop>} [openWorkshop]
 * @param {() => number} [now]
 */
function sit(openWorkshop = () => Promise.resolve(WORKSHOP), now = () => performance.now()) {
  const engine = new EndlessEngine();
  /** @type {Response[]} */
  const told = [];
  /** @type {(() => void)[]} */
  const listeners = [];
  const line = {
    postMessage: (/** @type {Response} */ response) => {
      told.push(response);
      for (const listener of listeners) listener();
    },
    onmessage: null,
  };
  const until = (/** @type {(response: Response) => boolean} */ wanted) =>
    /** @type {Promise<Response>} */ (
      new Promise((resolve) => {
        const look = () => {
          const found = told.find(wanted);
          if (found !== undefined) resolve(found);
        };
        listeners.push(look);
        look();
      })
    );
  return { engine, told, until, table: new Table(engine, line, openWorkshop, now) };
}

/** @param {number} id */
const answerTo = (id) => (/** @type {Response} */ response) =>
  response.kind === "answer" && response.id === id;

const deepThought = (/** @type {Response} */ response) =>
  response.kind === "thought" && response.thought.depth >= 5;

test("an analysis goes on, telling its lines, until it is stopped", async () => {
  const { engine, told, until, table } = sit();
  table.serve({ id: 1, call: "analyse", ask: { lines: 3, model: "max-n" } });
  assert.deepEqual(engine.asked, ["3 max-n"]);
  const news = await until(deepThought);
  assert.ok(news.kind === "thought" && news.id === 1 && news.thought.lines.length === 1);
  assert.equal(told.some(answerTo(1)), false);

  table.serve({ id: 2, call: "stop", ask: {} });
  const answer = told.find(answerTo(1));
  assert.ok(answer?.kind === "answer");
  assert.ok(/** @type {Thought} */ (answer.answer).depth >= 5);
  assert.ok(told.some(answerTo(2)));
  const count = told.length;
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(told.length, count, "nothing is thought of after a stop");
  table.leave();
});

test("what changes the game or moves in a study ends an analysis, and nothing else does", async () => {
  for (const call of /** @type {const} */ (["play", "studyGo", "studyRemove", "open", "undo"])) {
    const { told, table } = sit();
    table.serve({ id: 1, call: "analyse", ask: { lines: 1 } });
    for (const harmless of /** @type {const} */ (["study", "studyAnnotate", "studyText", "whyNot"]))
      table.serve({ id: 2, call: harmless, ask: {} });
    assert.equal(told.some(answerTo(1)), false, call);
    table.serve({ id: 3, call, ask: {} });
    assert.deepEqual(
      told.filter(({ kind }) => kind === "answer").map((r) => "id" in r && r.id),
      [2, 2, 2, 2, 1, 3],
    );
    table.leave();
  }
});

test("another search takes the place of an analysis", async () => {
  const { told, until, table } = sit();
  table.serve({ id: 1, call: "analyse", ask: { lines: 2 } });
  table.serve({ id: 2, call: "analyse", ask: { lines: 3 } });
  assert.ok(told.some(answerTo(1)));
  table.serve({ id: 3, call: "hint", ask: { level: 1 } });
  await until(answerTo(3));
  assert.ok(told.some(answerTo(2)), "a hint ends by itself");
  table.leave();
});

test("an analysis that is refused is answered with why", () => {
  const { told, table } = sit();
  table.serve({ id: 1, call: "analyse", ask: { lines: 6 } });
  const error = { code: "analysis-lines", args: { found: "6", allowed: "1 to 5" } };
  assert.deepEqual(told, [{ kind: "error", id: 1, error }]);
  table.leave();
});

test("an own file is packed before the table hears of it, and what comes meanwhile waits", async () => {
  /** @type {(workshop: typeof WORKSHOP) => void} */
  let open = () => {};
  let opened = 0;
  const { engine, told, until, table } = sit(() => {
    opened += 1;
    return new Promise((resolve) => (open = resolve));
  });
  table.serve({ id: 1, call: "adopt", ask: { text: "own" } });
  table.serve({ id: 2, call: "games", ask: {} });
  assert.deepEqual(engine.asked, []);
  open(WORKSHOP);
  await until(answerTo(2));
  assert.deepEqual(engine.asked, ["own 3", "adopt", "games"]);
  table.serve({ id: 3, call: "examine", ask: { file: "file" } });
  table.serve({ id: 4, call: "examine", ask: {} });
  assert.deepEqual(engine.asked.slice(3), ["file 4", "examine", "examine"]);
  table.serve({ id: 5, call: "openFile", ask: { text: "" } });
  assert.deepEqual(told.at(-1), {
    kind: "error",
    id: 5,
    error: { code: "variant-file", args: {} },
  });
  assert.equal(opened, 1);
  table.leave();
});

test("the workshop answers what needs no table; a table has the text of an own game", async () => {
  const { engine, told, until, table } = sit();
  table.serve({ id: 1, call: "check", ask: { text: "?" } });
  await until(answerTo(1));
  assert.deepEqual(told.at(-1), { kind: "answer", id: 1, answer: ["check", { text: "?" }] });
  table.serve({ id: 2, call: "source", ask: { game: "own" } });
  assert.deepEqual(told.at(-1), { kind: "answer", id: 2, answer: "source" });
  assert.deepEqual(engine.asked, ["source"]);
  table.leave();
});

test("who can't reach the workshop is told so, and may try again", async () => {
  let reachable = false;
  const { engine, until, table } = sit(() =>
    reachable ? Promise.resolve(WORKSHOP) : Promise.reject(new Error("offline")),
  );
  table.serve({ id: 1, call: "adopt", ask: { text: "own" } });
  table.serve({ id: 2, call: "games", ask: {} });
  await until(answerTo(2));
  const refused = await until((response) => response.kind === "error");
  assert.deepEqual(refused, {
    kind: "error",
    id: 1,
    error: { code: "engine-unreachable", args: {} },
  });
  assert.deepEqual(engine.asked, ["games"]);
  reachable = true;
  table.serve({ id: 3, call: "adopt", ask: { text: "own" } });
  await until(answerTo(3));
  assert.deepEqual(engine.asked, ["games", "own 3", "adopt"]);
  table.leave();
});

test("a search is over with its level's time, though the engine would go on for ever", async () => {
  let nowMs = 0;
  const { engine, until, table } = sit(undefined, () => nowMs);
  engine.capMs = 1_000;
  // Ten positions in a millisecond, and after a while one.
  engine.onSlice = (nodes) => void (nowMs += nodes / (nowMs > 400 ? 1 : 10));
  table.serve({ id: 1, call: "think", ask: { level: 8 } });
  await until(answerTo(1));
  assert.ok(nowMs > 900 && nowMs <= 1_000, String(nowMs));
  table.leave();
});

/** @param {number} id */
const gaveUp = (id) => (/** @type {Response} */ response) =>
  response.kind === "error" && response.id === id && response.error.code === "proof-too-long";

test("a proof is looked for in slices, between which other calls are heard", async () => {
  const { engine, told, until, table } = sit();
  const proof = { proven: false, action: null, moves: null };
  let open = true;
  engine.prove = () => (open ? null : proof);
  table.serve({ id: 1, call: "prove", ask: { moves: 3 } });
  table.serve({ id: 2, call: "prove", ask: { moves: 2 } });
  table.serve({ id: 3, call: "whyNot", ask: { from: 0, to: 1 } });
  await until(answerTo(3));
  assert.equal(told.some(answerTo(1)), false);
  open = false;
  await until(answerTo(2));
  const answers = told.filter(({ kind }) => kind === "answer").map((r) => "id" in r && r.id);
  assert.deepEqual(answers, [3, 1, 2]);
  table.leave();
});

test("a search and a proof tell how much of their time is gone, an analysis doesn't", async () => {
  let nowMs = 0;
  const { engine, told, until, table } = sit(undefined, () => nowMs);
  const times = () => told.flatMap((one) => (one.kind === "progress" ? [one] : []));
  engine.capMs = 1_000;
  engine.onSlice = (nodes) => void (nowMs += nodes / 10);
  table.serve({ id: 1, call: "think", ask: { level: 8 } });
  await until(answerTo(1));
  assert.ok(times().length >= 3 && times().length <= 5, String(times().length));
  assert.ok(times().every(({ id, time }) => id === 1 && time.mostMs === 1_000));
  engine.prove = ({ nodes }) => {
    nowMs += nodes / 10;
    return null;
  };
  table.serve({ id: 2, call: "prove", ask: { moves: 8 } });
  await until(gaveUp(2));
  const proofs = times().filter(({ id }) => id === 2);
  assert.ok(proofs.length > 10 && proofs.every(({ time }) => time.mostMs === 5_000));
  table.serve({ id: 3, call: "analyse", ask: { lines: 1 } });
  await until((one) => one.kind === "thought" && one.id === 3 && one.thought.depth >= 40);
  table.serve({ id: 4, call: "stop", ask: {} });
  assert.equal(times().filter(({ id }) => id === 3).length, 0);
  table.leave();
});

test("a proof that was stopped in the middle can be asked for again, and is found", async () => {
  const { engine, told, until, table } = sit();
  let [slices, found] = [0, false];
  engine.prove = () => {
    slices += 1;
    return found ? { action: "e2e4", moves: 1 } : null;
  };
  table.serve({ id: 1, call: "prove", ask: { moves: 3 } });
  while (slices < 3) await new Promise((resolve) => setTimeout(resolve));
  table.serve({ id: 2, call: "stop", ask: {} });
  assert.ok(told.some(gaveUp(1)));
  const before = slices;
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(slices, before, "nothing is proved after a stop");
  found = true;
  table.serve({ id: 3, call: "prove", ask: { moves: 3 } });
  await until(answerTo(3));
  table.leave();
});

test("a proof ends undecided when its time is over, the game changes, or somebody says so", async () => {
  let nowMs = 0;
  const { engine, told, until, table } = sit(undefined, () => nowMs);
  engine.prove = ({ nodes }) => {
    nowMs += nodes;
    return null;
  };
  table.serve({ id: 1, call: "prove", ask: { moves: 8 } });
  await until(gaveUp(1));
  assert.ok(nowMs > 4_000 && nowMs <= 5_000, String(nowMs));
  for (const [id, call] of /** @type {const} */ ([
    [2, "play"],
    [4, "stop"],
  ])) {
    table.serve({ id, call: "prove", ask: { moves: 8 } });
    table.serve({ id: id + 1, call, ask: {} });
    assert.ok(told.some(gaveUp(id)), call);
  }
  table.leave();
});

test("the computer keeps its seed as long as the game is on the table, and no longer", async (t) => {
  const { engine, told, until, table } = sit();
  t.after(() => table.leave());
  let id = 0;
  const seedAfter = async (/** @type {Request["call"]} */ call, /** @type {object} */ ask = {}) => {
    table.serve({ id: (id += 1), call, ask });
    await until((response) => "id" in response && response.id === id);
    const searches = /** @type {const} */ (["think", "hint"]);
    for (const search of searches) table.serve({ id: (id += 1), call: search, ask: { level: 3 } });
    const [move, hint] = engine.seeds.slice(-2);
    assert.equal(move, hint);
    return move;
  };

  const first = await seedAfter("games");
  for (const call of /** @type {const} */ ([
    "play",
    "playThought",
    "undo",
    "goTo",
    "resign",
    "look",
    "takeBack",
  ]))
    assert.equal(await seedAfter(call), first, call);
  assert.equal(await seedAfter("open", REFUSED), first, "the game before is still there");
  assert.ok(told.some(({ kind }) => kind === "error"));

  const seeds = new Set([first]);
  for (const call of /** @type {const} */ (["open", "openFile", "load", "unseal"]))
    seeds.add(await seedAfter(call, { text: "own" }));
  for (const call of /** @type {const} */ (["open", "studyStart", "studyLoad"]))
    seeds.add(await seedAfter(call));
  assert.equal(seeds.size, 8);
  assert.equal(new Set(engine.lucks).size, engine.lucks.length, "fresh for each search");

  const other = sit();
  t.after(() => other.table.leave());
  other.table.serve({ id: 1, call: "think", ask: { level: 3 } });
  assert.ok(!seeds.has(other.engine.seeds[0]), "nobody knows it beforehand");
});

test("whoever leaves while the workshop is being fetched asks nothing of it any more", async () => {
  for (const reachable of [true, false]) {
    let settle = () => {};
    const { engine, told, table } = sit(
      () =>
        new Promise((resolve, reject) => {
          settle = () => (reachable ? resolve(WORKSHOP) : reject(new Error("offline")));
        }),
    );
    table.serve({ id: 1, call: "adopt", ask: { text: "own" } });
    table.serve({ id: 2, call: "games", ask: {} });
    table.leave();
    settle();
    // Whatever is thrown meanwhile is thrown at the test.
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual([engine.asked, told], [[], []]);
  }
});
