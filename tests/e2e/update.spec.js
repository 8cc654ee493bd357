// The first edition's page updates itself to this one, by its own service worker, and nothing is lost.

import { CALM, DESKTOP, expect } from "./fixtures.js";
import { readScene, storedIn, tablesOf } from "../fixtures/first-edition/read.js";
import { expectTable } from "./first-edition.js";
import { click } from "./hands.js";
import { testAt } from "./host-fixtures.js";
import { rows, savedGames } from "./saved.js";
import { moves, square, type } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @import { Host } from "./host.js" */

const test = testAt();
test.use({ ...CALM, ...DESKTOP, serviceWorkers: "allow", reuseContext: false });
test.setTimeout(120_000);

/** What the first edition had stored in the browser. */
const SCENES = ["games", "study", "author", "learning"];

/** The only game that is continued in the first edition, and its next move. */
const CONTINUED = "caissa-britannia";

/**
 * A visitor of the first edition, with a browser full of its data, whose page works offline.
 * @param {Page} page
 * @param {Host} host
 */
async function visitFirstEdition(page, host) {
  await host.publishFirstEdition();
  await page.goto(host.address);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, storedIn(SCENES));
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${host.address}#${CONTINUED}`);
  await page.reload();
  await expect(firstMoves(page)).toHaveCount(6);
}

/** The moves as the first edition lists them. @param {Page} page */
function firstMoves(page) {
  return page.getByRole("list", { name: "Moves" }).getByRole("button");
}

/** @param {Page} page @param {Host} host */
async function publishThisEdition(page, host) {
  await host.restore();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await expect(page.getByText("A new version is ready.")).toBeVisible({ timeout: 30_000 });
}

test("what was played, studied, written and chosen in the first edition is there after its update", async ({
  page,
  host,
}) => {
  await visitFirstEdition(page, host);
  await page.getByRole("combobox", { name: "Appearance" }).selectOption("dark");
  await page.getByRole("combobox", { name: "Pieces", exact: true }).selectOption("letters");
  await click(page, "c3", "c4");
  await expect(firstMoves(page)).toHaveCount(7);
  await publishThisEdition(page, host);
  await page.getByRole("button", { name: "Reload now" }).click();

  await expect(page.locator("game-table h1")).toBeVisible({ timeout: 30_000 });
  await expect(moves(page)).toHaveCount(7);
  await expect(square(page, "white Pawn, c4")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("player-panel .letters").first()).toBeVisible();
  await type(page, "c8c7");

  // Everything else is read with the host gone: the new edition is complete.
  await host.stop();
  await page.goto(host.address);
  await expectGames(page, host);
  await expectStudies(page, host);
  await expectVariant(page, host);
  await page.goto(`${host.address}#chess/problems`);
  const { solved } = readScene("learning").expected;
  await expect(page.getByText(`${solved} solved`)).toBeVisible();
  const caches = await page.evaluate(async () => (await globalThis.caches.keys()).length);
  expect(caches).toBe(1);
});

/** @param {Page} page @param {Host} host */
async function expectGames(page, host) {
  const games = [...tablesOf("games"), ...tablesOf("author")];
  const all = page.getByRole("button", { name: /^Show all/ });
  await all.click();
  await expect(rows(page).getByRole("link")).toHaveCount(games.length);
  const stored = await savedGames(page);
  for (const [game, table] of games.filter(([id]) => id !== CONTINUED)) {
    const same = stored.find((one) => one.game === game);
    await page.goto(`${host.address}#${game}?saved=${same?.id}`);
    await expectTable(page, table);
    await page.getByRole("tab", { name: "Moves" }).click();
  }
}

/** @param {Page} page @param {Host} host */
async function expectStudies(page, host) {
  await page.goto(`${host.address}#chess/study`);
  await page.getByRole("tab", { name: "Studies" }).click();
  const kept = page.getByRole("list", { name: "Studies in this browser" });
  await expect(kept.getByRole("listitem")).toHaveCount(readScene("study").expected.studies.length);
  await kept.getByRole("button", { name: /Openings/ }).click();
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  const text = page.getByRole("textbox", { name: "The study as text" });
  await expect(text).toHaveValue(/Indian, “so far”/);
}

/** @param {Page} page @param {Host} host */
async function expectVariant(page, host) {
  const { own, earlier } = readScene("author").expected;
  await page.goto(host.address);
  await page.getByRole("link", { name: `Edit variant: ${own}` }).click();
  const text = page.getByRole("textbox", { name: "Text of the variant file" });
  await expect(text).toHaveValue(earlier);
}

test("a game that goes on in the first edition's tab, beside this edition, isn't lost", async ({
  page,
  host,
}) => {
  await visitFirstEdition(page, host);
  const other = await page.context().newPage();
  await other.goto(host.address);
  await publishThisEdition(other, host);
  await other.getByRole("button", { name: "Reload now" }).click();
  await expect(rows(other).first()).toBeVisible({ timeout: 30_000 });

  await expect(page.getByText("Another tab has changed to a new version.")).toBeVisible();
  await click(page, "c3", "c4");
  await expect(firstMoves(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(moves(page)).toHaveCount(7);
  await expect(square(page, "white Pawn, c4")).toBeVisible();
});
