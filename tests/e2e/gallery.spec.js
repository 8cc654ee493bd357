import { readdirSync } from "node:fs";
import { DARK, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

const SHIPPED = readdirSync(new URL("../../variants/", import.meta.url)).filter((name) =>
  name.endsWith(".toml"),
);

/** Numbers only: an element can't leave the page. @param {Page} page */
function sizeOf(page) {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
    return { scrollHeight, scrollWidth, clientWidth };
  });
}

test("the gallery offers three games and opens the chosen one", async ({ open, page }) => {
  await open();
  for (const game of ["Caïssa Britannia", "Grand Cavalier Chess", "Chess"]) {
    await expect(page.getByRole("link", { name: `Play ${game}`, exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Play Caïssa Britannia" }).click();
  await expect(page).toHaveURL(/#caissa-britannia$/);
  await expect(page.getByRole("heading", { name: "Caïssa Britannia", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "All games" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Chess with other beasts" }),
  ).toBeVisible();
});

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
  await page.getByRole("link", { name: "Play Grand Cavalier Chess" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setting up the boards…");
  arrive();
  await expect(page.getByRole("heading", { name: "Grand Cavalier Chess", level: 1 })).toBeVisible();
});

test("a bad link says so and offers the way back", async ({ open, page }) => {
  for (const hash of [
    "#no-such-game",
    "#chess?position=nonsense",
    "#chess?record=nonsense",
    "#chess?position=%",
    "#<img src=x onerror=alert(1)>",
    `#${"x".repeat(200_000)}`,
    `#chess?record=${"e9e4+".repeat(40_000)}`,
    `#chess?position=${"8/".repeat(100_000)}`,
  ]) {
    await open(hash);
    await expect(page.getByRole("alert")).not.toBeEmpty();
    expect((await page.getByRole("alert").innerText()).length).toBeLessThan(500);
    await page.getByRole("link", { name: "Back to all games" }).click();
    await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  }
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
  });

  test("several games share a card, where one is chosen", async ({ open, page }) => {
    await open();
    const card = page.locator(".card", { has: page.getByRole("heading", { name: "Crown" }) });
    await card.getByRole("combobox", { name: "Version of Crown" }).selectOption("Crown-3");
    await expect(card).toContainText("hiding place");
    await expect(card.getByRole("link", { name: "About: Crown-3" })).toBeVisible();
    await card.getByRole("link", { name: "Play Crown-3" }).click();
    await expect(page).toHaveURL(/#crown-3$/);
    await page.goBack();
    await expect(card.getByRole("link", { name: "Play Crown-3" })).toBeVisible();
    await open("#crown-4");
    await expect(page.getByRole("heading", { level: 1, name: "Crown-4" })).toBeVisible();
  });

  test("games are filtered by keyboard and pointer, for this visit only", async ({
    open,
    page,
  }) => {
    await open();
    const filters = page.getByRole("group", { name: "Filter games" });
    const titles = page.locator(".card h2");
    const status = page.locator(".filters").getByRole("status");
    await expect(status).toHaveText(`${SHIPPED.length} games`);
    await filters.getByRole("button", { name: "4 players" }).focus();
    await page.keyboard.press("Space");
    await expect(titles).toHaveText(["Armies of Faith 4: Schism", "Heathen Europe Chess for 4"]);
    await expect(status).toHaveText("2 games");
    const two = filters.getByRole("button", { name: "2 players" });
    await two.click();
    await filters.getByRole("button", { name: "3D board" }).click();
    await expect(two).toHaveAttribute("aria-pressed", "true");
    await expect(titles).toHaveText([/^Armies/, /^Heathen/, "Raumschach"]);
    await filters.getByRole("button", { name: "Hidden information" }).click();
    await expect(titles).toHaveCount(0);
    await expect(status).toHaveText("No game matches these filters.");
    await page.getByRole("button", { name: "Show all games" }).click();
    await expect(titles).toHaveCount(9);
    await filters.getByRole("button", { name: "Two boards" }).click();
    await expect(titles).toHaveText(["Alice Courier Chess", "Alice Chess"]);
    await page.reload();
    await expect(titles).toHaveCount(9);
  });

  test("more games are listed on request, and filtered like the others", async ({ open, page }) => {
    await open();
    const more = page.getByRole("button", { name: /^More games/ });
    const list = page.getByRole("list", { name: "More games" });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(list).toBeHidden();
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(more).toHaveAttribute("aria-expanded", "true");
    await expect(list.getByRole("listitem")).toHaveCount(SHIPPED.length - 12);
    await page.getByRole("button", { name: "3D board" }).click();
    await expect(more).toBeHidden();
    await page.getByRole("button", { name: "3D board" }).click();
    await list.getByRole("link", { name: "About: Knightmate" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Knightmate" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Solve problems" })).toBeHidden();
    await expect(page.getByText("Checkmate the royal Knight to win.")).toBeVisible();
    await page.goBack();
    await list.getByRole("link", { name: "Play Knightmate" }).click();
    await expect(page).toHaveURL(/#knightmate$/);
    await expect(page.getByRole("heading", { level: 1, name: "Knightmate" })).toBeVisible();
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
    expect(scrollHeight).toBeLessThanOrEqual(3000);
    expect(scrollWidth).toBe(390);
    const small = await page
      .locator("game-gallery :is(.filters, .card, .more-games) :is(a:not(h3 a), button, select)")
      .evaluateAll((all) =>
        all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    await page.getByRole("button", { name: "Hidden information" }).tap();
    await page.getByRole("link", { name: "Play Crown" }).tap();
    await expect(page).toHaveURL(/#crown$/);
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
