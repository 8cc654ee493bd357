// The Wasm side of the engine. Alone in loading Wasm; turns calls into calls of `Engine`, and thinking into slices, so
// that "stop" is heard between two of them.

import { PROTOCOL } from "./protocol.js";

/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./protocol.js").Model} Model */
/** @typedef {import("./protocol.js").Request} Request */
/** @typedef {import("./protocol.js").Response} Response */
/** @typedef {import("./protocol.js").Thought} Thought */

/**
 * What the Wasm glue offers. Times are milliseconds.
 * @typedef {object} Engine
 * @property {(name: string, ask: unknown, luck: Uint8Array) => unknown} call  throws an `EngineError`
 * @property {(level: number, seed: number, hint: boolean, model?: Model) => void} startThinking  a hint is
 *   for the seat that looks alone
 * @property {() => Thought} thinkSlice
 * @property {(level: number) => number} levelCapMs
 */

/**
 * The one search under way.
 * @typedef {object} Thinking
 * @property {number} id
 * @property {number} endMs  by `performance.now()`
 * @property {Thought | null} thought
 * @property {string} told   what the page knows of it, to tell only news
 */

/** The calls which may come during a search without ending it: they don't change the game. */
const HARMLESS = new Set([
  "games",
  "look",
  "secrets",
  "record",
  "seal",
  "beliefs",
  "reach",
  "promotions",
  "whyNot",
  "attackers",
  "preview",
  "previewNotation",
]);

/** Fresh for each call: salts and choices made by chance grow from it. */
const LUCK_BYTES = 32;

/** @type {DedicatedWorkerGlobalScope} */
const scope = /** @type {any} */ (self);

/** @type {Thinking | null} */
let thinking = null;

// Slices queue behind the messages that came meanwhile; a timeout would be clamped to 4 ms after a few turns.
const nextSlice = new MessageChannel();

/** @param {Response} response */
function tell(response) {
  scope.postMessage(response);
}

/**
 * @param {unknown} error
 * @returns {error is EngineError}
 */
function isEngineError(error) {
  return typeof error === "object" && error !== null && "code" in error && "args" in error;
}

async function loadEngine() {
  // Not a literal: the glue exists only after the build.
  const glue = "../menagerie.js";
  const module = await import(glue);
  await module.default();
  return /** @type {Engine} */ (new module.Engine());
}

/**
 * @param {Engine} engine
 * @param {Request} request
 */
function answer(engine, { id, call, ask }) {
  if (call === "think" || call === "hint") {
    begin(engine, id, /** @type {{level: number, model?: Model}} */ (ask), call === "hint");
    return;
  }
  if (!HARMLESS.has(call)) finish(engine);
  const luck = crypto.getRandomValues(new Uint8Array(LUCK_BYTES));
  tell({ kind: "answer", id, answer: call === "stop" ? null : engine.call(call, ask, luck) });
}

/**
 * @param {Engine} engine
 * @param {number} id
 * @param {{level: number, model?: Model}} ask
 * @param {boolean} hint
 */
function begin(engine, id, { level, model }, hint) {
  finish(engine);
  // Where a computer hides its crown grows from the seed, so that nobody may be able to guess it.
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  engine.startThinking(level, seed, hint, model);
  thinking = { id, endMs: performance.now() + engine.levelCapMs(level), thought: null, told: "" };
  nextSlice.port2.postMessage(null);
}

/** @param {Engine} engine */
function think(engine) {
  if (thinking === null) return;
  const thought = engine.thinkSlice();
  thinking.thought = thought;
  if (thought.done || performance.now() >= thinking.endMs) {
    finish(engine);
    return;
  }
  const news = `${thought.depth} ${thought.best} ${thought.line.join(" ")}`;
  if (news !== thinking.told) {
    thinking.told = news;
    tell({ kind: "thought", id: thinking.id, thought });
  }
  nextSlice.port2.postMessage(null);
}

/**
 * Ends the search, if there is one, by answering with the best found.
 * @param {Engine} engine
 */
function finish(engine) {
  if (thinking === null) return;
  const { id, thought } = thinking;
  thinking = null;
  // Stopped before the first slice: one slice finds at least some move.
  tell({ kind: "answer", id, answer: thought ?? engine.thinkSlice() });
}

/**
 * Answers a failure. A fault that isn't the engine's own answer is a crash: its state can't be trusted any more, so
 * it's thrown on for the page to see, which starts a new worker.
 * @param {number} id
 * @param {() => void} work
 */
function guarded(id, work) {
  try {
    work();
  } catch (error) {
    if (!isEngineError(error)) throw error;
    tell({ kind: "error", id, error: { code: error.code, args: error.args } });
  }
}

/** @param {Engine} engine */
function serve(engine) {
  scope.onmessage = (event) => guarded(event.data.id, () => answer(engine, event.data));
  nextSlice.port1.onmessage = () => {
    if (thinking !== null) guarded(thinking.id, () => think(engine));
  };
  for (const early of tooEarly) guarded(early.id, () => answer(engine, early));
  tell({ kind: "ready" });
}

/** @type {Request[]} */
const tooEarly = [];
scope.onmessage = (event) => tooEarly.push(event.data);

if (scope.name === `menagerie ${PROTOCOL}`) {
  loadEngine().then(serve, () =>
    tell({ kind: "broken", error: { code: "engine-unreachable", args: {} } }),
  );
} else {
  tell({ kind: "broken", error: { code: "engine-outdated", args: {} } });
}
