// Long work: its progress is visible, it can be stopped, and nothing is broken then.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { testAt } from "./host-fixtures.js";
import { square, moves, sit, slowEngine, status, type } from "./table.js";

/** @import { Page, Locator } from "@playwright/test" */

/** A search takes seconds anyway. */
const THINKING = { pauseMs: 50 };

/** Most proofs are found at once: this clock makes them take long. The answer that follows has dozens of slices. */
const PROVING = { hurry: 40, pauseMs: 100 };

/** @param {Locator} bar */
const partOf = (bar) =>
  bar.evaluate((element) => /** @type {HTMLProgressElement} */ (element).value);

/** @param {Page} page */
const shifts = (page) =>
  page.evaluateHandle(() => {
    /** @type {number[]} */
    const seen = [];
    new PerformanceObserver((list) =>
      seen.push(...list.getEntries().map((entry) => /** @type {any} */ (entry).value)),
    ).observe({ type: "layout-shift" });
    return seen;
  });

for (const [device, view] of /** @type {const} */ ([
  ["desktop", DESKTOP],
  ["phone", PHONE],
])) {
  test.describe(`on a ${device}`, () => {
    test.use({ ...view, ...CALM });

    test("a progress line grows while the computer thinks, shifts nothing, and disappears", async ({
      page,
      open,
    }) => {
      await slowEngine(page, THINKING);
      await open("#caissa-britannia");
      await sit(page, "Black", 20);
      await expect(square(page, "white Pawn, e3")).toBeVisible();
      const shifted = await shifts(page);
      await type(page, "e3e5");
      const bar = status(page).getByRole("progressbar", { name: "Black is thinking" });
      await expect(bar).toHaveAttribute("aria-valuetext", /^at most [1-5] s left$/);
      const part = await partOf(bar);
      await expect.poll(() => partOf(bar)).toBeGreaterThan(part);
      await page.getByRole("button", { name: "Move now", exact: true }).click();
      await expect(moves(page)).toHaveCount(2);
      await expect(bar).toBeHidden();
      expect(await shifted.jsonValue()).toEqual([]);
      // It announces nothing by itself either.
      await expect(
        status(page).locator("[role=status] progress, [aria-live] progress"),
      ).toHaveCount(0);
    });
  });
}

test.describe("on a page of its own", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("a proof is stopped by Escape", async ({ page, open }) => {
    await slowEngine(page, PROVING);
    await open("#chess/problems?problem=smothered");
    const room = page.locator("problems-page");
    for (const name of ["h2", "h3"]) await room.locator(`[data-cell="${name}"]`).click();
    const bar = room.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuetext", /^at most [1-5] s left$/);
    await page.keyboard.press("Escape");
    await expect(room.locator(".taught-told")).toContainText(
      "It couldn’t be proved whether you still win in time.",
    );
    await expect(bar).toBeHidden();
  });

  test("adding games from a file can be stopped", async ({ page, open }) => {
    await slowEngine(page);
    await open();
    const saved = {
      format: 1,
      record: '[Menagerie-Record "1"]\n[Game "chess"]\n\n1. e2e4\n',
      ply: 1,
      plies: 1,
      players: [
        { player: "human", level: 3 },
        { player: "computer", level: 3 },
      ],
      model: null,
      turned: 0,
      pins: [],
    };
    const firsts = ["e2e4", "d2d4", "c2c4", "g1f3", "b1c3", "f2f4", "b2b4", "a2a4", "h2h4"];
    const games = firsts.map((move) => ({
      game: "chess",
      saved: { ...saved, record: saved.record.replace("e2e4", move) },
    }));
    const file = JSON.stringify({ menagerie: "saved games", format: 1, games });
    const box = page.locator("saved-games-panel");
    await box.locator("input[type=file]").setInputFiles({
      name: "games.json",
      mimeType: "application/json",
      buffer: Buffer.from(file),
    });
    const bar = box.getByRole("progressbar", { name: "Adding games from the file…" });
    await expect.poll(() => partOf(bar)).toBeGreaterThan(0);
    await box.getByRole("button", { name: /^Stop: Adding games/ }).click();
    await expect(bar).toBeHidden();
    const report = box.locator(".games-report li");
    await expect(report).toHaveCount(firsts.length);
    await expect(report.first()).toContainText("added.");
    await expect(report.last()).toContainText("not added. You stopped.");
    await expect(box.getByRole("button", { name: "Add games from a file…" })).toBeEnabled();
  });
});

const hosted = testAt();

hosted.describe("on a host", () => {
  hosted.use({ ...DESKTOP, ...CALM, serviceWorkers: "allow" });

  hosted(
    "caching for offline use shows its bytes, and can be stopped",
    async ({ page, host, context }) => {
      // One file is delayed, so that there is time to stop.
      /** @type {() => void} */
      let come = () => {};
      const late = new Promise((resolve) => (come = () => resolve(undefined)));
      await context.route("**/icons/maskable-512.png", async (route) => {
        if (route.request().serviceWorker() !== null) await late;
        await route.continue().catch(() => {});
      });
      await page.goto(host.address);
      const box = page.locator("saved-games-panel");
      const bar = box.getByRole("progressbar", { name: /Saving Menagerie for offline use/ });
      await expect.poll(() => partOf(bar), { timeout: 30_000 }).toBeGreaterThan(0.5);
      await box.getByRole("button", { name: /^Stop: Saving Menagerie/ }).click();
      await expect(page.getByText("Menagerie needs a connection in this browser.")).toBeVisible();
      await expect(bar).toBeHidden();
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      come();
      // Another visit caches it after all.
      await page.reload();
      await expect(page.getByText("Menagerie works offline in this browser.")).toBeVisible({
        timeout: 30_000,
      });
    },
  );
});
