import { plural, number } from "./grammar.js";

/** @import { PackedCode } from "../../state/reasons.js" */

export const study = {
  /** @param {string} game */
  title: (game) => `Study: ${game}`,
  untitled: "Untitled study",
  /** @param {string} game */
  back: (game) => `Back to ${game}`,
  opening: "Opening the study…",
  board: "Board and drawing",
  tabs: { label: "Study", moves: "Moves", studies: "Studies", text: "Text" },
  tree: {
    label: "Moves and variations",
    none: "No moves yet. Make a move on the board. A different move from the same position starts a variation.",
    start: "Start",
    /** @param {number} number @param {string} seat @param {string} move */
    move: (number, seat, move) => `${number}. ${seat}: ${move}`,
    check: ", check",
    /** @param {string} time */
    clock: (time) => `, clock ${time}`,
    /** @param {string} comment */
    comment: (comment) => `. ${comment}`,
    /** @param {string} move */
    alternatives: (move) => `Instead of ${move}`,
    /** @param {number} count */
    arrows: (count) => `, ${plural(count, { one: "1 arrow", other: `${count} arrows` })}`,
    hint: "Arrow keys: left and right step through the moves, up and down switch between variations. Delete removes the move and everything after it.",
  },
  steps: {
    label: "Navigation",
    start: "To the start",
    back: "Previous move",
    on: "Next move",
    end: "To the end",
  },
  glyphs: {
    label: "Annotation",
    names: {
      "!": "good move",
      "?": "mistake",
      "!!": "brilliant move",
      "??": "blunder",
      "!?": "interesting move",
      "?!": "dubious move",
    },
  },
  note: {
    label: "Comment on this move",
    labelBefore: "Comment before this move",
    labelStart: "Comment on the start",
    placeholder: "Add a comment…",
  },
  variation: {
    moveUp: "Move up",
    movedUp: "Variation moved up.",
    promote: "Promote variation",
    remove: "Delete from here",
    promoted: "Variation promoted.",
    /** @param {number} count */
    removed: (count) => plural(count, { one: "1 move deleted.", other: `${count} moves deleted.` }),
    undo: "Undo",
    undone: "Undone.",
  },
  annotation: {
    label: "Arrows",
    /** @param {string} place  "square" */
    drawHint: (place) =>
      `Draw arrows instead of moving: select two ${place}s for an arrow, or one twice for a circle. You can always draw with the right mouse button.`,
    colour: "Arrow colour",
    colours: { green: "green", red: "red", blue: "blue", yellow: "yellow" },
    list: "Arrows in this position",
    /** @param {string} colour @param {string} from @param {string} to */
    remove: (colour, from, to) =>
      from === to
        ? `Remove the ${colour} circle on ${from}`
        : `Remove the ${colour} arrow from ${from} to ${to}`,
    clear: "Remove all",
    /** @param {string} from */
    begun: (from) => `Arrow from ${from}: select where it ends.`,
    givenUp: "No arrow drawn.",
    /** @param {string} colour @param {string} from @param {string} to */
    drawn: (colour, from, to) =>
      `${colour.charAt(0).toUpperCase()}${colour.slice(1)} ${from === to ? `circle on ${from}` : `arrow from ${from} to ${to}`}.`,
    /** @param {string} from @param {string} to */
    gone: (from, to) =>
      from === to ? `Circle on ${from} removed.` : `Arrow from ${from} to ${to} removed.`,
    turn: "Flip board",
  },
  analysis: {
    label: "Analysis",
    turnOn: "Analyse",
    lines: "Lines",
    /** @param {number} count */
    lineCount: (count) => plural(count, { one: "1 line", other: `${count} lines` }),
    waiting: "Analysing…",
    none: "There is nothing to analyse: no move is possible.",
    /** @param {number} depth */
    depth: (depth) => `Depth ${depth}`,
    /** @param {number} depth */
    depthDone: (depth) => `Depth ${depth}, done`,
    bar: "Evaluation",
    barNone: "unknown",
    /** @param {string} score @param {string} seat */
    forSeat: (score, seat) => `${score} for ${seat}`,
    /** @param {string} seat @param {number} moves */
    mate: (seat, moves) => `${seat} mates in ${moves}`,
    list: "Engine lines",
    /** @param {string} move */
    play: (move) => `Play ${move}`,
    /** @param {string} line */
    insert: (line) => `Insert line: ${line}`,
    inserted: "Line inserted as a variation.",
  },
  studies: {
    label: "Studies in this browser",
    titleField: "Title",
    players: "Players",
    fresh: "New study",
    copy: "Duplicate",
    delete: "Delete study",
    /** @param {string} title */
    deleted: (title) => `“${title}” was deleted.`,
    none: "No studies of this game yet.",
    /** @param {string} date */
    changed: (date) => `changed ${date}`,
    /** @param {number} id */
    unreadable: (id) => `Study ${id} can’t be read. It is unchanged.`,
    /** @param {number} count */
    moves: (count) => plural(count, { one: "1 move", other: `${count} moves` }),
  },
  keeping: {
    kept: "Saved in this browser.",
    draft: "Not saved until your first change.",
    keep: "Save",
    full: "This browser’s storage is full, so this change isn’t saved. Save the study as a file.",
    absent: "This browser doesn’t save anything. Save the study as a file before you leave.",
    left: "The study you left couldn’t be saved.",
    restoreLeft: "Restore",
    elsewhere: "Another tab changed this study. Your version was saved as a new study.",
  },
  text: {
    label: "The study as text",
    copy: "Copy text",
    download: "Download .txt",
    link: "Copy link",
    print: "Print",
    copied: "Text copied.",
    positionCopied: "Position copied.",
    linkCopied: "Link copied.",
    /** @param {number} letters @param {number} most */
    tooLong: (letters, most) =>
      `This link has ${number(letters)} characters. Some apps cut links after ${number(most)}. Send the file instead.`,
    open: "Open a study",
    openExplain: "Paste a study, game or position here, or drop a file onto this page.",
    openField: "Text to open",
    openIt: "Open",
    file: "Open file",
    /** @param {number} line */
    inLine: (line) => `Line ${line}`,
    drop: "Drop the file to open it",
  },
  faults: {
    link: "This link can’t be opened.",
    text: "This text can’t be opened.",
    partly: "A part of this text can’t be read.",
    kept: "This study can’t be opened. It is unchanged.",
    missing: "This study is no longer in this browser.",
    handed: "The game is no longer open. Go back to the board and select Study again.",
    file: "This file can’t be read.",
    close: "Close",
    otherEdition:
      "The rules of this game have changed since this study was made. All its moves are still legal.",
    /** @type {Record<PackedCode, string>} */
    packed: {
      "packed-broken":
        "Part of it is missing or changed. It may have been cut off when it was sent.",
      "packed-long": "It is too long for a study.",
      "packed-unknown": "This browser can’t unpack it. Ask for the text itself.",
    },
  },
};
