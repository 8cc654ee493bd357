import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";
import { openSettings } from "./settings.js";
import { square, type } from "./table.js";

test.use(CALM);

test.describe("in a German browser", () => {
  test.use({ locale: "de-AT" });

  test("the page speaks German, and so do the shipped games", async ({ open, page }) => {
    await open();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Schach mit anderen Tieren");
    await page.getByRole("link", { name: "Caïssa Britannia: Spielen" }).click();
    await expect(page.locator("turn-status")).toContainText("Weiß ist am Zug");
    await page.getByRole("tab", { name: "Figuren" }).click();
    await expect(page.getByText("Prinzgemahl").first()).toBeVisible();
    await expect(page.getByText("Setze sie matt", { exact: false })).toBeAttached();
  });

  test("its longer words leave a table as narrow as the smallest phone", async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open("#chess");
    await expect(page.locator("turn-status")).toContainText("Weiß ist am Zug");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  for (const width of [600, 1000, 1200])
    test(`nothing covers a player’s choice or a button at ${width} pixels`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await open("#chess");
      await page.getByRole("combobox", { name: "Spieler: Schwarz" }).selectOption("human");
      const entry = page.getByRole("combobox", { name: "Zug eingeben" });
      await entry.fill("e2e4");
      await entry.press("Enter");
      await expect(page.locator("player-panel.to-move .seat-name")).toHaveText("Schwarz");
      const places = (/** @type {string} */ within) =>
        page.locator(within).evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
      const inPanel = await places("player-panel.to-move :is(.seat-name, .seat-chip, .choice)");
      const buttons = await places("table-controls > button span");
      for (const parts of [inPanel, buttons])
        for (const [at, one] of parts.entries())
          for (const other of parts.slice(at + 1)) {
            const apart = one.right <= other.left || one.bottom <= other.top;
            expect(apart || other.right <= one.left || other.bottom <= one.top).toBe(true);
          }
    });

  test.describe("on a dark phone", () => {
    test.use({ ...PHONE, ...DARK });

    test("another language is chosen in the settings, and remembered", async ({ open, page }) => {
      await open("#chess");
      await openSettings(page);
      await page.getByRole("combobox", { name: "Sprache" }).selectOption("en");
      await expect(square(page, "white King, e1")).toBeVisible();
      await page.reload();
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(square(page, "white King, e1")).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  });
});

test("the English page contains no German", async ({ open, page }) => {
  await open("#chess");
  await type(page, "e2e4");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const menu = await openSettings(page);
  await expect(menu.getByRole("combobox", { name: "Language" })).toHaveValue("en");
});
