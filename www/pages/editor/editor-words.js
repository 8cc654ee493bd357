// The words of the position editor.

import { pick, plural } from "../../i18n/language.js";

/** @import { Fault, GameInfo } from "../../engine/protocol.js" */

/**
 * What a sentence about a fault may use.
 * @typedef {object} FaultArgument
 * @property {string} seat       whose fault it is
 * @property {string[]} squares    names, the main one first
 * @property {string} piece        who stands on the first square: "Pawn"
 * @property {string} royals     what the game's royal types are called, with "or"
 * @property {(name: "at" | "found" | "allowed") => string} arg
 */

/** @typedef {Record<string, (fault: FaultArgument) => string>} FaultWords */

/** @type {FaultWords} */
const englishFaults = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} has no ${royals}; exactly one is needed.`
      : `${seat} has ${squares.length} royal men (${squares.join(", ")}); exactly one ${royals} is needed.`,
  "no-men": ({ seat }) => `${seat} is to move but has no men.`,
  "counterpart-occupied": ({ squares }) =>
    `${squares.join(" and ")} are the same place on both boards; only one of them may be taken.`,
  "must-have-promoted": ({ squares, piece }) =>
    `The ${piece} on ${squares[0]} would have been promoted.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} has ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: ${arg("allowed")}.`,
  "no-reserve": ({ seat, arg }) => `${seat}: “${arg("at")}” can’t wait in reserve in this game.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} can’t castle (${arg("found")}): the men that castle don’t stand on ${squares.join(" and ")}.`,
  "impossible-en-passant": ({ squares }) =>
    `Nobody can be captured en passant on ${squares[0]}: no double step has just led over it.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} isn’t to move but is in check on ${royal} (from ${attackers.join(", ")}): the royal could be captured.`,
  monarchs: ({ seat, arg }) =>
    `${seat} has ${arg("found")}: there must be two different monarchs or one, or two different halves or one; none only while the crown is hidden.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}’s “${english.fields[arg("at")] ?? arg("at")}” fits neither the men on the board nor those in reserve.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} can’t have made ${arg("found")} drops in this turn: too few such men stand on the board.`,
  "impossible-winner": ({ seat }) =>
    `${seat} can’t have won: the winner must be alive, another seat too, and a third must be out.`,
};

/** @type {FaultWords} */
const germanFaults = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} fehlt die königliche Figur (${royals}); genau eine muss es sein.`
      : `${seat} hat ${squares.length} königliche Figuren (${squares.join(", ")}); genau eine muss es sein (${royals}).`,
  "no-men": ({ seat }) => `${seat} ist am Zug, hat aber keine Steine.`,
  "counterpart-occupied": ({ squares }) =>
    `${squares.join(" und ")} sind dieselbe Stelle auf beiden Brettern; nur eines der Felder darf besetzt sein.`,
  "must-have-promoted": ({ squares, piece }) =>
    `${piece} auf ${squares[0]}: Dort wäre die Figur umgewandelt worden.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} hat ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: mehr, als es geben kann.`,
  "no-reserve": ({ seat, arg }) =>
    `${seat}: „${arg("at")}“ kann in diesem Spiel nicht in der Reserve sein.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} kann nicht rochieren (${arg("found")}): Auf ${squares.join(" und ")} fehlen die Steine dafür.`,
  "impossible-en-passant": ({ squares }) =>
    `En passant auf ${squares[0]} ist unmöglich: Kein Doppelschritt hat eben darüber geführt.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} ist nicht am Zug, steht aber auf ${royal} im Schach (von ${attackers.join(", ")}).`,
  monarchs: ({ seat }) =>
    `${seat} braucht zwei verschiedene Monarchen oder einen, oder zwei verschiedene Hälften oder eine; keinen nur, solange die Krone versteckt ist.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}: „${german.fields[arg("at")] ?? arg("at")}“ passt weder zu den Steinen auf dem Brett noch zu denen in der Reserve.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} kann in diesem Zug nicht ${arg("found")} Steine eingesetzt haben: So viele stehen nicht auf dem Brett.`,
  "impossible-winner": ({ seat }) =>
    `${seat} kann nicht gewonnen haben: Der Gewinner und noch eine Seite müssen im Spiel sein, eine dritte nicht mehr.`,
};

const english = {
  title: "Set up a position",
  /** @param {string} game */
  back: (game) => `Back to ${game}`,
  board: "Board",
  palette: "Men and tools",
  army: "Army",
  hand: "Hand: move men",
  eraser: "Eraser: take men away",
  /** @param {string} seat @param {string} kind */
  piece: (seat, kind) => `${seat} ${kind}`,
  how: "Choose a man and tap cells, or drag him there. With the hand you move men; dragged off the board they are gone. Keys: arrows, Enter, Delete, Escape.",
  start: "Start position",
  clear: "Clear",
  undo: "Undo",
  redo: "Redo",
  turnBoard: "Turn the board",
  playable: "This position can be played.",
  /** @param {number} count */
  faults: (count) =>
    plural(count, {
      one: "1 fault: it can’t be played yet.",
      other: `${count} faults: it can’t be played yet.`,
    }),
  faultList: "Faults",
  /** @param {string} faults */
  faulty: (faults) => `fault: ${faults}`,
  unknownFault: "Something is wrong with this position.",
  or: "or",
  faultWords: englishFaults,
  text: "Position text",
  textHint: "Type or paste it here; the board follows.",
  copyText: "Copy text",
  copyLink: "Copy link",
  copied: "Copied.",
  notCopied: "The browser didn’t allow copying. Select the text and copy it by hand.",
  secretNote: "Secrets are set here: whoever gets the text or the link can read them.",
  play: "Play from here",
  study: "Study from here",
  rules: "Rules",
  details: "Turn, rights and counts",
  toMove: "To move",
  castling: "Castling rights",
  /** @param {string} seat @param {string[]} squares @param {string} letter */
  right: (seat, squares, letter) => `${seat}: ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  /** @param {string} square @param {string} piece */
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  reserves: "In reserve",
  clock: "Plies towards a draw",
  number: "Move number",
  /** @type {Record<string, string>} */
  fields: {
    crown: "Crown worn by",
    mine: "Mined",
    hidden: "Crown hidden on",
    half: "Crowned half",
    drops: "Drops in this turn",
    passes: "Turns passed in a row",
    winner: "Has won already",
  },
  nothing: "–",
  unknown: "unknown",
  inHand: "in reserve",
  now: "may be done now",
  noGame: "There is no such game here.",
  gallery: "All games",
  failed: "The editor couldn’t start.",
};

/** @type {typeof english} */
const german = {
  title: "Stellung aufbauen",
  back: (game) => `Zurück zu ${game}`,
  board: "Brett",
  palette: "Steine und Werkzeuge",
  army: "Seite",
  hand: "Hand: Steine versetzen",
  eraser: "Radierer: Steine wegnehmen",
  piece: (seat, kind) => `${seat}: ${kind}`,
  how: "Wähle einen Stein und tippe auf Felder, oder zieh ihn dorthin. Mit der Hand versetzt du Steine; was du vom Brett ziehst, ist weg. Tasten: Pfeile, Eingabe, Entf, Esc.",
  start: "Grundstellung",
  clear: "Leeren",
  undo: "Rückgängig",
  redo: "Wiederholen",
  turnBoard: "Brett drehen",
  playable: "Diese Stellung ist spielbar.",
  faults: (count) =>
    plural(count, {
      one: "1 Fehler: So ist sie noch nicht spielbar.",
      other: `${count} Fehler: So ist sie noch nicht spielbar.`,
    }),
  faultList: "Fehler",
  faulty: (faults) => `Fehler: ${faults}`,
  unknownFault: "Mit dieser Stellung stimmt etwas nicht.",
  or: "oder",
  faultWords: germanFaults,
  text: "Stellungstext",
  textHint: "Hier tippen oder einfügen; das Brett folgt.",
  copyText: "Text kopieren",
  copyLink: "Link kopieren",
  copied: "Kopiert.",
  notCopied:
    "Der Browser hat das Kopieren nicht erlaubt. Markiere den Text und kopiere ihn von Hand.",
  secretNote: "Hier sind Geheimnisse gesetzt: Wer den Text oder den Link bekommt, kann sie lesen.",
  play: "Von hier spielen",
  study: "Von hier studieren",
  rules: "Regeln",
  details: "Zug, Rechte und Zähler",
  toMove: "Am Zug",
  castling: "Rochaderechte",
  right: (seat, squares, letter) => `${seat}: ${squares.join("–")} (${letter})`,
  enPassant: "En passant",
  passed: (square, piece) => (piece === "" ? square : `${square} (${piece})`),
  reserves: "In der Reserve",
  clock: "Halbzüge bis zum Remis gezählt",
  number: "Zugnummer",
  fields: {
    crown: "Krone trägt",
    mine: "Vermint",
    hidden: "Krone versteckt auf",
    half: "Gekrönte Hälfte",
    drops: "Einsetzungen in diesem Zug",
    passes: "Mal in Folge gepasst",
    winner: "Hat schon gewonnen",
  },
  nothing: "–",
  unknown: "unbekannt",
  inHand: "in der Reserve",
  now: "jetzt möglich",
  noGame: "Dieses Spiel gibt es hier nicht.",
  gallery: "Alle Spiele",
  failed: "Der Editor konnte nicht starten.",
};

/**
 * None where all of the pieces wait in reserve.
 * @param {string[]} squares
 */
function inBrackets(squares) {
  return squares.length === 0 ? "" : ` (${squares.join(", ")})`;
}

/** By language. */
export const editWords = { en: english, de: german };

export const words = pick(editWords);

/**
 * What is wrong, as a sentence.
 * @param {Fault} fault
 * @param {GameInfo} game
 * @param {(square: number) => number | null} kindOn  the type of who stands there
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
