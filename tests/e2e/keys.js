// Playing without a mouse: Tab, arrows, letters.

import { expect } from "@playwright/test";
import { pressByKey, tabTo } from "./hands.js";

/** @import { Page, Locator } from "@playwright/test" */

/** On the page, and embedded. */
const BOARDS = "game-board, menagerie-game-board";

/**
 * Chooses a player in a list, by the first letter.
 * @param {Page} page
 * @param {Locator} list
 * @param {string} letter
 */
export async function chooseByKey(page, list, letter) {
  await tabTo(page, list);
  await page.keyboard.press(letter);
}

/**
 * Leaves all seats to humans.
 * @param {Page} page
 * @param {string[]} seats  now the computer's
 */
export async function startByKeys(page, ...seats) {
  await pressByKey(page, page.getByRole("button", { name: "New game" }));
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  for (const seat of seats)
    await chooseByKey(page, dialog.getByRole("combobox", { name: `${seat} player` }), "h");
  await pressByKey(page, dialog.getByRole("button", { name: "Start game" }));
  await expect(dialog).toBeHidden();
}

/**
 * Moves to each square by keys and presses Enter there.
 * @param {Page} page
 * @param {string[]} names  "e4"; "E4" on a second board; "te1" on a level
 */
export async function enter(page, ...names) {
  for (const name of names) {
    if ((await focusedSquare(page)) === "")
      await tabTo(page, page.locator(`:is(${BOARDS}) [role="gridcell"][tabindex="0"]`).first());
    await goTo(page, name);
    await page.keyboard.press("Enter");
  }
}

/** @param {Page} page @param {string} text */
export async function write(page, text) {
  if ((await focusedSquare(page)) !== "") await page.keyboard.press("i");
  await expect(page.getByRole("combobox", { name: "Type a move" })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Type a move" })).toHaveValue("");
}

/** @param {Page} page */
export async function backToBoard(page) {
  await page.keyboard.press("Escape");
  await expect.poll(() => focusedSquare(page)).not.toBe("");
}

/** @param {Page} page */
export async function expectFocusKept(page) {
  await expect
    .poll(async () => {
      const active = await focused(page);
      return active.evaluate((one) => one !== document.body && one.checkVisibility());
    })
    .toBe(true);
}

/** @param {Page} page */
export function focused(page) {
  return page.evaluateHandle(() => {
    let active = document.activeElement ?? document.body;
    while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active;
  });
}

/** @param {Page} page */
export async function focusedSquare(page) {
  return (await focused(page)).evaluate((active) => active.getAttribute("data-cell") ?? "");
}

/** @param {Page} page @param {string} name */
async function goTo(page, name) {
  const from = place(await focusedSquare(page));
  const to = place(name);
  await press(page, to.level > from.level ? "PageUp" : "PageDown", to.level - from.level);
  if (to.board !== from.board) await page.keyboard.press("o");
  await press(page, to.file > from.file ? "ArrowRight" : "ArrowLeft", to.file - from.file);
  await press(page, to.rank > from.rank ? "ArrowUp" : "ArrowDown", to.rank - from.rank);
  expect(await focusedSquare(page)).toBe(name);
}

/**
 * @param {Page} page
 * @param {string} key
 * @param {number} times  its sign is the key's
 */
async function press(page, key, times) {
  for (let time = 0; time < Math.abs(times); time += 1) await page.keyboard.press(key);
}

/** @param {string} name */
function place(name) {
  const code = (/** @type {number} */ at) => name.toLowerCase().charCodeAt(at);
  if (/^[s-z][a-h]\d$/.test(name))
    return { file: code(1), rank: code(0), level: Number(name[2]), board: false };
  return { file: code(0), rank: Number(name.slice(1)), level: 0, board: /^[A-Z]/.test(name) };
}
