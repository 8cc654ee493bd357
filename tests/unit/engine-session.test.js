import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineSession } from "../../www/engine/engine-session.js";
import { HARMLESS_CALLS } from "../../www/engine/harmless-calls.js";
import { INTERNAL } from "../../www/engine/messages.js";
import { makeKey, seal } from "../../www/storage/sealing.js";
import { withoutSubtle } from "./fakes/crypto.js";

/** @import { Request, Response } from "../../www/engine/worker-messages.js" */
/** @import { SearchInfo } from "../../www/engine/protocol.js" */

/** A request of a fake engine, which reads nothing of most. @param {number} id @param {string} call @param {object} [ask] */
const bare = (id, call, ask = {}) => /** @type {Request} */ ({ id, call, ask });

/** A game that can't be opened. */
const REFUSED = { game: "none" };

/** Calls that the page can make and that end no search. `prove` and `defend` run in slices of their own. */
const HARMLESS = [...HARMLESS_CALLS].filter(
  (call) => ![...INTERNAL, "prove", "defend"].includes(call),
);

/** Calls of the fake engine that are only recorded. */
const PLAIN = [
  ...["play", "playSearchResult", "undo", "goTo", "resign", "takeBack", "openFile", "load"],
  ...["studyStart", "studyLoad", "studyGo", "studyRemove"],
  ...HARMLESS.filter((call) => call !== "record"),
];

/** An engine that searches one ply deeper with each slice, without end. */
class EndlessEngine {
  /** @type {string[]} */
  asked = [];
  /** One entry per search. @type {{ seed: number, hint: boolean }[]} */
  searches = [];
  #depth = 0;
  /** The nodes that a search may still look at when it is stopped. @type {number[]} */
  stops = [];
  /** The depth at which a search is done by itself. */
  lastDepth = Infinity;
  capMs = 0;
  secret = "K";
  left = false;
  /** @type {(ask: { nodes: number }) => object | null} */
  proof = () => null;
  /** @type {(nodes: number) => void} */
  onSlice = () => {};

  /** @param {object} ask */
  open(ask) {
    if (ask === REFUSED) throw { code: "unknown-game", args: {} };
    this.asked.push("open");
    return "open";
  }

  /** @param {{ nodes: number }} ask */
  prove(ask) {
    return this.proof(ask);
  }

  /** @param {{ lines: number, model?: string }} ask */
  startAnalysis({ lines, model }) {
    if (lines > 5) throw { code: "analysis-lines", args: { found: "6", allowed: "1 to 5" } };
    this.#depth = 0;
    this.asked.push(`${lines} ${model}`);
  }

  /** @param {{ nodes: number, only?: string }} ask */
  startReview({ only }) {
    this.#depth = 0;
    this.asked.push(`review ${only}`);
  }

  /** @param {{ level: number, seed: number, hint: boolean }} ask */
  startThinking({ seed, hint }) {
    this.asked.push("think");
    this.searches.push({ seed, hint });
  }

  levelCapMs() {
    return this.capMs;
  }

  truth() {
    return `1. e2e4 {${this.secret}}`;
  }

  computer = "5eed";

  computerMemory() {
    return this.computer;
  }

  /** @param {string} text */
  setComputerMemory(text) {
    this.computer = text;
  }

  record() {
    return "1. e2e4";
  }

  /** @param {{ record: string }} ask */
  loadTruth({ record }) {
    if (this.left) throw new Error("freed");
    this.asked.push(record);
    return { view: record.length };
  }

  /** @param {{ nodes: number }} ask @returns {SearchInfo} */
  stopThinking({ nodes }) {
    this.stops.push(nodes);
    return nodes > 0 ? this.thinkSlice({ nodes }) : this.#info(this.#depth);
  }

  /** @param {{ nodes: number }} ask @returns {SearchInfo} */
  thinkSlice({ nodes }) {
    this.onSlice(nodes);
    this.#depth += 1;
    return this.#info(this.#depth);
  }

  /** @param {number} depth @returns {SearchInfo} */
  #info(depth) {
    const score = { scoreCentipawns: depth, mateInPlies: null };
    const line = { text: "e2e4", line: ["e2e4"], san: ["e4"], ...score, depth };
    const best = {
      best: "e2e4",
      secretBest: null,
      line: ["e2e4"],
      san: ["e4"],
      lines: [line],
      shares: [],
    };
    return { ...best, ...score, depth, nodes: depth, done: depth >= this.lastDepth };
  }

  /** @type {string | undefined} */
  missing = undefined;

  missingNetwork() {
    return this.missing;
  }

  /** @param {Uint8Array} file */
  setNetwork(file) {
    if (file.length === 0) throw { code: "network-file", args: { found: "damaged" } };
    this.asked.push(`network of ${file.length} bytes`);
    this.missing = undefined;
  }

  __destroy_into_raw() {}

  free() {
    this.left = true;
  }
}

for (const name of PLAIN) {
  const call = /** @this {EndlessEngine} */ function () {
    this.asked.push(name);
    return name;
  };
  Object.defineProperty(EndlessEngine.prototype, name, { value: call });
}

/**
 * A session with its engine and messages; `until` waits for a message.
 * @param {() => number} [now]
 * @param {(name: string) => Promise<Uint8Array>} [networkFile]
 */
function sit(now = () => performance.now(), networkFile = noNetwork) {
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
  return {
    engine,
    told,
    until,
    session: new EngineSession(/** @type {any} */ (engine), line, now, networkFile),
  };
}

/** @param {string} name @returns {Promise<Uint8Array>} */
async function noNetwork(name) {
  throw new Error(`${name} isn't fetched in this test`);
}

const SEATED = { players: [{ player: "human", level: "1" }], pins: [null] };

/**
 * @param {EngineSession} session
 * @param {ReturnType<typeof sit>["until"]} until
 * @param {CryptoKey | null} [key]
 * @param {number} [id]
 */
async function sealedBy(session, until, key = null, id = 900) {
  session.serve({ id, call: "seal", ask: { headers: {}, ...SEATED, key } });
  const response = await until(answerTo(id));
  return response.kind === "answer" ? String(response.answer) : "";
}

/** @param {number} id */
const answerTo = (id) => (/** @type {Response} */ response) =>
  response.kind === "answer" && response.id === id;

const deepThought = (/** @type {Response} */ response) =>
  response.kind === "thought" && response.thought.depth >= 5;

test("an analysis sends its lines until it is stopped", async () => {
  const { engine, told, until, session } = sit();
  session.serve({ id: 1, call: "analyse", ask: { lines: 3, model: "max-n" } });
  assert.deepEqual(engine.asked, ["3 max-n"]);
  const news = await until(deepThought);
  assert.ok(news.kind === "thought" && news.id === 1 && news.thought.lines.length === 1);
  assert.equal(told.some(answerTo(1)), false);

  session.serve({ id: 2, call: "stop", ask: {} });
  const answer = told.find(answerTo(1));
  assert.ok(answer?.kind === "answer");
  assert.ok(/** @type {SearchInfo} */ (answer.answer).depth >= 5);
  assert.ok(told.some(answerTo(2)));
  const count = told.length;
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(told.length, count, "nothing is searched after a stop");
  session.leave();
});

test("a review is a search of its own", async () => {
  const { engine, told, until, session } = sit();
  session.serve({ id: 1, call: "review", ask: { nodes: 5, only: "e2e4" } });
  assert.deepEqual(engine.asked, ["review e2e4"]);
  await until(deepThought);
  session.serve({ id: 2, call: "stop", ask: {} });
  assert.ok(told.some(answerTo(1)));
  session.leave();
});

test("an analysis ends when the game changes or a study is navigated, and only then", async () => {
  for (const call of /** @type {const} */ (["play", "studyGo", "studyRemove", "open", "undo"])) {
    const { told, session } = sit();
    session.serve({ id: 1, call: "analyse", ask: { lines: 1 } });
    for (const harmless of HARMLESS) session.serve(bare(2, harmless));
    assert.equal(told.some(answerTo(1)), false, call);
    session.serve(bare(3, call));
    assert.deepEqual(
      told.filter(({ kind }) => kind === "answer").map((r) => "id" in r && r.id),
      [...HARMLESS.map(() => 2), 1, 3],
    );
    session.leave();
  }
});

test("a search goes on after each call that doesn't end it", async () => {
  for (const call of [...HARMLESS, "seal"]) {
    const { told, until, session } = sit();
    session.serve({ id: 1, call: "analyse", ask: { lines: 1 } });
    const ask = call === "seal" ? { headers: {}, ...SEATED, key: null } : {};
    session.serve({ id: 2, call: /** @type {any} */ (call), ask });
    await until(answerTo(2));
    const { length } = told;
    await until((response) => told.indexOf(response) >= length && deepThought(response));
    assert.equal(told.some(answerTo(1)), false, call);
    session.leave();
  }
});

test("copying a game as PGN doesn't make the computer move", async () => {
  let nowMs = 0;
  const { engine, told, until, session } = sit(() => nowMs);
  engine.capMs = 1_000;
  engine.onSlice = (nodes) => void (nowMs += nodes / 10);
  session.serve({ id: 1, call: "think", ask: { level: "8" } });
  session.serve({ id: 2, call: "pgn", ask: { headers: {}, clocks: [] } });
  assert.deepEqual([told.some(answerTo(2)), told.some(answerTo(1))], [true, false]);
  await until(answerTo(1));
  assert.ok(nowMs > 650 && nowMs <= 750, `ended after ${nowMs} ms`);
  session.leave();
});

test("another search replaces an analysis", async () => {
  const { told, until, session } = sit();
  session.serve({ id: 1, call: "analyse", ask: { lines: 2 } });
  session.serve({ id: 2, call: "analyse", ask: { lines: 3 } });
  assert.ok(told.some(answerTo(1)));
  session.serve({ id: 3, call: "hint", ask: { level: "1" } });
  await until(answerTo(3));
  assert.ok(told.some(answerTo(2)), "a hint ends by itself");
  session.leave();
});

test("a refused analysis answers with the reason", () => {
  const { told, session } = sit();
  session.serve({ id: 1, call: "analyse", ask: { lines: 6 } });
  const error = { code: "analysis-lines", args: { found: "6", allowed: "1 to 5" } };
  assert.deepEqual(told, [{ kind: "error", id: 1, error }]);
  session.leave();
});

test("only calls of the engine are answered", () => {
  const { engine, told, session } = sit();
  const hidden = [
    "startThinking",
    "thinkSlice",
    "stopThinking",
    "truth",
    "loadTruth",
    "computerMemory",
  ];
  const internal = ["free", "__destroy_into_raw"];
  const inherited = ["constructor", "toString", "__proto__", "hasOwnProperty"];
  const unknown = [...hidden, ...internal, ...inherited, "capMs", "bring", ""];
  unknown.forEach((call, id) => session.serve({ id, call: /** @type {any} */ (call), ask: {} }));
  const refused = unknown.map((found, id) => {
    return { kind: "error", id, error: { code: "unknown-call", args: { found } } };
  });
  assert.deepEqual(told, refused);
  assert.equal(engine.left, false);
  session.serve({ id: 20, call: "adopt", ask: { text: "custom" } });
  assert.deepEqual(told.at(-1), { kind: "answer", id: 20, answer: "adopt" });
  session.leave();
});

test("a search ends after its level's time, even with an engine that never ends", async () => {
  let nowMs = 0;
  const { engine, until, session } = sit(() => nowMs);
  engine.capMs = 1_000;
  // Ten nodes per millisecond, later one.
  engine.onSlice = (nodes) => void (nowMs += nodes / (nowMs > 400 ? 1 : 10));
  session.serve({ id: 1, call: "think", ask: { level: "8" } });
  await until(answerTo(1));
  assert.ok(nowMs > 650 && nowMs <= 750, String(nowMs));
  session.leave();
});

test("a search without a time limit ends by itself, and a stopped one asks the engine what to answer", async () => {
  let nowMs = 0;
  const { engine, told, until, session } = sit(() => nowMs);
  engine.capMs = Infinity;
  engine.lastDepth = 40;
  engine.onSlice = () => void (nowMs += 1_000);
  session.serve({ id: 1, call: "think", ask: { level: "20" } });
  await until(answerTo(1));
  const found = told.at(-1);
  assert.equal(found?.kind === "answer" && /** @type {any} */ (found.answer).depth, 40);
  assert.deepEqual(engine.stops, []);
  engine.lastDepth = Infinity;
  session.serve({ id: 2, call: "think", ask: { level: "20" } });
  session.serve({ id: 3, call: "stop", ask: {} });
  assert.ok(engine.stops[0] > 0, "it has searched nothing yet");
  session.serve({ id: 4, call: "think", ask: { level: "20" } });
  await until((response) => response.kind === "thought" && response.id === 4);
  session.serve({ id: 5, call: "stop", ask: {} });
  assert.equal(engine.stops[1], 0);
  session.leave();
});

/** @param {number} id */
const gaveUp = (id) => (/** @type {Response} */ response) =>
  response.kind === "error" && response.id === id && response.error.code === "proof-too-long";

test("a proof runs in slices, and other calls are answered in between", async () => {
  const { engine, told, until, session } = sit();
  const proof = { proven: false, action: null, moves: null };
  let open = true;
  engine.proof = () => (open ? null : proof);
  session.serve({ id: 1, call: "prove", ask: { moves: 3 } });
  session.serve({ id: 2, call: "prove", ask: { moves: 2 } });
  session.serve({ id: 3, call: "whyNot", ask: { from: 0, to: 1 } });
  await until(answerTo(3));
  assert.equal(told.some(answerTo(1)), false);
  open = false;
  await until(answerTo(2));
  const answers = told.filter(({ kind }) => kind === "answer").map((r) => "id" in r && r.id);
  assert.deepEqual(answers, [3, 1, 2]);
  session.leave();
});

test("a search and a proof report their progress, an analysis doesn't", async () => {
  let nowMs = 0;
  const { engine, told, until, session } = sit(() => nowMs);
  const times = () => told.flatMap((one) => (one.kind === "progress" ? [one] : []));
  engine.capMs = 1_000;
  engine.onSlice = (nodes) => void (nowMs += nodes / 10);
  session.serve({ id: 1, call: "think", ask: { level: "8" } });
  await until(answerTo(1));
  assert.ok(times().length >= 3 && times().length <= 5, String(times().length));
  assert.ok(times().every(({ id, time }) => id === 1 && time.mostMs === 750));
  engine.proof = ({ nodes }) => {
    nowMs += nodes / 10;
    return null;
  };
  session.serve({ id: 2, call: "prove", ask: { moves: 8 } });
  await until(gaveUp(2));
  const proofs = times().filter(({ id }) => id === 2);
  assert.ok(proofs.length > 10 && proofs.every(({ time }) => time.mostMs === 5_000));
  session.serve({ id: 3, call: "analyse", ask: { lines: 1 } });
  await until((one) => one.kind === "thought" && one.id === 3 && one.thought.depth >= 40);
  session.serve({ id: 4, call: "stop", ask: {} });
  assert.equal(times().filter(({ id }) => id === 3).length, 0);
  session.leave();
});

test("a stopped proof can be requested again and is found", async () => {
  const { engine, told, until, session } = sit();
  let [slices, found] = [0, false];
  engine.proof = () => {
    slices += 1;
    return found ? { action: "e2e4", moves: 1 } : null;
  };
  session.serve({ id: 1, call: "prove", ask: { moves: 3 } });
  while (slices < 3) await new Promise((resolve) => setTimeout(resolve));
  session.serve({ id: 2, call: "stop", ask: {} });
  assert.ok(told.some(gaveUp(1)));
  const before = slices;
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(slices, before, "nothing is proved after a stop");
  found = true;
  session.serve({ id: 3, call: "prove", ask: { moves: 3 } });
  await until(answerTo(3));
  session.leave();
});

test("a proof ends undecided on timeout, change of the game, or stop", async () => {
  let nowMs = 0;
  const { engine, told, until, session } = sit(() => nowMs);
  engine.proof = ({ nodes }) => {
    nowMs += nodes;
    return null;
  };
  session.serve({ id: 1, call: "prove", ask: { moves: 8 } });
  await until(gaveUp(1));
  assert.ok(nowMs > 4_000 && nowMs <= 5_000, String(nowMs));
  for (const [id, call] of /** @type {const} */ ([
    [2, "play"],
    [4, "stop"],
  ])) {
    session.serve({ id, call: "prove", ask: { moves: 8 } });
    session.serve(bare(id + 1, call));
    assert.ok(told.some(gaveUp(id)), call);
  }
  session.leave();
});

test("the seed is the same for one game and new for the next", async (t) => {
  const { engine, told, until, session } = sit();
  t.after(() => session.leave());
  let id = 0;
  const seedAfter = async (/** @type {string} */ call, /** @type {object} */ ask = {}) => {
    session.serve(bare((id += 1), call, ask));
    await until((response) => "id" in response && response.id === id);
    const searches = /** @type {const} */ (["think", "hint"]);
    for (const search of searches)
      session.serve({ id: (id += 1), call: search, ask: { level: "3" } });
    const [move, hint] = engine.searches.slice(-2);
    assert.deepEqual([move.hint, hint], [false, { seed: move.seed, hint: true }]);
    return move.seed;
  };

  const first = await seedAfter("games");
  for (const call of /** @type {const} */ ([
    "play",
    "playSearchResult",
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
  for (const call of /** @type {const} */ (["open", "openFile", "load"]))
    seeds.add(await seedAfter(call, { text: "own" }));
  for (const call of /** @type {const} */ (["open", "studyStart", "studyLoad"]))
    seeds.add(await seedAfter(call));
  seeds.add(await seedAfter("unseal", { sealed: await sealedBy(session, until), key: null }));
  assert.equal(seeds.size, 8);

  const other = sit();
  t.after(() => other.session.leave());
  other.session.serve({ id: 1, call: "think", ask: { level: "3" } });
  assert.ok(!seeds.has(other.engine.searches[0].seed), "it can't be predicted");
});

test("the page gets a game with its secrets only sealed, and can't tell two of them apart", async (t) => {
  const { engine, told, until, session } = sit();
  t.after(() => session.leave());
  const one = await sealedBy(session, until);
  engine.secret = "Q or something longer";
  const other = await sealedBy(session, until, null, 901);
  assert.equal(one.length, other.length);
  session.serve({ id: 1, call: "unseal", ask: { sealed: one, key: null } });
  // It waits for the game that is being opened.
  session.serve({ id: 2, call: "look", ask: { seat: 0 } });
  await until(answerTo(2));
  assert.deepEqual(engine.asked, ["1. e2e4 {K}", "look"]);
  const opened = told.find(answerTo(1));
  assert.deepEqual(opened, {
    kind: "answer",
    id: 1,
    answer: { view: "1. e2e4 {K}".length, ...SEATED, review: null },
  });
  assert.doesNotMatch(JSON.stringify(told), /\{[KQ]/);
});

test("a review is in the seal", async (t) => {
  const { told, until, session } = sit();
  t.after(() => session.leave());
  const review = { plies: ["reviewed"] };
  session.serve({ id: 1, call: "seal", ask: { headers: {}, ...SEATED, review, key: null } });
  const response = await until(answerTo(1));
  const sealed = response.kind === "answer" ? String(response.answer) : "";
  assert.doesNotMatch(Buffer.from(sealed.split(":")[1] ?? "", "base64url").toString(), /review/);
  session.serve({ id: 2, call: "unseal", ask: { sealed, key: null } });
  await until(answerTo(2));
  const opened = told.find(answerTo(2));
  assert.deepEqual(opened?.kind === "answer" && /** @type {any} */ (opened.answer).review, review);
});

test("the page's key seals what another worker opens, and no other key does", async (t) => {
  const [here, there] = [sit(), sit()];
  t.after(() => [here, there].forEach(({ session }) => session.leave()));
  const key = await makeKey();
  here.engine.computer = "kept";
  const sealed = await sealedBy(here.session, here.until, key);
  there.session.serve({ id: 1, call: "unseal", ask: { sealed, key } });
  await there.until(answerTo(1));
  const texts = [sealed, await seal(key, { damaged: "text" }, 1024), "menagerie-sealed-1:00:00"];
  const codes = ["seal-damaged", "seal-damaged", "seal-format"];
  for (const [at, text] of texts.entries()) {
    const id = 10 + at;
    const ask = { sealed: text, key: at === 0 ? await makeKey() : key };
    there.session.serve({ id, call: "unseal", ask });
    await there.until((one) => one.kind === "error" && one.id === id);
    assert.deepEqual(there.told.at(-1), {
      kind: "error",
      id,
      error: { code: codes[at], args: {} },
    });
  }
  assert.deepEqual(there.engine.asked, ["1. e2e4 {K}"]);
  assert.equal(there.engine.computer, "kept");
});

test("a session that ends while a game is opened leaves it alone", async () => {
  const { engine, told, until, session } = sit();
  const sealed = await sealedBy(session, until);
  session.serve({ id: 1, call: "unseal", ask: { sealed, key: null } });
  session.leave();
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual([engine.asked, told.some(answerTo(1))], [[], false]);
});

test("without WebCrypto nothing is sealed", async (t) => {
  withoutSubtle(t);
  const { told, until, session } = sit();
  session.serve({ id: 1, call: "seal", ask: { headers: {}, ...SEATED, key: null } });
  await until(answerTo(1));
  assert.deepEqual(told, [{ kind: "answer", id: 1, answer: null }]);
  session.leave();
});

/** @param {() => unknown} work */
async function warningsOf(work) {
  const { warn } = console;
  /** @type {string[]} */
  const warnings = [];
  console.warn = (text) => void warnings.push(text);
  try {
    await work();
  } finally {
    console.warn = warn;
  }
  return warnings;
}

const SOON = () => new Promise((resolve) => setTimeout(resolve));

test("the network of the opened game is fetched, and searches use it once it has come", async () => {
  /** @type {string[]} */
  const fetched = [];
  /** @type {(file: Uint8Array) => void} */
  let arrive = () => {};
  const { engine, until, session } = sit(undefined, (name) => {
    fetched.push(name);
    return new Promise((resolve) => (arrive = resolve));
  });
  session.serve({ id: 1, call: "open", ask: { game: "chess" } });
  assert.deepEqual(fetched, [], "this game has none");
  engine.missing = "alice";
  session.serve({ id: 2, call: "open", ask: { game: "alice" } });
  assert.deepEqual(fetched, ["alice"]);

  session.serve({ id: 3, call: "analyse", ask: { lines: 1 } });
  await until(deepThought);
  arrive(new Uint8Array(7));
  await SOON();
  assert.deepEqual(engine.asked, ["open", "open", "1 undefined"], "not during a search");
  session.serve({ id: 4, call: "analyse", ask: { lines: 2 } });
  session.serve({ id: 5, call: "think", ask: { level: "1" } });
  const asked = ["network of 7 bytes", "2 undefined", "think"];
  assert.deepEqual(engine.asked.slice(3), asked, "once");
  session.leave();
});

test("a network of a game that was left isn't used", async () => {
  const { engine, session } = sit(undefined, async () => new Uint8Array(7));
  engine.missing = "alice";
  session.serve({ id: 1, call: "open", ask: { game: "alice" } });
  await SOON();
  engine.missing = undefined;
  session.serve({ id: 2, call: "open", ask: { game: "chess" } });
  session.serve({ id: 3, call: "think", ask: { level: "1" } });
  assert.deepEqual(engine.asked, ["open", "open", "think"]);
  session.leave();
});

test("a slow network of the last game doesn't replace that of the new one", async () => {
  /** @type {Record<string, (file: Uint8Array) => void>} */
  const arrive = {};
  const { engine, session } = sit(undefined, (name) => {
    return new Promise((resolve) => (arrive[name] = resolve));
  });
  for (const [id, game] of ["slow", "fast"].entries()) {
    engine.missing = game;
    session.serve({ id, call: "open", ask: { game } });
  }
  arrive["fast"]?.(new Uint8Array(7));
  await SOON();
  arrive["slow"]?.(new Uint8Array(9));
  await SOON();
  session.serve({ id: 3, call: "think", ask: { level: "1" } });
  assert.deepEqual(engine.asked, ["open", "open", "network of 7 bytes", "think"]);
  session.leave();
});

test("a network that can't be fetched or read is left out with a warning", async () => {
  const unreachable = sit(undefined, () => Promise.reject(new Error("networks/alice: 404")));
  const damaged = sit(undefined, async () => new Uint8Array(0));
  const warnings = await warningsOf(async () => {
    for (const { engine, session } of [unreachable, damaged]) {
      engine.missing = "alice";
      session.serve({ id: 1, call: "open", ask: { game: "alice" } });
      await SOON();
      session.serve({ id: 2, call: "think", ask: { level: "1" } });
      session.serve({ id: 3, call: "think", ask: { level: "1" } });
      assert.deepEqual(engine.asked, ["open", "think", "think"]);
      session.leave();
    }
  });
  assert.deepEqual(warnings, ["Error: networks/alice: 404", "networks/alice.network: damaged"]);
});

test("a review waits for the network, so that its searches use the same evaluation", async () => {
  /** @type {(file: Uint8Array) => void} */
  let arrive = () => {};
  const { engine, told, until, session } = sit(undefined, () => {
    return new Promise((resolve) => (arrive = resolve));
  });
  engine.missing = "alice";
  session.serve({ id: 1, call: "load", ask: { record: "" } });
  session.serve({ id: 2, call: "goTo", ask: { ply: 3 } });
  session.serve({ id: 3, call: "review", ask: { nodes: 5, only: "e2e4" } });
  session.serve({ id: 4, call: "look", ask: {} });
  await SOON();
  assert.deepEqual(engine.asked, ["load", "goTo"]);
  arrive(new Uint8Array(7));
  await until(answerTo(4));
  assert.deepEqual(engine.asked.slice(2), ["network of 7 bytes", "review e2e4", "look"]);
  assert.ok(told.some(answerTo(1)) && told.some(answerTo(2)));
  session.leave();
});

test("a review goes on without a network that can't be fetched", async () => {
  const { engine, until, session } = sit(undefined, () => Promise.reject(new Error("offline")));
  const warnings = await warningsOf(async () => {
    engine.missing = "alice";
    session.serve({ id: 1, call: "load", ask: { record: "" } });
    session.serve({ id: 2, call: "review", ask: { nodes: 5, only: "e2e4" } });
    await until(deepThought);
  });
  assert.deepEqual(engine.asked, ["load", "review e2e4"]);
  assert.deepEqual(warnings, ["Error: offline"]);
  session.leave();
});

test("a network that comes after a review stopped waiting isn't used in it", async (t) => {
  /** @type {(file: Uint8Array) => void} */
  let arrive = () => {};
  const { engine, told, until, session } = sit(undefined, () => {
    return new Promise((resolve) => (arrive = resolve));
  });
  engine.missing = "alice";
  session.serve({ id: 1, call: "load", ask: { record: "" } });
  t.mock.timers.enable({ apis: ["setTimeout"] });
  session.serve({ id: 2, call: "review", ask: { nodes: 5, only: "e2e4" } });
  t.mock.timers.tick(5_000);
  t.mock.timers.reset();
  await until(deepThought);
  arrive(new Uint8Array(7));
  await SOON();
  session.serve({ id: 3, call: "review", ask: { nodes: 5, only: "d2d4" } });
  assert.deepEqual(engine.asked, ["load", "review e2e4", "review d2d4"]);
  assert.ok(told.some(answerTo(2)));
  session.leave();
});
