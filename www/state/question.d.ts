// What a player can ask in the move field; `controllers/questions.js` reads it, `i18n/answer-words.js` answers.

import type { PieceType, Seat, Square } from "../engine/protocol.js";

type Plain = "help" | "board" | "last" | "check" | "turn" | "clock" | "captured";

export type Command = Plain | "pieces" | "squares" | "attackers" | "moves" | "captures";

export type Question =
  | { about: Plain }
  | { about: "pieces"; kinds: PieceType[]; seats: Seat[] }
  | { about: "squares"; squares: Square[]; found: string }
  | { about: "attackers"; square: Square }
  | { about: "moves" | "captures"; square: Square | null }
  | { about: "nothing"; command: Command; found: string };
