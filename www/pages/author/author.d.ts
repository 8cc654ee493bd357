import type { FileFault, GameInfo } from "../../engine/protocol.js";
import type { Effects, Store } from "../../state/effects.js";

export interface Verdict {
  text: string;
  tone: "" | "fine" | "faulty";
  /** Of a fine file: warnings. */
  faults: FileFault[];
}

export interface AuthorState {
  /** In the field. */
  text: string;
  /** On the board: the last text without faults. */
  shown: string;
  /** Null if the text has faults. */
  info: GameInfo | null;
  verdict: Verdict;
  message: string;
  removal: "no" | "offered" | "asked";
  /** Beside the text: preview or reference. */
  panel: number;
}

export type AuthorAction =
  | { kind: "write"; text: string }
  /** Replaces the draft, which is kept. With `undoable`, the browser can take it back. */
  | { kind: "start-from"; text: string; undoable?: boolean }
  | { kind: "start-from-game"; game: string }
  | { kind: "open-link"; packed: string }
  | { kind: "open-files"; files: File[]; toImport?: boolean }
  | { kind: "check" }
  | { kind: "show-again" }
  | { kind: "play" }
  | { kind: "save" }
  | { kind: "copy-link" }
  | { kind: "ask-removal"; asked: boolean }
  | { kind: "remove" }
  | { kind: "panel"; panel: number }
  | { kind: "leave" }
  // Results
  | { kind: "replaced"; text: string }
  | { kind: "checked"; info: GameInfo | null; verdict: Verdict; isOwn: boolean }
  | { kind: "shown"; text: string }
  | { kind: "failed"; text: string }
  | { kind: "said"; message: string; reveals: boolean };

export type AuthorStore = Store<AuthorState, AuthorAction>;
export type AuthorEffectTable = Effects<AuthorState, AuthorAction>;
