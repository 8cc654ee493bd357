// The review of a finished game: it runs, stops and continues, marks mistakes, and shows how each has played.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { savedGames, storedText } from "./saved.js";
import { chooseSecret, moves, resign, sit, slowEngine, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const graph = (page) => page.getByRole("slider", { name: "Winning chances by move" });

/** @param {Page} page */
const tab = (page) => page.getByRole("tab", { name: "Review" });

/** Of a player: chances, accuracy, and how many of each mistake. @param {Page} page @param {string} seat */
const row = (page, seat) => page.getByRole("row", { name: seat }).getByRole("cell");

/** @param {Page} page */
async function finished(page) {
  const done = "review-panel:not(:has(progress-bar)):has(.review-start[hidden])";
  await expect(page.locator(done)).toBeVisible({ timeout: 45_000 });
}

/** The reviewed plies as saved; null: not yet. @param {Page} page */
async function savedPlies(page) {
  const [{ text = "{}" } = {}] = await savedGames(page);
  return /** @type {any[]} */ (JSON.parse(text).review?.plies ?? []);
}

/** Clicks or taps on the graph. @param {Page} page @param {number} part  of its width */
async function press(page, part) {
  const box = await graph(page).boundingBox();
  if (box === null) throw new Error("no graph");
  const position = { x: Math.min(box.width - 2, 1 + part * box.width), y: box.height / 2 };
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? graph(page).tap({ position }) : graph(page).click({ position }));
}

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use({ ...look, ...CALM });

    test("a review marks the mistakes and leads to them", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await expect(tab(page)).toHaveCount(0);
      await type(page, "f2f3", "e7e5", "g2g4", "d8h4");
      await page
        .getByRole("region", { name: "Result" })
        .getByRole("button", { name: "Review" })
        .click();
      await expect(graph(page)).toBeInViewport();
      await finished(page);

      await expect(row(page, "White").last()).toHaveText("1");
      await expect(row(page, "Black")).toHaveText(["100%", "100%", "0", "0", "0"]);
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "4");
      await expect(page.locator(".review-told")).toContainText("Best move");

      await press(page, 0);
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "0");
      await press(page, 0.5);
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
      await page.keyboard.press("n");
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "3");
      await expect(graph(page)).toHaveAttribute(
        "aria-valuetext",
        /2\. White g4\. Blunder\. White \d+%/,
      );
      await expect(page.locator(".review-told")).toContainText(/\?\? Blunder\s*Better: \S+/);
      await graph(page).press("End");
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "4");
      await page.getByRole("button", { name: "Previous mistake" }).click();
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "3");
      const drawn = () =>
        page.locator("game-board").evaluate((board) => /** @type {any} */ (board).props.hint);
      expect(await drawn()).toBeNull();
      await page.getByRole("button", { name: /^Better: / }).click();
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
      expect(await drawn()).toMatch(/./);

      // It is kept, and the list of moves has the marks.
      await page.reload();
      await expect(moves(page).nth(2)).toHaveText("g4??");
      await expect(page.getByRole("button", { name: "2. White g4. Blunder" })).toBeVisible();
      await tab(page).click();
      await expect(row(page, "White").last()).toHaveText("1");
      await expect(page.locator(".review-start")).toBeHidden();

      // It belongs to these moves.
      await graph(page).press("End");
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByRole("tab", { name: "Moves" }).click();
      await type(page, "d8g5");
      await expect(tab(page)).toHaveCount(0);
      await expect(moves(page).nth(2)).toHaveText("g4");
      await expect.poll(() => savedPlies(page)).toEqual([]);
    });
  });

test.describe("at a table", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("a review stops, and continues where it stopped in another visit", async ({
    page,
    open,
  }) => {
    test.slow();
    await slowEngine(page, { pauseMs: 30 });
    await open("#chess");
    await sit(page, "Black", "human");
    await type(page, "e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6");
    await resign(page);
    await tab(page).click();
    await page.getByRole("button", { name: "Review this game" }).click();
    await expect.poll(() => savedPlies(page)).toContainEqual(expect.anything());
    // The table is free meanwhile.
    await graph(page).press("Home");
    await expect(status(page)).toContainText("White to move");
    await page.getByRole("button", { name: "Stop: Review" }).click();
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeVisible();
    const before = await savedPlies(page);
    expect(before).toHaveLength(7);
    expect(before[0]).toBeNull();
    expect(before[6]).not.toBeNull();

    await page.unroute("**/engine/worker.js");
    await page.reload();
    await tab(page).click();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await finished(page);
    const after = await savedPlies(page);
    expect(after).not.toContain(null);
    expect(after.slice(before.lastIndexOf(null) + 1)).toEqual(
      before.slice(before.lastIndexOf(null) + 1),
    );
    await expect(row(page, "Black").nth(1)).toHaveText(/^\d+%$/);
  });

  test("four players are reviewed in their colours", async ({ page, open }) => {
    const position =
      "8/8/8/8/8/8/8/rE,4,rDU,1,yK|8/8/8/8/8/8/8/8|8/8/8/8/8/8/8/7,rR|3,bK,4/8/8/8/8/8/8/8 r - - 0 9";
    await open(`#armies-of-faith-4?format=1&position=${encodeURIComponent(position)}`);
    await type(page, "sf1#y");
    await tab(page).click();
    await page.getByRole("button", { name: "Review this game" }).click();
    await finished(page);
    await expect(row(page, "Red")).toHaveText(["100%", "100%", "0", "0", "0"]);
    await expect(row(page, "Blue").first()).toHaveText("0%");
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
    await expect(page.locator("review-graph .review-area")).toHaveCount(4);
  });

  test("Crown is reviewed once its secrets are revealed, and its review is sealed", async ({
    page,
    open,
  }) => {
    await open("#crown");
    await chooseSecret(page, "King");
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(2);
    await expect(tab(page)).toHaveCount(0);
    await resign(page);
    await page
      .getByRole("region", { name: "Result" })
      .getByRole("button", { name: "Review" })
      .click();
    await expect(page.getByRole("tabpanel")).toContainText(
      "All secrets of both players are known.",
    );
    await finished(page);
    await expect(row(page, "White").nth(1)).toHaveText(/^\d+%$/);
    const stored = await storedText(page);
    expect(stored).not.toContain("review");
    expect(stored).not.toContain("shares");

    await page.reload();
    await tab(page).click();
    await expect(row(page, "White").nth(1)).toHaveText(/^\d+%$/);
    await expect(page.locator(".review-start")).toBeHidden();
    // A record without the secrets can't be reviewed.
    await page.getByRole("tab", { name: "Share" }).click();
    const text = await page.getByRole("textbox", { name: "Game record" }).inputValue();
    expect(text).toContain("Commitment");
    await page.getByRole("textbox", { name: "Record or position" }).fill(text);
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await expect(tab(page)).toHaveCount(0);
  });
});
