// Learning from the mistakes of a reviewed game.

export const mistakes = {
  title: (/** @type {string} */ game) => `Learn from your mistakes: ${game}`,
  back: "Back to the game",
  none: "Review a finished game first.",
  side: "Side",
  task: (/** @type {string} */ seat, /** @type {string} */ move) =>
    `${seat} played ${move}. Find a better move.`,
  place: (/** @type {number} */ at, /** @type {number} */ all) => `Mistake ${at} of ${all}`,
  judging: "The computer looks at your move…",
  best: (/** @type {string} */ move) => `${move} is the best move.`,
  right: (/** @type {string} */ move) => `${move} is good.`,
  wrong: (/** @type {string} */ move) => `You can do better than ${move}.`,
  solution: (/** @type {string} */ line) => `Better: ${line}`,
  end: (/** @type {number} */ found, /** @type {number} */ all) => `You found ${found} of ${all}.`,
  over: "Done",
  again: "Try again",
  show: "Show solution",
  next: "Next",
  restart: "Start again",
};
