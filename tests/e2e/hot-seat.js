// Helpers for games of two humans with secrets on one device.

import { expect } from "@playwright/test";
import { forgetAll, readableSave, saveAsOldEdition, savedGames } from "./saved.js";

/** @import { Page, Locator } from "@playwright/test" */
/** @typedef {"White" | "Black"} SeatName */

/**
 * @param {Page} page
 * @param {Partial<Record<string, string>>} [options]  of selects, by what they are about
 */
export async function startForTwo(page, options = {}) {
  // At first the game asks its only human.
  await page.getByRole("button", { name: "Other players or rules…" }).click();
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  await dialog.getByRole("combobox", { name: "Black player" }).selectOption("human");
  for (const [about, label] of Object.entries(options)) await chooseOption(dialog, about, label);
  await dialog.getByRole("button", { name: "Start game" }).click();
}

/**
 * Few short options are side by side, others in a list.
 * @param {Locator} dialog
 * @param {string} about
 * @param {string} [label]
 */
async function chooseOption(dialog, about, label = "") {
  const list = dialog.getByRole("combobox", { name: about });
  const row = dialog.getByRole("radiogroup", { name: about });
  await expect(list.or(row)).toBeVisible();
  if (await list.isVisible()) await list.selectOption({ label });
  else await row.getByText(label, { exact: true }).click();
}

/** @param {Page} page @param {SeatName} seat */
export function takeButton(page, seat) {
  return page.getByRole("button", { name: `I am ${seat}` });
}

/** @param {Page} page @param {SeatName} seat @param {string} [pin] */
export async function take(page, seat, pin) {
  const button = takeButton(page, seat);
  await expect(button).toBeVisible();
  if (pin !== undefined) await page.getByLabel(`${seat}’s PIN`).fill(pin);
  await button.click();
}

/** @typedef {"King" | "Queen" | "Lion" | "Unicorn"} Monarch */

/** @param {Page} page @param {SeatName} seat @param {Monarch} monarch @param {string} [pin] */
async function crown(page, seat, monarch, pin) {
  await take(page, seat);
  const dialog = page.getByRole("dialog", { name: "Which of your monarchs wears the crown?" });
  await expect(dialog).toContainText(`For ${seat} only`);
  if (pin !== undefined) {
    await dialog.getByLabel("PIN, 4 to 8 digits").fill(pin);
  }
  await dialog.getByRole("radio", { name: monarch }).check();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
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
    const entry = page.getByRole("combobox", { name: "Type a move" });
    await entry.fill(move);
    await entry.press("Enter");
  }
}

/** White's Knight captures Black's King, and Black's White's. */
export const KNIGHTS_RIDE = ["b1c3", "b8c6", "c3d5", "c6d4", "d5c7", "d4c2", "c7e8"];

/** Such games as the browser saves them, by address and options. @type {Map<string, {game: string, text: string}>} */
const gamesWithoutBlackKing = new Map();

/**
 * Two humans, just after the capture of Black's King without the crown. The moves take long, so they are played once;
 * later calls restore the game as after a reload.
 * @param {Page} page
 * @param {Partial<Record<string, string>>} [options]
 */
export async function loseBlackKing(page, options = {}) {
  const key = JSON.stringify([new URL(page.url()).hash, options]);
  const kept = gamesWithoutBlackKing.get(key) ?? (await playUntilBlackLosesKing(page, options));
  gamesWithoutBlackKing.set(key, kept);
  await forgetAll(page);
  await saveAsOldEdition(page, kept.game, kept.text);
  await page.reload();
  await expect(takeButton(page, "Black")).toBeVisible();
}

/** @param {Page} page @param {Partial<Record<string, string>>} options */
async function playUntilBlackLosesKing(page, options) {
  await startForTwo(page, options);
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, KNIGHTS_RIDE);
  await expect(takeButton(page, "Black")).toBeVisible();
  const latest = async () => (await savedGames(page))[0];
  await expect.poll(async () => (await latest())?.plies).toBe(KNIGHTS_RIDE.length);
  const { game = "", text = "" } = (await latest()) ?? {};
  return { game, text: await readableSave(page, text) };
}

/**
 * The whole page as text: elements, attributes and words, with shadow trees, but without typed text.
 * @param {Page} page
 * @returns {Promise<string>}
 */
function wholePage(page) {
  return page.evaluate(() => {
    /** @param {Node} node @returns {string} */
    const write = (node) => {
      // It may have been drawn before the table, or not.
      if (node.nodeName === "GAME-GALLERY") return "";
      const children = [...node.childNodes].map(write).join("");
      // lit's markers have new numbers in every page.
      const text = node.nodeValue?.replace(/lit\$\d+\$/g, "lit") ?? "";
      if (!(node instanceof Element)) return `${text}${children}`;
      const attributes = [...node.attributes]
        .map(({ name, value }) => ` ${name}="${value}"`)
        .sort();
      const shadow = node.shadowRoot === null ? "" : write(node.shadowRoot);
      return `\n<${node.localName}${attributes.join("")}>${shadow}${children}`;
    };
    return write(document.body);
  });
}

/** Hides what changes by itself. @param {Page} page */
export async function stillPage(page) {
  await expect(page.locator(".notice")).toHaveCount(0);
  return wholePage(page);
}

/** As when the tab becomes hidden or visible. @param {Page} page @param {boolean} hidden */
export function hideTab(page, hidden) {
  return page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
