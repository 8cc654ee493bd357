// All actions that change the state: requests of players, and results from the engine and the browser.

import type {
  Arrow,
  Square,
  GameInfo,
  Model,
  PieceType,
  Preview,
  Secret,
  SecretField,
  Seat,
  SearchInfo,
  View,
} from "../engine/protocol.js";
import type { Browsing } from "./browsing.js";
import type { Reason, NestedReason } from "./reasons.js";
import type { GalleryPart, PageRoute } from "./routes.js";
import type { Clock } from "./clock.js";
import type { TimeControl } from "./time-control.js";
import type { Progress } from "./progress.js";
import type { Review } from "./review.js";
import type {
  Added,
  Answer,
  PwaStatus,
  Dialog,
  Pasted,
  ExportFormat,
  Hint,
  Insight,
  Lesson,
  ShownLine,
} from "./page-state.js";
import type {
  Branch,
  Pause,
  Pin,
  Player,
  QuarterTurns,
  Selection,
  Shelf,
  Tab,
  Taught,
  StudyOffer,
  Consent,
} from "./page-state.js";
import type { Settings } from "./settings.js";
import type { DropSquare, Premove, Squares } from "./premove.js";
import type { PastedWay } from "./pasted.js";

/** Changes of the game on the table. They are refused while another tab has it. */
export type GameChange =
  | { kind: "play"; action: string }
  | { kind: "branch"; action: string }
  | { kind: "undo" }
  | { kind: "redo" }
  | { kind: "resign" }
  | { kind: "offer-draw"; seat: Seat }
  | { kind: "claim-draw" }
  | { kind: "answer-draw"; seat: Seat; agrees: boolean }
  | { kind: "flag"; seat: Seat }
  | { kind: "stop-clocks" }
  | { kind: "start-clocks" }
  | {
      kind: "choose-secret";
      seat: Seat;
      field: SecretField;
      value: string | null;
      pin?: string | null;
    }
  | { kind: "give-up-pin" }
  | { kind: "consent"; pins: string[] }
  | { kind: "seat"; seat: Seat; player: Player }
  | { kind: "names"; names: (string | undefined)[] }; // by seat

/**
 * Requests of players. Some also need a controller to call the engine. Text of "type" may be a question; its `mark`
 * returns with "settled".
 */
export type PlayerAction =
  | GameChange
  | { kind: "type"; text: string; mark: symbol }
  | { kind: "type-move"; text: string }
  | { kind: "jump"; ply: number }
  | { kind: "browse"; way: Browsing } // quick steps add up
  | { kind: "replay" }
  | { kind: "review" }
  | { kind: "stop-review" }
  | { kind: "walk-line"; ply: number }
  | { kind: "step-line"; at: number }
  | { kind: "leave-line" }
  | {
      kind: "new-game";
      players: Player[];
      model: Model | null;
      options: Record<string, string>;
      control?: TimeControl | null;
      sameStart?: boolean;
    }
  | { kind: "close-result" }
  | { kind: "save-clock" }
  | { kind: "cover" }
  | { kind: "cover-to-show" }
  | { kind: "hand-over" }
  | { kind: "uncover"; pin: string }
  | { kind: "show-secret"; aloud: boolean }
  | { kind: "hide-secret" }
  | { kind: "secret-speech"; speech: "allowed" | "refused" }
  | { kind: "ask-consent" }
  | { kind: "refuse-consent" }
  | { kind: "full-record"; full: boolean }
  | { kind: "turn"; quarters: number }
  | { kind: "settings"; change: Partial<Settings> }
  | { kind: "around"; around: boolean }
  | { kind: "hint" }
  | { kind: "stop" }
  | { kind: "pause" }
  | { kind: "resume" }
  | { kind: "select"; selection: Partial<Selection> }
  | { kind: "premove"; premove: Squares | DropSquare | null } // null cancels all
  | { kind: "premove-promotion"; promotion: PieceType } // of the last
  | { kind: "draw"; arrow: Arrow }
  | { kind: "erase" }
  | { kind: "miss"; square: Square }
  | { kind: "show-searched"; shown: boolean }
  | { kind: "beliefs"; seat: Seat }
  | { kind: "close-insight" }
  | { kind: "show-engine"; shown: boolean }
  | { kind: "refuse"; reason: Reason | null }
  | { kind: "tab"; tab: Tab }
  | { kind: "dialog"; dialog: Dialog | null }
  | { kind: "lesson"; lesson: Lesson | null }
  | { kind: "print" }
  | { kind: "copy"; what: "record" | "short-record" | "position" | "game-link" | "position-link" }
  | { kind: "copy-code"; what: "element-code" | "frame-code"; code: string }
  | { kind: "download" }
  | { kind: "copy-export"; format: "pgn" | "png" | "svg" }
  | { kind: "save-export"; format: ExportFormat; width?: number; moveMs?: number }
  | { kind: "stop-export" }
  | { kind: "study" }
  | { kind: "mistakes" }
  | { kind: "study-variations" }
  | { kind: "leave-variations" }
  | { kind: "open-text"; text: string }
  | { kind: "open-file"; file: File }
  | { kind: "paste"; text: string }
  | { kind: "open-pasted"; way: PastedWay; pasted: Pasted }
  | { kind: "leave-pasted" }
  | { kind: "save-games"; passphrase: string | null }
  | { kind: "choose-games-file" }
  | { kind: "stop-adding" }
  | { kind: "leave-file" }
  | { kind: "add-games"; text: string; passphrase?: string | null }
  | { kind: "stop-keeping" }
  | { kind: "delete-game"; id: string }
  | { kind: "take-over" }
  | { kind: "adopt"; text: string }
  | { kind: "forget-game"; id: string }
  | { kind: "update" }
  | { kind: "update-later" }
  | { kind: "complain"; reason: Reason }
  | { kind: "dismiss"; id: number };

/** Results from the engine, the storage and the browser. */
export type SystemAction =
  | { kind: "games"; games: GameInfo[]; others?: number; taught?: Record<string, Taught> }
  | { kind: "engine-broken"; reason: Reason }
  | { kind: "gallery"; part?: GalleryPart | null }
  | { kind: "opening" }
  | { kind: "page"; page: PageRoute }
  | { kind: "shelf"; shelf: Shelf }
  | { kind: "elsewhere" }
  | { kind: "added"; added: Added[] }
  | { kind: "adding"; progress: Progress | null }
  | { kind: "file-locked"; text: string; wrong: boolean }
  | { kind: "file-unlocked" }
  | { kind: "pwa-status"; change: Partial<PwaStatus> }
  | { kind: "pasted"; pasted: Pasted }
  | { kind: "lost"; reason: NestedReason }
  | {
      kind: "opened";
      info: GameInfo;
      view: View;
      players: Player[];
      model: Model | null;
      turned: QuarterTurns;
      pause: Pause;
      pins: (Pin | null)[];
      clock?: Clock | null;
      coverFor: Seat | null;
      spectated: boolean;
      elsewhere?: boolean;
      filed?: boolean;
      secrets: Secret[] | null;
      pieceValues?: number[];
      review?: Review | null;
      headers?: Record<string, string> | null;
      studyOffer?: StudyOffer | null;
      awaited?: boolean;
    }
  | { kind: "seated"; players: Player[] }
  | { kind: "turned"; quarters: number }
  | { kind: "played"; view: View; secrets: Secret[] | null }
  | { kind: "moved-in-record"; view: View; secrets: Secret[] | null; browsing?: boolean }
  | { kind: "asked-to-branch"; branch: Branch }
  | { kind: "time"; control: TimeControl; ply: number; ms: number }
  | { kind: "flag-fallen"; seat: Seat }
  | { kind: "looked"; view: View; secrets: Secret[] | null; shares?: boolean }
  | { kind: "covered"; seat: Seat; view: View }
  | { kind: "watch"; only: boolean }
  | { kind: "wrong-pin" }
  | { kind: "pin-offered"; seat: Seat }
  | { kind: "pin-settled"; seat: Seat; pin: Pin }
  | { kind: "secrets"; secrets: Secret[] }
  | { kind: "consent-needed"; about: Consent["about"]; from: number }
  | { kind: "consent-wrong"; seats: Seat[] }
  | { kind: "consent-over" }
  | { kind: "premove-dropped"; premove: Premove }
  | { kind: "replayed"; views: View[] }
  | { kind: "reviewed"; review: Review }
  | { kind: "line"; line: ShownLine }
  | { kind: "exporting"; progress: Progress | null }
  | { kind: "reviewing"; progress: Progress | null; fault?: Reason | null }
  | { kind: "recorded"; record: string }
  | { kind: "search-started"; purpose: "move" | "hint"; seat: Seat }
  | { kind: "search-info"; info: SearchInfo }
  | { kind: "search-progress"; progress: Progress }
  | { kind: "search-ended" }
  | { kind: "hinted"; hint: Hint | null }
  | { kind: "preview"; lesson: Lesson; preview: Preview }
  | { kind: "answered"; answer: Answer }
  | { kind: "settled"; mark: symbol }
  | { kind: "insight"; insight: Insight }
  | { kind: "stored" }
  | { kind: "copied" }
  | { kind: "notice"; tone: "info" | "fault"; reason: NestedReason };
