// Everything that a search of the page can find: secrets must not be there.

import { stillPage } from "./hot-seat.js";
import { savedGames } from "./saved.js";

/** @import { ConsoleMessage, Page } from "@playwright/test" */

/**
 * Elements, attributes, words, fields, the accessibility tree, the address, and storage but for ciphertexts. Commitments have a
 * new salt in every game, and saved games a new id.
 * @param {Page} page
 */
export async function everythingTold(page) {
  const parts = [
    await stillPage(page),
    await fields(page),
    await accessibility(page),
    await page.evaluate(() => location.href),
    await storedOpenly(page),
  ];
  const told = parts.join("\n\n").replace(/\b[0-9a-f]{32,64}\b/g, "…");
  // A saved game has the time of its last change, and a minute may end meanwhile.
  const timeless = told.replace(/\w+ \d+, \d{4}, \d+:\d\d\s[AP]M/g, "…");
  return timeless.replace(/saved=[a-z0-9]+/g, "saved=…");
}

/** Console messages from now on. @param {Page} page */
export function consoleOf(page) {
  /** @type {string[]} */
  const lines = [];
  page.on("console", (message) => {
    if (!isRefusal(message)) lines.push(message.text());
  });
  return lines;
}

/** Tests run without service workers, and the browser says so at any time. @param {ConsoleMessage} message */
export function isRefusal(message) {
  return message.text().startsWith("Service Worker registration blocked");
}

/** @param {Page} page */
function fields(page) {
  return page.evaluate(() => {
    /** @param {Document | ShadowRoot} root @returns {string[]} */
    const held = (root) =>
      [...root.querySelectorAll("*")].flatMap((element) => [
        ...(element.matches("input, textarea, select")
          ? [`${element.localName}: ${/** @type {HTMLInputElement} */ (element).value}`]
          : []),
        ...(element.shadowRoot === null ? [] : held(element.shadowRoot)),
      ]);
    return held(document).join("\n");
  });
}

/** @param {Page} page */
async function accessibility(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const told = nodes.map(({ ignored, role, name, value, description, properties }) => [
    ignored,
    role?.value,
    name?.value,
    value?.value,
    description?.value,
    // Related nodes have new numbers in every page, so only their text is compared.
    properties?.map((each) => [each.name, each.value.value, each.value.relatedNodes?.length]),
  ]);
  return told.map((node) => JSON.stringify(node)).join("\n");
}

/**
 * Secrets are in one encrypted place of the saved game, of which everybody may know the length.
 * @param {Page} page
 */
async function storedOpenly(page) {
  const games = await savedGames(page);
  const open = games.map(({ text, id: _id, changed: _changed, ...listed }) => {
    const { sealed, ...rest } = JSON.parse(text);
    return JSON.stringify([listed, rest, sealed?.length]);
  });
  return [...open, await page.evaluate(() => Object.keys(localStorage).sort().join())].join("\n");
}
