import type { Effects, Store } from "../../state/effects.js";
import type { ProblemFile } from "../learning.js";

/** "busy": the page is to move; "shown": the page plays both sides; "lost": the win was missed. */
export type Status = "open" | "busy" | "shown" | "lost" | "won";

export interface ProblemsState {
  game: string;
  problems: ProblemFile[];
  at: number;
  /** Null until the problem is on the board. */
  status: Status | null;
  goal: string;
  message: string;
  hints: number;
  /** It doesn't count as solved then. */
  helped: boolean;
  /** Plies at which the learner was to move, to take back to. */
  turns: number[];
  solved: string[];
  /** Whether what was solved could be stored. */
  kept: boolean;
}

export type ProblemsAction =
  | { kind: "close" }
  | { kind: "list"; game: string; problems: ProblemFile[]; solved: string[] }
  | { kind: "go-to"; at: number }
  | { kind: "restart"; message: string }
  | { kind: "hint" }
  | { kind: "take-back" }
  | { kind: "show" }
  | { kind: "moved" }
  // Results
  | { kind: "begun"; goal: string; message: string }
  | { kind: "told"; status: Status; message: string }
  | { kind: "answered"; ply: number; message: string }
  | { kind: "taken-back"; turns: number[] }
  | { kind: "said"; message: string }
  | { kind: "helped" }
  | { kind: "solved"; id: string; kept: boolean };

export type ProblemsStore = Store<ProblemsState, ProblemsAction>;
export type ProblemsEffects = Effects<ProblemsState, ProblemsAction>;
