import { plural, number } from "./grammar.js";

export const records = {
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
      ? plural(all, { one: "1 game", other: `${number(all)} games` })
      : `${number(count)} of ${number(all)} games`,
  stopped: "Stopped. The rest of the file isn’t listed.",
  none: "There is no game in this text.",
  filter: "Search names, events and years",
  list: "Games",
  more: "Show more",
  /** @param {number} number */
  game: (number) => `Game ${number}`,
  /** @param {number} line */
  line: (line) => `Line ${number(line)}`,
  play: "Replay",
  study: "Study",
  /** @param {string} doing @param {string} game */
  doing: (doing, game) => `${doing}: ${game}`,
  /** @param {string} variant */
  unknown: (variant) => `“${variant}” isn’t a game of this collection.`,
  import: "Import it first",
  unknownPlayer: "Unknown",
  large: "This file is larger than 64 MB.",
  unreadable: "This file can’t be read.",
};
