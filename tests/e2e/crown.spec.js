// The Crown games from the first choice to the end, by clicks and by the keyboard alone.

import { DARK, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { click, offered, pressByKey, pressSquares, secretByKey } from "./hands.js";
import {
  crownBoth,
  KNIGHTS_RIDE,
  loseBlackKing,
  startForTwo,
  take,
  takeButton,
} from "./hot-seat.js";
import { chooseSecret, moves, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

// Each turn is shown for a moment before the cover.
test.setTimeout(120_000);

/** @param {Page} page */
function stone(page) {
  return page.getByRole("button", { name: "Drop a Stone" });
}

/** @param {Page} page */
function cover(page) {
  return page.locator("handover-cover");
}

/** @param {Page} page */
function bar(page) {
  return page.locator("drop-bar");
}

/** @param {string} move  "b1c3" */
function ends(move) {
  return /** @type {[string, string]} */ ([move.slice(0, 2), move.slice(2)]);
}

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: { ...PHONE, ...DARK } })) {
  test.describe(name, () => {
    test.use(look);

    test("Crown-2: stones are dropped, and a mine explodes", async ({ page, open }) => {
      await open("#crown-2");
      await loseBlackKing(page);
      await take(page, "Black");
      await stone(page).click();
      await click(page, "d6");
      await offered(page, "Plain Stone").click();
      await expect(bar(page)).toContainText("1 dropped");
      await stone(page).click();
      await click(page, "f6");
      await offered(page, "Mined Stone").click();
      await bar(page).getByRole("button", { name: "Done" }).click();
      await take(page, "White");
      await click(page, "e8", "f6");
      await expect(cover(page)).toContainText("f6 was mined: the piece that captured it is gone");
      await take(page, "Black");
      await expect(square(page, "f6, empty")).toBeVisible();
    });
  });
}

test("Crown-2: a whole game by the keyboard alone", async ({ page, open }) => {
  await open("#crown-2");
  await startForTwo(page);
  for (const [seat, monarch] of /** @type {const} */ ([
    ["Black", "Queen"],
    ["White", "King"],
  ])) {
    await pressByKey(page, takeButton(page, seat));
    await secretByKey(page, monarch);
  }
  for (const [at, move] of KNIGHTS_RIDE.entries()) {
    if (at > 0) await pressByKey(page, takeButton(page, at % 2 === 0 ? "White" : "Black"));
    await pressSquares(page, ...ends(move));
  }
  await pressByKey(page, takeButton(page, "Black"));
  await pressByKey(page, stone(page));
  await pressSquares(page, "f6");
  await page.keyboard.press("ArrowRight");
  await expect(offered(page, "Mined Stone")).toBeFocused();
  await page.keyboard.press("Enter");
  await pressByKey(page, bar(page).getByRole("button", { name: "Done" }));
  await pressByKey(page, takeButton(page, "White"));
  await pressSquares(page, "e8", "f6");
  await expect(cover(page)).toContainText("f6 was mined");
  await pressByKey(page, takeButton(page, "Black"));
  await pressSquares(page, "c2", "e1");
  await expect(status(page)).toContainText("The crown was captured. Black wins.");
});

test("Crown-3: the crown is hidden and found, by keys", async ({ page, open }) => {
  await open("#crown-3");
  await loseBlackKing(page);
  await take(page, "Black");
  await pressByKey(page, bar(page).getByRole("button", { name: "Hide the crown" }));
  await pressSquares(page, "d6");
  await pressByKey(page, offered(page, "Hide it here"));
  await expect(moves(page).filter({ hasText: "hide@•" })).toHaveCount(1);
  await pressSquares(page, "a7", "a6");
  await expect(cover(page)).toContainText("Black hides the crown in secret.");
  await take(page, "White");
  await bar(page).getByRole("button", { name: "Searched squares" }).click();
  await expect(square(page, "d6, empty")).toHaveAttribute("data-marks", "");
  await pressSquares(page, "e8", "d6");
  await expect(status(page)).toContainText("The hidden crown was found. White wins.");
});

test("Crown-4: the monarch is split, by keys", async ({ page, open }) => {
  await open("#crown-4");
  await loseBlackKing(page);
  await take(page, "Black");
  await pressByKey(page, bar(page).getByRole("button", { name: "Split the monarch" }));
  await pressSquares(page, "c7");
  await pressByKey(page, offered(page, "Diagonal half moves and wears the crown"));
  await expect(square(page, "black Diagonal half, c7")).toBeVisible();
  await pressSquares(page, "d8", "e8");
  await expect(cover(page)).toContainText("Black splits the monarch, one half moves to c7.");
});

test("the Paratrooper drops, captures two, stays and leaves, by keys", async ({ page, open }) => {
  await open("#crown");
  await startForTwo(page, { Paratrooper: "with" });
  await crownBoth(page, "King", "King");
  await pressByKey(page, page.getByRole("button", { name: "Drop a Paratrooper" }));
  await pressSquares(page, "g6");
  await take(page, "Black");
  await type(page, "a7a6");
  await take(page, "White");
  await pressSquares(page, "g6", "h8");
  await pressByKey(page, offered(page, "Capture the Pawn on h7 on the way"));
  await expect(cover(page)).toContainText("capturing on h7 on the way and at the end.");
  await take(page, "Black");
  await type(page, "a6a5");
  await take(page, "White");
  await pressSquares(page, "h8", "h8");
  await pressByKey(page, offered(page, "Capture the Knight on g8 and return"));
  await take(page, "Black");
  await type(page, "a5a4");
  await take(page, "White");
  await pressSquares(page, "h8");
  await pressByKey(page, bar(page).getByRole("button", { name: "Off the board" }));
  await expect(cover(page)).toContainText("off the board");
});

test.describe("touch", () => {
  test.use(PHONE);

  test("a tap on the secret says to hold it, and the monarch is split", async ({ page, open }) => {
    await open("#crown");
    await chooseSecret(page, "King");
    await page.getByRole("button", { name: "Show my secret" }).tap();
    await expect(page.getByText("Hold to show your secret.")).toBeVisible();
    const position = "r2qk2r/8/8/8/8/8/8/R3K2R w AEHadeh - 0 10 crown=-,k half=now,-";
    await open(`#crown-4?format=1&position=${encodeURIComponent(position)}`);
    await expect(bar(page)).toContainText("You may split in this turn only.");
    await bar(page).getByRole("button", { name: "Split the monarch" }).tap();
    await page.locator('game-board [data-cell="d1"]').tap();
    await offered(page, "Orthogonal half moves and wears the crown").tap();
    await expect(square(page, "white Orthogonal half, d1")).toBeVisible();
    await expect(bar(page)).not.toContainText("You may split");
  });
});
