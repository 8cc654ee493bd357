// Games of other programs: files are listed, and each game opens on the table or as a study.

import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.js";
import { control, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

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

const NAMED = `[Event "Hoogovens Group A"]
[Site "Wijk aan Zee"]
[Date "1999.01.20"]
[White "Garry Kasparov"]
[Black "\u202eVeselin <b>Topalov</b>"]
[Result "1-0"]
[ECO "B07"]

1. e4 (1. d4 d5 {Quiet.}) d6 2. d4 Nf6 1-0
`;

test("a PGN opened at the table keeps its names and its event", async ({ page, open }) => {
  await open("#chess");
  await openAtTable(page, NAMED);
  const notice = page.locator("variations-notice");
  await expect(notice).toContainText("This game has variations");
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(page.locator(".game-about")).toContainText("Hoogovens Group A · 1999.01.20");
  await expect(page).toHaveURL(/saved=/);
  await page.reload();
  await expect(page.getByRole("group", { name: "White player: Garry Kasparov" })).toBeVisible();
  const black = page.getByRole("group", { name: "Black player: Veselin <b>Topalov</b>" });
  await expect(black).toBeVisible();
  const written = await exported(page);
  for (const tag of ["Event", "Site", "Date", "White", "ECO", "Result"])
    expect(written).toContain(NAMED.split("\n").find((line) => line.startsWith(`[${tag} `)));

  // Played on here, it keeps its names, but the end is its own.
  await control(page, "Undo");
  await type(page, "Nc3");
  const continued = await exported(page);
  expect(continued).toContain('[White "Garry Kasparov"]');
  expect(continued).toContain('[Date "1999.01.20"]');
  expect(continued).toContain('[Result "*"]');
  await page.locator("game-table .back").click();
  await expect(page.locator("saved-games-panel")).toContainText("White: Garry Kasparov");
});

test("the study is offered for variations, and has all of them", async ({ page, open }) => {
  await open("#chess");
  await openAtTable(page, NAMED);
  await page.getByRole("button", { name: "Open study" }).click();
  await expect(page.locator("study-page")).toContainText("Quiet.");
  await expect(page.locator("study-page")).toContainText("Garry Kasparov");
});

/** @param {Page} page @param {string} text */
async function openAtTable(page, text) {
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByLabel("Record or position").fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

/** The PGN that the table saves, with the tab of the moves shown afterwards. @param {Page} page */
async function exported(page) {
  await page.getByRole("tab", { name: "Share" }).click();
  const save = page.getByRole("button", { name: "Download PGN", exact: true });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  const text = await readFile(await download.path(), "utf8");
  await page.getByRole("tab", { name: "Moves" }).click();
  return text;
}
