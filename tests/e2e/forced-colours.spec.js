// With forced colours, the board uses the system's colours too.

import { expect, test } from "./fixtures.js";
import { click } from "./hands.js";

test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

test("the board has the system's colours and can be played on", async ({ page, open }) => {
  await open("#chess");
  await click(page, "e2");
  await page.locator("game-board").evaluate((board) => /** @type {any} */ (board).settled());
  const { painted, system } = await page.locator("game-board").evaluate((board) => {
    const canvas = /** @type {HTMLCanvasElement} */ (board.shadowRoot?.querySelector("canvas"));
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
      0,
      0,
      canvas.width,
      canvas.height,
    );
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
