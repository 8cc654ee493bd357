// A complaint disappears when what it is about is over, without being dismissed.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { fillStorage, sit, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {Page} page */
const notices = (page) => page.locator("notice-list .notice.fault");

/** @param {Page} page @param {string} text */
async function refuse(page, text) {
  const entry = page.getByRole("combobox", { name: "Type a move" });
  await entry.fill(text);
  await entry.press("Enter");
  await expect(page.locator("turn-status")).toHaveClass(/refused/);
  return entry;
}

test("a refused text: when it is changed, emptied, or another piece is selected", async ({
  page,
  open,
}) => {
  await open("#chess");
  const allowed = page.locator("turn-status:not(.refused)");
  const entry = await refuse(page, "e2e5");
  await entry.press("Backspace");
  await expect(allowed).toBeAttached();
  await refuse(page, "e2e5");
  await entry.fill("");
  await expect(allowed).toBeAttached();
  await refuse(page, "xyz");
  await square(page, "white Pawn, d2").click();
  await expect(allowed).toBeAttached();
  await expect(status(page)).toContainText("Pawn");
});

test("full storage: when saving works again", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await page.evaluate(() => {
    /** @type {any} */ (window).put = IDBObjectStore.prototype.put;
  });
  await fillStorage(page);
  await type(page, "e2e4");
  await expect(notices(page)).toContainText("storage is full");
  await type(page, "e7e5");
  await expect(notices(page)).toHaveCount(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = /** @type {any} */ (window).put;
  });
  await type(page, "g1f3");
  await expect(notices(page)).toHaveCount(0);
});

test("a text that can’t be opened: when another one is opened", async ({ page, open }) => {
  await open("#chess");
  await page.getByRole("tab", { name: "Share" }).click();
  const field = page.getByRole("textbox", { name: "Record or position" });
  const press = () => page.getByRole("button", { name: "Open", exact: true }).click();
  await field.fill("nonsense");
  await press();
  await expect(notices(page)).toContainText("isn’t recognized");
  await field.fill("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await press();
  await expect(square(page, "white Pawn, e2")).toBeAttached();
  await expect(notices(page)).toHaveCount(0);
});

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
