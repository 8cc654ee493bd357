import { boardSize } from "../board-size.js";
import { plural } from "./grammar.js";

/** @satisfies {typeof import("../en/gallery.js").gallery} */
export const gallery = {
  /** @param {string} way @param {string} game */
  file: "Variante bearbeiten",
  author: "Eigene Variante",
  authorHint:
    "Eine Variante ist eine Textdatei. Ändere eine Figur, sieh ihr beim Ziehen zu und spiel sofort.",
  wayTo: (way, game) => `${way}: ${game}`,
  title: "Wähle ein Spiel",
  more: "Weitere Spiele",
  moreHint: "Die bekanntesten Varianten, zum Beispiel Antichess, Horde und Makruk.",
  own: "Deine Varianten",
  version: (game) => `Fassung von ${game}`,
  filters: {
    title: "Spiele filtern",
    board: (shape) =>
      ({
        other: "Andere Formen",
        plane: "Flaches Brett",
        "two-boards": "Zwei Bretter",
        levels: "3D-Brett",
      })[shape] ?? shape,
    players: (count) => `${count} Spieler`,
    hidden: () => "Verdeckte Information",
    count: (games) => `${games} ${plural(games, { one: "Spiel", other: "Spiele" })}`,
    none: "Kein Spiel passt zu diesen Filtern.",
    noneCalled: (query) => `Kein Spiel hier heißt „${query}“.`,
    search: "Spiele suchen",
    import: "Variante importieren",
    clear: "Alle Spiele zeigen",
  },
  play: "Spielen",
  resume: "Weiter",
  saved: (moves) => `Gespeichert bei Zug ${moves}`,
  byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
  facts: (board, kinds) =>
    `${boardSize(board, { boards: "Bretter zu", squares: "Felder" })} · ${kinds} Figurenarten`,
  marks: {
    lesson: (done, all) => (done < all ? `Lektion: ${done} von ${all}` : "Lektion geschafft"),
    problems: (solved, all) => `Aufgaben: ${solved} von ${all}`,
    played: {
      today: "Heute gespielt",
      yesterday: "Gestern gespielt",
      on: (date) => `Gespielt am ${date}`,
    },
  },
  openGame: (doing, game) => `${game}: ${doing}`,
  arrayOf: (game) => `Grundstellung von ${game}`,
};
