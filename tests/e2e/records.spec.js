// Games of other programs: files are listed, and each game opens on the table or as a study.

import { CLUB_GAMES } from "../fixtures/club-games.js";
import { expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

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
  await choose(page, CLUB_GAMES);
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
