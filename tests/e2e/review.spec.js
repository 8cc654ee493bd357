// The review of a finished game: its graph by pointer and keys, and what is stored of it.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { storedText } from "./saved.js";
import { chooseSecret, moves, resign, sit, type } from "./table.js";

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

    test("the graph of a review leads to moves and mistakes", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, "f2f3", "e7e5", "g2g4", "d8h4");
      await page
        .getByRole("region", { name: "Result" })
        .getByRole("button", { name: "Review" })
        .click();
      await expect(graph(page)).toBeInViewport();
      await finished(page);

      await press(page, 0);
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "0");
      await press(page, 0.5);
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "2");
      await page.keyboard.press("n");
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "3");
      await graph(page).press("End");
      await expect(graph(page)).toHaveAttribute("aria-valuenow", "4");
    });
  });

test.describe("at a table", () => {
  test.use({ ...DESKTOP, ...CALM });

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
