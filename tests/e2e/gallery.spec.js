import { DARK, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

/** Numbers only: an element can't leave the page. @param {Page} page */
function sizeOf(page) {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { scrollHeight, scrollWidth, clientWidth };
  });
}

test("the gallery appears before the engine, and a chosen game waits for it", async ({
  open,
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise((resolve) => (arrive = () => resolve(null)));
  await page.route("**/menagerie_bg.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await open();
  await expect(page.locator("game-gallery canvas").first()).toBeVisible();
  await page.getByRole("link", { name: "Play Crown", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setting up the boards…");
  arrive();
  await expect(page.getByRole("heading", { name: "Crown", level: 1, exact: true })).toBeVisible();
});

test.describe("on a screen of 1440 × 900", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the first screen shows all games, ours first and chess last", async ({ open, page }) => {
    await open();
    const buttons = page.getByRole("link", { name: /^Play / });
    await expect(buttons).toHaveCount(9);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const names = await page.locator(".card h2").allTextContents();
    expect(names.slice(0, 4)).toEqual([
      "Caïssa Britannia",
      "Grand Cavalier Chess",
      "Alice Courier Chess",
      "Crown",
    ]);
    expect(names.at(-1)).toBe("Chess");
    const heights = await page
      .locator(".card")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
    expect(new Set(heights.slice(0, 5)).size).toBe(1);
    await page.getByRole("button", { name: /^More games/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Play Knightmate" })).toBeVisible();
    await page.getByRole("button", { name: "4 players" }).focus();
    await page.keyboard.press("Space");
    await expect(page.locator(".card h2")).toHaveCount(2);
  });
});

test.describe("on a phone of 390 × 844", () => {
  test.use({ ...PHONE, viewport: { width: 390, height: 844 } });

  test("the gallery is short, and its controls are large enough to tap", async ({ open, page }) => {
    await open();
    await expect(page.locator(".card h2")).toHaveCount(9);
    const { scrollHeight, scrollWidth } = await sizeOf(page);
    await page.getByRole("button", { name: /^More games/ }).tap();
    await expect(page.getByRole("link", { name: "Play Knightmate" })).toBeVisible();
    expect((await sizeOf(page)).scrollWidth).toBe(390);
    expect(scrollHeight).toBeLessThanOrEqual(3100);
    expect(scrollWidth).toBe(390);
    const small = await page
      .locator("game-gallery :is(.filters, .card, .more-games) :is(a, button, input, select)")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    // The card's edge doesn't touch what is painted of the button.
    const margins = await page.locator(".card-end .button").evaluateAll((all) =>
      all.map((one) => {
        const { borderTopWidth, borderTopColor, backgroundClip } = getComputedStyle(one);
        return [parseFloat(borderTopWidth) >= 4, borderTopColor, backgroundClip].join();
      }),
    );
    expect([...new Set(margins)]).toEqual(["true,rgba(0, 0, 0, 0),padding-box"]);
    await page.getByRole("button", { name: "Hidden information" }).tap();
    await page.getByRole("link", { name: "Play Crown" }).tap();
    await expect(page).toHaveURL(/#crown$/);
  });

  test("the menu leads from a table to the saved games", async ({ open, page }) => {
    await open("#chess");
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.getByRole("link", { name: "Your games" }).tap();
    await expect(page.getByRole("heading", { name: "Your games" })).toBeInViewport();
    await expect(page.getByRole("link", { name: "Records" })).toBeHidden();
  });
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("nothing in gallery and table is cut off", async ({ open, page }) => {
    for (const hash of ["", "#caissa-britannia", "#chess"]) {
      await open(hash);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const { scrollWidth, clientWidth } = await sizeOf(page);
      expect(scrollWidth).toBe(clientWidth);
    }
  });
});

test.describe("in French", () => {
  test.use({ locale: "fr-FR", viewport: { width: 1440, height: 900 } });

  test("no name of a game is broken within a word", async ({ open, page }) => {
    await open();
    const name = page.getByRole("heading", { name: "Couronne", exact: true });
    await expect(name).toBeVisible();
    const rows = await name.evaluate((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(rows).toBe(1);
  });
});
