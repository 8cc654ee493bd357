// The page about a game: its content, the small boards, the example game, and missing files.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { tabTo } from "./hands.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page @param {string} name */
const part = (page, name) => page.getByRole("region", { name, exact: true });

test("a game's page shows its history, start position, pieces and rules", async ({
  page,
  open,
}) => {
  await open("#chess");
  await page.getByRole("navigation", { name: "More about this game" }).getByText("About").click();
  await expect(page.getByRole("heading", { level: 1, name: "Chess" })).toBeFocused();
  await expect(part(page, "History")).toContainText("chaturanga");
  await expect(page.getByRole("img", { name: "Start position of Chess" })).toBeVisible();
  await expect(part(page, "The pieces").getByRole("listitem")).toHaveCount(6);
  const rules = part(page, "The rules");
  await expect(rules.getByText("Our decision")).toHaveCount(1);
  await expect(rules.locator("dt", { hasText: "Draws" })).not.toContainText("Our decision");
  await expect(part(page, "Sources").getByRole("link")).not.toHaveCount(0);
  await expect(page).toHaveTitle("About this game · Chess · Menagerie");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await expect(page).toHaveURL(/#chess$/);
});

test("a piece is put elsewhere by the arrow keys", async ({ page, open }) => {
  await open("#chess/about");
  const card = part(page, "The pieces").getByRole("listitem").filter({ hasText: "Knight" });
  await card.scrollIntoViewIfNeeded();
  const knight = card.getByLabel("Moves of the Knight from d4");
  await tabTo(page, knight);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowRight");
  await expect(card.getByLabel("Moves of the Knight from e5")).toBeFocused();
});

test("the example game is stepped through, with remarks, and can't be played on", async ({
  page,
  open,
}) => {
  await open("#chess/about");
  const example = part(page, "An example game");
  const note = example.locator(".example-note");
  await expect(note).toContainText("Step through the game");
  const next = example.getByRole("button", { name: "Next move" });
  for (let ply = 0; ply < 6; ply += 1) await next.click();
  await expect(note).toContainText("pins the Knight");
  await expect(example.getByRole("gridcell", { name: /^black Bishop, g4/ })).toBeAttached();
  await example.getByRole("gridcell", { name: /^white Bishop, f1/ }).click();
  await example.getByRole("gridcell", { name: /^e2/ }).click();
  await expect(example.getByRole("gridcell", { name: /^white Bishop, f1/ })).toBeAttached();
  await example.getByRole("button", { name: "To the last move" }).click();
  await expect(note).toContainText("Checkmate");
});

test("two boards and levels have their pieces and example games too", async ({ page, open }) => {
  for (const game of ["alice-chess", "raumschach", "crown"]) {
    await open(`#${game}/about`);
    const missing = page.getByRole("heading", { name: "can’t be shown" });
    const example = part(page, "An example game").getByRole("gridcell");
    await expect(missing.or(example.first())).toBeAttached();
  }
});

test("a missing or broken file is reported, and the rest works", async ({ page, open, gate }) => {
  gate.expectFault(/status of 404|status 404/);
  await page.route("**/learning/en/chess.json", (route) => route.fulfill({ status: 404 }));
  await open("#chess/about");
  const told = page.getByRole("alert");
  await expect(told).toContainText("“en/chess.json” doesn’t exist");
  await page.unroute("**/learning/en/chess.json");
  await page.route("**/learning/chess.json", (route) => route.fulfill({ body: '{"lesson": [' }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(told).toContainText("“chess.json” can’t be read");
  await page.unroute("**/learning/chess.json");
  await page.route("**/learning/chess.json", async (route) => {
    const answer = await route.fetch();
    const file = { ...(await answer.json()), example: { record: "1. e2e5" } };
    await route.fulfill({ json: file });
  });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(part(page, "An example game").getByRole("alert")).toContainText(
    "couldn’t be replayed",
  );
  await expect(part(page, "History")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/about");
    await expect(part(page, "Sources").getByRole("link").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
