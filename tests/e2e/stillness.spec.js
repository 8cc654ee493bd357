import { CALM, PHONE, expect, test } from "./fixtures.js";
import { square, moves, sit, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** Layout shifts from now on, as the browser counts them. @param {Page} page */
async function watchShifts(page) {
  return page.evaluateHandle(() => {
    /** @type {string[]} */
    const shifts = [];
    const say = (/** @type {any} */ entry) =>
      `${entry.value} ${entry.sources.map((/** @type {any} */ source) => source.node?.nodeName)}`;
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(say))).observe({
      type: "layout-shift",
    });
    return shifts;
  });
}

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", {}],
  ["a phone", PHONE],
])) {
  test.describe(`on ${name}`, () => {
    test.use({ ...options, ...CALM });

    test("nothing shifts while the computer thinks and plays", async ({ open, page }) => {
      await open("#caissa-britannia");
      await sit(page, "Black", 2);
      await expect(square(page, "white Pawn, e3")).toBeVisible();
      const shifts = await watchShifts(page);
      await type(page, "e3e5");
      await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
      await status(page).getByText("Engine").click();
      await expect(status(page)).toContainText("Black:");
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(status(page)).toContainText("Hint:", { timeout: 60_000 });
      expect(await shifts.jsonValue()).toEqual([]);
    });
  });
}

test("a loaded page needs nothing but the networks of games, and plays without them", async ({
  open,
  page,
  context,
  gate,
}) => {
  gate.expectFault(/networks\/[a-z-]+\.network net::ERR_INTERNET_DISCONNECTED/);
  // The last file; it waits until the page is shown.
  const face = page.waitForResponse(/\.woff2$/);
  await open();
  await expect(page.getByRole("link", { name: "Play Caïssa Britannia" })).toBeVisible();
  await face;
  await page.waitForLoadState("networkidle");
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await page.getByRole("link", { name: "Play Caïssa Britannia" }).click();
  await sit(page, "Black", 1);
  await type(page, "e3e5");
  await expect(moves(page)).toHaveCount(2, { timeout: 30_000 });
  await page.getByRole("tab", { name: "Pieces" }).click();
  await page.getByRole("button", { name: "Dragon", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Dragon" })).toBeVisible();
  await page.getByRole("link", { name: "All games" }).click();
  await page.getByRole("link", { name: "Play Grand Cavalier Chess" }).click();
  await expect(square(page, "white Cannon, a2")).toBeVisible();
  expect(requests).toEqual([
    "/networks/caissa-britannia.network",
    "/networks/grand-cavalier.network",
  ]);
});
