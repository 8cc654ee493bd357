// What the page and its worker say to each other. The calls and their messages are the engine's own: protocol.d.ts, which is
// generated from the Rust side, declares them. Here is what the worker adds. No words cross: errors, reasons and outcomes are
// codes with arguments, and www/i18n/strings.js has the words.

/** @typedef {import("./protocol.js").AnalyseRequest} AnalyseRequest */
/** @typedef {import("./protocol.js").Engine} Engine */
/** @typedef {import("./protocol.js").EngineError} EngineError */
/** @typedef {import("./protocol.js").ThinkRequest} ThinkRequest */
/** @typedef {import("./protocol.js").SearchInfo} SearchInfo */

/** The methods of the engine that the page can't call. The worker makes `think`, `hint` and `analyse` of some of them. */
export const INTERNAL = /** @type {const} */ ([
  "free",
  "startThinking",
  "startAnalysis",
  "thinkSlice",
  "levelCapMs",
  "benchPerft",
  "benchSearch",
]);

/** @typedef {typeof INTERNAL[number]} Internal */

/**
 * The engine's calls as the page makes them.
 * @typedef {{
 *   [Name in Exclude<keyof Engine, Internal | "prove" | "defend">]: {
 *     ask: Parameters<Engine[Name]> extends [infer Request] ? Request : {},
 *     answer: ReturnType<Engine[Name]>,
 *   }
 * }} DirectCalls
 */

/**
 * The calls that the worker answers in slices, so that it can receive other calls meanwhile.
 *
 * `think` searches for a move of the player to act. The engine fills `best`, `line` and the score only if the viewer may know
 * them; `playThought` plays the move in any case. `hint` does the same for the viewer, who must be the player to act
 * (`not-your-view`). `analyse` searches for the best lines until `stop` or a call that changes the game. All three send
 * messages of kind `thought` before they answer, and never change the game.
 *
 * `prove` and `defend` end with `proof-too-long` after some seconds, or on `stop` or a call that changes the game.
 * @typedef {object} SlicedCalls
 * @property {{ ask: Omit<ThinkRequest, "seed" | "hint">, answer: SearchInfo }} think
 * @property {{ ask: Omit<ThinkRequest, "seed" | "hint">, answer: SearchInfo }} hint
 * @property {{ ask: AnalyseRequest, answer: SearchInfo }} analyse
 * @property {{ ask: Sliced<"prove">, answer: NonNullable<ReturnType<Engine["prove"]>> }} prove
 * @property {{ ask: Sliced<"defend">, answer: NonNullable<ReturnType<Engine["defend"]>> }} defend
 * @property {{ ask: {}, answer: null }} stop
 */

/**
 * The worker decides how many positions a slice searches.
 * @template {"prove" | "defend"} Name
 * @typedef {Omit<Parameters<Engine[Name]>[0], "nodes">} Sliced
 */

/**
 * Every call of the page: `ask` goes to the worker, `answer` comes back.
 * @typedef {DirectCalls & SlicedCalls} EngineCalls
 */

/**
 * Page to worker.
 * @typedef {{ id: number, call: keyof EngineCalls, ask: unknown }} Request
 */

/**
 * Page to worker, with a port: opens one more session there, with a game of its own.
 * @typedef {{ kind: "session" }} SessionRequest
 */

/**
 * On such a port: closes the session.
 * @typedef {{ kind: "leave" }} Leave
 */

/**
 * Worker to page, for every session. The first message is "ready", or "broken" if the Wasm couldn't start.
 * @typedef {{ kind: "ready" }
 *   | { kind: "broken", error: EngineError }
 *   | { kind: "answer", id: number, answer: unknown }
 *   | { kind: "error", id: number, error: EngineError }
 *   | { kind: "thought", id: number, thought: SearchInfo }
 *   | { kind: "progress", id: number, time: TimeSpent }} Response
 */

/**
 * The progress of a call that takes at most `mostMs`.
 * @typedef {{ spentMs: number, mostMs: number }} TimeSpent
 */

/** Version of these messages. The worker refuses a page that has another one. */
export const PROTOCOL = 5;
