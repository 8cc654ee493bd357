import { pick, plural } from "../../i18n/language.js";

/** Written by programs for an unknown name or date. */
const UNKNOWN = /^[?.]*$/;

/** @param {string | undefined} value */
const known = (value) => (value === undefined || UNKNOWN.test(value) ? "" : value);

/** @param {string | undefined} value  as PGN writes it */
const result = (value = "") => (value === "1/2-1/2" ? "½–½" : value.replace("-", "–"));

export const words = pick({
  en: {
    title: "Games from other programs",
    back: "All games",
    intro:
      "Open PGN files of lichess, chess.com, PyChess, Cute Chess and other programs, or games saved here as text. Nothing leaves this device.",
    open: "Open a file…",
    drop: "Or drop a file on this page.",
    text: "Or paste games",
    read: "Show games",
    listing: "Listing games",
    /** @param {number} count @param {number} all */
    shown: (count, all) =>
      count === all
        ? plural(all, { one: "1 game", other: `${all.toLocaleString("en")} games` })
        : `${count.toLocaleString("en")} of ${all.toLocaleString("en")} games`,
    stopped: "Stopped. The rest of the file isn’t listed.",
    none: "There is no game in this text.",
    filter: "Search names, events and years",
    list: "Games",
    more: "Show more",
    /** @param {number} number */
    game: (number) => `Game ${number}`,
    /** @param {number} line */
    line: (line) => `Line ${line.toLocaleString("en")}`,
    play: "Replay",
    study: "Study",
    /** @param {string} doing @param {string} game */
    doing: (doing, game) => `${doing}: ${game}`,
    /** @param {string} variant */
    unknown: (variant) => `“${variant}” isn’t a game of this collection. Import it first.`,
    unknownPlayer: "Unknown",
    large: "This file is larger than 64 MB.",
    unreadable: "This file can’t be read.",
    known,
    result,
  },
  de: {
    title: "Partien anderer Programme",
    back: "Alle Spiele",
    intro:
      "Öffne PGN-Dateien von lichess, chess.com, PyChess, Cute Chess und anderen Programmen oder hier als Text gespeicherte Partien. Nichts verlässt dieses Gerät.",
    open: "Datei öffnen …",
    drop: "Oder lege eine Datei auf dieser Seite ab.",
    text: "Oder füge Partien ein",
    read: "Partien zeigen",
    listing: "Partien werden aufgelistet",
    shown: (count, all) =>
      count === all
        ? plural(all, { one: "1 Partie", other: `${all.toLocaleString("de")} Partien` })
        : `${count.toLocaleString("de")} von ${all.toLocaleString("de")} Partien`,
    stopped: "Abgebrochen. Der Rest der Datei ist nicht aufgelistet.",
    none: "In diesem Text ist keine Partie.",
    filter: "Namen, Turniere, Jahre suchen",
    list: "Partien",
    more: "Mehr zeigen",
    game: (number) => `Partie ${number}`,
    line: (line) => `Zeile ${line.toLocaleString("de")}`,
    play: "Nachspielen",
    study: "Studie",
    doing: (doing, game) => `${doing}: ${game}`,
    unknown: (variant) => `„${variant}“ ist kein Spiel dieser Sammlung. Importiere es zuerst.`,
    unknownPlayer: "Unbekannt",
    large: "Diese Datei ist größer als 64 MB.",
    unreadable: "Diese Datei lässt sich nicht lesen.",
    known,
    result,
  },
});
