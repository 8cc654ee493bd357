import type { Effects, Store } from "../../state/effects.js";
import type { StepFile } from "../learning.js";

export interface LessonState {
  game: string;
  steps: StepFile[];
  /** After the last step the lesson is over. */
  at: number;
  hints: number;
  mayHint: boolean;
  /** The task of the step. */
  done: boolean;
  message: string;
  /** The steps that were done once. */
  seen: string[];
  /** Whether they could be stored. */
  kept: boolean;
}

export type LessonAction =
  | { kind: "close" }
  | { kind: "list"; game: string; steps: StepFile[]; seen: string[] }
  | { kind: "go-to"; at: number }
  | { kind: "restart"; message: string }
  | { kind: "hint" }
  | { kind: "moved" }
  // Results
  | { kind: "begun" }
  | { kind: "said"; message: string }
  | { kind: "reached" }
  | { kind: "seen"; id: string; kept: boolean };

export type LessonStore = Store<LessonState, LessonAction>;
export type LessonEffects = Effects<LessonState, LessonAction>;
