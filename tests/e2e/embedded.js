// Helpers for embedded boards: a page of another site with boards of the bundle, and the events it receives.

import { expect, test as base } from "./fixtures.js";
import { LISTEN, openSite, pageWith } from "./embedding.js";

/** @import { Page } from "@playwright/test" */
/** @import { Site } from "./embedding.js" */
/** @typedef {{kind: string, board: string, detail: any}} Heard */

/**
 * @typedef {object} Fixtures
 * @property {Site} site
 * @property {(body: string) => Promise<void>} embed  opens a page of another site with these boards
 */

export const test = /** @type {typeof base.extend<Fixtures>} */ (base.extend)({
  site: async ({ gate }, use) => {
    const site = await openSite();
    site.put("/listen.js", LISTEN);
    gate.expectFault(new RegExp(`request to another origin: (?:blob:)?${site.address}`));
    await use(site);
    await site.close();
  },
  embed: async ({ page, server, site }, use) => {
    await use(async (body) => {
      site.put("/", pageWith(server.address, body));
      await page.goto(site.address);
    });
  },
});

/** @param {Page} page @returns {Promise<Heard[]>} */
export function heard(page) {
  return page.evaluate(() => /** @type {any} */ (globalThis)["heard"]);
}

/** @param {Page} page @param {string} kind */
export async function details(page, kind) {
  return (await heard(page)).filter((each) => each.kind === kind).map(({ detail }) => detail);
}

/** @param {Page} page @param {string} id */
export async function playable(page, id) {
  await expect(page.locator(`#${id} [role="gridcell"]`).first()).toBeAttached();
}

/** @param {Page} page @param {string} id @param {string[]} names */
export async function click(page, id, ...names) {
  for (const name of names) await page.locator(`#${id} [data-cell="${name}"]`).click();
}

/** @param {Page} page @param {string} id */
export function status(page, id) {
  return page.locator(`#${id} .status`);
}

/** @param {Page} page @param {string} id @param {string} method @param {unknown[]} given */
export function ask(page, id, method, ...given) {
  return page
    .locator(`#${id}`)
    .evaluate((board, { name, all }) => /** @type {any} */ (board)[name](...all), {
      name: method,
      all: given,
    });
}

/** @param {string} id @param {string} attributes */
export function boardOf(id, attributes) {
  return `<menagerie-board id="${id}" ${attributes} style="max-width:22rem"></menagerie-board>`;
}
