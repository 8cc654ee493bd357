import { and, plural } from "./grammar.js";

/** @import { PositionFaultWords } from "../words.js" */

/** @type {Record<string, string>} */
const fields = {
  crown: "Krone trägt",
  mine: "Vermint",
  hidden: "Krone versteckt auf",
  half: "Gekrönte Hälfte",
  drops: "Einsetzungen in diesem Zug",
  moves: "Noch übrige Züge in dieser Runde",
  wall: "Mauer setzen",
  passes: "In Folge gepasst",
  count: "Gezählte Halbzüge",
  "count-limit": "Erlaubte gezählte Halbzüge",
  winner: "Hat schon gewonnen",
  checks: "Schach geboten",
};

/** @satisfies {PositionFaultWords} */
const faultWords = {
  "royal-count": ({ seat, squares, royals }) =>
    squares.length === 0
      ? `${seat} fehlt die königliche Figur (${royals}); genau eine muss es sein.`
      : `${seat} hat ${squares.length} königliche Figuren (${squares.join(", ")}); genau eine muss es sein (${royals}).`,
  "no-men": ({ seat }) => `${seat} ist am Zug, hat aber keine Figuren.`,
  "counterpart-occupied": ({ squares }) =>
    `${and(squares)} sind dasselbe Feld auf beiden Brettern; nur eines davon darf besetzt sein.`,
  "must-have-promoted": ({ squares, piece }) =>
    `${piece} auf ${squares[0]} müsste schon umgewandelt sein.`,
  "too-many-men": ({ seat, squares, piece, arg }) =>
    `${seat} hat ${arg("found")} × ${piece || arg("at")}${inBrackets(squares)}: mehr, als es geben kann.`,
  "too-many-pieces": ({ arg }) =>
    `Auf dem Brett und in der Hand sind ${arg("found")} Figuren; höchstens ${arg("allowed")} sind möglich.`,
  "no-reserve": ({ seat, arg }) =>
    `${seat}: „${arg("at")}“ kann in diesem Spiel nicht in der Hand sein.`,
  "castling-without-men": ({ seat, squares, arg }) =>
    `${seat} kann nicht rochieren (${arg("found")}): Auf ${and(squares)} fehlen die Figuren dafür.`,
  "impossible-en-passant": ({ squares }) =>
    `En passant auf ${squares[0]} ist unmöglich: Kein Doppelschritt führte gerade darüber.`,
  "other-side-in-check": ({ seat, squares: [royal, ...attackers] }) =>
    `${seat} ist nicht am Zug, steht aber auf ${royal} im Schach (von ${attackers.join(", ")}).`,
  monarchs: ({ seat }) =>
    `${seat} braucht einen oder zwei verschiedene Monarchen, eine oder zwei verschiedene Hälften, oder keinen, solange die Krone versteckt ist.`,
  "impossible-secret": ({ seat, arg }) =>
    `${seat}: „${fields[arg("at")] ?? arg("at")}“ passt weder zu den Figuren auf dem Brett noch zu denen in der Hand.`,
  "impossible-drops": ({ seat, arg }) =>
    `${seat} kann in diesem Zug nicht ${arg("found")} Figuren eingesetzt haben: So viele stehen nicht auf dem Brett.`,
  "impossible-moves": ({ seat, arg }) =>
    `Für ${seat} können in dieser Runde nicht noch ${arg("found")} Züge übrig sein.`,
  "impossible-winner": ({ seat }) =>
    `${seat} kann nicht gewonnen haben: Der Gewinner und noch eine Seite müssen im Spiel sein, eine dritte nicht mehr.`,
  "impossible-checks": ({ seat, arg }) =>
    `${seat} kann nicht ${arg("found")}-mal Schach geboten haben: Das Spiel wäre vorher zu Ende.`,
};

/** @satisfies {typeof import("../en/editor.js").editor} */
export const editor = {
  title: "Stellung aufbauen",
  back: (game) => `Zurück zu ${game}`,
  board: "Brett",
  palette: "Figuren und Werkzeuge",
  army: "Seite",
  hand: "Hand: Figuren versetzen",
  wall: (name) => `${name}: setzen oder entfernen`,
  eraser: "Radierer: Figuren entfernen",
  piece: (seat, kind) => `${seat}: ${kind}`,
  how: "Wähle eine Figur und tippe auf das Brett oder zieh sie dorthin. Mit der Hand versetzt du Figuren; zieh sie vom Brett, um sie zu entfernen. Tasten: Pfeile, Eingabe, Entf, Esc.",
  howHands: "Die Hände füllst du genauso. Pfeil auf und Pfeil ab ändern eine Anzahl.",
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
  faultWords,
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
  clock: "Halbzugzähler",
  number: "Zugnummer",
  fields,
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
