// What every language has. English is the pattern; what another language lacks fails the type check.

import type { FaultCode } from "../engine/protocol.js";
import type { main } from "./en/main.js";
import type * as pages from "./en/pages.js";

export type Words = typeof main;

export type PageWords = typeof pages;

/** Translations by the English text. */
export type Texts = Record<string, string>;

export interface LanguageInfo {
  /** In the language itself. */
  name: string;
  /** The locale of dates in titles. */
  dates: string;
  /** Of pieces in moves, by their English names. Pawns have none: an illegal move of a Bishop, `Be4`, must not become a Pawn's. */
  pieceLetters: Texts;
  /** What the copy of a variant is called. */
  copy: string;
  /** The language of its lessons, problems and histories, a folder of `www/learning/`. */
  learning: "en" | "de";
  /** The names of the featured games, which load beside their list; null if they are as written. */
  names: string | null;
  words: () => Promise<Words>;
  /** Of variant files. */
  games: () => Promise<Texts>;
}

/** A reason's arguments as text: pieces and players by name, missing ones as "". `place` is "square". */
export type Argument = (key: string) => string;

export type Sentence = (arg: Argument) => string;

export interface MarkWords {
  spoken?: string | ((argument: string) => string);
  legend?: string;
}

/** What is wrong with a position. */
export interface PositionFault {
  /** The player concerned. */
  seat: string;
  /** Names of squares, the main one first. */
  squares: string[];
  /** The piece on the first square: "Pawn". */
  piece: string;
  /** The game's royal pieces: "King or Queen". */
  royals: string;
  arg: (name: "at" | "found" | "allowed") => string;
}

export type PositionFaultWords = Record<FaultCode, (fault: PositionFault) => string>;
