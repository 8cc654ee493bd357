// What the page may have to tell: the engine's codes and its own. The words are in www/i18n.

import type { Argument as ReasonArgument, ErrorCode } from "../engine/protocol.js";

/** Codes of the page itself and of the worker. */
export type PageCode =
  | "computer-turn"
  | "claimed"
  | "draw-declined"
  | "nothing-to-undo"
  | "nothing-to-redo"
  | "move-empty"
  | "move-unreadable"
  | "link-broken"
  | "nothing-taught"
  | "link-position-refused"
  | "link-record-refused"
  | "text-refused"
  | "text-empty"
  | "text-unknown"
  | "file-unreadable"
  | "export-failed"
  | "computer-refuses"
  | "revealed-elsewhere"
  | "seal-format"
  | "seal-damaged"
  | "seats-fixed"
  | "time-over"
  | "secret-kept"
  | "storage-absent"
  | "storage-full"
  | "storage-failed"
  | "secrets-not-stored"
  | "storage-cleared"
  | "saved-game-unreadable"
  | "finished-kept"
  | "saved-game-gone"
  | "open-elsewhere"
  | "games-file-json"
  | "games-file-other"
  | "games-file-fault"
  | "games-file-large"
  | "part-missing"
  | "pieces-missing"
  | "games-file-left-out"
  | "games-file-at-table"
  | "games-file-variant-other"
  | "games-file-variant-fault"
  | "games-file-no-variant"
  | "learning-unreachable"
  | "learning-missing"
  | "learning-broken"
  | "own-game-not-kept"
  | "engine-slow"
  | "engine-unreachable"
  | "engine-sandboxed"
  | "engine-outdated"
  | "engine-crashed"
  | "engine-restarted"
  | "embed-adopted"
  | "embed-nothing"
  | "embed-property"
  | "embed-position-refused"
  | "embed-record-refused"
  | "embed-secretive"
  | "embed-watched"
  | "embed-view-only"
  | "seats-unreadable"
  | "orientation-unknown"
  | "src-unreachable"
  | "src-too-long"
  | "copied"
  | "copy-refused";

/** Why a compressed text can't be unpacked. The study page alone tells it, in words of its own. */
export type PackedCode = "packed-broken" | "packed-long" | "packed-unknown";

/**
 * Codes that need words. Of a refused move, the reason of the refusal is told instead. Without its network the
 * computer plays on, so the worker only warns on the console.
 */
export type ToldCode =
  PageCode | Exclude<ErrorCode, "refused-move" | "refused-drop" | "network-file">;

/** A code with arguments, which `reasonWords` puts into words. */
export interface Reason {
  code: ErrorCode | PageCode | PackedCode;
  args: Record<string, ReasonArgument>;
}

/** A reason that may have a cause: "this link can't be opened, because …". */
export type NestedReason = Reason & { why?: Reason };
