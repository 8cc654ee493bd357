// What the page knows and shows. `state.js` has the initial values, `actions.d.ts` lists what changes it.

import type {
  Arrow,
  GameInfo,
  View,
  Secret,
  SearchInfo,
  Preview,
  Seat,
  PieceType,
  Square,
  Belief,
  Model,
  TextKind,
} from "../engine/protocol.js";
import type { NestedReason, Reason } from "./reasons.js";
import type { GalleryPart, PageRoute } from "./routes.js";
import type { Premove } from "./premove.js";
import type { Progress } from "./progress.js";
import type { Settings } from "./settings.js";
import type { PlayerAction, SystemAction } from "./actions.js";
import type { GameSummary } from "./game-summary.js";
import type { Question } from "./question.js";
import type { Clock } from "./clock.js";
import type { Review } from "./review.js";
import type { Effects, Store } from "./effects.js";

/** The player at a seat. The level is kept while a human plays, for switching back. */
export interface Player {
  player: "human" | "computer";
  level: string; // see levels.js
  name?: string; // of the person, kept while the computer plays; absent: not asked yet
  resigned?: boolean; // the computer plays on for a human
}

export type Tab = "moves" | "pieces" | "share" | "review";

export type ExportFormat = "pgn" | "png" | "svg" | "gif";

export type Dialog = "new-game" | "resign" | "speak-secret" | "keys" | "branch";

/** A text that a player has pasted, and what it is. */
export interface Pasted {
  kind: TextKind | "link";
  text: string;
  game: string | null; // its id
  fault: Reason | null; // why it can’t be opened
  here: boolean; // whether it was pasted at the table
}

/** The board's clockwise quarter turns from the first seat's point of view. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** A PIN as a salt and a hash of salt and PIN, both hexadecimal. */
export interface Pin {
  salt: string;
  hash: string;
  rounds?: number; // of PBKDF2; old editions used a single SHA-256
}

/** Hides the table while the device is passed on. Meanwhile the state holds only what a spectator may see. */
export interface Cover {
  seat: Seat; // the player to take the device
  wrongPin: boolean; // the last PIN was wrong
}

/**
 * Asks all players whether the game may continue from before something was learnt of a secret, although another copy
 * of it has revealed one, or whether the secrets of an abandoned game may be revealed.
 */
export interface Consent {
  about: "take-back" | "elsewhere" | "reveal";
  from: number; // where to return without consent
  wrong: Seat[]; // seats whose PIN was wrong
}

/** A draw that a player offers, and who has agreed so far. */
export interface DrawOffer {
  seat: Seat;
  agreed: Seat[];
}

/** Why a computer seat waits: `hand` for a pause by a player, `browsing` because moves were taken back. */
export type Pause = "none" | "hand" | "browsing";

export interface Notice {
  id: number;
  tone: "info" | "fault";
  reason: NestedReason;
  game: string | null; // the game on the table when it was shown; null if none
}

export interface Lesson {
  kind: PieceType;
  seat: Seat;
  from: Square;
  present: boolean; // in the current position instead of on an empty board
}

/** What a player is about to place: a piece in hand, the hidden crown, half of a split monarch, or a wall. */
export type Order =
  { kind: "drop"; piece: PieceType } | { kind: "hide" } | { kind: "split" } | { kind: "wall" };

/** What a player has selected on the board. Each excludes the others. */
export interface Selection {
  chosen: Square | null; // of an own piece
  examined: Square | null; // of an opponent's piece
  order: Order | null;
}

/** Squares without a hidden crown: publicly known, and noted by the viewer. */
export type SquareNotes = { searched: Square[]; missed: Square[] };

/** A move that is shown but not played. */
export interface Hint {
  text: string; // public move text
  san: string; // the same in standard notation
  action: string; // its text in `view.actions`, which may contain a secret choice: it is only drawn on the canvas
}

/** A better line of the review, played through on the board. The game stays where it is. */
export interface ShownLine {
  ply: number; // where it leaves the game
  views: View[]; // from there, one more than moves
  at: number; // the one on the board
}

export type Insight = { seat: Seat; beliefs: Belief[]; secrets: Secret[] };

export interface PwaStatus {
  keeps: boolean; // storage works
  offline: boolean | null; // the page works offline
  persisted: boolean | null; // the storage is persistent
  update: "none" | "ready" | "taken"; // an update is waiting, or was accepted in another tab
  keeping: Progress | null; // of caching an edition for offline use
}

/** A saved game in the list. */
export interface ListedGame {
  id: string;
  game: string; // of its variant
  changed: number; // in milliseconds since 1970; small numbers: not known
  plies: number | null; // null: unreadable
  running: boolean;
  continued: boolean; // goes on from a finished game
  summary: GameSummary | null; // null: not known yet
}

/** How much there is to learn about a game. */
export interface Taught {
  steps: number; // of its lesson
  problems: number;
}

/** What the build lists of the shipped games: the featured ones, how many others there are, and what is taught, by game. */
export interface ShippedGames {
  games: GameInfo[];
  others: number;
  taught: Record<string, Taught>;
}

/** A new game as the build knows it: what the engine would answer. */
export interface ShippedStart {
  view: View;
  pieceValues: number[];
}

/**
 * What this browser stores: the number of texts (games and custom variants), which variants have games with secrets,
 * and all games, the latest first.
 */
export interface Shelf {
  count: number;
  secretive: string[];
  games: ListedGame[];
}

export interface Added {
  game: string;
  variant: boolean; // the variant itself, not one of its games
  plies: number | null;
  /** "locked": its secrets need a passphrase; "stopped": not looked at any more */
  result: "added" | "present" | "refused" | "locked" | "no-room" | "stopped";
  reason: Reason | null; // why it was refused
}

/** A move from an earlier position of a running game, and whether the moves after it are kept as a saved game. */
export type Branch = { action: string; kept: boolean };

export type Answer = { question: Question; attackers: Square[] };

/** A text with more lines than the table shows, and its first line in its file. */
export type StudyOffer = { record: string; line: number };

export interface State {
  engine: "loading" | "ready" | "broken"; // "ready" once the games are known; calls may still wait for the Wasm
  engineFault: Reason | null; // why the engine is broken
  screen: "opening" | "gallery" | "table" | "page" | "lost"; // "opening" until what the address names is there
  page: PageRoute | null; // the page shown, with the parameters of its address
  galleryPart: GalleryPart | null; // what the address names there
  lostReason: NestedReason | null; // why the link couldn't be opened
  games: GameInfo[];
  otherGames: number; // shipped ones that only the engine knows so far
  taught: Record<string, Taught>; // by game; empty until the build’s list has arrived
  savedPlies: Record<string, number>; // variant → plies of its latest running game
  shelf: Shelf;
  added: Added[]; // from the last file
  pwaStatus: PwaStatus;
  info: GameInfo | null; // the game on the table
  view: View | null;
  awaited: boolean; // the build’s new game is shown, until the engine has opened it
  liveView: View | null; // the game’s own position as all know it, while another one is shown
  justEnded: boolean; // the game ended at this position, and its result hasn't been closed
  drawOffer: DrawOffer | null;
  lastOffers: Record<Seat, number>; // by player: the ply of its last offer of a draw
  pieceValues: number[]; // of `info`'s piece types, in centipawns; none where more than two play
  players: Player[]; // one per seat of `info`
  model: Model | null; // how computers model their opponents; null: the engine's default
  turned: QuarterTurns; // the manual rotation of the board
  settings: Settings; // for all games
  around: boolean; // each seat has its controls at its edge of the screen
  pause: Pause;
  clock: Clock | null; // null: a game without clocks
  search: { purpose: "move" | "hint"; seat: Seat; progress?: Progress } | null; // no progress at first
  adding: Progress | null; // of the import of a games file
  lockedFile: { text: string; wrong: boolean } | null; // a games file that asks for its passphrase
  searchInfo: SearchInfo | null; // the latest search result; in games with secrets until the move
  searchSeat: Seat | null; // the seat that it was searched for
  engineShown: boolean; // the result is shown, which may give away the reply that the engine expects
  elsewhere: boolean; // another tab saves the game on the table, so it can only be looked at here
  filed: boolean; // its secrets are in a file, too, which may be opened elsewhere
  record: string; // the public record of the game on the table
  headers: Record<string, string> | null; // of a game that was opened from a text; null: it is played here
  studyOffer: StudyOffer | null; // the text that was opened, if it has variations
  fullRecord: boolean; // the record contains all secrets, after the end of the game
  spectated: boolean; // opened from a record without its secrets and not continued: nothing is hidden here
  watchOnly: boolean; // a game with secrets is shown to spectators only
  cover: Cover | null;
  pins: (Pin | null)[]; // [seat] what the cover asks for
  pinOffer: Seat | null; // the seat that may set a PIN while it chooses its secret
  sharesTable: boolean; // the viewer acts while others look on
  secretHeld: "silent" | "aloud" | null; // while the viewer holds "Show my secret"
  secretSpeech: "undecided" | "allowed" | "refused"; // whether the viewer allows the secret to be spoken aloud
  secretsShown: Secret[] | null; // the viewer's while `secretHeld`; all once the game is over
  consent: Consent | null;
  hint: Hint | null;
  replay: View[] | null; // the last round, to be shown again
  review: Review | null; // of the finished game on the table, as far as it has come
  line: ShownLine | null; // in place of the game's position
  reviewing: Progress | null; // while the review runs
  exporting: Progress | null; // while a moving picture is made
  reviewFault: Reason | null; // why it was interrupted
  refusal: Reason | null; // why the last action was refused
  answer: Answer | null; // to the last typed question
  settled: symbol | null; // the mark of the last typed text that was played, answered or refused
  selection: Selection;
  premoves: Premove[]; // in the order in which they will be played
  branch: Branch | null; // while the player is asked whether the game goes on from an earlier position
  droppedPremove: Premove | null; // one that wasn't legal when its turn came
  arrows: Arrow[]; // that a player has drawn on the board
  misses: Square[][]; // [seat] squares that a player has marked as searched; nobody else sees them
  searchedShown: boolean;
  insight: Insight | null; // a computer seat's beliefs, while they are shown
  tab: Tab;
  dialog: Dialog | null;
  pasted: Pasted | null; // while the player chooses what to do with it
  lesson: Lesson | null;
  preview: Preview | null; // the squares of `lesson`
  notices: Notice[];
  lastNoticeId: number;
}

export type Action = PlayerAction | SystemAction;

export type GameStore = Store<State, Action>;
export type GameEffects = Effects<State, Action>;
