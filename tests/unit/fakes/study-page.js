// The page of studies, as a player uses it.

import assert from "node:assert/strict";
import { pageAt } from "./page.js";

/** @import { TestContext } from "node:test" */
/** @import { FakeStorage } from "./table.js" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** @param {TestContext} t @param {string} hash @param {FakeStorage} [storage] */
export async function studyAt(t, hash, storage) {
  const page = await pageAt(t, hash, storage);
  await currentIs(page, /./);
  return page;
}

export const TREE = "study-page .study-tree";

/** Waits for the current move. @param {Page} page @param {RegExp} words */
export function currentIs(page, words) {
  return page.expect(`${TREE} [aria-current]`, words);
}

/** All moves of the tree, the start among them. @param {Page} page */
export function movesOf(page) {
  return page.texts(`${TREE} button`);
}

/** The moves of the variation instead of this one. @param {Page} page @param {string} move */
export function insteadOf(page, move) {
  return page.texts(`${TREE} [aria-label="Instead of ${move}"] button`);
}

/** Plays moves on the board: "e2e4". @param {Page} page @param {string[]} moves */
export async function playOn(page, ...moves) {
  for (const move of moves) {
    const [from, to] = [move.slice(0, 2), move.slice(2)];
    await page.squares(from, to);
    await currentIs(page, new RegExp(to));
  }
}

/** @param {Page} page @param {string} text */
export async function openText(page, text) {
  await page.press("Text", "study-page");
  await page.fill("Text to open", text);
  submit(page, ".study-open");
}

/** @param {Page} page @param {string} form */
function submit(page, form) {
  const [shown] = page.all(form);
  shown.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

/** Waits for the study's text. @param {Page} page @param {RegExp} words */
export async function textIs(page, words) {
  await page.press("Text", "study-page");
  await page.until(() => assert.match(page.field("The study as text").value, words));
  await page.press("Moves", "study-page");
}

/** @param {Page} page */
export function saved(page) {
  return page.expect(".study-state", /Saved in this browser\./);
}
