// What the first edition has stored in a browser: `tests/fixtures/first-edition/`.

import { readScene } from "../fixtures/first-edition/read.js";
import { expect } from "./fixtures.js";
import { take, takeButton } from "./hot-seat.js";
import { moves } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @import { Table } from "../fixtures/first-edition/read.js" */

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
