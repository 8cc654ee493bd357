// Locators of the table, by accessible names.

import { expect } from "@playwright/test";

/** @import { Page } from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} name  "white Unicorn, c1" or "e4, empty"; marks may follow
 */
export function square(page, name) {
  return page.getByRole("gridcell", { name: new RegExp(`^${name}(,|$)`) });
}

/**
 * @param {Page} page
 * @param {string} seat
 * @param {"human" | number} player  a number is a computer's level
 */
export async function sit(page, seat, player) {
  await page
    .getByRole("combobox", { name: `${seat} player` })
    .selectOption(player === "human" ? player : `level-${player}`);
}

/**
 * Chooses the only human player's secret, and waits until the table is ready.
 * @param {Page} page
 * @param {string} choice  the beginning of its name
 */
export async function chooseSecret(page, choice) {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: choice }).check();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog).toBeHidden();
}

/** @param {Page} page @param {string[]} moves */
export async function type(page, ...moves) {
  const entry = page.getByRole("combobox", { name: "Type a move" });
  for (const move of moves) {
    await entry.fill(move);
    await entry.press("Enter");
    // It is emptied, or covered already for the next player.
    await expect.poll(() => entry.evaluateAll(writtenIn)).toBe("");
  }
}

/** Runs in the page. @param {Element[]} fields */
function writtenIn(fields) {
  return fields.map((field) => /** @type {HTMLInputElement} */ (field).value).join("");
}

/** Resigns the game, after the question. @param {Page} page */
export async function resign(page) {
  await control(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
}

/**
 * Presses a button of the table's controls, which may be in the menu of a phone's bar.
 * @param {Page} page
 * @param {string | RegExp} name
 */
export async function control(page, name) {
  await expect(page.locator("table-controls")).toBeVisible();
  const more = page.locator(".more-opener");
  if (await more.isVisible()) await more.click();
  await page.locator("table-controls").getByRole("button", { name }).click();
}

/** @param {Page} page */
export function moves(page) {
  return page.getByRole("list", { name: "Moves" }).getByRole("button");
}

/** @param {Page} page */
export function status(page) {
  return page.locator("turn-status");
}

/**
 * Makes the engine pause between the slices of a search without noticing, so that a long search lasts for minutes: an
 * earlier answer means that it was interrupted.
 * @param {Page} page
 * @param {{pauseMs?: number, hurry?: number}} [how]  `hurry`: so many times quicker its clock runs
 */
export async function slowEngine(page, { pauseMs = 400, hurry = 1 } = {}) {
  const pause =
    "const [post, now] = [MessagePort.prototype.postMessage, performance.now.bind(performance)];" +
    "let paused = 0;" +
    `performance.now = () => (now() - paused) * ${hurry};` +
    "MessagePort.prototype.postMessage = function (...all) {" +
    " const begun = now();" +
    ` setTimeout(() => { paused += now() - begun; post.apply(this, all); }, ${pauseMs});` +
    "};";
  await page.route("**/engine/worker.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: pause + (await response.text()) });
  });
}

/** From now on no game can be saved. @param {Page} page */
export function fillStorage(page) {
  return page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
}
