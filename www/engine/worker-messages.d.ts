// Messages between the page and its worker. protocol.d.ts, generated from Rust, declares the engine's calls; here are the
// additions of the worker. Errors, reasons and outcomes cross as codes with arguments; the words are in `www/i18n/`.

import type { INTERNAL } from "./messages.js";
import type {
  AnalyseRequest,
  Engine,
  Loaded,
  ReviewRequest,
  ThinkRequest,
  SearchInfo,
} from "./protocol.js";
import type { Reason as EngineError } from "../state/reasons.js";

export type Internal = (typeof INTERNAL)[number];

export type DirectCalls = {
  [Name in Exclude<keyof Engine, Internal | "prove" | "defend">]: {
    ask: Parameters<Engine[Name]> extends [infer Request] ? Request : {};
    answer: ReturnType<Engine[Name]>;
  };
};

/**
 * Calls that the worker answers in slices, so that it can receive others meanwhile. `think` searches for the player
 * to act. The engine fills in `best`, `line` and the score only if the viewer may know them; `playSearchResult` plays
 * the move in any case. `hint` searches for the viewer, who must be to act (`not-your-view`). `analyse` searches for
 * the best lines until `stop` or a call that changes the game; `review` searches a position of a game that is over
 * until it has looked at so many positions. All four send `thought` messages before they answer and never change the
 * game. `prove` and `defend` end with `proof-too-long` after some seconds, on `stop`, or on a call that changes the
 * game.
 */
export interface SlicedCalls {
  think: { ask: Omit<ThinkRequest, "seed" | "hint">; answer: SearchInfo };
  hint: { ask: Omit<ThinkRequest, "seed" | "hint">; answer: SearchInfo };
  analyse: { ask: AnalyseRequest; answer: SearchInfo };
  review: { ask: ReviewRequest; answer: SearchInfo };
  prove: { ask: Sliced<"prove">; answer: NonNullable<ReturnType<Engine["prove"]>> };
  defend: { ask: Sliced<"defend">; answer: NonNullable<ReturnType<Engine["defend"]>> };
  stop: { ask: {}; answer: null };
}

/** The worker chooses the number of nodes per slice. */
export type Sliced<Name extends "prove" | "defend"> = Omit<Parameters<Engine[Name]>[0], "nodes">;

/**
 * The game with its secrets crosses only encrypted: `seal` gives it with its players, their PINs and its review,
 * `unseal` opens it. Without a key it is sealed under the worker's own, which ends with the page. Null: this browser
 * can't encrypt.
 */
export interface SealCalls {
  seal: { ask: SealRequest; answer: string | null };
  unseal: { ask: { sealed: string; key: CryptoKey | null }; answer: Loaded & Seated & Reviewed };
}

export type Seated = { players: object[]; pins: (object | null)[] };

export type Reviewed = { review?: object | null };

export type SealRequest = Seated &
  Reviewed & { headers: Record<string, string>; key: CryptoKey | null };

/** All calls of the page: `ask` goes to the worker, `answer` comes back. */
export type EngineCalls = DirectCalls & SlicedCalls & SealCalls;

/** Page to worker. */
export type Request = {
  [Call in keyof EngineCalls]: { id: number; call: Call; ask: EngineCalls[Call]["ask"] };
}[keyof EngineCalls];

/** Page to worker, with a port: opens another session on it. */
export type SessionRequest = { kind: "session" };

/**
 * Page to worker, with a port to another worker, after a crash: the old one hands over its own key and ends, the new
 * one takes it.
 */
export type KeyRequest = { kind: "pass-key" } | { kind: "take-key" };

/** On such a port: closes the session. */
export type Leave = { kind: "leave" };

/** Worker to page, for every session. The first message is "ready", or "broken" if the Wasm couldn't start. */
export type Response =
  | { kind: "ready" }
  | { kind: "broken"; error: EngineError }
  | { kind: "answer"; id: number; answer: unknown }
  | { kind: "error"; id: number; error: EngineError }
  | { kind: "thought"; id: number; thought: SearchInfo }
  | { kind: "progress"; id: number; time: TimeSpent };

export type TimeSpent = { spentMs: number; mostMs: number };
