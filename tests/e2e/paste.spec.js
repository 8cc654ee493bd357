// Pasted texts: the page says what they are and asks what to do, on the table, in the gallery and beside the list of games.

import { expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

const GAME = "1. e4 e5 2. Nf3 1/2-1/2";

/** @param {Page} page */
const gallery = (page) => page.getByRole("link", { name: "Play Chess", exact: true });

/** @param {Page} page */
const dialog = (page) => page.locator("paste-dialog").getByRole("dialog");

test("the keys of the browser paste on the board and in the gallery", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("#chess");
  const start = page.getByRole("gridcell", { name: "e2" });
  await start.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), GAME);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("A game was pasted");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => (location.hash = ""));
  await expect(gallery(page)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(dialog(page)).toContainText("A game was pasted");
  await dialog(page).getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator("move-list")).toContainText("Nf3");
});
