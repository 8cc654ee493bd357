// Text isn't cut off where space is scarce, in both languages.

import { CALM, expect, test } from "./fixtures.js";
import { control, sit, type } from "./table.js";
import { forgetAll, saveAsOldEdition, savedGames } from "./saved.js";
import { openSettings } from "./settings.js";

/** @import { Locator, Page } from "@playwright/test" */

/** The width of a select's arrow in this browser. */
const ARROW_PX = 18;

/** The hidden part of a field's text. @param {Locator} field @param {number} arrow */
function missing(field, arrow) {
  return field.evaluate((one, arrow) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(one);
    const ctx = document.createElement("canvas").getContext("2d");
    if (ctx === null) throw new Error("no canvas");
    ctx.font = font;
    const text =
      one instanceof HTMLSelectElement
        ? one.selectedOptions[0].text
        : /** @type {HTMLInputElement} */ (one).placeholder;
    const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
    return Math.max(0, Math.ceil(ctx.measureText(text).width - room));
  }, arrow);
}

/** Lines of text in each link of the table. @param {Page} page */
function rowsOfLinks(page) {
  return page.locator("page-links a:visible").evaluateAll((all) =>
    all.map((link) => {
      const text = document.createRange();
      text.selectNodeContents(link);
      const rows = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      return link.scrollWidth > link.clientWidth ? NaN : rows;
    }),
  );
}

for (const locale of ["en", "de"])
  test.describe(locale, () => {
    test.use({ ...CALM, locale });

    for (const width of [320, 360])
      test(`the level label isn't cut off in tower view on ${width} pixels`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await open("#raumschach");
        await page.locator("view-bar").getByRole("radio").last().check({ force: true });
        for (const choice of await page.locator("player-panel select").all())
          expect(await missing(choice, ARROW_PX)).toBe(0);
      });

    test("the label of a level with two digits isn't cut off on a phone", async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await open("#chess");
      const choice = page.locator("player-panel select").first();
      await choice.selectOption("level-20");
      // Phones have a wider arrow.
      expect(await missing(choice, 1.25 * ARROW_PX)).toBe(0);
    });

    test("the label of an older level isn't cut off", async ({ page, open }) => {
      await open("#chess");
      await page.locator("move-entry input").fill("e2e4");
      await page.locator("move-entry input").press("Enter");
      await expect.poll(async () => (await savedGames(page))[0]?.plies).toBeGreaterThan(0);
      const [game] = await savedGames(page);
      const players = [
        { player: "human", level: 3 },
        { player: "computer", level: 3 },
      ];
      const text = JSON.stringify({ ...JSON.parse(game?.text ?? ""), format: 3, players });
      await forgetAll(page);
      await saveAsOldEdition(page, "chess", text);
      await page.reload();
      const choice = page.locator("player-panel select").last();
      await expect(choice).toHaveValue("3");
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await missing(choice, ARROW_PX)).toBe(0);
      }
    });

    for (const width of [320, 360])
      test(`the level label isn't cut off in a new game on ${width} pixels`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        for (const game of ["armies-of-faith-4", "chess"]) {
          await open(`#${game}`);
          await control(page, /^(New game|Neue Partie)/);
          for (const choice of await page.locator(".dialog-seat select").all()) {
            expect(await missing(choice, ARROW_PX)).toBe(0);
            await expect(choice).toHaveCSS("opacity", "1");
          }
        }
      });

    for (const [width, height] of /** @type {const} */ ([
      [360, 740],
      [740, 360],
      [900, 700],
    ]))
      test(`the level label isn't cut off beside a clock on ${width} × ${height}`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height });
        await open("#chess");
        await control(page, /^(New game|Neue Partie)/);
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("combobox", { name: /^(Clocks|Uhren)/ }).selectOption({ index: 2 });
        await dialog.locator("button.primary").click();
        await expect(page.locator("player-clock").first()).toBeVisible();
        for (const choice of await page.locator("player-panel select").all())
          expect(await missing(choice, ARROW_PX)).toBe(0);
        const cut = await page
          .locator("player-panel .seat-name")
          .evaluateAll((names) => names.some((name) => name.scrollWidth > name.clientWidth));
        expect(cut).toBe(false);
      });

    for (const [width, height] of /** @type {const} */ ([
      [1440, 900],
      [1024, 768],
      [390, 844],
      [360, 640],
    ]))
      test(`the table's title and links are whole on ${width} × ${height}`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height });
        // With a move, a study takes the game along.
        await open("#chess");
        await page.locator("move-entry input").fill("e2e4");
        await page.locator("move-entry input").press("Enter");
        await expect(page.locator("page-links a[title]")).toHaveCount(1);
        expect(await rowsOfLinks(page)).toEqual([1, 1, 1, 1, 1]);
        await open("#armies-of-faith-4");
        const title = page.getByRole("heading", { level: 1 });
        await expect(title).toHaveText("Armies of Faith 4: Schism");
        const overflow = await title.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ]);
        expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
        expect(await rowsOfLinks(page)).toEqual([1, 1, 1, 1, 1]);
      });

    test("no word of the settings is cut off on a small phone", async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 560 });
      await open();
      const menu = await openSettings(page);
      expect(await missing(menu.getByRole("combobox"), ARROW_PX)).toBe(0);
      const cut = await menu
        .locator("label, .setting-name, .segments")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut).toBe(0);
    });

    for (const [game, width] of /** @type {const} */ ([
      ["chess", 1024],
      ["alice-chess", 1200],
      ["armies-of-faith-4", 1200],
      ["chess", 320],
    ]))
      test(`the examples of moves and help aren't cut off: ${game}, ${width}`, async ({
        page,
        open,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(`#${game}`);
        await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
        expect(await missing(page.locator(".entry input"), 0)).toBe(0);
      });
  });

test("an answer leaves enough space for the moves", async ({ page, open }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await open("#chess");
  const field = page.getByRole("combobox", { name: "Type a move" });
  await field.fill("help");
  await field.press("Enter");
  const answer = page.locator(".entry-answer");
  await expect(answer).not.toBeEmpty();
  const [list, told] = await Promise.all([
    page.locator(".moves-window").boundingBox(),
    answer.boundingBox(),
  ]);
  expect(list?.height).toBeGreaterThan(60);
  expect(told?.height).toBeGreaterThan(115);
});

test("words of several lines keep off a button's edges", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open("#armies-of-faith-4");
  await control(page, /^(New game|Neue Partie)/);
  const buttons = page.getByRole("dialog").getByRole("button");
  // Everything to be measured appears at once.
  await expect(buttons.first()).toBeVisible();
  const gaps = await buttons.evaluateAll((buttons) =>
    buttons
      .filter(({ firstChild }) => firstChild !== null)
      .map((button) => {
        const words = document.createRange();
        words.selectNodeContents(button);
        const [inner, outer] = [words, button].map((one) => one.getBoundingClientRect());
        return Math.round(Math.min(inner.top - outer.top, outer.bottom - inner.bottom));
      }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4);
});

test("on a phone the numbers of moves aren't broken", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("#chess");
  await sit(page, "Black", "human");
  for (const file of "abcdefgh") await type(page, `${file}2${file}3`, `${file}7${file}6`);
  await type(page, "b1d2", "b8d7", "d2b1", "d7b8");
  await expect(page.locator(".moves li.starts")).toHaveCount(10);
  const heights = await page
    .locator(".moves li.starts")
    .evaluateAll((items) =>
      items.map((item) => parseFloat(getComputedStyle(item, "::before").height)),
    );
  expect(Math.max(...heights)).toBe(Math.min(...heights));
});
