// The card with the result of a game, beside or below the board.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { fillStorage, resign, sit, square, status, type } from "./table.js";

/** @import { Locator, Page } from "@playwright/test" */

const MATE = ["f2f3", "e7e5", "g2g4", "d8h4"];

/** @param {Page} page */
function card(page) {
  return page.getByRole("region", { name: "Result", exact: true });
}

/** Whether these lie over each other. @param {Locator} one @param {Locator} other */
async function overlap(one, other) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error("one is hidden");
  const across = a.x < b.x + b.width && b.x < a.x + a.width;
  return across && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Windows of each layout, from phones to desktops. */
const WINDOWS = /** @type {const} */ ([
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
]);

/** @param {string} game @param {string} position */
function linkTo(game, position) {
  return `#${game}?format=1&position=${encodeURIComponent(position)}`;
}

/** How many notices lie over the card. @param {Page} page */
function countCovering(page) {
  return page.evaluate(() => {
    const over = document.querySelector(".result-card")?.getBoundingClientRect();
    if (over === undefined) throw new Error("no card");
    const places = [...document.querySelectorAll(".notice")].map((one) =>
      one.getBoundingClientRect(),
    );
    return places.filter(({ top, bottom }) => top < over.bottom && over.top < bottom).length;
  });
}

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use({ ...look, ...CALM });

    test("a mate shows its result, which Escape closes", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, ...MATE);
      await expect(card(page)).toContainText("0–1");
      await expect(card(page)).toContainText("Checkmate. Black wins.");
      await expect(page.getByRole("combobox", { name: "Type a move" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(card(page)).toBeHidden();
    });

    test("a resignation shows its result until it is closed", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, "e2e4", "e7e5");
      await resign(page);
      await expect(card(page)).toContainText("Black wins by resignation.");
      await card(page).getByRole("button", { name: "New game" }).click();
      await expect(page.getByRole("dialog", { name: "New game" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(card(page).getByRole("button", { name: "New game" })).toBeFocused();
      await card(page).getByRole("button", { name: "Close" }).press("Enter");
      await expect(card(page)).toBeHidden();
      await expect(page.getByRole("gridcell").and(page.locator(":focus"))).toHaveCount(1);
    });
  });

test("the result and notices cover nothing of the board", async ({ page, open }) => {
  await open(linkTo("chess", "8/8/8/4k3/8/8/4q3/4K3 w - - 0 1"));
  await sit(page, "Black", "human");
  await fillStorage(page);
  await type(page, "e1e2");
  const [board, notice] = [page.locator("game-board"), page.locator(".notice")];
  await expect(notice).toBeVisible();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(card(page), `${width}`).toBeInViewport({ ratio: 1 });
    expect(await overlap(card(page), board), `card, ${width}`).toBe(false);
  }
  await card(page).getByRole("button", { name: "Close" }).click();
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    expect(await overlap(notice, board), `notice, ${width}`).toBe(false);
  }
});

test.describe("on phones", () => {
  test.use({ ...PHONE, ...CALM });

  test("notices leave the result visible, and a rematch has the same start", async ({
    page,
    open,
  }) => {
    for (const [width, height] of /** @type {const} */ ([
      [360, 640],
      [390, 844],
    ])) {
      await page.setViewportSize({ width, height });
      await open(linkTo("chess", "8/8/8/4k3/8/8/4q3/4K3 w - - 0 1"));
      await sit(page, "Black", "human");
      await fillStorage(page);
      await type(page, "e1e2");
      await expect(card(page)).toContainText("Draw");
      await expect(page.locator(".notice")).toContainText("couldn’t be saved");
      for (const top of [0, 60, 120, 180, 240, 0]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await expect.poll(() => countCovering(page), `scrolled by ${top}`).toBe(0);
      }
      await card(page).getByRole("button", { name: "Rematch" }).tap();
      await expect(square(page, "black Queen, e2")).toBeVisible();
      await expect(square(page, "white King, e1")).toBeVisible();
      await expect(status(page)).toContainText("White to move");
      await page.goto("about:blank");
    }
  });
});
