// Games of two humans with secrets on one device.

import assert from "node:assert/strict";
import { pageAt } from "./page.js";

/** @import { TestContext } from "node:test" */
/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */
/** @typedef {"White" | "Black"} SeatName */
/** @typedef {"King" | "Queen" | "Lion" | "Unicorn"} Monarch */

const NEW_GAME = "new-game-dialog dialog";
const SECRET = "secret-dialog dialog";

/** @param {Page} page @param {Partial<Record<string, string>>} [options]  of the game, by what they are about */
export async function startForTwo(page, options = {}) {
  // At first the game asks its only human.
  await page.press("Other players or rules…");
  await page.fill("Black player", "human", NEW_GAME);
  for (const [about, label = ""] of Object.entries(options)) await chooseOption(page, about, label);
  await page.press("Start game");
}

/**
 * Few short options are side by side, others in a list.
 * @param {Page} page
 * @param {string} about
 * @param {string} label
 */
async function chooseOption(page, about, label) {
  const row = `${NEW_GAME} [role="radiogroup"][aria-label="${about}"]`;
  if (page.all(row).length > 0) return page.press(label, row);
  return page.fill(about, label, NEW_GAME);
}

/** Whether that player is asked to take the device. @param {Page} page @param {SeatName} seat */
function isAsked(page, seat) {
  return new RegExp(`I am ${seat}`).test(page.text("handover-cover"));
}

/** @param {Page} page @param {SeatName} seat */
export function untilAsked(page, seat) {
  return page.until(() => assert.ok(isAsked(page, seat), `${seat} isn’t asked`));
}

/** @param {Page} page @param {SeatName} seat @param {string} [pin] */
export async function take(page, seat, pin) {
  await untilAsked(page, seat);
  if (pin !== undefined) await page.fill(`${seat}’s PIN`, pin);
  await page.press(new RegExp(`I am ${seat}`), "handover-cover");
}

/** @param {Page} page @param {SeatName} seat @param {Monarch} monarch @param {string} [pin] */
async function crown(page, seat, monarch, pin) {
  await take(page, seat);
  await page.expect(SECRET, /Which of your monarchs wears the crown\?/);
  assert.match(page.text(SECRET), new RegExp(`For ${seat} only`));
  if (pin !== undefined) {
    await page.fill("PIN, 4 to 8 digits", pin, SECRET);
  }
  await chooseSecret(page, monarch);
}

/** @param {Page} page @param {string} choice  the beginning of its name */
export async function chooseSecret(page, choice) {
  await page.press(new RegExp(`^${choice}`), SECRET);
  await page.press("Confirm", SECRET);
  await page.until(() => assert.deepEqual(page.all(SECRET), []));
}

/**
 * Black chooses first; White chooses and may move at once.
 * @param {Page} page
 * @param {Monarch} white
 * @param {Monarch} black
 * @param {string} [whitePin]
 */
export async function crownBoth(page, white, black, whitePin) {
  await crown(page, "Black", black);
  await crown(page, "White", white, whitePin);
}

/**
 * Each move is played by its own player, who hands the device over afterwards. White has it already.
 * @param {Page} page
 * @param {string[]} moves
 * @param {string} [whitePin]
 */
export async function playByTurns(page, moves, whitePin) {
  for (const [at, move] of moves.entries()) {
    if (at % 2 === 1) await take(page, "Black");
    else if (at > 0) await take(page, "White", whitePin);
    await page.type(move);
  }
}

/** White's Knight captures Black's King, and Black's White's. */
export const KNIGHTS_RIDE = ["b1c3", "b8c6", "c3d5", "c6d4", "d5c7", "d4c2", "c7e8"];

/**
 * Two humans, just after the capture of Black's King without the crown.
 * @param {TestContext} t
 * @param {string} hash
 * @param {Partial<Record<string, string>>} [options]
 */
export async function loseBlackKing(t, hash, options = {}) {
  const page = await pageAt(t, hash);
  await startForTwo(page, options);
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, KNIGHTS_RIDE);
  await untilAsked(page, "Black");
  return page;
}
