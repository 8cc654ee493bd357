// The network that corrects a game's evaluation is fetched when the game is opened.

import { DESKTOP, expect, test } from "./fixtures.js";
import { moves, sit, type } from "./table.js";
import { isRefusal } from "./told.js";

/** @import { Page } from "@playwright/test" */

test.use(DESKTOP);

/** @param {Page} page */
function warnings(page) {
  /** @type {string[]} */
  const found = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && !isRefusal(message)) found.push(message.text());
  });
  return found;
}

test("a game's network is fetched when the game is opened, and only that", async ({
  page,
  open,
}) => {
  /** @type {string[]} */
  const fetched = [];
  page.on("response", (response) => {
    const [, name] = /\/networks\/(.+)$/.exec(response.url()) ?? [];
    if (name !== undefined) fetched.push(`${name} ${response.status()}`);
  });
  await open("");
  await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  await open("#alice-chess");
  await expect(page.locator('game-board [role="gridcell"]').first()).toBeAttached();
  expect(fetched).toEqual([]);
  const found = warnings(page);
  await open("#chess");
  await expect.poll(() => fetched).toEqual(["chess.network 200"]);
  await sit(page, "Black", 1);
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
  expect(found).toEqual([]);
});
