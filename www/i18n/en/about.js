import { plural, number } from "./grammar.js";

export const about = {
  learn: "Learn it in five minutes",
  problems: "Solve problems",
  play: "Play this game",
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
  verdicts: { true: "true", false: "false", partly: "partly true", open: "open" },
  /** @param {number} positions */
  looked: (positions) =>
    plural(positions, {
      one: "1 position examined",
      other: `${number(positions)} positions examined`,
    }),
  /** @param {number} plies */
  longest: (plies) =>
    `longest win: ${plural(Math.ceil(plies / 2), { one: "1 move", other: `${Math.ceil(plies / 2)} moves` })}`,
  proved: "How was this proved?",
  look: "View a position",
};
