// Stepping through a game by keys and by the wheel: a click on the board doesn't take the keys away, Tab does.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { focused, focusedSquare } from "./keys.js";
import { openSettings } from "./settings.js";
import { sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** @param {Page} page @param {string} move  "" at the start */
async function shows(page, move) {
  await expect(page.locator("move-list [aria-current]")).toHaveText(move === "" ? [] : [move]);
}

/** Turns the wheel over a square. @param {Page} page @param {number[]} turns */
async function wheel(page, ...turns) {
  await page.locator(`game-board [data-cell="a5"]`).hover();
  for (const turn of turns) await page.mouse.wheel(0, turn);
}

test("after a click keys step, after Tab they move between squares, and Escape leaves them", async ({
  page,
  open,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await click(page, "e1");
  await press(page, "ArrowLeft");
  await shows(page, "e5");
  await press(page, "Home");
  await shows(page, "");
  await press(page, "ArrowDown");
  await shows(page, "Nf3");
  await press(page, "ArrowUp");
  await shows(page, "");
  await press(page, "ArrowRight");
  await shows(page, "e4");
  await press(page, "End");
  await shows(page, "Nf3");
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await press(page, "Shift+Tab", "Tab", "ArrowUp");
  expect(await focusedSquare(page)).toBe("e2");
  await shows(page, "Nf3");
  await press(page, "l");
  await expect(page.locator("game-board .bubble")).toBeVisible();
  await press(page, "Escape", "ArrowRight");
  expect(await focusedSquare(page), "the first Escape only closes the answer").toBe("f2");
  await press(page, "Escape", "ArrowLeft");
  await shows(page, "e5");
  const ring = await (await focused(page)).evaluate((one) => getComputedStyle(one).outlineWidth);
  expect(ring).toBe("3px");
  await press(page, "Tab", "ArrowLeft");
  expect(await focusedSquare(page)).toBe("e2");
  await click(page, "f2");
  await press(page, "ArrowRight");
  await shows(page, "Nf3");
});

test("the wheel over the board steps, unless the setting is off", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await wheel(page, -100);
  await shows(page, "e5");
  // A touchpad.
  await wheel(page, -30, -30);
  await shows(page, "e4");
  await wheel(page, 100);
  await shows(page, "e5");
  await wheel(page, 100);
  await shows(page, "Nf3");
  const menu = await openSettings(page);
  await menu.getByRole("checkbox", { name: /Mouse wheel/ }).uncheck();
  await press(page, "Escape");
  await wheel(page, -100);
  await click(page, "e1");
  await press(page, "ArrowLeft");
  await shows(page, "e5");
});

test("studies and lessons follow the same rule", async ({ page, open }) => {
  await open("#chess/study");
  const current = page.locator(".study-tree [aria-current]");
  const on = (/** @type {string} */ name) => page.locator(`page-host [data-cell="${name}"]`);
  const play = async (/** @type {string} */ from, /** @type {string} */ to) => {
    await on(from).click();
    await on(to).click();
    await expect(current).toContainText(to);
  };
  await play("e2", "e4");
  await play("e7", "e5");
  await press(page, "ArrowLeft");
  await expect(current).toContainText("e4");
  await play("d7", "d5");
  await press(page, "ArrowUp");
  await expect(current, "the other variation").toContainText("e5");
  await press(page, "ArrowLeft");
  await expect(current).toContainText("e4");
  await press(page, "ArrowUp");
  await expect(current).toContainText("Start");
  await press(page, "End");
  await expect(current).toContainText("e5");
  await on("a4").hover();
  await page.mouse.wheel(0, -100);
  await expect(current).toContainText("e4");
  await press(page, "Tab", "Shift+Tab");
  const square = await focusedSquare(page);
  await press(page, "ArrowLeft");
  expect(await focusedSquare(page)).not.toBe(square);
  await expect(current).toContainText("e4");

  await open("#chess/learn");
  await page.locator(`lesson-page [data-cell="e4"]`).click();
  await press(page, "ArrowRight");
  expect(await focusedSquare(page)).toBe("e4");
});
