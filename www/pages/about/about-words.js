// The words of the page about a game. Texts about single games are in learning/.

import { language, pick, plural } from "../../i18n/language.js";

/** @import { FactFile } from "../learning.js" */

/** @typedef {FactFile["verdict"]} Verdict */

const numbers = new Intl.NumberFormat(language);

export const words = pick({
  en: {
    learn: "Learn it in five minutes",
    problems: "Solve problems",
    play: "Play",
    loading: "Loading…",
    failed: "This page can’t be shown",
    again: "Try again",
    contents: "On this page",
    history: "History",
    array: "Start position",
    pieces: "The pieces",
    rules: "The rules",
    example: "An example game",
    facts: "Endgames",
    sources: "Sources",
    ours: "Our decision",
    oursHint: "Where the source leaves a question open, we had to decide. These rules are marked.",
    source: "Official page",
    /** @param {string} author @param {number} year */
    byline: (author, year) => `${author}, ${year}`,
    /** @param {string} game */
    arrayOf: (game) => `Start position of ${game}`,
    side: "Side",
    royal: "royal",
    moveIt: "Click a small board, or use the arrow keys, to move the piece.",
    movement: "XBetza notation",
    notes: "Comments",
    noNote: "Step through the game. Comments appear here.",
    exampleFailed: "The example game couldn’t be replayed.",
    factsFailed: "The endgames couldn’t be loaded.",
    /** @type {Record<Verdict, string>} */
    verdicts: { true: "true", false: "false", partly: "partly true", open: "open" },
    /** @param {number} positions */
    looked: (positions) =>
      plural(positions, {
        one: "1 position examined",
        other: `${numbers.format(positions)} positions examined`,
      }),
    /** @param {number} plies */
    longest: (plies) =>
      `longest win: ${plural(Math.ceil(plies / 2), { one: "1 move", other: `${Math.ceil(plies / 2)} moves` })}`,
    proved: "How was this proved?",
    look: "View a position",
  },
  de: {
    learn: "In fünf Minuten lernen",
    problems: "Aufgaben lösen",
    play: "Spielen",
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
    /** @param {string} author @param {number} year */
    byline: (author, year) => `${author}, ${year}`,
    /** @param {string} game */
    arrayOf: (game) => `Grundstellung von ${game}`,
    side: "Seite",
    royal: "königlich",
    moveIt: "Klick auf ein kleines Brett oder nimm die Pfeiltasten, um die Figur zu versetzen.",
    movement: "XBetza-Notation",
    notes: "Kommentare",
    noNote: "Spiel die Partie durch. Kommentare erscheinen hier.",
    exampleFailed: "Die Beispielpartie lässt sich nicht nachspielen.",
    factsFailed: "Die Endspiele konnten nicht geladen werden.",
    /** @type {Record<Verdict, string>} */
    verdicts: { true: "stimmt", false: "stimmt nicht", partly: "stimmt teilweise", open: "offen" },
    /** @param {number} positions */
    looked: (positions) =>
      plural(positions, {
        one: "1 Stellung untersucht",
        other: `${numbers.format(positions)} Stellungen untersucht`,
      }),
    /** @param {number} plies */
    longest: (plies) =>
      `längster Gewinn: ${plural(Math.ceil(plies / 2), { one: "1 Zug", other: `${Math.ceil(plies / 2)} Züge` })}`,
    proved: "Wie wurde das bewiesen?",
    look: "Eine Stellung ansehen",
  },
});
