import { plural } from "./grammar.js";

export const author = {
  title: "Custom variant",
  back: "All games",
  intro:
    "A variant is one text file. Start from a game you know, change it and see the result at once.",
  manual:
    "Every game here is such a file, so the built-in games show by example what each setting does. The reference explains all of them.",
  /** @param {string} name */
  renamed: (name) => `Your copy is called “${name}”.`,
  start: "Start from",
  choose: "Select a game…",
  shipped: "Built-in games",
  own: "Your variants",
  earlier: "Earlier drafts",
  /** @param {string} name */
  draft: (name) => (name === "" ? "Untitled" : name),
  open: "Open a file…",
  file: "Variant file",
  text: "Text of the variant file",
  empty: "Select a game to start from, open a file, or drop one here.",
  /** @param {string} name */
  fine: (name) => `${name} is ready to play.`,
  /** @param {number} count */
  faults: (count) => plural(count, { one: "1 error", other: `${count} errors` }),
  /** @param {number} line @param {string} what */
  fault: (line, what) => `Line ${line}${what}.`,
  /** @param {number} count */
  warnings: (count) => plural(count, { one: "1 warning:", other: `${count} warnings:` }),
  stale: "The board shows the last version without errors.",
  play: "Play",
  save: "Save as file",
  link: "Copy link",
  linkCopied: "Link copied. Anyone who opens it gets this file.",
  linkLong: "This file is too long for a link. Save it and send the file.",
  linkBroken: "The file in this link can’t be read.",
  remove: "Delete…",
  reallyRemove: "Really delete",
  keep: "Keep",
  /** @param {string} name */
  removed: (name) => `${name} was deleted. Its text is still here; “Play” restores it.`,
  preview: "Preview",
  pieces: "Pieces",
  again: "Reset",
  notKept: "This browser doesn’t save drafts. Save your file before you leave.",
  setAside: {
    nothing: "",
    kept: "Your previous text is in the earlier drafts.",
    passing:
      "Your previous text is in the earlier drafts, but only until you close or reload this page: the browser’s storage is full.",
  },
  /** @param {string} id */
  idTaken: (id) =>
    `The id “${id}” is reserved. Use another one. It may have lower-case letters, digits and hyphens, but can’t start with a hyphen.`,
  /** @param {string} name */
  tooLong: (name) => `“${name}” is longer than 1 MiB, so it isn’t a variant file.`,
  /** @param {string} name */
  unreadable: (name) => `“${name}” couldn’t be read.`,
  /** @param {string} name */
  emptyFile: (name) => `“${name}” is empty.`,
  /** @param {string} name */
  notText: (name) => `“${name}” isn’t a text file.`,
  /** @param {string[]} names @param {number} most */
  tooMany: (names, most) =>
    `Not opened, since at most ${most} files are opened at once: ${names.join(", ")}.`,
  /** @param {number} count @param {string} name */
  opened: (count, name) =>
    `${count} files opened. “${name}” is here, the others are in the earlier drafts.`,
  unchanged: "Your text is unchanged.",
  /** @type {Record<string, string>} */
  offers: {
    ini: "This is a section of a Fairy-Stockfish variants.ini. Import it?",
    diagram: "This is an Interactive Diagram. Import it?",
  },
  keepText: "Keep as text",
  reference: "Reference",
  movement: "Movement (XBetza)",
  board: "Board",
  emptyBoard: "Empty board",
  withPieces: "With pieces",
  insertMovement: "Insert",
  /** @param {string} text */
  insert: (text) => `Insert ${text}`,
  /** @param {string} moves */
  draw: (moves) => `Show ${moves}`,
  example: "Example",
  searchManual: "Search the reference",
  manualLanguage: "",
  manualMissing: "The reference couldn’t be loaded. Check the connection and open it again.",
  notFound: "Nothing found.",
  import: "Import a variant",
  importExplain:
    "Paste sections of a Fairy-Stockfish variants.ini, or an Interactive Diagram (or the whole page that contains it).",
  importText: "Text to import",
  importIt: "Import",
  importFile: "Import a file…",
  nothing: "Paste a text first.",
  /** @param {string} name */
  taken: (name) => `${name}: imported.`,
  /** @param {string} name */
  notTaken: (name) => `${name}: not enough could be imported for a playable game.`,
  use: "Edit",
  /** @param {string} name */
  useName: (name) => `Edit ${name}`,
  whole: "Imported completely.",
  untuned:
    "The computer keeps the rules of imported games, but knows no strategy for them. It may play badly where the goal is quite different from that of chess.",
  /** @param {number} count */
  losses: (count) =>
    plural(count, { one: "Not imported:", other: `${count} things not imported:` }),
};
