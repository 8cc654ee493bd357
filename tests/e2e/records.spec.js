// Games of other programs: files are listed, and each game opens on the table or as a study.

import { expect, test } from "./fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */

const GAMES = `[Event "Club"]
[White "Müller, A"]
[Black "Okafor"]
[Date "2024.03.01"]
[Result "1-0"]

1. e4 {[%clk 0:05:00]} e5 2. Qh5 (2. Nf3 Nc6 {Usual.}) 2... Nc6 3. Bc4 Nf6?? 4. Qxf7# 1-0

[Event "Cup"]
[White "Berg"]
[Black "Silva"]
[Result "*"]

1. d4 d5 2. Kd7 *

[Event "Elsewhere"]
[White "Nobody"]
[Black "Noone"]
[Variant "Hexagonal"]
[Result "*"]

1. e4 *
`;

/** @param {Page} page @param {string} text */
const choose = (page, text) =>
  page.locator("records-page input[type=file]").setInputFiles({
    name: "games.pgn",
    mimeType: "application/x-chess-pgn",
    // As an old Windows program writes it.
    buffer: Buffer.from(text, "latin1"),
  });

/** @param {Page} page */
const rows = (page) => page.getByRole("list", { name: "Games" }).getByRole("listitem");

test("the games of a file are listed, found, replayed and studied", async ({ page, open }) => {
  await open("");
  await page.getByRole("link", { name: "Open PGN games…" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Games from other programs");
  await choose(page, GAMES);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("status").filter({ hasText: "3 games" })).toBeVisible();
  await expect(rows(page).nth(0)).toContainText("Müller, A – Okafor");
  await expect(rows(page).nth(0)).toContainText("1–0");
  await expect(rows(page).nth(2)).toContainText("“Hexagonal” isn’t a game of this collection");
  await page.getByLabel("Search names").fill("cup berg");
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel("Search names").fill("");
  await page.getByRole("button", { name: "Replay: Müller, A – Okafor" }).click();
  await expect(page.locator("move-list")).toContainText("Qxf7#");
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Study: Müller, A – Okafor" }).click();
  await expect(page.locator("study-page")).toContainText("Usual.");
  await expect(page.getByRole("button", { name: /e4.*0:05:00/ })).toBeVisible();
});

test("a game opens up to what can’t be read, and the fault is named", async ({ page, open }) => {
  await open("#records");
  await choose(page, GAMES);
  await page.getByRole("button", { name: "Replay: Berg – Silva" }).click();
  await expect(page.locator("move-list")).toContainText("d5");
  await expect(page.locator("notice-list")).toContainText("Kd7");
  await expect(page.locator("notice-list")).toContainText("Line 14, column");
  await page.goBack();
  await page.getByRole("button", { name: "Study: Berg – Silva" }).click();
  await expect(page.locator("study-page")).toContainText("Line 14: 1. d4 d5 2. Kd7 *");
});

test("several games pasted at the table become a list", async ({ page, open }) => {
  await open("#chess");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("Record or position").fill(GAMES);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("a long file is listed with progress, and can be stopped", async ({ page, open }) => {
  await open("#records");
  const game = GAMES.slice(0, GAMES.indexOf('[Event "Cup"]'));
  await choose(page, game.repeat(200_000));
  await expect(rows(page)).toHaveCount(100);
  await page.getByRole("button", { name: /Stop/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Stopped." })).toBeVisible();
  await expect(rows(page)).toHaveCount(100);
});
