// Sounds: from the first move on, switched off at the table or in the menu, and harmless where there is no audio.

import { expect, test } from "./fixtures.js";
import { openSettings } from "./settings.js";
import { control, sit, status, type } from "./table.js";

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

test("the first move sounds; a button at the table and the menu switch sounds, and it is remembered", async ({
  page,
  open,
}) => {
  await listen(page);
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await control(page, "Turn sound off");
  const heard = await tones(page);
  await type(page, "e7e5");
  expect(await tones(page)).toBe(heard);
  await page.reload();
  const menu = await openSettings(page);
  const volume = menu.getByRole("slider", { name: "Volume" });
  await expect(volume).toHaveValue("0");
  await menu.getByRole("button", { name: "Turn sound on" }).click();
  await expect(volume).toHaveValue("70");
  // The sample of the volume.
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
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
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(status(page)).toContainText("Black to move");
});
