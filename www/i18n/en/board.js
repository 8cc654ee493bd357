import { and, plural, withArticle } from "./grammar.js";

/** @import { JoinedEdges } from "../../state/board-geometry.js" */

export const board = {
  board: {
    /** What a place on the board is called. */
    places: { flat: "square", solid: "cell" },
    whole: "Board. Tab returns to the squares.",
    /** @param {string} game @param {string} plane */
    name: (game, plane) => `${game}, ${plane || "board"}`,
    /** Of which edges are joined. @type {Record<JoinedEdges, string>} */
    joined: {
      files: "board with joined left and right edges",
      ranks: "board with joined lower and upper edges",
      both: "board with joined opposite edges",
    },
    /** @param {number} number */
    plane: (number) => `Board ${number}`,
    /** @param {string} name */
    level: (name) => `Level ${name}`,
    /** @param {string} square @param {string} plane */
    placeOn: (square, plane) => `${square}, ${plane}`,
    /** @param {string} seat @param {string} kind @param {string} square */
    piece: (seat, kind, square) => `${seat.toLowerCase()} ${kind}, ${square}`,
    /** @param {string} kind */
    promoted: (kind) => `promoted ${kind}`,
    /** @param {string} square */
    empty: (square) => `${square}, empty`,
    promoteTo: "Promote to",
    /** @param {string} kind */
    stays: (kind) => `Stays ${withArticle(kind)}`,
    claim: "Checkmate: with which piece?",
    confirm: { title: "Play this move?", play: "Play" },
    cancel: "Cancel",
    /** @param {string} move */
    premove: (move) => `Premove ${move}`,
    premoveCancelled: "Premove cancelled",
    /** @param {string} kind @param {string} rules */
    rules: (kind, rules) => `${kind}: ${rules}`,
  },
  boardView: {
    title: "Board view",
    size: "Board size",
    sizeHint: "Drag to change the board’s size; double-click for the largest",
    arrangement: "Levels",
    flat: "Flat",
    stacked: "Tower",
    spread: "Distance between levels",
    spreadShort: "Spread",
    dragByMouse: "Drag the tower to rotate it.",
    dragByFinger: "Drag the tower with one finger to rotate it.",
    dragKnown: "Got it",
    faded: "Fade",
    fadedHint: "Fade all levels except the one you point at",
    left: "Left",
    leftHint: "Rotate left",
    right: "Right",
    rightHint: "Rotate right",
    follows: "Follow",
    followsHint: "Turn the board to the player to move",
    around: "Around",
    aroundHint: "Controls at every edge of the screen, for a tablet between the players",
  },
  reserve: {
    /** @param {string} seat */
    title: (seat) => `${seat}’s pieces in hand`,
    /** @param {string} kind @param {number} count */
    held: (kind, count) => `${count} × ${kind} in hand`,
    /** @param {string} kind @param {number} count */
    drop: (kind, count) => `Drop ${withArticle(kind)}, ${count} in hand`,
  },
  steps: {
    title: "Which way?",
    offButton: "Off the board",
    /** @param {string} kind */
    offChoose: (kind) => `The ${kind} can return to your hand`,
    castle: "Castle",
    /** @param {string} kind @param {string} square */
    inPassing: (kind, square) => `Capture the ${kind} on ${square} in passing`,
    straight: "Capture nothing on the way",
    /** @param {string} kind @param {string} square */
    taking: (kind, square) => `Capture the ${kind} on ${square} on the way`,
    stay: "Stay and capture nothing",
    /** @param {string} kind @param {string} square */
    stayTaking: (kind, square) => `Capture the ${kind} on ${square} and return`,
    off: "Leave the board",
    /** @param {string} kind @param {string} square */
    offTaking: (kind, square) => `Capture the ${kind} on ${square} and leave the board`,
  },
  drops: {
    /** @param {string} kind */
    button: (kind) => `Drop ${kind}`,
    /** @param {string} kind */
    may: (kind) => `You may drop ${withArticle(kind)} instead of a move.`,
    /** @param {string} kind */
    choose: (kind) => `Select where to drop the ${kind}`,
    /** @param {number} count */
    goOn: (count) => `${count} dropped. Drop more or finish.`,
    /** @param {number} count */
    finish: (count) => `${count} dropped. Press “Done”.`,
    done: "Done",
    /** @param {string} kind */
    title: (kind) => `Drop the ${kind}`,
    /** @param {string} kind */
    plain: (kind) => `Plain ${kind}`,
    /** @param {string} kind */
    mined: (kind) => `Mined ${kind}`,
  },
  gates: {
    title: "Which piece enters?",
    none: "None",
    /** @param {string} kind @param {string} square */
    on: (kind, square) => `${kind} on ${square}`,
  },
  hide: {
    may: "You may hide the crown once.",
    button: "Hide the crown",
    choose: "Select where to hide the crown",
    title: "Hide the crown here?",
    confirm: "Hide it here",
    /** @param {string} seat */
    find: (seat) => `${seat}’s crown is hidden. Move onto its square to win.`,
    keepOff: "Your crown is hidden. Don’t move onto its square.",
  },
  split: {
    may: "You may split in this turn only.",
    button: "Split the monarch",
    choose: "Select where one half goes",
    title: "Which half goes here, and which one wears the crown?",
    /** @param {string} half */
    goesCrowned: (half) => `${half} moves and wears the crown`,
    /** @param {string} half */
    goesBare: (half) => `${half} moves, the other wears the crown`,
  },
  walls: {
    name: "wall",
    /** @param {string} name */
    button: (name) => `Place ${withArticle(name)}`,
    /** @param {string} name */
    choose: (name) => `Choose an empty square for the ${name}`,
  },
  orders: {
    title: "This turn",
    cancel: "Cancel",
    /** @param {string} place  "square" */ showSearched: (place) => `Searched ${place}s`,
    /** The default text. @param {string[]} seats */
    keepers: (seats) =>
      seats.length === 0
        ? "No secrets left"
        : `${and(seats)} ${plural(seats.length, { one: "has a secret", other: "have secrets" })}`,
    revealed: "All secrets revealed",
  },
  played: {
    /** @param {string} kind @param {string} square */
    drop: (kind, square) => `drops ${withArticle(kind)} on ${square}`,
    done: "ends the turn",
    /** @param {string} name @param {string} square */
    wall: (name, square) => `places the ${name} on ${square}`,
    hide: "hides the crown in secret",
    /** @param {string} square */
    hideOn: (square) => `hides the crown on ${square}`,
    /** @param {string} square */
    split: (square) => `splits the monarch, one half moves to ${square}`,
    pass: "passes",
    /** @param {string} kind @param {string} square @param {string} victim */
    claim: (kind, square, victim) => `${kind} on ${square} checkmates ${victim}`,
    mined: "mined",
    plain: "plain",
    unknown: "mined or plain",
    /** @param {string} kind @param {string} from @param {string} to */
    steps: (kind, from, to) => `${kind} from ${from} to ${to}`,
    /** @param {string} kind @param {string} from */
    off: (kind, from) => `${kind} from ${from} off the board`,
    /** @param {string} kind @param {string} from */
    stays: (kind, from) => `${kind} on ${from} stays`,
    /** @param {string} square */
    taking: (square) => `, capturing on ${square} on the way`,
  },
};
