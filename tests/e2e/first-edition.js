// What the first edition has stored in a browser: `tests/fixtures/first-edition/`.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "./fixtures.js";
import { take, takeButton } from "./hot-seat.js";
import { moves } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @typedef {(hash?: string) => Promise<void>} Open */

/**
 * @typedef {object} Table
 * @property {number} plies
 * @property {string} moves  of the record, behind its headers
 * @property {string} position
 * @property {{ seat: "White" | "Black", pin?: string, wrongPin?: string }} [take]  whose board it is
 * @property {string} [secret]  which monarch wears that player's crown
 * @property {Record<string, string>} [players]
 * @property {number} [clocks]
 */

/**
 * @typedef {object} Scene
 * @property {any} expected
 * @property {Record<string, string>} localStorage
 * @property {Record<string, string>} sessionStorage
 */

const FOLDER = new URL("../fixtures/first-edition/", import.meta.url);

/** @param {string} name @returns {Scene} */
export function readScene(name) {
  return JSON.parse(readFileSync(new URL(`scenes/${name}.json`, FOLDER), "utf8"));
}

/** @param {string} name @returns {[string, Table][]} */
export function tablesOf(name) {
  return Object.entries(readScene(name).expected.tables);
}

/**
 * What several visitors have in localStorage, as keys and texts. Their scenes don't overlap.
 * @param {string[]} names  of scenes
 */
export function storedIn(names) {
  return names.flatMap((name) => Object.entries(readScene(name).localStorage));
}

/** @param {string} name */
export function filePath(name) {
  return fileURLToPath(new URL(`files/${name}`, FOLDER));
}

/** @param {string} name */
export function readFile(name) {
  return readFileSync(filePath(name), "utf8");
}

/**
 * Restores a scene once: reloads find what the page itself has saved.
 * @param {Page} page
 * @param {string} name
 */
export async function restore(page, name) {
  const { localStorage, sessionStorage } = readScene(name);
  await page.addInitScript(
    (kept) => {
      if (globalThis.sessionStorage.getItem("restored") !== null) return;
      globalThis.sessionStorage.setItem("restored", "yes");
      for (const [key, text] of kept.local) globalThis.localStorage.setItem(key, text);
      for (const [key, text] of kept.session) globalThis.sessionStorage.setItem(key, text);
    },
    { local: Object.entries(localStorage), session: Object.entries(sessionStorage) },
  );
}

/** The table shows the same as in the first edition. @param {Page} page @param {Table} table */
export async function expectTable(page, table) {
  if (table.take !== undefined) await takeBoard(page, table.take);
  await expect(moves(page)).toHaveCount(table.plies);
  for (const [seat, player] of Object.entries(table.players ?? {}))
    await expect(page.getByRole("combobox", { name: `${seat} player` })).toHaveValue(player);
  if (table.clocks !== undefined)
    await expect(page.locator("player-panel").getByRole("timer")).toHaveCount(table.clocks);
  if (table.secret !== undefined) await expectSecret(page, table.secret);
  const record = page.getByRole("textbox", { name: "Game record" });
  const shown = async () => {
    // The table before may have as many moves, and the next one shows the moves again.
    await page.getByRole("tab", { name: "Share" }).click();
    const text = await record.inputValue({ timeout: 1_000 }).catch(() => "");
    return text.slice(text.indexOf("\n\n")).replace(/\s+/g, " ").trim();
  };
  await expect.poll(shown).toBe(table.moves);
  const position = page.getByRole("textbox", { name: "Current position" });
  await expect(position).toHaveValue(table.position);
}

/** @param {Page} page @param {{ seat: "White" | "Black", pin?: string, wrongPin?: string }} how */
async function takeBoard(page, { seat, pin, wrongPin }) {
  if (wrongPin !== undefined) {
    await take(page, seat, wrongPin);
    await expect(page.getByText(/PIN/).first()).toBeVisible();
    await expect(takeButton(page, seat)).toBeVisible();
    await expect(moves(page)).toHaveCount(0);
  }
  await take(page, seat, pin);
  await expect(takeButton(page, seat)).toBeHidden();
}

/** @param {Page} page @param {string} monarch */
async function expectSecret(page, monarch) {
  const button = page.getByRole("button", { name: "Show my secret" });
  await button.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Speak it now" }).click();
  const spoken = page.locator("secret-button.keeps .spoken");
  await expect(spoken).toContainText(monarch);
  await button.press("Escape");
  await expect(spoken).toHaveText("");
}
