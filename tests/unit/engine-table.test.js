import assert from "node:assert/strict";
import { test } from "node:test";
import { Table } from "../../www/engine/table.js";

/** @typedef {import("../../www/engine/protocol.js").Response} Response */
/** @typedef {import("../../www/engine/protocol.js").Thought} Thought */

/** An engine that finds one ply more with each slice, and has never done. */
class EndlessEngine {
  /** @type {string[]} */
  asked = [];
  #depth = 0;
  capMs = 0;
  /** @type {(nodes: number) => void} */
  onSlice = () => {};

  /** @param {string} name */
  call(name) {
    this.asked.push(name);
    return name;
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

  startThinking() {
    this.asked.push("think");
  }

  levelCapMs() {
    return this.capMs;
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

  free() {}
}

/**
 * A table with its engine and what it has told; `until` waits for a message.
 * @param {() => number} [now]
 */
function sit(now = () => performance.now()) {
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
  return { engine, told, until, table: new Table(engine, line, now) };
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

test("a search is over with its level's time, though the engine would go on for ever", async () => {
  let nowMs = 0;
  const { engine, until, table } = sit(() => nowMs);
  engine.capMs = 1_000;
  // Ten positions in a millisecond, and after a while one.
  engine.onSlice = (nodes) => void (nowMs += nodes / (nowMs > 400 ? 1 : 10));
  table.serve({ id: 1, call: "think", ask: { level: 8 } });
  await until(answerTo(1));
  assert.ok(nowMs > 900 && nowMs <= 1_000, String(nowMs));
  table.leave();
});
