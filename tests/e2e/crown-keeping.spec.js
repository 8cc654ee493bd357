// Saving and copying games with secrets: in other tabs, after data was deleted, as pictures.

import { expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { crownBoth, playByTurns, startForTwo, take, takeButton } from "./hot-seat.js";
import { forgetAll, putGame, savedGames } from "./saved.js";
import { chooseSecret, moves, resign, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.setTimeout(120_000);

/**
 * @param {Page} page
 * @returns {Promise<string>}  the id of the copy
 */
async function copySavedGame(page) {
  const [game] = await savedGames(page);
  if (game === undefined) throw new Error("no saved game");
  await putGame(page, { ...game, id: "copy" });
  return "copy";
}

test("a copy that revealed a secret in another tab reveals it here", async ({ page, open }) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen");
  await playByTurns(page, ["e2e4"]);
  await expect(takeButton(page, "Black")).toBeVisible();
  const id = await copySavedGame(page);
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/#crown?format=1&saved=${id}`);
  await take(other, "Black");
  await resign(other);
  await expect(status(other)).toContainText("White’s crown was on the King");
  await other.close();

  // The game stops at once, in all tabs.
  const question = page.getByRole("dialog", { name: "Continue with a revealed secret?" });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(status(page)).toContainText("revealed in another copy");
  await click(page, "e7", "e5");
  await expect(moves(page)).toHaveCount(1);
});

test("squares that were searched in a copy are marked here", async ({ page, open }) => {
  // The computer has hidden its crown.
  const position = "4k3/8/8/8/8/8/8/K6R w - - 0 40 crown=-,- hidden=-,c6";
  await open(`#crown-3?format=1&position=${encodeURIComponent(position)}`);
  await expect(square(page, "white King, a1")).toBeVisible();
  await type(page, "a1b1");
  await expect(moves(page)).toHaveCount(2);
  const id = await copySavedGame(page);
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/#crown-3?format=1&saved=${id}`);
  // Before, the table has the public view, and what is typed doesn't stay for White.
  await expect(other.getByRole("button", { name: "Hide the crown" })).toBeVisible();
  await type(other, "b1b2");
  await expect(moves(other)).toHaveCount(4);
  await other.close();
  await expect(page.locator("drop-bar")).toContainText("Searched in another copy.");
  await page.getByRole("button", { name: "Searched squares" }).click();
  await expect(square(page, "b2, empty")).toHaveAccessibleName(/searched/);
});

test("a game that is saved after the browser’s data was deleted can be opened", async ({
  page,
  open,
}) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await forgetAll(page);
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a full record shows both crowns on the board", async ({ page, open }) => {
  const board = page.locator("game-board");
  const picture = async () => {
    await expect(square(page, "white Pawn, e2")).toBeVisible();
    await board.evaluate((one) => /** @type {any} */ (one).settled());
    return board.locator("canvas").first().screenshot();
  };
  await open("#crown");
  await chooseSecret(page, "King");
  const bare = await picture();
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2);
  await resign(page);
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("checkbox", { name: "With all secrets" }).check();
  const full = page.getByRole("textbox", { name: "Game record" });
  await expect(full).toHaveValue(/Opening "w crown 0 K/);
  const text = await full.inputValue();
  await forgetAll(page);
  await open("#chess");
  await open(`#crown?format=1&record=${encodeURIComponent(text)}`);
  await expect(page.locator("drop-bar")).toContainText("All secrets revealed");
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("button", { name: "To the start" }).click();
  expect((await picture()).equals(bare)).toBe(false);
});
