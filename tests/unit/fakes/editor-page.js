// The position editor, as a player uses it.

import assert from "node:assert/strict";
import { pageAt } from "./page.js";

/** @import { TestContext } from "node:test" */

/** @typedef {Awaited<ReturnType<typeof pageAt>>} Page */

const FAULTS = '[aria-label="Errors"] button';
const TOOLS = '[aria-label="Pieces and tools"]';

/** @param {string} game @param {string} [position] */
export function addressOf(game, position) {
  const at = position === undefined ? "" : `?format=1&position=${encodeURIComponent(position)}`;
  return `#${game}/edit${at}`;
}

/** @param {TestContext} t @param {string} game @param {string} [position] */
export async function editorAt(t, game, position) {
  const page = await pageAt(t, addressOf(game, position));
  await page.until(() => page.label("e1"));
  return page;
}

/** @param {Page} page @param {string | RegExp} text */
export function positionIs(page, text) {
  return page.until(() => {
    const { value } = page.field("Position text");
    if (typeof text === "string") assert.equal(value, text);
    else assert.match(value, text);
  });
}

/** @param {Page} page @param {string} text */
export function writePosition(page, text) {
  return page.fill("Position text", text);
}

/** @param {Page} page */
export function isLegal(page) {
  return page.expect(".edit-told", /This position is legal\./);
}

/** @param {Page} page */
export function faultsOf(page) {
  return page.texts(FAULTS);
}

/** @param {Page} page @param {(string | RegExp)[]} expected */
export function faultsAre(page, ...expected) {
  return page.until(() => {
    const found = faultsOf(page);
    assert.equal(found.length, expected.length, found.join("\n"));
    expected.forEach((words, at) => {
      if (typeof words === "string") assert.equal(found[at], words);
      else assert.match(found[at] ?? "", words);
    });
  });
}

/** Leads to its place. @param {Page} page @param {RegExp} words */
export function pressFault(page, words) {
  return page.press(words, '[aria-label="Errors"]');
}

/** @param {Page} page @param {string} name */
function take(page, name) {
  return page.press(name, TOOLS);
}

/** @param {Page} page @param {string} tool @param {string[]} squares */
export async function put(page, tool, ...squares) {
  await take(page, tool);
  await page.squares(...squares);
}

/** The square that has the focus. */
export function focusedSquare() {
  const board = document.querySelector("editor-board");
  return board?.shadowRoot?.activeElement?.getAttribute("data-cell");
}

/** @param {Page} page @param {string} name  of a square @returns {any} */
export function squareOf(page, name) {
  return page.all(`[data-cell="${name}"]`)[0];
}
