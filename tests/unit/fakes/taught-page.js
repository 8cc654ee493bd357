// Lessons and problems, as a learner uses them.

import assert from "node:assert/strict";

/** @import { pageAt } from "./page.js" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

/** What the page says about the last move. */
export const TOLD = ".taught-told";

/** Waits for the title of a step or a problem. @param {Page} page @param {string} title */
export function isAt(page, title) {
  return page.until(() => assert.equal(page.text(".taught-words h2, .taught-end h2"), title));
}

/** Waits until the board can be used. @param {Page} page */
export function boardIsReady(page) {
  return page.until(() => {
    const [board] = page.all(".workbench");
    assert.ok(board?.inert === false);
  });
}

/** Waits until the first one can be pressed. @param {Page} page @param {string[]} squares */
export async function go(page, ...squares) {
  await boardIsReady(page);
  await page.until(() => {
    const [cell] = page.all(`[data-cell="${squares[0]}"]`);
    assert.ok("movable" in cell.dataset || /move|place/.test(cell.dataset.marks), squares[0]);
  });
  await page.squares(...squares);
}

/** Waits until it is done. @param {Page} page */
export function isDone(page) {
  return page.until(() => assert.equal(page.all(`${TOLD}.done`).length, 1, page.text(TOLD)));
}

/** @param {Page} page @param {string} css */
export function isFocused(page, css) {
  return page.until(() => assert.equal(document.activeElement, page.all(css)[0]));
}
