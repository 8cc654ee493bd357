// What the study page shows beside the game on its board, and its actions.

import type { DrawingTool } from "../../elements/board/board-props.js";
import type { Arrow, SearchInfo, StudyNode } from "../../engine/protocol.js";
import type { Reason } from "../../state/reasons.js";
import type { Effects, Store } from "../../state/effects.js";
import type { words } from "./study-words.js";
import type { Entry } from "./study-storage.js";
import type { StudyTree, Way } from "./study-tree.js";

export type Headers = Record<string, string>;

/** The study as text, with its headers, and the place of the current move in it. */
export interface SavedPoint {
  text: string;
  place: number;
}

/** What couldn't be opened and why. Its lines are counted in the file in which the text begins in its first line. */
export interface Fault {
  what: "link" | "text" | "file" | "partly" | "handed" | "kept" | "missing";
  reason: Reason | null;
  text: string | null;
  firstLine?: number;
  file?: string;
}

export interface Analysis {
  on: boolean;
  lines: number;
  /** Results of earlier searches are ignored. */
  search: number;
  running: boolean;
  result: SearchInfo | null;
  refusal: Reason | null;
}

export interface StudyState {
  tree: StudyTree | null;
  headers: Headers;
  now: SavedPoint;
  fault: Fault | null;
  message: string;
  /** Only until the next change, which undo would lose. */
  undoable: SavedPoint | null;
  /** The study's number in the storage. */
  kept: number | null;
  saving: keyof typeof words.keeping & ("draft" | "kept" | "full" | "absent");
  /** What is saved, or needn't be. */
  safe: SavedPoint;
  /** A study that could not be saved when another one replaced it, or when the page was left. */
  left: SavedPoint | null;
  entries: Entry[];
  analysis: Analysis;
  drawingTool: DrawingTool;
  tab: number;
}

export type Note = Partial<Pick<StudyNode, "comment" | "commentBefore" | "glyph" | "arrows">>;

type Request =
  | { kind: "enter"; game: string; parameters: Record<string, string> }
  | { kind: "offer"; left: SavedPoint | null }
  | { kind: "open-text"; text: string }
  | { kind: "open-saved"; id: number }
  | { kind: "open-left" }
  | { kind: "fresh" }
  | { kind: "copy" }
  | { kind: "delete" }
  | { kind: "name"; named: Headers }
  | { kind: "go"; node: number }
  | { kind: "walk"; way: Way }
  | { kind: "annotate"; node: number; note: Note }
  | { kind: "draw"; arrow: Arrow }
  | { kind: "clear-arrows" }
  | { kind: "play"; line: string[] }
  | { kind: "insert"; line: string[] }
  | { kind: "promote" }
  | { kind: "move-up" }
  | { kind: "remove" }
  | { kind: "undo" }
  | { kind: "analyse"; on: boolean }
  | { kind: "count-lines"; lines: number }
  | { kind: "list" }
  | { kind: "dismiss-fault" }
  | { kind: "drawing-tool"; change: Partial<DrawingTool> }
  | { kind: "tab"; tab: number };

/** From the engine and the storage. */
type Result =
  | { kind: "closed" }
  | { kind: "opened"; tree: StudyTree; headers: Headers; text: string; saves: boolean }
  | { kind: "changed"; tree: StudyTree; headers?: Headers; text: string }
  | { kind: "failed"; fault: Fault }
  | { kind: "said"; message: string; undoable: SavedPoint | null }
  | { kind: "continued"; id: number }
  | { kind: "copied" }
  | { kind: "saved"; id: number | null }
  | { kind: "listed"; entries: Entry[] }
  | { kind: "left-opened"; left: SavedPoint }
  | { kind: "search"; runs: boolean }
  | { kind: "found"; search: number; result: SearchInfo }
  | { kind: "search-ended"; search: number; refusal: Reason | null };

export type StudyAction = Request | Result;
export type StudyEffects = Effects<StudyState, StudyAction>;
export type StudyStore = Store<StudyState, StudyAction>;

/** What the parts of the page do. Typed text is flushed before. */
export type Perform = (action: Request) => void;
