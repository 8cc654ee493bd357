// Games of two humans with secrets on one device, on the fake page.

/** @import { pageAt } from "./page.js" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */
/** @typedef {"White" | "Black"} SeatName */
/** @typedef {"King" | "Queen" | "Lion" | "Unicorn"} Monarch */

/**
 * @param {Page} page
 * @param {Record<string, string>} [options]  words of lists, by what they are about
 */
export async function startForTwo(page, options = {}) {
  // At first the game asks its only human.
  await page.press("Other players or rules…");
  await page.fill("Black player", "human", "new-game-dialog");
  for (const [about, words] of Object.entries(options))
    await page.fill(about, words, "new-game-dialog");
  await page.press("Start game");
}

/** @param {Page} page @param {SeatName} seat */
export function take(page, seat) {
  return page.press(new RegExp(`^I am ${seat}`));
}

/**
 * Black chooses first; White chooses and may move at once.
 * @param {Page} page
 * @param {Monarch} white
 * @param {Monarch} black
 */
export async function crownBoth(page, white, black) {
  for (const [seat, monarch] of /** @type {const} */ ([
    ["Black", black],
    ["White", white],
  ])) {
    await take(page, seat);
    await page.press(new RegExp(`^${monarch}`), "secret-dialog");
  }
}

/**
 * Each move is played by its own player, who hands the device over afterwards. White has it already.
 * @param {Page} page
 * @param {string[]} moves
 */
export async function playByTurns(page, moves) {
  for (const [at, move] of moves.entries()) {
    if (at > 0) await take(page, at % 2 === 1 ? "Black" : "White");
    await page.type(move);
  }
}
