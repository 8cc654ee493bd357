// Clocks in a browser: chosen, running and kept, their keys, and the answer about them on a phone.

import { control, moves, sit, status, type } from "./table.js";
import { DESKTOP, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} time  as the dialog offers it
 * @param {Record<string, string>} [players]  "human", or a computer's level, by seat
 */
async function startTimed(page, time, players = {}) {
  await control(page, "New game");
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  await dialog.getByRole("combobox", { name: "Clocks" }).selectOption({ label: time });
  for (const [seat, player] of Object.entries(players))
    await dialog.getByRole("combobox", { name: `${seat} player` }).selectOption(player);
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(dialog).toBeHidden();
  // Before the new game is on the table, typed text belongs to the old one and disappears with it.
  await expect(page.locator("player-panel").getByRole("timer").first()).toBeVisible();
}

/** @param {Page} page @param {string} seat */
const clockOf = (page, seat) =>
  page.locator("player-panel").getByRole("timer", { name: `${seat}’s time` });

const TWO = { White: "human", Black: "human" };

/** Stops the page's clock; only `pass` moves it. @param {Page} page */
async function holdTime(page) {
  await page.addInitScript(() => {
    const held = /** @type {any} */ (window);
    held.now = 1000;
    performance.now = () => held.now;
  });
}

/** The page's timers run on, so it notices within a second. @param {Page} page @param {number} ms */
async function pass(page, ms) {
  await page.evaluate((more) => {
    /** @type {any} */ (window).now += more;
  }, ms);
}

for (const [device, view] of /** @type {const} */ ([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])) {
  test.describe(device, () => {
    test.use(view);

    test("without a choice there are no clocks; with one they begin with the first move", async ({
      page,
      open,
    }) => {
      await holdTime(page);
      await open("#chess");
      await expect(clockOf(page, "White")).toBeHidden();
      await startTimed(page, "3 min + 2 s per move", TWO);
      await pass(page, 60_000);
      await expect(clockOf(page, "White")).toHaveText("3:00");
      await type(page, "e2e4");
      await pass(page, 9_000);
      await expect(clockOf(page, "White")).toHaveText("3:02");
      await expect(clockOf(page, "Black")).toHaveText("2:51");
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      await page.reload();
      await expect(clockOf(page, "Black")).toHaveText("2:51");
    });
  });
}

test("the button of the clocks keeps the focus when it is pressed by keyboard", async ({
  page,
  open,
}) => {
  await open("#chess");
  await startTimed(page, "5 min", TWO);
  await type(page, "e2e4");
  await page.getByRole("button", { name: "Pause clocks" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start clocks" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause clocks" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(PHONE);
  test("the answer is brought into view above the bar", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await type(page, "clock");
    const answer = page
      .getByRole("status", { name: "Answer" })
      .getByText("This game has no clocks.");
    await expect(answer).toBeInViewport({ ratio: 1 });
    const covered = await answer.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(left + width / 2, top + height - 1));
    });
    expect(covered).toBe(false);
  });
});

test("the computer plays on its own clock and in time", async ({ page, open }) => {
  await open("#chess");
  await startTimed(page, "1 min", { White: "human", Black: "level-20" });
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  // It may use a thirtieth of a minute at any strength; how much of it is its own choice.
  await expect(clockOf(page, "Black")).toHaveText(/^(1:00|0:5\d)$/);
  await expect(status(page)).toContainText("White to move");
});
