// The other figures: chosen in the settings, kept, and loaded only then.

import { expect, test } from "./fixtures.js";
import { setSetting } from "./settings.js";

/** @import { Page } from "@playwright/test" */

const PICTURES = "/pieces.json";

/** @param {Page} page */
function boardPixels(page) {
  return page.locator("game-board").evaluate(async (board) => {
    await /** @type {any} */ (board).settled();
    return board.shadowRoot?.querySelector("canvas")?.toDataURL();
  });
}

test("the figures redraw board and legend, and are kept", async ({ open, page }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open("#caissa-britannia");
  await page.getByRole("tab", { name: "Pieces" }).click();
  const legend = page.locator("piece-legend");
  await expect(legend.locator(".figure .outlined").first()).toBeAttached();
  expect(asked.filter((path) => path.endsWith(PICTURES))).toEqual([]);
  const classic = await boardPixels(page);
  await setSetting(page, "Pieces", "Figures");
  await expect(legend.locator(".figure .picture").first()).toBeAttached();
  await expect(legend.locator(".figure .outlined")).toHaveCount(0);
  await expect.poll(() => boardPixels(page)).not.toBe(classic);
  const figures = await boardPixels(page);
  await page.reload();
  await expect(legend.locator(".figure .picture").first()).toBeAttached();
  await expect.poll(() => boardPixels(page)).toBe(figures);
  await setSetting(page, "Pieces", "Classic");
  await expect.poll(() => boardPixels(page)).toBe(classic);
});
