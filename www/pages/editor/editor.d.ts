// What the position editor shows, and its actions.

import type {
  Examination,
  GameInfo,
  PieceType,
  Seat,
  Setup,
  Square,
} from "../../engine/protocol.js";
import type { Effects, Store } from "../../state/effects.js";
import type { QuarterTurns } from "../../state/page-state.js";
import type { Reason } from "../../state/reasons.js";
import type { Steps } from "./editor-history.js";

export type Tool = "hand" | "eraser" | "wall" | { kind: PieceType; seat: Seat };

/** A piece in its player's hand. */
export interface Held {
  kind: PieceType;
  seat: Seat;
}

/** Where a piece comes from. */
export type Source = Square | Held;

/** Where a piece goes: to a square, into a player's hand, or away. */
export type Target = Square | { hand: Seat } | null;

export type Message = "replaced" | "copied" | Reason;

export interface EditorState {
  game: GameInfo | null;
  /** The position of the address. */
  link: string | null;
  steps: Steps | null;
  /** How the present setup came about. A run of typing is one step. */
  by: "hand" | "text" | "steps";
  /** Of the present setup, or of the one before while the engine examines it. */
  examination: Examination | null;
  isOpen: boolean;
  /** Why no position can be shown. */
  failed: Reason | null;
  /** In the text field. */
  text: string;
  /** Why the text can't be read: the board shows an earlier position. */
  refusal: Reason | null;
  said: Message[];
  tool: Tool;
  /** Of the piece that the hand tool has taken. */
  taken: Source | null;
  turned: QuarterTurns;
}

type Request =
  | { kind: "enter"; game: string; link: string | null; options: Record<string, string> }
  | { kind: "tool"; tool: Tool }
  | { kind: "press"; square: Square }
  | { kind: "press-hand"; seat: Seat; piece: PieceType }
  | { kind: "pick"; square: Square }
  | { kind: "carry"; from: Source; to: Target }
  | { kind: "take-off"; square: Square }
  | { kind: "edit"; setup: Setup }
  | { kind: "start" }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "type"; text: string; pasted: boolean }
  | { kind: "end-typing" }
  | { kind: "options"; options: Record<string, string> }
  | { kind: "write" }
  | { kind: "turn"; quarters: number }
  | { kind: "turn-tower"; degrees: number }
  | { kind: "leave-for"; way: "play" | "study" }
  | { kind: "copy"; what: "text" | "link" };

/** From the engine. */
type Result =
  | {
      kind: "started";
      game: GameInfo;
      link: string | null;
      examination: Examination;
      steps: Steps;
      said?: Message[];
    }
  | { kind: "examined"; examination: Examination; typed: boolean }
  | { kind: "amended"; setup: Setup }
  | { kind: "read"; game: GameInfo; examination: Examination }
  | { kind: "unreadable"; reason: Reason; text?: string }
  | { kind: "said"; said: Message[] }
  | { kind: "failed"; reason: Reason };

export type EditorAction = Request | Result;
export type EditorEffects = Effects<EditorState, EditorAction>;
export type EditorStore = Store<EditorState, EditorAction>;
