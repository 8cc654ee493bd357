// The page of custom variants, as an author uses it.

import assert from "node:assert/strict";
import { pageAt } from "./page.js";

/** @import { TestContext } from "node:test" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

export const TEXT = "Text of the variant file";
export const FAULTS = "author-page .author-faults button";

/** @param {TestContext} t @param {string} [hash] */
export async function authorAt(t, hash = "#author") {
  const page = await pageAt(t, hash);
  await page.until(() => page.field(TEXT));
  return page;
}

/** @param {Page} page @returns {string} */
export function fileOf(page) {
  return page.field(TEXT).value;
}

/** @param {Page} page @param {string} text */
export function write(page, text) {
  return page.fill(TEXT, text);
}

/** @param {Page} page @param {string} name */
export function isReady(page, name) {
  const told = `${name} is ready to play.`;
  return page.until(() => assert.ok(page.text(".author-verdict").startsWith(told)));
}

/** @param {Page} page @param {string} old @param {string} fresh */
export async function replace(page, old, fresh) {
  await page.until(() => assert.ok(fileOf(page).includes(old)));
  await write(page, fileOf(page).replaceAll(old, fresh));
}

/** Chess with another name and id. @param {Page} page */
export async function ownChess(page) {
  await page.fill("Start from", "Chess");
  await isReady(page, "Chess (copy)");
  await replace(page, 'id = "chess-copy"', 'id = "my-chess"');
  await replace(page, 'text = "Chess (copy)"', 'text = "My Chess"');
  await isReady(page, "My Chess");
}
