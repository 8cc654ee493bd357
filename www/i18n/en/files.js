/** @import { Added } from "../../state/page-state.js" */

export const files = {
  keeping: {
    title: "Your games",
    empty: "No games yet. A game is saved here with its first move.",
    adding: "Adding games from the file…",
    save: "Save all games to a file",
    add: "Add games from a file…",
    records: "Open PGN games…",
    list: "Saved games",
    /** @param {string} name @param {number} moves */
    game: (name, moves) => `${name}, at move ${moves}`,
    /** @param {string} name */
    variant: (name) => `The variant ${name}`,
    /** @param {number} moves */
    atMove: (moves) => `Move ${moves}`,
    unreadable: "This game can’t be read.",
    open: "Open",
    /** @param {number} count */
    showAll: (count) => `Show all ${count} games`,
    running: "Your running games",
    all: "All your games",
    remove: "Delete…",
    /** @param {string} game */
    removeName: (game) => `Delete ${game}…`,
    reallyRemove: "Really delete",
    keep: "Keep",
    cancel: "Cancel",
    /** @type {Record<Added["result"], (game: string, why: string) => string>} */
    results: {
      added: (game) => `${game}: added.`,
      present: (game) => `${game}: you have it already.`,
      refused: (game, why) => `${game}: not added. ${why}`,
      locked: (game) => `${game}: left out, since its secrets need the file’s passphrase.`,
      "no-room": (game) => `${game}: not added. This browser’s storage is full.`,
      stopped: (game) => `${game}: not added. You stopped.`,
    },
  },
  passphrase: {
    label: "Passphrase",
    chooseLabel: "Passphrase, at least 8 characters",
    show: "Show",
    short: "Use at least 8 characters.",
    missing: "Enter the passphrase.",
    wrong: "This passphrase doesn’t open the file.",
    saveTitle: "Encrypt games with secrets",
    /** @param {string} games */
    saveExplain: (games) =>
      `These games have secrets: ${games}. They are encrypted in the file. Whoever knows the passphrase can read all their secrets; without it nobody can open them, not even you.`,
    save: "Save all",
    skip: "Skip these games",
    openTitle: "Enter the passphrase",
    openExplain:
      "Some games in this file are encrypted. Their passphrase was chosen when it was saved.",
    open: "Open",
  },
  elsewhere: {
    explain: "This game is open in another tab. Here you can only look at it.",
    takeOver: "Take over",
  },
  variations: {
    explain: "This game has variations, which only the study shows.",
    study: "Open study",
  },
  share: {
    title: "Share",
    what: {
      pgn: "the game as PGN",
      png: "the picture",
      svg: "the picture as SVG",
      "element-code": "the element code",
      "frame-code": "the frame code",
      record: "the record",
      position: "the position",
      "short-record": "the record in short notation",
      "game-link": "a link to this game",
      "position-link": "a link to this position",
    },
  },
};
