import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/problems.js").problems} */
export const problems = {
  title: (game) => `Aufgaben: ${game}`,
  back: "Zum Brett",
  loading: "Die Aufgaben werden geladen …",
  failed: "Die Aufgaben können nicht gezeigt werden",
  again: "Noch einmal versuchen",
  none: "Für dieses Spiel gibt es noch keine Aufgaben.",
  list: "Alle Aufgaben",
  count: (solved, all) => `${solved} von ${all} gelöst`,
  solved: "gelöst",
  mate: (moves) => `Matt in ${moves}`,
  claim: (turns) => `Matt ansagen im ${turns}. Zug`,
  win: (moves) => `Gewinn in ${moves}`,
  levels: ["leicht", "mittel", "schwer"],
  task: (seat, goal) => `${seat} ist am Zug. ${goal}.`,
  left: (left) => plural(left, { one: "Noch 1 Zug.", other: `Noch ${left} Züge.` }),
  thinking: "Die beste Antwort wird gesucht …",
  answered: (reply, left) => `Richtig bis hierher. Die Antwort ist ${reply}. ${left}`,
  refuted: (move, reply, moves) =>
    `${move} vergibt den Gewinn: Nach ${reply} ist er in ${plural(moves, { one: "1 Zug", other: `${moves} Zügen` })} nicht mehr zu erzwingen.`,
  tooSlow: (move, reply) => `${move} ist zu langsam: ${reply} verteidigt noch.`,
  drawn: (move) => `${move} beendet die Partie, gewinnt sie aber nicht.`,
  unproved: (reply) =>
    `Die Antwort ist ${reply}. Ob du noch rechtzeitig gewinnst, ließ sich nicht beweisen.`,
  won: "Gelöst!",
  wonAfterHelp: "Das gewinnt. Löse die Aufgabe noch einmal ohne Hilfe, dann gilt sie als gelöst.",
  hint: "Tipp",
  hintPiece: (kind, square) => `Sieh dir diese Figur an: ${kind} auf ${square}.`,
  hintOther: "Such etwas anderes als einen Figurenzug.",
  hintMove: (move) => `${move} gewinnt.`,
  unprovedHint:
    "Abgebrochen, bevor ein Gewinn gefunden war. Versuch es noch einmal oder nimm einen Zug zurück.",
  noHint: "Von hier aus kannst du nicht mehr rechtzeitig gewinnen. Nimm einen Zug zurück.",
  undo: "Zurücknehmen",
  restart: "Von vorn",
  engineAgain: "Die Engine wurde neu gestartet. Die Aufgabe beginnt von vorn.",
  show: "Lösung zeigen",
  solution: (line) => `Lösung: ${line}`,
  next: "Nächste Aufgabe",
  notKept:
    "Dieser Browser speichert deinen Fortschritt nicht. Er geht verloren, wenn du die Seite verlässt.",
};
