// Sounds: off by default, remembered, and harmless where there is no audio.

import { expect, test } from "./fixtures.js";
import { openSettings } from "./settings.js";
import { sit, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

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
async function turnSoundOn(page) {
  const menu = await openSettings(page);
  await expect(menu.getByRole("slider", { name: "Volume" })).toHaveValue("0");
  await menu.getByRole("button", { name: "Turn sound on" }).click();
  await expect(menu.getByRole("slider", { name: "Volume" })).toHaveValue("70");
  await page.keyboard.press("Escape");
}

test("a page is silent until sounds are wanted, and remembers it", async ({ page, open }) => {
  await listen(page);
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  expect(await tones(page)).toBe(0);
  await turnSoundOn(page);
  // The sample of the volume.
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  const sampled = await tones(page);
  await type(page, "e7e5");
  await expect.poll(() => tones(page)).toBeGreaterThan(sampled);
  await page.reload();
  const menu = await openSettings(page);
  const volume = menu.getByRole("slider", { name: "Volume" });
  await expect(volume).toHaveValue("70");
  await volume.press("Home");
  await expect(menu.getByRole("button", { name: "Turn sound on" })).toBeVisible();
  await volume.press("End");
  await expect(volume).toHaveAttribute("aria-valuetext", "100%");
});

test("without audio the game works without errors", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "AudioContext", { value: undefined });
  });
  await open("#chess");
  await turnSoundOn(page);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(status(page)).toContainText("Black to move");
});
