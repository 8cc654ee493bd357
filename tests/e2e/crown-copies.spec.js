// Looking at a secret in another copy of a game, ending it, or taking moves back doesn't help in the game.

import { expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { crownBoth, hideTab, playByTurns, startForTwo, take, takeButton } from "./hot-seat.js";
import { addFile, putGame, rows, savedFile, savedGames } from "./saved.js";
import { chooseSecret, control, moves, resign, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.setTimeout(120_000);

/** Two humans after White's first move. @param {Page} page */
async function beginForTwo(page) {
  await startForTwo(page);
  await crownBoth(page, "King", "Queen", "1357");
  await playByTurns(page, ["e2e4"], "1357");
  await expect(takeButton(page, "Black")).toBeVisible();
}

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

/** Deletes the only game, but nothing else that the browser stores. @param {Page} page */
async function deleteGame(page) {
  await rows(page)
    .getByRole("button", { name: /^Delete/ })
    .click();
  await rows(page).getByRole("button", { name: "Really delete" }).click();
  await expect(rows(page)).toHaveCount(0);
}

/** The computer has hidden its crown. @param {Page} page @param {(hash: string) => Promise<void>} open */
async function playAgainstHiddenCrown(page, open) {
  const position = "4k3/8/8/8/8/8/8/K6R w - - 0 40 crown=-,- hidden=-,c6";
  await open(`#crown-3?format=1&position=${encodeURIComponent(position)}`);
  await expect(square(page, "white King, a1")).toBeVisible();
  await type(page, "a1b1");
  await expect(moves(page)).toHaveCount(2);
}

/** @param {Page} page */
const question = (page) => page.getByRole("dialog", { name: "Go on with a revealed secret?" });

test("a copy that revealed a secret, in another tab and deleted since, reveals it here", async ({
  page,
  open,
}) => {
  await open("#crown");
  await beginForTwo(page);
  const id = await copySavedGame(page);
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/#crown?format=1&saved=${id}`);
  await take(other, "Black");
  await resign(other);
  await expect(status(other)).toContainText("White’s crown was on the King");
  await other.close();

  // The game stops at once, in all tabs.
  await expect(question(page)).toBeVisible();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(status(page)).toContainText("revealed in another copy");
  await click(page, "e7", "e5");
  await expect(moves(page)).toHaveCount(1);
  // It stops after a reload, too.
  await page.reload();
  await expect(question(page)).toBeVisible();
  for (const seat of ["White", "Black"])
    await question(page)
      .getByRole("checkbox", { name: `${seat} agrees` })
      .check();
  await question(page).getByLabel("White’s PIN").fill("2468");
  await question(page).getByRole("button", { name: "Reveal and go on" }).click();
  await expect(question(page)).toContainText("That isn’t the PIN.");
  await question(page).getByLabel("White’s PIN").fill("1357");
  await question(page).getByRole("button", { name: "Reveal and go on" }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.locator("drop-bar")).toContainText("White’s crown is on the King");
  await type(page, "e7e5");
  await expect(moves(page)).toHaveCount(2);
  await page.getByRole("tab", { name: "Share" }).click();
  const record = page.getByRole("textbox", { name: "Game record" });
  await expect(record).toHaveValue(/\[Revealed "w crown 0"\]/);
});

test("a game that is added again after it was given up doesn’t come back as a secret", async ({
  page,
  open,
}) => {
  await open("#crown");
  await beginForTwo(page);
  await open("#");
  const file = await savedFile(page);
  await rows(page)
    .getByRole("link", { name: /^Continue Crown/ })
    .click();
  await take(page, "Black");
  await expect(page.locator("drop-bar")).toContainText("Saved to a file");
  await resign(page);
  await expect(status(page)).toContainText("White’s crown was on the King");
  await open("#");
  await deleteGame(page);

  await page.reload();
  await addFile(page, file);
  await expect(page.locator(".games-report li")).toContainText("added");
  await rows(page)
    .getByRole("link", { name: /^Continue Crown/ })
    .click();
  await expect(question(page)).toBeVisible();
});

test("squares that were searched in a copy are marked here", async ({ page, open }) => {
  await playAgainstHiddenCrown(page, open);
  const id = await copySavedGame(page);
  const other = await page.context().newPage();
  await other.goto(`${new URL(page.url()).origin}/#crown-3?format=1&saved=${id}`);
  await expect(moves(other)).toHaveCount(2);
  await type(other, "b1b2");
  await expect(moves(other)).toHaveCount(4);
  await other.close();
  await expect(page.locator("drop-bar")).toContainText("Searched in another copy.");
  await page.getByRole("button", { name: "Searched squares" }).click();
  await expect(square(page, "b2, empty")).toHaveAccessibleName(/searched/);
});

test("a forgotten PIN ends the game and reveals nothing until all agree", async ({
  page,
  open,
}) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "Queen", "Queen", "1357");
  await hideTab(page, true);
  await page.getByRole("button", { name: "Forgotten the PIN?" }).click();
  await page.getByRole("button", { name: "End the game" }).click();
  await expect(status(page)).toContainText("The PIN was forgotten. Black wins.");
  await expect(status(page)).toContainText("The secrets stay hidden");
  await expect(page.locator("body")).not.toContainText("on the Queen");

  await page.getByRole("button", { name: "Reveal secrets" }).click();
  const dialog = page.getByRole("dialog", { name: "Reveal the secrets?" });
  for (const seat of ["White", "Black"])
    await dialog.getByRole("checkbox", { name: `${seat} agrees` }).check();
  await dialog.getByRole("button", { name: "Reveal secrets" }).click();
  await expect(dialog).toContainText("That isn’t the PIN.");
  await dialog.getByLabel("White’s PIN").fill("1357");
  await dialog.getByRole("button", { name: "Reveal secrets" }).click();
  await expect(status(page)).toContainText("White’s crown was on the Queen");
});

test("going on after a resignation shows on the board that the crowns were revealed", async ({
  page,
  open,
}) => {
  await open("#crown");
  await beginForTwo(page);
  await take(page, "Black");
  await resign(page);
  await control(page, "Undo");
  const dialog = page.getByRole("dialog", { name: "Take back what was learnt?" });
  for (const seat of ["White", "Black"])
    await dialog.getByRole("checkbox", { name: `${seat} agrees` }).check();
  await dialog.getByLabel("White’s PIN").fill("1357");
  await dialog.getByRole("button", { name: "Take back" }).click();
  const bar = page.locator("drop-bar");
  await expect(bar).toContainText("Taken back after a reveal.");
  await expect(bar).toContainText("White’s crown is on the King, Black’s crown is on the Queen.");
  // Nothing is left to be covered.
  await type(page, "e7e5", "g1f3");
  await expect(bar).toContainText("Taken back after a reveal.");
});

test("the computer lets nobody take back what revealed or searched its secret", async ({
  page,
  open,
}) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await resign(page);
  await control(page, "Undo");
  await expect(status(page)).toContainText("the computer’s secret");
  await expect(status(page)).toContainText("Black wins by resignation.");

  await playAgainstHiddenCrown(page, open);
  await control(page, "Undo");
  await expect(status(page)).toContainText("the computer’s secret");
  await expect(square(page, "white King, b1")).toBeVisible();
});
