// Sounds: off by default, remembered, and harmless where there is no audio.

import { expect, test } from "./fixtures.js";
import { sit, status, type } from "./table.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Counts the tones that a page starts. @param {Page} page */
async function listen(page) {
  await page.addInitScript(() => {
    const heard = /** @type {any} */ (window);
    heard.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      heard.tones += 1;
      return start.apply(this, when);
    };
  });
}

/** @param {Page} page */
const tones = (page) => page.evaluate(() => /** @type {any} */ (window).tones);

/** @param {Page} page */
const setting = (page) => page.getByRole("combobox", { name: "Sound" });

test("a page is silent until sounds are wanted, and remembers it", async ({ page, open }) => {
  await listen(page);
  await open("#chess");
  await expect(setting(page)).toHaveValue("off");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  expect(await tones(page)).toBe(0);
  await setting(page).selectOption({ label: "Sound on" });
  await type(page, "e7e5");
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(setting(page)).toHaveValue("on");
});

test("without audio the game works without errors", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "AudioContext", { value: undefined });
  });
  await open("#chess");
  await setting(page).selectOption({ label: "Sound on" });
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(status(page)).toContainText("Black to move");
});
