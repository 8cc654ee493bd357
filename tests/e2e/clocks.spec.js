// Clocks: chosen with a new game, running, stopped, saved and over. Time passes only when a test says so.

import { control, square, chooseSecret, moves, sit, status, type } from "./table.js";
import { DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { crownBoth, startForTwo, take, takeButton } from "./hot-seat.js";

/** @import { Page } from "@playwright/test" */

/**
 * @param {Page} page
 * @param {string} time  as the dialog offers it
 */
async function chooseTime(page, time) {
  await control(page, "New game");
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  await dialog.getByRole("combobox", { name: "Clocks" }).selectOption({ label: time });
  return dialog;
}

/**
 * @param {Page} page
 * @param {string} time    as the dialog offers it
 * @param {Record<string, string>} [players]  "human", or a computer's level, by seat
 */
async function startTimed(page, time, players = {}) {
  const dialog = await chooseTime(page, time);
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

/** @param {Page} page @param {string[]} texts */
async function play(page, ...texts) {
  for (const text of texts) {
    const count = await moves(page).count();
    await type(page, text);
    await expect(moves(page)).toHaveCount(count + 1);
  }
}

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
      await play(page, "e2e4");
      await pass(page, 9_000);
      await expect(clockOf(page, "White")).toHaveText("3:02");
      await expect(clockOf(page, "Black")).toHaveText("2:51");
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    });
  });
}

test("low time is announced twice, then it is over; Undo gives it back", async ({ page, open }) => {
  await holdTime(page);
  await open("#chess");
  await startTimed(page, "3 min + 2 s per move", TWO);
  await play(page, "e2e4");
  const voice = page.locator("clock-announcer");
  await pass(page, 119_000);
  await expect(voice).toHaveText("");
  await pass(page, 2_000);
  await expect(voice).toHaveText("Black has one minute left.");
  await pass(page, 49_500);
  await expect(voice).toHaveText("Black has 10 seconds left.");
  await expect(clockOf(page, "Black")).toHaveText("0:09.5");
  await pass(page, 9_600);
  await expect(status(page)).toContainText("Out of time. White wins.");
  await expect(clockOf(page, "Black")).toHaveText("0:00.0");
  await page.reload();
  await expect(status(page)).toContainText("Out of time. White wins.");
  await expect(status(page)).not.toContainText("Clocks paused.");
  await page.getByRole("tab", { name: "Share" }).click();
  const record = page.getByRole("textbox", { name: "Game record" });
  await expect(record).toHaveValue(/\[TimeControl "180\+2"\]/);
  await expect(record).toHaveValue(/\[Reason "time"\]/);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(status(page)).toContainText("Black to move");
  await expect(clockOf(page, "Black")).toHaveText("3:00");
});

test("stopped by keyboard the clocks stand, and the next move lets them run", async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open("#chess");
  await startTimed(page, "5 min", TWO);
  await play(page, "e2e4");
  await page.getByRole("button", { name: "Pause clocks" }).focus();
  await page.keyboard.press("Enter");
  const start = page.getByRole("button", { name: "Start clocks" });
  await expect(start).toBeFocused();
  await pass(page, 30_000);
  await expect(clockOf(page, "Black")).toHaveText("5:00");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause clocks" })).toBeFocused();
  await pass(page, 4_000);
  await expect(clockOf(page, "Black")).toHaveText("4:56");
  await page.keyboard.press("Enter");
  await expect(status(page)).toContainText("Clocks paused.");
  await play(page, "e7e5");
  await pass(page, 3_000);
  await expect(clockOf(page, "White")).toHaveText("4:57");
});

test("a game opened again has its times, and its clocks are paused until the next move", async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open("#chess");
  await startTimed(page, "5 min", TWO);
  await play(page, "e2e4", "e7e5");
  await pass(page, 12_000);
  await expect(clockOf(page, "White")).toHaveText("4:48");
  await page.reload();
  await expect(clockOf(page, "White")).toHaveText("4:48");
  await pass(page, 60_000);
  await expect(clockOf(page, "White")).toHaveText("4:48");
  await page.getByRole("button", { name: "Start clocks" }).click();
  await pass(page, 8_000);
  await expect(clockOf(page, "White")).toHaveText("4:40");
});

test("looking back pauses the clocks and shows earlier times", async ({ page, open }) => {
  await holdTime(page);
  await open("#chess");
  await startTimed(page, "5 min", TWO);
  await play(page, "e2e4");
  await pass(page, 20_000);
  await play(page, "e7e5");
  await expect(clockOf(page, "Black")).toHaveText("4:40");
  await moves(page).first().click();
  await expect(clockOf(page, "Black")).toHaveText("5:00");
  await pass(page, 60_000);
  await expect(clockOf(page, "Black")).toHaveText("5:00");
  await page.getByRole("button", { name: "To the last move" }).click();
  await expect(clockOf(page, "Black")).toHaveText("4:40");
});

test("the word “clock” tells the times, whoever is to move and after the end", async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open("#chess");
  const answer = page.getByRole("status", { name: "Answer" });
  await type(page, "clock");
  await expect(answer).toHaveText("This game has no clocks.");
  await startTimed(page, "3 min + 2 s per move", { White: "human", Black: "level-20" });
  await play(page, "e2e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  await type(page, "clocks");
  await expect(answer).toContainText(/White: 3 minutes, 2 seconds\.\s*Black: (3|2) minutes/);
  await control(page, "New game");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await startTimed(page, "3 min + 2 s per move", TWO);
  await play(page, "e2e4");
  await pass(page, 31_500);
  await expect(clockOf(page, "Black")).toHaveText("2:29");
  await type(page, "clock");
  await expect(answer).toHaveText(
    /^\s*White: 3 minutes, 2 seconds\.\s*Black: 2 minutes, 29 seconds\.\s*$/,
  );
  await pass(page, 160_000);
  await expect(status(page)).toContainText("Out of time. White wins.");
  await type(page, "C");
  await expect(answer).toContainText("Black: no time left.");
});

test("times are public, in a game with covers, too", async ({ page, open }) => {
  await holdTime(page);
  await open("#crown-2");
  await startForTwo(page, { Clocks: "5 min" });
  await crownBoth(page, "King", "Queen");
  const entry = page.getByRole("combobox", { name: "Type a move" });
  await entry.fill("b1c3");
  await entry.press("Enter");
  await expect(takeButton(page, "Black")).toBeVisible();
  await pass(page, 20_000);
  await take(page, "Black");
  await type(page, "clock");
  await expect(page.getByRole("status", { name: "Answer" })).toHaveText(
    /^\s*White: 5 minutes\.\s*Black: 5 minutes\.\s*$/,
  );
});

test("each player can have a separate time, and no time at all is refused", async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open("#chess");
  const dialog = await chooseTime(page, "Custom");
  await dialog.getByRole("checkbox", { name: "Different times" }).check();
  const minutes = dialog.getByRole("spinbutton", { name: "Black: Minutes" });
  const seconds = dialog.getByRole("spinbutton", { name: "Black: Seconds per move" });
  await minutes.fill("0");
  // However often the fields change, earlier messages don't count as their errors.
  for (const field of [seconds, minutes, seconds]) {
    await field.fill("0");
    await dialog.getByRole("button", { name: "Start game" }).click();
    await expect(dialog).toBeVisible();
    expect(await minutes.evaluate((one) => /** @type {any} */ (one).validationMessage)).toBe(
      "Set at least one second.",
    );
  }
  await minutes.fill("1.5");
  await dialog.getByRole("spinbutton", { name: "White: Seconds per move" }).fill("0");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(clockOf(page, "White")).toHaveText("5:00");
  await expect(clockOf(page, "Black")).toHaveText("1:30");
});

test("a time of only increments begins with the first one, and can be opened again", async ({
  page,
  open,
}) => {
  await holdTime(page);
  await open("#chess");
  const dialog = await chooseTime(page, "Custom");
  await dialog.getByRole("spinbutton", { name: "Everyone: Minutes" }).fill("0");
  await dialog.getByRole("spinbutton", { name: "Everyone: Seconds per move" }).fill("4");
  await dialog.getByRole("combobox", { name: "Black player" }).selectOption("human");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(clockOf(page, "Black")).toHaveText("0:04.0");
  await play(page, "e2e4");
  await pass(page, 1_500);
  await expect(clockOf(page, "White")).toHaveText("0:08.0");
  await expect(clockOf(page, "Black")).toHaveText("0:02.5");
  await page.reload();
  await expect(clockOf(page, "Black")).toHaveText("0:02.5");
  await expect(moves(page)).toHaveCount(1);
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

test.describe("four at a table", () => {
  test.use(DESKTOP);

  test("each edge has its clock, and a player out of time is replaced by the computer", async ({
    page,
    open,
  }) => {
    await holdTime(page);
    await open("#heathen-europe-4");
    const four = { Red: "level-1", Yellow: "human", Green: "human", Blue: "human" };
    await startTimed(page, "1 min", four);
    await expect(moves(page)).toHaveCount(1);
    await type(page, "clock");
    const told = page.getByRole("status", { name: "Answer" });
    await expect(told).toContainText("Yellow: 1 minute.");
    await expect(told.locator("p")).toHaveCount(4);
    await page.getByRole("button", { name: "Around" }).click();
    const turn = page.locator("edge-controls[data-colour=yellow]");
    await pass(page, 31_000);
    await expect(turn.getByRole("timer")).toHaveText("0:29");
    await turn.getByRole("button", { name: "Pause clocks" }).click();
    await pass(page, 60_000);
    await expect(turn.getByRole("timer")).toHaveText("0:29");
    await turn.getByRole("button", { name: "Start clocks" }).click();
    await pass(page, 30_000);
    await expect(turn.getByRole("timer")).toHaveText("0:00.0");
    const seat = page.locator("player-panel[data-colour=yellow]");
    await expect(seat.locator("select")).not.toHaveValue("human");
  });
});

test("with clocks the hidden crown must be found, as the dialog says", async ({ page, open }) => {
  await holdTime(page);
  await open("#crown-3");
  await chooseSecret(page, "Random choice");
  await control(page, "New game");
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  const choice = dialog.getByRole("combobox", { name: "A side without an army" });
  await expect(choice).toBeVisible();
  await dialog.getByRole("combobox", { name: "Clocks" }).selectOption({ label: "5 min" });
  await expect(choice).toBeHidden();
  await expect(dialog.getByText("Fixed in games with clocks.")).toBeVisible();
  await dialog.getByRole("button", { name: "Start game" }).click();
  await chooseSecret(page, "Random choice");
  await page.getByRole("tab", { name: "Share" }).click();
  await expect(page.getByRole("textbox", { name: "Game record" })).toHaveValue(
    /\[Option "army-lost=search"\]/,
  );
});

test("clocks are paused while the device is handed over", async ({ page, open }) => {
  await holdTime(page);
  await open("#crown");
  await startForTwo(page, { Clocks: "5 min" });
  for (const seat of ["Black", "White"]) {
    await page.getByRole("button", { name: `I am ${seat}` }).click();
    await page.getByRole("button", { name: "Random choice" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  await type(page, "e2e4");
  const take = page.getByRole("button", { name: "I am Black" });
  await pass(page, 5_000);
  await expect(take).toBeVisible();
  await pass(page, 60_000);
  await take.click();
  await expect(clockOf(page, "Black")).toHaveText(/^(5:00|4:5\d)$/);
  await pass(page, 10_000);
  await expect(clockOf(page, "Black")).toHaveText(/^4:[45]\d$/);
  await expect(square(page, "white Pawn, e4")).toBeVisible();
  await sit(page, "Black", "human");
});
