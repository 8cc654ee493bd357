// Everything fits a window of 320 CSS pixels, which is also a page enlarged four times on a usual screen, and one enlarged
// twice; and everything can be used in the colours that the system forces.

import { CALM, expect, test } from "./fixtures.js";
import { click } from "./hands.js";
import { DIALOGS, PAGES, reach } from "./screens.js";

/** @typedef {import("@playwright/test").Page} Page */

const WIDTHS = [320, 640];

test.use({ ...CALM, viewport: { width: 640, height: 512 } });
test.setTimeout(120_000);

for (const screen of [...PAGES, ...DIALOGS])
  test(`nothing is cut off: ${screen.name}`, async ({ page, open }) => {
    await open(screen.hash);
    await reach(page, screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 512 });
      expect.soft(await tooWide(page), `${width} px`).toEqual([]);
    }
  });

/**
 * What makes the page, or an open dialog, scroll sideways.
 * @param {Page} page
 */
function tooWide(page) {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wide = (/** @type {Element} */ one) => one.scrollWidth > one.clientWidth;
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    return [document.documentElement, ...dialogs]
      .filter(wide)
      .map((one) => `${one.localName}: ${one.scrollWidth} in ${one.clientWidth}`);
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("the board is drawn in the system's colours and can be played on", async ({
    page,
    open,
  }) => {
    await open("#chess");
    await click(page, "e2");
    await page.locator("game-board").evaluate((board) => /** @type {any} */ (board).settled());
    const { painted, system } = await page.locator("game-board").evaluate((board) => {
      const canvas = /** @type {HTMLCanvasElement} */ (board.shadowRoot?.querySelector("canvas"));
      const { data } = /** @type {CanvasRenderingContext2D} */ (
        canvas.getContext("2d")
      ).getImageData(0, 0, canvas.width, canvas.height);
      const painted = new Set();
      for (let at = 0; at < data.length; at += 4) painted.add(data.slice(at, at + 3).join());
      const probe = document.body.appendChild(document.createElement("span"));
      const system = ["Canvas", "CanvasText", "Highlight"].map((name) => {
        probe.style.color = name;
        return getComputedStyle(probe).color.match(/\d+/g)?.slice(0, 3).join() ?? "";
      });
      return { painted: [...painted], system };
    });
    for (const colour of system) expect(painted).toContain(colour);
    await click(page, "e4");
    await expect(page.getByRole("gridcell", { name: /^white Pawn, e4/ })).toBeVisible();
  });
});
