// The handle at the board's corner.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { square } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...CALM, ...DESKTOP });

/** @param {Page} page */
async function boardBox(page) {
  const box = await page.locator("game-board").boundingBox();
  if (box === null) throw new Error("no board");
  return box;
}

/** @param {Page} page */
const width = async (page) => Math.round((await boardBox(page)).width);

for (const game of ["chess", "alice-chess", "armies-of-faith-4"])
  test(`it is dragged, or moved by keys, and the size is remembered: ${game}`, async ({
    page,
    open,
  }) => {
    await open(`#${game}`);
    const handle = page.getByRole("slider", { name: "Board size" });
    await expect(handle).toBeVisible();
    const full = await width(page);

    await handle.hover();
    await expect(handle).toHaveAttribute("aria-valuemin", "50");
    const at = await boardBox(page);
    const corner = [at.x + at.width, at.y + at.height];
    await page.mouse.down();
    await page.mouse.move((corner[0] ?? 0) - 60, (corner[1] ?? 0) - 60, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => width(page)).toBeLessThan(full - 40);
    const dragged = await width(page);
    await handle.press("ArrowLeft");
    await expect.poll(() => width(page)).toBeLessThan(dragged - 10);
    await handle.press("Home");
    await expect(handle).toHaveAttribute("aria-valuenow", "50");
    await expect.poll(() => width(page)).toBeLessThan(full / 2 + 2);

    const small = await width(page);
    await page.reload();
    await expect.poll(() => width(page)).toBe(small);
    const side = await page.locator(".side").boundingBox();
    const board = await boardBox(page);
    expect(side?.x).toBeGreaterThan(board.x + board.width);
    await handle.hover();
    await expect(handle).toHaveAttribute("aria-valuemin", "50");
    await handle.dblclick();
    await expect.poll(() => width(page)).toBe(full);
  });

test("a narrow window has no handle, and its board is as large as before", async ({
  page,
  open,
}) => {
  await open("#chess");
  await expect(square(page, "white Pawn, e2")).toBeVisible();
  const handle = page.getByRole("slider", { name: "Board size" });
  const full = await width(page);
  await handle.focus();
  await expect(handle).toHaveAttribute("aria-valuemin", "50");
  await page.keyboard.press("Home");
  await expect.poll(() => width(page)).toBeLessThan(full / 2 + 2);
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(handle).toBeHidden();
  expect(await width(page)).toBeGreaterThan(480);
});
