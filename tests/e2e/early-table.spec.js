// A new game on a slow connection: its table is there before the engine has loaded. The Wasm waits until a test lets it go.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CALM, DESKTOP, PHONE, expect, test as base } from "./fixtures.js";
import { square } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @typedef {{hold: () => Promise<{ load: () => void, fail: () => void }>}} Slow */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const test = /** @type {typeof base.extend<Slow>} */ (base.extend)({
  hold: async ({ page }, use) => {
    /** @type {(way: "load" | "fail") => void} */
    let decide = () => {};
    const decided = new Promise((/** @type {(way: "load" | "fail") => void} */ done) => {
      decide = done;
    });
    await use(async () => {
      await page.route(/\/menagerie_bg\.wasm$/, async (route) =>
        (await decided) === "load" ? route.continue() : route.abort(),
      );
      await page.addInitScript(watchShifts);
      return { load: () => decide("load"), fail: () => decide("fail") };
    });
    decide("fail");
  },
});

test.use(CALM);

/** Runs in the page. */
function watchShifts() {
  /** @type {number[]} */
  const shifts = [];
  Object.assign(globalThis, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of /** @type {any[]} */ (list.getEntries()))
      if (!hadRecentInput) shifts.push(value);
  }).observe({ type: "layout-shift", buffered: true });
}

/** @param {Page} page */
const shifts = (page) => page.evaluate(() => /** @type {any} */ (globalThis).shifts);

/** @param {Page} page */
const picture = (page) => page.locator("game-board canvas").first().screenshot();

/** @param {Page} page */
const status = (page) => page.locator("turn-status .status-title");

const LOADING = "Loading the engine…";

for (const [device, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
]))
  test.describe(`on ${device}`, () => {
    test.use(options);

    test("board, players and header are there without the engine", async ({ page, open, hold }) => {
      const engine = await hold();
      await open("#grand-cavalier");
      await expect(page.locator("[data-cell=b3]")).toHaveAttribute("aria-label", /^white /);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Grand Cavalier Chess");
      await expect(page.getByRole("combobox", { name: "Black player" })).toHaveValue("level-5");
      await expect(status(page)).toHaveText(LOADING);
      await expect(page.getByRole("progressbar", { name: LOADING })).toBeVisible();
      const before = await picture(page);
      await page.evaluate(AXE);
      expect(await page.evaluate(() => /** @type {any} */ (globalThis).axe.run())).toHaveProperty(
        "violations",
        [],
      );
      engine.load();
      await expect(status(page)).toHaveText("White to move");
      await expect(page.getByRole("progressbar")).toBeHidden();
      expect((await picture(page)).equals(before)).toBe(true);
      expect(await shifts(page)).toEqual([]);
    });

    test("a selected piece stays selected when the engine comes", async ({ page, open, hold }) => {
      const engine = await hold();
      await open("#chess");
      const [pawn, target] = [square(page, "white Pawn, e2"), square(page, "e4, empty")];
      await expect(pawn).toBeVisible();
      if (options === PHONE) await tap(page, "e2");
      else await click(page, "e2");
      await expect(pawn).toHaveAttribute("aria-selected", "true");
      engine.load();
      await expect(status(page)).toHaveText("White to move");
      await expect(pawn).toHaveAttribute("aria-selected", "true");
      await expect(target).toHaveAttribute("data-marks", /move/);
      if (options === PHONE) await tap(page, "e4");
      else await click(page, "e4");
      await expect(square(page, "white Pawn, e4")).toBeVisible();
    });
  });

/** @param {Page} page @param {string} name */
async function middle(page, name) {
  const box = await page.locator(`[data-cell="${name}"]`).boundingBox();
  if (box === null) throw new Error(`${name} isn't visible`);
  return /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
}

/** @param {Page} page @param {string} name */
async function tap(page, name) {
  await page.touchscreen.tap(...(await middle(page, name)));
}

/** @param {Page} page @param {string} name */
async function click(page, name) {
  await page.mouse.click(...(await middle(page, name)));
}

test("a move chosen by keys before the engine is there is played", async ({ page, open, hold }) => {
  const engine = await hold();
  await open("#chess");
  await square(page, "white Pawn, e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(square(page, "white Pawn, e4")).toHaveAttribute("data-marks", /premove/);
  await expect(status(page)).toHaveText(LOADING);
  engine.load();
  await expect(square(page, "white Pawn, e4")).toBeVisible();
  await expect(page.locator("move-list button.move")).toHaveCount(2);
});

test("the table can be left before the engine is there", async ({ page, open, hold }) => {
  const engine = await hold();
  await open("#chess");
  await expect(status(page)).toHaveText(LOADING);
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("link", { name: "Play Raumschach", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Raumschach" })).toBeVisible();
  await expect(status(page)).toHaveText(LOADING);
  engine.load();
  await expect(status(page)).toHaveText("White to move");
  await expect(page.getByRole("heading", { level: 1, name: "Raumschach" })).toBeVisible();
});

test("an engine that can't be loaded is told as before", async ({ page, open, hold, gate }) => {
  gate.expectFault(/menagerie_bg\.wasm|Failed to load resource/);
  const engine = await hold();
  await open("#chess");
  await expect(status(page)).toHaveText(LOADING);
  engine.fail();
  await expect(page.getByRole("alert").filter({ hasText: "couldn’t be loaded" })).toBeVisible();
  await expect(page.locator("game-table")).toBeHidden();
});
