// A complaint disappears when what it is about is over, without being dismissed.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page */
const notices = (page) => page.locator("notice-list .notice.fault");

test("a text that wasn’t copied: when copying works", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("#chess");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const held = /** @type {any} */ (window);
    held.write = clipboard.write.bind(clipboard);
    clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  const copy = page.getByRole("button", { name: /^Copy/ }).first();
  await copy.click();
  await expect(notices(page)).toHaveCount(1);
  await page.evaluate(() => {
    navigator.clipboard.write = /** @type {any} */ (window).write;
  });
  await copy.click();
  await expect(notices(page)).toHaveCount(0);
});
