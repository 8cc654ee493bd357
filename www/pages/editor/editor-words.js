import { pick, plural } from "../../i18n/language.js";

/** @import { Fault, FaultCode, GameInfo } from "../../engine/protocol.js" */

/**
 * @typedef {object} FaultArgument
 * @property {string} seat       the player concerned
 * @property {string[]} squares    names of squares, the main one first
 * @property {string} piece        the piece on the first square: "Pawn"
 * @property {string} royals     the game's royal pieces, joined with "or"
 * @property {(name: "at" | "found" | "allowed") => string} arg
 */

/** @typedef {Record<FaultCode, (fault: FaultArgument) => string>} FaultWords */

/** @type {FaultWords} */
const englishFaults = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} has no ${royals}; exactly one is needed.`
      : `${seat} has ${squares.length} royal pieces (${squares.join(", ")}); exactly one ${royals} is needed.`,
  "no-men": ({ seat }) => `${seat} is to move but has no pieces.`,
  "counterpart-occupied": ({ squares }) =>
    `${squares.join(" and ")} are the same square on both boards; only one of them can be occupied.`,
  "must-have-promoted": ({ squares, piece }) =>
    `The ${piece} on ${squares[0]} must already have promoted.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} has ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: ${arg("allowed")}.`,
  "no-reserve": ({ seat, arg }) => `${seat}: “${arg("at")}” can’t be in hand in this game.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} can’t castle (${arg("found")}): the castling pieces aren’t on ${squares.join(" and ")}.`,
  "impossible-en-passant": ({ squares }) =>
    `No en passant capture is possible on ${squares[0]}: no double step has just passed over it.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} isn’t to move but is in check on ${royal} (from ${attackers.join(", ")}).`,
  monarchs: ({ seat, arg }) =>
    `${seat} has ${arg("found")}. Allowed: one or two different monarchs, one or two different halves, or none while the crown is hidden.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}’s “${english.fields[arg("at")] ?? arg("at")}” matches neither the pieces on the board nor those in hand.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} can’t have made ${arg("found")} drops in this turn: there are too few such pieces on the board.`,
  "impossible-winner": ({ seat }) =>
    `${seat} can’t have won: the winner and another side must be left, and a third must be out.`,
  "impossible-checks": ({ seat, arg }) =>
    `${seat} can’t have given ${arg("found")} checks: the game would have ended before.`,
};

/** @type {FaultWords} */
const germanFaults = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} fehlt die königliche Figur (${royals}); genau eine muss es sein.`
      : `${seat} hat ${squares.length} königliche Figuren (${squares.join(", ")}); genau eine muss es sein (${royals}).`,
  "no-men": ({ seat }) => `${seat} ist am Zug, hat aber keine Figuren.`,
  "counterpart-occupied": ({ squares }) =>
    `${squares.join(" und ")} sind dasselbe Feld auf beiden Brettern; nur eines davon darf besetzt sein.`,
  "must-have-promoted": ({ squares, piece }) =>
    `${piece} auf ${squares[0]} müsste schon umgewandelt sein.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} hat ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: mehr, als es geben kann.`,
  "no-reserve": ({ seat, arg }) =>
    `${seat}: „${arg("at")}“ kann in diesem Spiel nicht in der Hand sein.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} kann nicht rochieren (${arg("found")}): Auf ${squares.join(" und ")} fehlen die Figuren dafür.`,
  "impossible-en-passant": ({ squares }) =>
    `En passant auf ${squares[0]} ist unmöglich: Kein Doppelschritt führte gerade darüber.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} ist nicht am Zug, steht aber auf ${royal} im Schach (von ${attackers.join(", ")}).`,
  monarchs: ({ seat }) =>
    `${seat} braucht einen oder zwei verschiedene Monarchen, eine oder zwei verschiedene Hälften, oder keinen, solange die Krone versteckt ist.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}: „${german.fields[arg("at")] ?? arg("at")}“ passt weder zu den Figuren auf dem Brett noch zu denen in der Hand.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} kann in diesem Zug nicht ${arg("found")} Figuren eingesetzt haben: So viele stehen nicht auf dem Brett.`,
  "impossible-winner": ({ seat }) =>
    `${seat} kann nicht gewonnen haben: Der Gewinner und noch eine Seite müssen im Spiel sein, eine dritte nicht mehr.`,
  "impossible-checks": ({ seat, arg }) =>
    `${seat} kann nicht ${arg("found")}-mal Schach geboten haben: Das Spiel wäre vorher zu Ende.`,
};

const english = {
  title: "Set up a position",
  /** @param {string} game */
  back: (game) => `Back to ${game}`,
  board: "Board",
  palette: "Pieces and tools",
  army: "Army",
  hand: "Hand: move pieces",
  eraser: "Eraser: remove pieces",
  /** @param {string} seat @param {string} kind */
  piece: (seat, kind) => `${seat} ${kind}`,
  how: "Select a piece and tap the board, or drag it there. Move pieces with the hand; drag them off the board to remove them. Keys: arrows, Enter, Delete, Escape.",
  start: "Start position",
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  turnBoard: "Flip",
  playable: "This position is legal.",
  unreadable: "The position text has an error. The board shows the last readable position.",
  /** @param {number} count */
  faults: (count) =>
    plural(count, {
      one: "1 error: this position can’t be played yet.",
      other: `${count} errors: this position can’t be played yet.`,
    }),
  faultList: "Errors",
  /** @param {string} faults */
  faulty: (faults) => `error: ${faults}`,
  unknownFault: "Something is wrong with this position.",
  or: "or",
  faultWords: englishFaults,
  text: "Position text",
  textHint: "Type or paste a position here.",
  copyText: "Copy text",
  copyLink: "Copy link",
  copied: "Copied.",
  replaced: "Undo returns to the position that you edited before.",
  secretNote: "This position has secrets. Anyone with the text or link can read them.",
  play: "Play from here",
  study: "Study from here",
  rules: "Rules",
  details: "Turn, castling and counters",
  toMove: "To move",
  castling: "Castling rights",
  /** @param {string} seat @param {string[]} squares @param {string} letter */
  right: (seat, squares, letter) => `${seat}: ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  /** @param {string} square @param {string} piece */
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  reserves: "In hand",
  clock: "Half-moves towards a draw",
  number: "Move number",
  /** @type {Record<string, string>} */
  fields: {
    crown: "Crown worn by",
    mine: "Mined",
    hidden: "Crown hidden on",
    half: "Crowned half",
    drops: "Drops in this turn",
    passes: "Turns passed in a row",
    count: "Counted half-moves",
    "count-limit": "Counted half-moves allowed",
    winner: "Already won",
    checks: "Checks given",
  },
  nothing: "–",
  unknown: "unknown",
  inHand: "in hand",
  now: "possible now",
  noGame: "There is no such game.",
  gallery: "All games",
  failed: "The editor couldn’t be started.",
};

/** @type {typeof english} */
const german = {
  title: "Stellung aufbauen",
  back: (game) => `Zurück zu ${game}`,
  board: "Brett",
  palette: "Figuren und Werkzeuge",
  army: "Seite",
  hand: "Hand: Figuren versetzen",
  eraser: "Radierer: Figuren entfernen",
  piece: (seat, kind) => `${seat}: ${kind}`,
  how: "Wähle eine Figur und tippe auf das Brett oder zieh sie dorthin. Mit der Hand versetzt du Figuren; zieh sie vom Brett, um sie zu entfernen. Tasten: Pfeile, Eingabe, Entf, Esc.",
  start: "Grundstellung",
  clear: "Leeren",
  undo: "Rückgängig",
  redo: "Wiederholen",
  turnBoard: "Drehen",
  playable: "Diese Stellung ist gültig.",
  unreadable: "Der Stellungstext hat einen Fehler. Das Brett zeigt die letzte lesbare Stellung.",
  faults: (count) =>
    plural(count, {
      one: "1 Fehler: Diese Stellung ist noch nicht spielbar.",
      other: `${count} Fehler: Diese Stellung ist noch nicht spielbar.`,
    }),
  faultList: "Fehler",
  faulty: (faults) => `Fehler: ${faults}`,
  unknownFault: "Mit dieser Stellung stimmt etwas nicht.",
  or: "oder",
  faultWords: germanFaults,
  text: "Stellungstext",
  textHint: "Gib hier eine Stellung ein.",
  copyText: "Text kopieren",
  copyLink: "Link kopieren",
  copied: "Kopiert.",
  replaced: "„Rückgängig“ führt zu der Stellung zurück, die du vorher bearbeitet hast.",
  secretNote: "Diese Stellung hat Geheimnisse. Wer den Text oder den Link hat, kann sie lesen.",
  play: "Von hier spielen",
  study: "Von hier analysieren",
  rules: "Regeln",
  details: "Zug, Rochade und Zähler",
  toMove: "Am Zug",
  castling: "Rochaderechte",
  right: (seat, squares, letter) => `${seat}: ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  reserves: "In der Hand",
  clock: "Halbzugzähler",
  number: "Zugnummer",
  fields: {
    crown: "Krone trägt",
    mine: "Vermint",
    hidden: "Krone versteckt auf",
    half: "Gekrönte Hälfte",
    drops: "Einsetzungen in diesem Zug",
    passes: "In Folge gepasst",
    count: "Gezählte Halbzüge",
    "count-limit": "Erlaubte gezählte Halbzüge",
    winner: "Hat schon gewonnen",
    checks: "Schach geboten",
  },
  nothing: "–",
  unknown: "unbekannt",
  inHand: "in der Hand",
  now: "jetzt möglich",
  noGame: "Dieses Spiel gibt es nicht.",
  gallery: "Alle Spiele",
  failed: "Der Editor konnte nicht starten.",
};

/**
 * Empty if all pieces are in hand.
 * @param {string[]} squares
 */
function inBrackets(squares) {
  return squares.length === 0 ? "" : ` (${squares.join(", ")})`;
}

export const editWords = { en: english, de: german };

export const words = pick(editWords);

/**
 * @param {Fault} fault
 * @param {GameInfo} game
 * @param {(square: number) => number | null} kindOn  the type of the piece there
 */
export function faultSentence({ code, args, seat, squares }, game, kindOn) {
  const say = words.faultWords[code];
  if (say === undefined) return words.unknownFault;
  const kind = squares[0] === undefined ? null : kindOn(squares[0]);
  const royals = game.kinds.filter(({ royal }) => royal).map(({ name }) => name);
  return say({
    seat: seat === null ? "" : (game.seats[seat]?.name ?? ""),
    squares: squares.map((square) => game.board.squares[square]?.name ?? ""),
    piece: kind === null ? "" : (game.kinds[kind]?.name ?? ""),
    royals: royals.join(` ${words.or} `),
    arg: (name) => String(args[name] ?? ""),
  });
}
