// What the page about a game says around that game's own words.

import { language, pick, plural } from "../../i18n/language.js";

/** @typedef {import("../learning.js").FactFile["verdict"]} Verdict */

const numbers = new Intl.NumberFormat(language);

export const words = pick({
  en: {
    learn: "Learn it in five minutes",
    problems: "Solve problems",
    play: "Play",
    loading: "Fetching this page…",
    failed: "What is told of this game can’t be shown",
    again: "Try again",
    contents: "On this page",
    history: "History",
    array: "How it begins",
    pieces: "The pieces",
    rules: "The rules",
    example: "An example game",
    facts: "Endgames, looked into",
    sources: "Sources",
    ours: "Our decision",
    oursHint: "Where the source leaves something open we had to settle it. Such points are marked.",
    source: "The game’s own page",
    /** @param {string} author @param {number} year */
    byline: (author, year) => `${author}, ${year}`,
    /** @param {string} game */
    arrayOf: (game) => `${game} at the start`,
    side: "Side",
    royal: "royal",
    moveIt: "Click a cell of a small board, or use the arrow keys, to put the piece elsewhere.",
    movement: "Movement in XBetza",
    notes: "What happens here",
    noNote: "Step through the game: remarks appear here.",
    exampleFailed: "The example game can’t be replayed.",
    factsFailed: "What was found out about endgames couldn’t be fetched.",
    /** @type {Record<Verdict, string>} */
    verdicts: { true: "true", false: "false", partly: "true in part", open: "open" },
    /** @param {number} positions */
    looked: (positions) =>
      plural(positions, {
        one: "1 position was looked at",
        other: `${numbers.format(positions)} positions were looked at`,
      }),
    /** @param {number} plies */
    longest: (plies) => `the longest win takes ${plies} plies`,
    command: "Proved by",
    look: "Look at a position",
  },
  de: {
    learn: "In fünf Minuten lernen",
    problems: "Aufgaben lösen",
    play: "Spielen",
    loading: "Diese Seite wird geholt …",
    failed: "Was es über dieses Spiel zu erzählen gibt, kann nicht gezeigt werden",
    again: "Noch einmal versuchen",
    contents: "Auf dieser Seite",
    history: "Geschichte",
    array: "So beginnt es",
    pieces: "Die Figuren",
    rules: "Die Regeln",
    example: "Eine Beispielpartie",
    facts: "Endspiele, nachgerechnet",
    sources: "Quellen",
    ours: "Unsere Festlegung",
    oursHint:
      "Wo die Quelle etwas offen lässt, mussten wir uns entscheiden. Das ist jeweils vermerkt.",
    source: "Die eigene Seite des Spiels",
    /** @param {string} author @param {number} year */
    byline: (author, year) => `${author}, ${year}`,
    /** @param {string} game */
    arrayOf: (game) => `${game} zu Beginn`,
    side: "Seite",
    royal: "königlich",
    moveIt:
      "Klick ein Feld eines kleinen Bretts an oder nimm die Pfeiltasten, um die Figur woandershin zu stellen.",
    movement: "Gangart in XBetza",
    notes: "Was hier geschieht",
    noNote: "Geh die Partie durch: Anmerkungen erscheinen hier.",
    exampleFailed: "Die Beispielpartie lässt sich nicht nachspielen.",
    factsFailed: "Was über Endspiele herausgefunden wurde, konnte nicht geholt werden.",
    /** @type {Record<Verdict, string>} */
    verdicts: { true: "stimmt", false: "stimmt nicht", partly: "stimmt teilweise", open: "offen" },
    /** @param {number} positions */
    looked: (positions) =>
      plural(positions, {
        one: "1 Stellung untersucht",
        other: `${numbers.format(positions)} Stellungen untersucht`,
      }),
    /** @param {number} plies */
    longest: (plies) => `der längste Gewinn dauert ${plies} Halbzüge`,
    command: "Nachgerechnet mit",
    look: "Eine Stellung ansehen",
  },
});
