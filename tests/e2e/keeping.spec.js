import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "./chromium.js";
import { CALM, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { mortalEngine } from "./mortal.js";
import { rows, savedGames } from "./saved.js";
import { square, moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

test("every game stays until it is deleted: no other replaces it", async ({ open, page }) => {
  const toGames = () => page.getByRole("link", { name: "All games" }).click();
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");

  // A position with one move.
  const position = encodeURIComponent("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#chess/edit?format=1&position=${position}`,
  );
  await page.getByRole("button", { name: "Play from here" }).click();
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(1);

  // A pasted record.
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("textbox", { name: "Record or position" }).fill("1. d2d4 d7d5");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(moves(page)).toHaveCount(2);

  // A new game with its first move.
  await page.getByRole("button", { name: "New game" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await type(page, "c2c4", "c7c5", "b1c3", "b8c6", "a2a3");

  await toGames();
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("Move 3 · Black to move");
  await expect(rows(page).first()).toContainText("White: Human · Black: Human");
  await expect(rows(page).first()).toContainText(String(new Date().getFullYear()));
  const third = rows(page).nth(3);
  await expect(third).toContainText("Move 2 · Black to move");
  await third.scrollIntoViewIfNeeded();
  await expect.poll(() => third.locator("canvas").evaluate(isPainted)).toBe(true);

  await test.step("the gallery offers to continue them", async () => {
    const cards = page.locator(".continue-cards").getByRole("link");
    await expect(cards).toHaveCount(4);
    await page.getByRole("link", { name: "All your games" }).click();
    await expect(page.getByRole("heading", { name: "Your games" })).toBeFocused();
    await cards.nth(3).click();
    await expect(moves(page)).toHaveCount(3);
    await page.reload();
    await expect(moves(page)).toHaveCount(3);
    await page.goBack();
  });

  await test.step("a game is deleted after a confirmation", async () => {
    const named = (/** @type {string} */ name) => third.getByRole("button", { name });
    await named("Delete Chess, at move 2…").click();
    await expect(named("Keep")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(named("Delete Chess, at move 2…")).toBeFocused();
    await page.keyboard.press("Enter");
    await named("Really delete").click();
    await expect(rows(page)).toHaveCount(3);
    await page.reload();
    await expect(rows(page)).toHaveCount(3);
  });
});

/** @param {HTMLCanvasElement | SVGElement} canvas */
function isPainted(canvas) {
  const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
  const context = /** @type {HTMLCanvasElement} */ (canvas).getContext("2d");
  const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
  return data.some((value) => value > 0);
}

test("without storage the page works and says so once", async ({ open, page }) => {
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    Object.defineProperty(window, "localStorage", blocked);
    Object.defineProperty(window, "indexedDB", blocked);
  });
  await open("#chess");
  await expect(faults(page)).toHaveText([/doesn’t save anything/]);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(square(page, "white Pawn, e4")).toBeVisible();
  // Until the page is closed.
  await page.getByRole("link", { name: "All games" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Save all games to a file" })).toBeEnabled();
});

/** What the page complains about. @param {Page} page */
function faults(page) {
  return page.getByRole("region", { name: "Messages" }).getByRole("alert");
}

test("a browser that blocks all site data still opens the page", async ({ server }) => {
  const profile = await mkdtemp(join(tmpdir(), "menagerie-chromium-"));
  await mkdir(join(profile, "Default"));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  await writeFile(join(profile, "Default/Preferences"), JSON.stringify(blocked));
  const options = { executablePath: chromiumPath(), args: startArguments() };
  const context = await chromium.launchPersistentContext(profile, options);
  const page = await context.newPage();
  await page.goto(`${server.address}#chess`);
  await expect(faults(page)).toHaveText([/doesn’t save anything/]);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(rows(page)).toHaveCount(1);
  await context.close();
  await rm(profile, { recursive: true });
});

test("with a full storage the game goes on, and this is said", async ({ open, page, server }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(1);
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(server.address);
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await type(page, "e7e5");
  // Chromium remembers for some seconds how much room there was.
  await expect(async () => {
    await page.getByRole("button", { name: "Flip" }).click();
    await expect(page.getByRole("alert")).toContainText("storage is full", { timeout: 500 });
  }).toPass();
  await expect(moves(page)).toHaveCount(2);
  await browser.send("Storage.overrideQuotaForOrigin", { origin });
  await type(page, "g1f3");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(3);
});

test("the game on the table survives the deletion of all stored data", async ({
  open,
  page,
  server,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(1);
  const browser = await page.context().newCDPSession(page);
  const { origin } = new URL(server.address);
  // The list is read meanwhile, as when an old edition saves a game.
  const reading = page.evaluate(async () => {
    for (let time = 0; time < 60; time += 1) {
      dispatchEvent(new StorageEvent("storage"));
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
  });
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await reading;
  await expect(faults(page)).toHaveText([/deleted the saved games/]);
  expect(await savedGames(page)).toEqual([]);
  await type(page, "e7e5");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
  await expect(faults(page)).toHaveCount(1);
});

test("a game that another tab deletes stays deleted until its next move", async ({
  open,
  page,
  context,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  const other = await context.newPage();
  await other.goto(new URL("#", page.url()).href);
  await rows(other).getByRole("button", { name: "Delete Chess, at move 1…" }).click();
  await rows(other).getByRole("button", { name: "Really delete" }).click();
  await expect(rows(other)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "black Pawn, e7")).toBeVisible();
  await page.getByRole("button", { name: "Flip" }).click();
  expect(await savedGames(page)).toEqual([]);
  await type(page, "d7d5");
  await expect(rows(other)).toHaveCount(1);
  await other.close();
});

test("a tab that is killed right after a move loses nothing", async ({ open, page, context }) => {
  await open();
  for (const [at, move] of ["e2e4", "e7e5", "g1f3"].entries()) {
    const tab = await context.newPage();
    await tab.goto(new URL("#chess", page.url()).href);
    await sit(tab, "Black", "human");
    const field = tab.getByRole("combobox", { name: "Type a move" });
    await field.fill(move);
    const browser = await context.newCDPSession(tab);
    await field.press("Enter");
    await tab.locator("move-list button.move").nth(at).waitFor();
    void browser.send("Page.crash").catch(() => {});
    await tab.waitForEvent("crash");
    await tab.close();
    expect((await savedGames(page))[0]?.plies).toBe(at + 1);
  }
});

test("only one tab plays a game; another one can take it over, and back", async ({
  open,
  page,
  context,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(page).toHaveURL(/saved=/);
  const other = await context.newPage();
  await other.goto(page.url());
  const named = (/** @type {Page} */ tab, /** @type {string} */ name) =>
    tab.getByRole("button", { name, exact: true });
  const takeOver = (/** @type {Page} */ tab) => named(tab, "Take over");
  await expect(takeOver(other)).toBeVisible();
  await expect(moves(other)).toHaveCount(1);
  await square(other, "black Pawn, e7").click();
  await square(other, "e5, empty").click();
  await expect(other.getByText("Take it over to play here.")).toBeVisible();
  await expect(moves(other)).toHaveCount(1);
  for (const name of ["Undo", "Resign", "Play"]) await expect(named(other, name)).toBeDisabled();
  await expect(other.getByRole("combobox", { name: "White player" })).toBeDisabled();
  await expect(other.getByRole("combobox", { name: "Type a move" })).toBeDisabled();
  for (const name of ["Flip", "New game"]) await expect(named(other, name)).toBeEnabled();

  await takeOver(other).click();
  await expect(takeOver(page)).toBeVisible();
  await expect(takeOver(other)).toBeHidden();
  for (const name of ["Undo", "Resign", "Play"]) await expect(named(other, name)).toBeEnabled();
  await type(other, "e7e5");
  await expect(moves(other)).toHaveCount(2);

  await takeOver(page).click();
  await expect(moves(page)).toHaveCount(2);
  await expect(takeOver(other)).toBeVisible();
  await type(page, "g1f3");
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(3);

  // A gallery in another tab follows.
  await other.getByRole("link", { name: "All games" }).click();
  await expect(rows(other).first()).toContainText("Move 2");
  await type(page, "b8c6", "f1b5");
  await expect(rows(other).first()).toContainText("Move 3");
  await other.close();
});

test("the page says if the engine can't be loaded", async ({ open, page, gate }) => {
  gate.expectFault(/menagerie|status 404|Failed to load|failed request/);
  await page.route("**/menagerie.js", (route) => route.abort());
  await open("#chess");
  await expect(page.getByRole("heading", { name: "The engine didn’t start" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
});

test("after a crash the engine is restarted with the game", async ({ open, page, gate }) => {
  await mortalEngine(page, gate);
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await click(page, "e7", "e2");
  await expect(page.getByText("Your game is unchanged.")).toBeVisible();
  await type(page, "e7e5");
  await expect(moves(page)).toHaveCount(2);
});
