import { capitalised } from "../grammar.js";

/** @param {number} count */
const counted = (count) => ["no", "one", "two", "three", "four"][count] ?? String(count);

export const dialogs = {
  newGame: {
    /** @param {string} game */
    title: (game) => `New game of ${game}`,
    explain: "The current game stays in “Your games”.",
    start: "Start game",
    cancel: "Cancel",
    /**
     * @param {string} name
     * @param {number} last
     */
    number: (name, last) => `${name}, 0 to ${last}`,
    random: "Random",
    randomNumber: "Random number",
    side: "Your side",
    swap: "Swap sides",
    rotate: "Rotate players",
    presets: "Who plays",
    /** @param {number} seats */
    hotSeat: (seats) => `${capitalised(counted(seats))} players, one screen`,
    /** @param {number} others */
    alone: (others) => `One human, ${counted(others)} computers`,
    advanced: "Advanced",
    model: "How the computer sees its opponents",
    models: {
      usual: "Automatic",
      paranoid: "Everyone is against it (paranoid)",
      "max-n": "Everyone plays for themselves (max-n)",
      "best-reply": "Only the strongest reply counts (best reply)",
    },
  },
  branch: {
    title: "Go on from here?",
    kept: "The moves after this position are kept as a copy in “Your games”.",
    lost: "The moves after this position will be lost, since this browser doesn’t save the game.",
    confirm: "Go on",
    cancel: "Cancel",
  },
  resign: {
    title: "Resign this game?",
    /** @param {string} seat */
    explain: (seat) => `${seat} resigns. You can still take it back afterwards.`,
    /** @param {string} seat */
    explainSecrets: (seat) =>
      `${seat} resigns, and all secrets are revealed. You can take it back only if everyone agrees.`,
    /** @param {string} seat */
    explainForGood: (seat) =>
      `${seat} resigns, and all secrets are revealed. You can’t take it back.`,
    confirm: "Resign",
    cancel: "Play on",
    /** @param {string} seat */
    explainSeveral: (seat) =>
      `The computer plays on for ${seat}, so that the others can finish their game. To take over again, choose “Human” next to its name.`,
  },
};
