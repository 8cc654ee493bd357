// The element's contract. README.md explains it.

/** Somebody who plays or is to act. */
export interface SeatDetail {
  /** From 0, in the order of play. */
  readonly seat: number;
  readonly seatName: string;
}

export interface MoveDetail extends SeatDetail {
  /** As everybody may know it, such as `e2e4` or `a9a10=U`. */
  readonly text: string;
  /** How many plies have been played with this one. */
  readonly ply: number;
  readonly by: "human" | "computer";
  /** Position text after the action, as everybody may know it. */
  readonly position: string;
}

export interface TurnDetail extends SeatDetail {
  readonly player: "human" | "computer";
  readonly ply: number;
  readonly position: string;
}

export interface GameOverDetail {
  /** A code such as `checkmate`, `stalemate`, `repetition`. */
  readonly reason: string;
  /** Null in a draw. */
  readonly winner: number | null;
  readonly winnerName: string | null;
  /** The place of each seat, from 1; all 1 in a draw. */
  readonly places: readonly number[];
}

export interface ErrorDetail {
  /** Stable, such as `unknown-game`, `variant-file`, `src-unreachable`, `record-move`. */
  readonly code: string;
  /** For people, in the visitor's language. */
  readonly message: string;
  /** Of the variant file or record, from 1; null of other faults. */
  readonly line: number | null;
  /** No board can be shown. Otherwise the game is as it was before. */
  readonly fatal: boolean;
  readonly args: Readonly<Record<string, string | number>>;
}

export interface MenagerieBoardEvents {
  move: CustomEvent<MoveDetail>;
  turn: CustomEvent<TurnDetail>;
  gameover: CustomEvent<GameOverDetail>;
  /** Doesn't bubble. */
  error: CustomEvent<ErrorDetail>;
}

export class MenagerieBoard extends HTMLElement {
  /** Id of a game, such as `chess` or `alice-chess`. */
  game: string;
  /** Address of a variant file. */
  src: string;
  moves: string;
  /** Read: what is on the board. Set: begins the game anew from there. */
  position: string;
  /** Such as `human,computer:4`. */
  seats: string;
  /** Name, letter or number (from 1) of the seat that is nearest. */
  get orientation(): string;
  set orientation(seat: string | number);
  viewOnly: boolean;
  theme: "auto" | "light" | "dark";
  pieces: "figures" | "classic" | "letters" | "japanese";
  /** How many plies lead to the position on the board. */
  readonly ply: number;

  /** Sets the board up now, wherever it is on the page; resolves when that's done. */
  load(): Promise<void>;
  /**
   * Plays for the human to act; false if it was refused, which an `error` event explains. Refused while players keep
   * secrets from each other: only they play then, by hand.
   */
  play(text: string): Promise<boolean>;
  /** Takes back to the last turn of a human. */
  undo(): Promise<boolean>;
  /** False if the game has no such ply. */
  goTo(ply: number): Promise<boolean>;
  /** Shows a good move, and tells it; null if there is none now, or while players keep secrets. */
  hint(): Promise<string | null>;
  /** The game as text, as everybody may know it. */
  record(): Promise<string>;

  addEventListener<Name extends keyof MenagerieBoardEvents>(
    type: Name,
    listener: (this: MenagerieBoard, event: MenagerieBoardEvents[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "menagerie-board": MenagerieBoard;
  }
}
