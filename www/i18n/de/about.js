import { plural, number } from "./grammar.js";

/** @satisfies {typeof import("../en/about.js").about} */
export const about = {
  learn: "In fünf Minuten lernen",
  problems: "Aufgaben lösen",
  play: "Dieses Spiel spielen",
  loading: "Wird geladen …",
  failed: "Diese Seite kann nicht gezeigt werden",
  again: "Noch einmal versuchen",
  contents: "Auf dieser Seite",
  history: "Geschichte",
  array: "Grundstellung",
  pieces: "Die Figuren",
  rules: "Die Regeln",
  example: "Eine Beispielpartie",
  facts: "Endspiele",
  sources: "Quellen",
  ours: "Unsere Festlegung",
  oursHint:
    "Wo die Quelle eine Frage offenlässt, mussten wir entscheiden. Diese Regeln sind gekennzeichnet.",
  source: "Offizielle Seite",
  byline: (author, year) => `${author}, ${year}`,
  arrayOf: (game) => `Grundstellung von ${game}`,
  side: "Seite",
  royal: "königlich",
  moveIt: "Klick auf ein kleines Brett oder nimm die Pfeiltasten, um die Figur zu versetzen.",
  movement: "XBetza-Notation",
  notes: "Kommentare",
  noNote: "Spiel die Partie durch. Kommentare erscheinen hier.",
  exampleFailed: "Die Beispielpartie lässt sich nicht nachspielen.",
  factsFailed: "Die Endspiele konnten nicht geladen werden.",
  verdicts: { true: "stimmt", false: "stimmt nicht", partly: "stimmt teilweise", open: "offen" },
  looked: (positions) =>
    plural(positions, {
      one: "1 Stellung untersucht",
      other: `${number(positions)} Stellungen untersucht`,
    }),
  longest: (plies) =>
    `längster Gewinn: ${plural(Math.ceil(plies / 2), { one: "1 Zug", other: `${Math.ceil(plies / 2)} Züge` })}`,
  proved: "Wie wurde das bewiesen?",
  look: "Eine Stellung ansehen",
};
