import { boardSize } from "../board-size.js";
import { plural } from "./grammar.js";

/** @import { BoardInfo } from "../../engine/protocol.js" */

export const gallery = {
  file: "Edit variant",
  author: "Create a variant",
  authorHint: "A variant is one text file. Change a piece, watch it move, and play at once.",
  /** @param {string} way @param {string} game */
  wayTo: (way, game) => `${way}: ${game}`,
  title: "Choose a game",
  more: "More games",
  moreHint: "The best-known variants, such as Antichess, Horde and Makruk.",
  own: "Your variants",
  /** @param {string} game  the first of several on one card */
  version: (game) => `Version of ${game}`,
  filters: {
    title: "Filter games",
    /** @param {string} shape */
    board: (shape) =>
      ({
        other: "Other shapes",
        plane: "Flat board",
        "two-boards": "Two boards",
        levels: "3D board",
      })[shape] ?? shape,
    /** @param {string} count */
    players: (count) => `${count} players`,
    hidden: () => "Hidden information",
    /** @param {number} games */
    count: (games) => `${games} ${plural(games, { one: "game", other: "games" })}`,
    none: "No game matches these filters.",
    /** @param {string} query */
    noneCalled: (query) => `No game here is called “${query}”.`,
    search: "Search games",
    import: "Import a variant",
    clear: "Show all games",
  },
  play: "Play",
  resume: "Continue",
  /** @param {number} moves */
  saved: (moves) => `Saved at move ${moves}`,
  /** @param {string} author @param {number} year */
  byline: (author, year) => (author === "" ? `${year}` : `${author}, ${year}`),
  /** @param {BoardInfo} board @param {number} kinds */
  facts: (board, kinds) =>
    `${boardSize(board, { boards: "boards of", squares: "squares" })} · ${kinds} piece types`,
  marks: {
    /** @param {number} done steps @param {number} all */
    lesson: (done, all) => (done < all ? `Lesson: ${done} of ${all}` : "Lesson done"),
    /** @param {number} solved @param {number} all */
    problems: (solved, all) => `Problems: ${solved} of ${all}`,
    played: {
      today: "Played today",
      yesterday: "Played yesterday",
      /** @param {string} date */
      on: (date) => `Played on ${date}`,
    },
  },
  /** @param {string} doing  "Play" @param {string} game */
  openGame: (doing, game) => `${doing} ${game}`,
  /** @param {string} game */
  arrayOf: (game) => `Start position of ${game}`,
};
