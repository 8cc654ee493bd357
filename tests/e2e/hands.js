// Playing on the board by clicks, or by the keyboard alone.

import { expect } from "@playwright/test";

/** @import { Page, Locator } from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} name  "e4"
 */
function handle(page, name) {
  return page.locator(`game-board [data-cell="${name}"]`);
}

/** @param {Page} page @param {string[]} names */
export async function click(page, ...names) {
  for (const name of names) await handle(page, name).click();
}

/** @param {Page} page @param {string | RegExp} name */
export function offered(page, name) {
  return page.locator("game-board").getByRole("dialog").getByRole("button", { name });
}

/** @param {Page} page @param {Locator} wanted */
export async function tabTo(page, wanted) {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await wanted.evaluate(hasFocus)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the tab key doesn't come to ${wanted}`);
}

/** @param {Page} page @param {Locator} button */
export async function pressByKey(page, button) {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}

/** Chooses a secret and confirms it. @param {Page} page @param {string} choice */
export async function secretByKey(page, choice) {
  const dialog = page.getByRole("dialog");
  const radio = dialog.getByRole("radio", { name: choice });
  await tabTo(page, dialog.getByRole("radio").first());
  await page.keyboard.press("Space");
  const others = await dialog.getByRole("radio").count();
  for (let tries = 1; tries < others && !(await radio.isChecked()); tries += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
}

/**
 * Moves to each square by arrow keys and presses Enter there.
 * @param {Page} page
 * @param {string[]} names
 */
export async function pressSquares(page, ...names) {
  for (const name of names) {
    if ((await focusedSquare(page)) === "")
      await tabTo(page, page.locator('game-board [role="gridcell"][tabindex="0"]'));
    else if ((await page.locator("game-board .cursor").count()) === 0)
      await pressInTurn(page, "Shift+Tab", "Tab");
    await arrowTo(page, name);
    await page.keyboard.press("Enter");
  }
}

/** @param {Page} page @param {string} name */
async function arrowTo(page, name) {
  const [from, to] = [await focusedSquare(page), name].map((each) => [
    each.charCodeAt(0),
    Number(each.slice(1)),
  ]);
  const [right, up] = [0, 1].map((at) => (to?.[at] ?? 0) - (from?.[at] ?? 0));
  await pressTimes(page, (right ?? 0) > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right ?? 0));
  await pressTimes(page, (up ?? 0) > 0 ? "ArrowUp" : "ArrowDown", Math.abs(up ?? 0));
  expect(await focusedSquare(page)).toBe(name);
}

/** @param {Page} page @param {string[]} keys */
async function pressInTurn(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** @param {Page} page @param {string} key @param {number} times */
async function pressTimes(page, key, times) {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

/** @param {Page} page */
function focusedSquare(page) {
  return page
    .locator("game-board")
    .evaluate((board) => board.shadowRoot?.activeElement?.getAttribute("data-cell") ?? "");
}

/** @param {Element} element */
function hasFocus(element) {
  const root = /** @type {Document | ShadowRoot} */ (element.getRootNode());
  return root.activeElement === element;
}
