// A host that answers wrongly or not at all: the page says so, offers to try again, and loses nothing.

import { CALM, DESKTOP, expect } from "./fixtures.js";
import { testAt } from "./host-fixtures.js";
import { moves, sit, square, type } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @import { Fault } from "./host.js" */

const test = testAt();
test.use({ ...CALM, ...DESKTOP });
test.setTimeout(120_000);

/** @type {[RegExp, Fault][]} */
const BROKEN_SCRIPTS = [
  [/\/scripts\//, "missing"],
  [/scripts\/chunk-/, "start page"],
  [/early-worker\.js/, "cut off"],
  [/scripts\/app\.js/, "error"],
];

/** @type {[RegExp, Fault][]} */
const BROKEN_ENGINES = [
  [/engine\/worker\.js/, "start page"],
  [/menagerie\.js/, "error"],
  [/menagerie_bg\.wasm/, "missing"],
  [/menagerie_bg\.wasm/, "cut off"],
];

/** @param {Page} page */
const stuck = (page) => page.getByText("Menagerie hasn’t loaded completely.");

/** @param {Page} page */
const table = (page) => page.locator("game-table h1");

test.beforeEach(({ gate }) => gate.expectFault(/./));

test.describe("on a first visit", () => {
  test("without a script the page says so, and its link reloads it", async ({ page, host }) => {
    for (const [files, fault] of BROKEN_SCRIPTS) {
      host.break(files, fault);
      await page.goto("about:blank");
      await page.goto(`${host.address}#chess`);
      await expect(stuck(page), `${files} ${fault}`).toBeVisible({ timeout: 20_000 });
    }
    host.mend();
    await page.getByRole("link", { name: "Reload the page" }).click();
    await expect(square(page, "white Pawn, e2")).toBeVisible();
    await expect(stuck(page)).toBeHidden();
  });

  test("without its styles the page says so and still works", async ({ page, host }) => {
    host.break(/page\.css/, "start page");
    await page.goto(`${host.address}#chess`);
    await expect(stuck(page)).toBeVisible();
    await sit(page, "Black", "human");
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(1);
    host.mend();
    await page.getByRole("link", { name: "Reload the page" }).click();
    await expect(stuck(page)).toBeHidden();
    await expect(moves(page)).toHaveCount(1);
  });

  test("without the engine the page says so, and its button reloads it", async ({ page, host }) => {
    for (const [files, fault] of BROKEN_ENGINES) {
      host.break(files, fault);
      await page.goto("about:blank");
      await page.goto(`${host.address}#chess`);
      const told = page.getByText("The game engine couldn’t be loaded.");
      await expect(told, `${files} ${fault}`).toBeVisible({ timeout: 30_000 });
    }
    host.mend();
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(table(page)).toBeVisible();
    await sit(page, "Black", "human");
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(1);
  });

  test("a host that never answers doesn’t keep the page waiting without a word", async ({
    page,
    host,
  }) => {
    await page.clock.install();
    host.break(/scripts\/(?:app|chunk)/, "silent");
    await page.goto(host.address, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector(".stuck") !== null);
    await expect(stuck(page)).toBeVisible({ timeout: 20_000 });

    host.break(/page\.css/, "silent");
    await page.goto(`${host.address}?styles#chess`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector(".stuck a") !== null);
    await expect(async () => {
      await page.clock.fastForward(16_000);
      await expect(table(page)).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(stuck(page)).toBeVisible();

    host.break(/menagerie_bg\.wasm/, "silent");
    await page.goto(`${host.address}?engine#chess`);
    await expect(table(page)).toBeVisible();
    await page.clock.fastForward(21_000);
    await expect(page.getByText("The engine is still loading.")).toBeVisible();
  });
});

test.describe("parts that load later", () => {
  test("say that they are missing, and load when tried again", async ({ page, host }) => {
    await page.goto(`${host.address}#chess`);
    await sit(page, "Black", "human");
    await type(page, "e2e4");

    host.break(/share-panel/, "missing");
    await page.getByRole("tab", { name: "Share" }).click();
    await expect(page.getByRole("tabpanel").getByText("Your game is saved.")).toBeVisible();
    host.mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator("share-panel")).toBeVisible();

    host.break(/new-game-dialog/, "start page");
    await page
      .getByRole("button", { name: /^New game/ })
      .first()
      .click();
    await expect(page.getByText("This part of the page couldn’t be loaded.")).toBeVisible();
    host.mend();
    await page
      .getByRole("button", { name: /^New game/ })
      .first()
      .click();
    await expect(page.locator("new-game-dialog dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(square(page, "white Pawn, e4")).toBeVisible();

    host.break(/records-page/, "error");
    await page.goto(`${host.address}#records`);
    await expect(page.getByRole("heading", { name: "couldn’t be loaded" })).toBeVisible();
    host.mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "Games from other programs" })).toBeVisible();
  });

  test("pieces and lists of games have a substitute", async ({ page, host }) => {
    host.break(/generated\/(?:classic-pieces|games)\.json/, "start page");
    await page.goto(`${host.address}#chess`);
    await expect(page.getByText("The pieces couldn’t be loaded")).toBeVisible();
    await expect(square(page, "white Pawn, e2")).toBeVisible();
    await page.goto(host.address);
    await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  });

  test.describe("in German", () => {
    test.use({ locale: "de-DE" });

    test("without its words the page says so in German", async ({ page, host }) => {
      host.break(/scripts\/main-/, "missing");
      await page.goto(host.address);
      await expect(page.getByText("Menagerie ist nicht vollständig geladen.")).toBeVisible();
      await expect(stuck(page)).toBeHidden();
      host.mend();
      await page.getByRole("link", { name: "Seite neu laden" }).click();
      await expect(page.getByRole("link", { name: "Aufgaben", exact: true })).toBeVisible();
    });
  });
});
