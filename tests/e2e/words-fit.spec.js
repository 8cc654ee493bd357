// Text isn't cut off where space is scarce, in every language.

import { CALM, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
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

/** @param {Page} page @param {number} width @param {number} height */
async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The hidden parts of the texts of all lists. @param {Locator} lists */
async function missingIn(lists) {
  await expect(lists.first()).toBeVisible();
  return Promise.all((await lists.all()).map((list) => missing(list, ARROW_PX)));
}

/** Words that are broken into two lines. @param {Locator} titles */
function brokenWords(titles) {
  return titles.evaluateAll((all) =>
    all.flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue ?? "").matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(/** @type {Text} */ (text), index);
        range.setEnd(/** @type {Text} */ (text), index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
}

/** @param {Page} page */
const seats = (page) => page.locator("player-panel select");

/** @param {Page} page */
const newGame = (page) => control(page, /^(New game|Neue Partie|Nouvelle partie)/);

/** The level labels in the dialog. @param {Page} page */
async function expectWholeInNewGame(page) {
  for (const width of [320, 360]) {
    await resize(page, width, 740);
    await newGame(page);
    const lists = page.locator(".dialog-seat select");
    expect(Math.max(...(await missingIn(lists))), `${width}`).toBe(0);
    for (const list of await lists.all()) await expect(list).toHaveCSS("opacity", "1");
    await page.keyboard.press("Escape");
    await expect(lists).toHaveCount(0);
  }
}

const WINDOWS = /** @type {const} */ ([
  [1920, 1080],
  [1440, 900],
  [1024, 768],
  [390, 844],
  [360, 640],
]);

const BESIDE_CLOCK = /** @type {const} */ ([
  [360, 740],
  [740, 360],
  [900, 700],
]);

for (const locale of ["en", "de", "fr"])
  test.describe(locale, () => {
    test.use({ ...CALM, locale });

    test("on the cards of the gallery", async ({ page, open }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open();
      for (const width of [390, 360]) {
        await resize(page, width, 844);
        expect(Math.max(...(await missingIn(page.locator(".card-head select")))), `${width}`).toBe(
          0,
        );
        expect(await brokenWords(page.locator(".card h2")), `${width}`).toEqual([]);
      }
    });

    test("on a tower's table", async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await open("#raumschach");
      await page.locator("view-bar").getByRole("radio").last().check({ force: true });
      for (const width of [320, 360]) {
        await resize(page, width, 740);
        expect(Math.max(...(await missingIn(seats(page)))), `${width}`).toBe(0);
      }
    });

    test("on a table of two", async ({ page, open }) => {
      await open("#chess");
      await test.step("examples of moves and help", async () => {
        await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
        for (const width of [1024, 320]) {
          await resize(page, width, 800);
          expect(await missing(page.locator(".entry input"), 0), `${width}`).toBe(0);
        }
      });
      await test.step("a level with two digits", async () => {
        await resize(page, 360, 740);
        const choice = seats(page).first();
        const before = await choice.inputValue();
        await choice.selectOption("level-20");
        // Phones have a wider arrow.
        expect(await missing(choice, 1.25 * ARROW_PX)).toBe(0);
        await choice.selectOption(before);
      });
      await test.step("levels in a new game", () => expectWholeInNewGame(page));
      await test.step("links, with a move that a study takes along", async () => {
        await page.locator("move-entry input").fill("e2e4");
        await page.locator("move-entry input").press("Enter");
        await expect(page.locator("page-links a[title]")).toHaveCount(2);
        for (const [width, height] of WINDOWS) {
          await resize(page, width, height);
          expect(await rowsOfLinks(page), `${width}`).toEqual([1, 1, 1, 1, 1]);
        }
      });
      await test.step("levels and names beside a clock", async () => {
        await newGame(page);
        const dialog = page.getByRole("dialog");
        await dialog
          .getByRole("combobox", { name: /^(Clocks|Uhren|Pendules)/ })
          .selectOption({ index: 2 });
        await dialog.locator("button.primary").click();
        await expect(page.locator("player-clock").first()).toBeVisible();
        for (const [width, height] of BESIDE_CLOCK) {
          await resize(page, width, height);
          expect(Math.max(...(await missingIn(seats(page)))), `${width}`).toBe(0);
          const cut = await page
            .locator("player-panel .seat-name")
            .evaluateAll((names) => names.some((name) => name.scrollWidth > name.clientWidth));
          expect(cut, `${width}`).toBe(false);
        }
      });
    });

    test("on a table of four", async ({ page, open }) => {
      await page.setViewportSize({ width: 1200, height: 800 });
      await open("#armies-of-faith-4");
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
      expect(await missing(page.locator(".entry input"), 0)).toBe(0);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveText("Armies of Faith 4: Schism");
      for (const [width, height] of WINDOWS) {
        await resize(page, width, height);
        const overflow = await title.evaluate((one) => [
          one.scrollWidth - one.clientWidth,
          one.scrollHeight - one.clientHeight,
        ]);
        expect(Math.max(...overflow), `${width}`).toBeLessThanOrEqual(0);
        expect(await rowsOfLinks(page), `${width}`).toEqual([1, 1, 1, 1, 1]);
      }
      await test.step("the rule of a selected piece", async () => {
        await click(page, "tb1");
        const rule = page.locator(".status-piece");
        await expect(rule).toBeVisible();
        for (const [width, height] of WINDOWS) {
          await resize(page, width, height);
          const beyond = await rule.evaluate((one) => {
            const [own, box] = [one, /** @type {Element} */ (one.closest("turn-status"))].map(
              (each) => each.getBoundingClientRect(),
            );
            return Math.max(
              own.right - box.right,
              own.bottom - box.bottom,
              one.scrollHeight - one.clientHeight - 1,
            );
          });
          expect(beyond, `${width}`).toBeLessThanOrEqual(0);
        }
        await click(page, "tb1");
      });
      await expectWholeInNewGame(page);
    });

    test("the examples of moves on two boards", async ({ page, open }) => {
      await page.setViewportSize({ width: 1200, height: 800 });
      await open("#alice-chess");
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
      expect(await missing(page.locator(".entry input"), 0)).toBe(0);
    });

    test("the label of an older level", async ({ page, open }) => {
      await open("#chess");
      await page.locator("move-entry input").fill("e2e4");
      await page.locator("move-entry input").press("Enter");
      // The computer's reply is saved, too: nothing is written while the game is replaced.
      await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
      const [game] = await savedGames(page);
      const players = [
        { player: "human", level: 3 },
        { player: "computer", level: 3 },
      ];
      const text = JSON.stringify({ ...JSON.parse(game?.text ?? ""), format: 3, players });
      await forgetAll(page);
      await saveAsOldEdition(page, "chess", text);
      await page.reload();
      const choice = seats(page).last();
      await expect(choice).toHaveValue("3");
      for (const width of [1440, 360]) {
        await resize(page, width, 740);
        expect(await missing(choice, ARROW_PX)).toBe(0);
      }
    });

    test("the settings on a small phone", async ({ page, open }) => {
      await page.setViewportSize({ width: 320, height: 560 });
      await open();
      const menu = await openSettings(page);
      expect(await missing(menu.getByRole("combobox"), ARROW_PX)).toBe(0);
      const cut = await menu
        .locator("label, .setting-name, .segments")
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut).toBe(0);
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
  await control(page, /^(New game|Neue Partie|Nouvelle partie)/);
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
