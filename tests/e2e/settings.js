// Changes settings as a player does: in the menu of the header.

/** @import { Page } from "@playwright/test" */

/** In either language. @param {Page} page */
export const settingsButton = (page) =>
  page
    .locator("page-header")
    .getByRole("button", { name: /^(Settings|Einstellungen|Paramètres)$/ });

/** @param {Page} page */
export async function openSettings(page) {
  await settingsButton(page).click();
  const menu = page.getByRole("dialog", { name: /^(Settings|Einstellungen|Paramètres)$/ });
  await menu.getByRole("radio").first().waitFor();
  return menu;
}

/**
 * Sets a setting by the words of the menu, and closes it.
 * @param {Page} page
 * @param {string} name
 * @param {string} value
 */
export async function setSetting(page, name, value) {
  const menu = await openSettings(page);
  const choice = menu.getByRole("radiogroup", { name });
  await choice.getByRole("radio", { name: value, exact: true }).check();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
}
