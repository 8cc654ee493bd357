// Messages between the page and its worker. protocol.d.ts, generated from Rust, declares the engine's calls; here are the
// additions of the worker. Errors, reasons and outcomes cross as codes with arguments; the words are in
// www/i18n/strings.js.

/** @import { AnalyseRequest, Engine, Loaded, ReviewRequest, ThinkRequest, SearchInfo } from "./protocol.js" */
/** @import { Reason as EngineError } from "../state/reasons.js" */

/**
 * Methods of the engine that the page can't call. The worker builds `think`, `hint`, `analyse`, `review`, `seal` and `unseal`
 * from them.
 */
export const INTERNAL = /** @type {const} */ ([
  "free",
  "missingNetwork",
  "setNetwork",
  "truth",
  "loadTruth",
  "startThinking",
  "startAnalysis",
  "startReview",
  "thinkSlice",
  "levelCapMs",
  "benchPerft",
  "benchSearch",
]);

/** @typedef {typeof INTERNAL[number]} Internal */

/**
 * @typedef {{
 *   [Name in Exclude<keyof Engine, Internal | "prove" | "defend">]: {
 *     ask: Parameters<Engine[Name]> extends [infer Request] ? Request : {},
 *     answer: ReturnType<Engine[Name]>,
 *   }
 * }} DirectCalls
 */

/**
 * Calls that the worker answers in slices, so that it can receive others meanwhile. `think` searches for the player to act.
 * The engine fills in `best`, `line` and the score only if the viewer may know them; `playSearchResult` plays the move in any
 * case. `hint` searches for the viewer, who must be to act (`not-your-view`). `analyse` searches for the best lines until
 * `stop` or a call that changes the game; `review` searches a position of a game that is over until it has looked at so many
 * positions. All four send `thought` messages before they answer and never change the game.
 * `prove` and `defend` end with `proof-too-long` after some seconds, on `stop`, or on a call that changes the game.
 * @typedef {object} SlicedCalls
 * @property {{ ask: Omit<ThinkRequest, "seed" | "hint">, answer: SearchInfo }} think
 * @property {{ ask: Omit<ThinkRequest, "seed" | "hint">, answer: SearchInfo }} hint
 * @property {{ ask: AnalyseRequest, answer: SearchInfo }} analyse
 * @property {{ ask: ReviewRequest, answer: SearchInfo }} review
 * @property {{ ask: Sliced<"prove">, answer: NonNullable<ReturnType<Engine["prove"]>> }} prove
 * @property {{ ask: Sliced<"defend">, answer: NonNullable<ReturnType<Engine["defend"]>> }} defend
 * @property {{ ask: {}, answer: null }} stop
 */

/**
 * The worker chooses the number of nodes per slice.
 * @template {"prove" | "defend"} Name
 * @typedef {Omit<Parameters<Engine[Name]>[0], "nodes">} Sliced
 */

/**
 * The game with its secrets crosses only encrypted: `seal` gives it with its players, their PINs and its review, `unseal`
 * opens it.
 * Without a key it is sealed under the worker's own, which ends with the page. Null: this browser can't encrypt.
 * @typedef {object} SealCalls
 * @property {{ ask: SealRequest, answer: string | null }} seal
 * @property {{ ask: { sealed: string, key: CryptoKey | null }, answer: Loaded & Seated & Reviewed }} unseal
 */

/** @typedef {{ players: object[], pins: (object | null)[] }} Seated */

/** @typedef {{ review?: object | null }} Reviewed */

/** @typedef {Seated & Reviewed & { headers: Record<string, string>, key: CryptoKey | null }} SealRequest */

/**
 * All calls of the page: `ask` goes to the worker, `answer` comes back.
 * @typedef {DirectCalls & SlicedCalls & SealCalls} EngineCalls
 */

/**
 * Page to worker.
 * @typedef {{ id: number, call: keyof EngineCalls, ask: unknown }} Request
 */

/**
 * Page to worker, with a port: opens another session on it.
 * @typedef {{ kind: "session" }} SessionRequest
 */

/**
 * Page to worker, with a port to another worker, after a crash: the old one hands over its own key and ends, the new one
 * takes it.
 * @typedef {{ kind: "pass-key" } | { kind: "take-key" }} KeyRequest
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

/** @typedef {{ spentMs: number, mostMs: number }} TimeSpent */

/** Version of these messages. The worker refuses pages with another one. */
export const PROTOCOL = 9;
