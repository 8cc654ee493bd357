// What one player typed, the next can't bring back: not by the browser's editing history, a reload, or going back.

import { boardOf, test } from "./embedded.js";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { crownBoth, hideTab, loseBlackKing, startForTwo, take, takeButton } from "./hot-seat.js";
import { forgetAll } from "./saved.js";
import { openSettings } from "./settings.js";

/** @import { Locator, Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** Undo and redo, as browsers know them. */
const HISTORY = ["z", "z", "z", "Shift+Z", "Shift+Z", "Shift+Z", "y", "y"];

/** @param {Page} page */
const entryOf = (page) => page.getByRole("combobox", { name: "Type a move" });

/** @param {Locator} field @param {string} [value]  without anything typed */
async function expectForgotten(field, value = "") {
  await expect(field).toHaveValue(value);
  await field.focus();
  for (const key of HISTORY) {
    await field.page().keyboard.press(`Control+${key}`);
    expect(await field.inputValue()).toBe(value);
  }
}

/** @param {Locator} field @param {string} text */
async function write(field, text) {
  await field.focus();
  await field.page().keyboard.type(text);
}

test("moves that were played or only typed", async ({ page, open }) => {
  await open("#crown-2");
  await forgetAll(page);
  await page.reload();
  await loseBlackKing(page);
  await take(page, "Black");
  const entry = entryOf(page);
  await write(entry, "S@f6*");
  await page.keyboard.press("Enter");
  await expect(entry).toHaveValue("");
  await expect(entry).toBeFocused();
  await page.getByRole("button", { name: "Done" }).click();
  await take(page, "White");
  await expectForgotten(entry);

  await write(entry, "S@c3*");
  await hideTab(page, true);
  await hideTab(page, false);
  await take(page, "White");
  await expectForgotten(entry);

  for (const leave of [
    () => page.reload(),
    () => page.goto("about:blank").then(() => page.goBack()),
  ]) {
    await write(entry, "S@c3*");
    await leave();
    await take(page, "White");
    await expectForgotten(entry);
  }
});

test("PINs, names and texts to open", async ({ page, open }) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen", "1357");
  const text = page.getByRole("textbox", { name: "Record or position" });
  await page.getByRole("tab", { name: "Share" }).click();
  await write(text, "a secret");
  const name = (await openSettings(page)).getByRole("textbox", { name: "White’s name" });
  await write(name, "a secret");
  for (let at = 0; at < "a secret".length; at += 1) await page.keyboard.press("Backspace");
  await page.keyboard.press("Escape");

  await hideTab(page, true);
  await hideTab(page, false);
  const pin = page.getByLabel("White’s PIN");
  await write(pin, "1358");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "That isn’t the PIN." })).toBeVisible();
  await expect(pin).toBeFocused();
  await expectForgotten(pin);
  await take(page, "White", "1357");
  await expectForgotten(text);
  await openSettings(page);
  await expectForgotten(name);
});

test("moves typed on another website", async ({ page, embed }) => {
  await embed(boardOf("board", 'game="crown"'));
  for (const seat of /** @type {const} */ (["Black", "White"])) {
    await take(page, seat);
    await page.getByRole("radio", { name: "King" }).check();
    await page.getByRole("button", { name: "Confirm" }).click();
  }
  await page.getByRole("button", { name: "Type a move or a question" }).click();
  await write(entryOf(page), "e2e4");
  await page.keyboard.press("Enter");
  await expect(takeButton(page, "Black")).toBeVisible();
  await take(page, "Black");
  await expect(page.locator("#board .status")).toHaveText(/^Black to move/);
  await expectForgotten(entryOf(page));
});
