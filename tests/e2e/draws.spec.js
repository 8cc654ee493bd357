// Draws that are offered, accepted, declined or claimed.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { crownBoth, playByTurns, startForTwo, take } from "./hot-seat.js";
import { control, moves, sit, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** The second time, the position of the array has occurred three times. */
const THERE_AND_BACK = ["g1f3", "g8f6", "f3g1", "f6g8"];

const QUEEN_AGAINST_KING = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";

/** @param {Page} page */
function calls(page) {
  return page.locator("game-table > .side claim-bar");
}

/** @param {Page} page */
function card(page) {
  return page.getByRole("region", { name: "Result", exact: true });
}

/** @param {Page} page @param {string} name */
function answer(page, name) {
  return calls(page).getByRole("button", { name }).click();
}

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("the opponent declines an offer, and accepts another", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await expect(page.getByRole("button", { name: "Offer draw" })).toBeDisabled();
    await type(page, "e2e4");
    await control(page, "Offer draw");
    await expect(calls(page)).toContainText("Black offers a draw. White, do you accept?");
    await answer(page, "Decline");
    await expect(calls(page)).toBeHidden();
    await expect(page.locator(".notice")).toContainText("No draw: White declines.");
    await expect(page.getByRole("button", { name: "Offer draw" })).toBeDisabled();

    await type(page, "e7e5");
    await control(page, "Offer draw");
    // An offer stands with the move.
    await type(page, "g1f3");
    await expect(calls(page)).toContainText("White offers a draw.");
    await answer(page, "Accept");
    await expect(card(page)).toContainText("½–½");
    await expect(card(page)).toContainText("Draw by agreement.");
    await page.reload();
    await expect(status(page)).toContainText("Draw by agreement.");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(status(page)).toContainText("Black to move");
    await expect(moves(page)).toHaveCount(3);
  });

  test("a repeated position is claimed, or the game goes on", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await type(page, ...THERE_AND_BACK, ...THERE_AND_BACK);
    await expect(calls(page)).toContainText("White may claim a draw.");
    await expect(page.getByRole("button", { name: "Offer draw" })).toBeDisabled();
    await type(page, "e2e4");
    await expect(calls(page)).toBeHidden();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(calls(page)).toBeVisible();
    await page.getByRole("heading", { name: "Chess" }).focus();
    await page.keyboard.press("Shift+D");
    await expect(card(page)).toContainText("Draw by repetition.");
  });

  test("the computer answers by its evaluation", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", 1);
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(2);
    await control(page, "Offer draw");
    await expect(page.locator(".notice")).toContainText("No draw: Black declines.");

    await open(`#chess?format=1&position=${encodeURIComponent(QUEEN_AGAINST_KING)}`);
    await expect(square(page, "white Queen, d1")).toBeVisible();
    await type(page, "d1d2");
    await expect(moves(page)).toHaveCount(2);
    await control(page, "Offer draw");
    await expect(card(page)).toContainText("Draw by agreement.");
  });

  test("the computer claims at once", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await type(page, ...THERE_AND_BACK, ...THERE_AND_BACK);
    await expect(calls(page)).toContainText("White may claim a draw.");
    await sit(page, "White", 1);
    await expect(card(page)).toContainText("Draw by repetition.");
  });

  test("in a game with secrets only the player with the device accepts, and all is revealed", async ({
    page,
    open,
  }) => {
    await open("#crown");
    await startForTwo(page);
    await crownBoth(page, "King", "Queen");
    await playByTurns(page, ["b1c3", "b8c6"]);
    await take(page, "White");
    await control(page, "Offer draw");
    await expect(calls(page)).toContainText("White offers a draw.");
    await expect(calls(page).getByRole("button")).toHaveCount(0);
    await type(page, "g1f3");
    await take(page, "Black");
    await answer(page, "Accept");
    await expect(card(page)).toContainText("Draw by agreement.");
    await expect(status(page)).toContainText("White’s crown was on the King");
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("four players are asked in turn, and all must accept", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    for (const seat of ["Yellow", "Green", "Blue"]) await sit(page, seat, "human");
    await type(page, "ub1uc1");
    await control(page, "Offer draw");
    for (const seat of ["Green", "Blue"]) {
      await expect(calls(page)).toContainText(`Yellow offers a draw. ${seat}, do you accept?`);
      await answer(page, "Accept");
    }
    await expect(calls(page)).toContainText("Red, do you accept?");
    await answer(page, "Decline");
    await expect(page.locator(".notice")).toContainText("No draw: Red declines.");

    await type(page, "tf1te1");
    await control(page, "Offer draw");
    for (const seat of ["Blue", "Red", "Yellow"]) {
      await expect(calls(page)).toContainText(`${seat}, do you accept?`);
      await answer(page, "Accept");
    }
    await expect(status(page)).toContainText("Draw by agreement.");
    await expect(card(page)).toContainText("1st (tied)");
  });
});
