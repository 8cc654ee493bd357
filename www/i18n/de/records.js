import { plural, number } from "./grammar.js";

/** @satisfies {typeof import("../en/records.js").records} */
export const records = {
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
      ? plural(all, { one: "1 Partie", other: `${number(all)} Partien` })
      : `${number(count)} von ${number(all)} Partien`,
  stopped: "Abgebrochen. Der Rest der Datei ist nicht aufgelistet.",
  none: "In diesem Text ist keine Partie.",
  filter: "Namen, Turniere, Jahre suchen",
  list: "Partien",
  more: "Mehr zeigen",
  game: (number) => `Partie ${number}`,
  line: (line) => `Zeile ${number(line)}`,
  play: "Nachspielen",
  study: "Studie",
  doing: (doing, game) => `${doing}: ${game}`,
  unknown: (variant) => `„${variant}“ ist kein Spiel dieser Sammlung.`,
  import: "Importiere es zuerst",
  unknownPlayer: "Unbekannt",
  large: "Diese Datei ist größer als 64 MB.",
  unreadable: "Diese Datei lässt sich nicht lesen.",
};
