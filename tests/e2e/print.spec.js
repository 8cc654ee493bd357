// On paper: position, players and moves, without controls and secrets.

import { DARK, expect, test } from "./fixtures.js";
import { setSetting } from "./settings.js";
import { chooseSecret, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
async function printed(page) {
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  return page.locator("print-sheet");
}

test("the sheet has the game, its players, its position and its moves", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  const sheet = await printed(page);
  await expect(sheet).toContainText("Chess");
  await expect(sheet).toContainText("White Human · Black Human");
  await expect(sheet).toContainText("Black to move");
  await expect(sheet.locator("li")).toHaveText(["1.e4e5", "2.Nf3"]);
  await expect(sheet.locator("canvas")).toBeVisible();
  await expect(page.locator("page-header")).toBeHidden();
  await expect(page.locator("game-table")).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(sheet).toBeEmpty();
});

test("Print… asks the browser to print", async ({ page, open }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked", "");
  });
  await open("#chess");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("button", { name: "Print…" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked");
});

test.describe("in dark colours", () => {
  test.use(DARK);

  test("paper stays white, with dark ink", async ({ page, open }) => {
    await open("#chess");
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    await setSetting(page, "Appearance", "Dark");
    const sheet = await printed(page);
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(sheet.locator("h1")).toHaveCSS("color", "rgb(0, 0, 0)");
    // d5, a light square, is darker on a dark page.
    const shade = await sheet.locator("canvas").evaluate((canvas) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (canvas);
      const data = /** @type {HTMLCanvasElement} */ (canvas)
        .getContext("2d")
        ?.getImageData(width * 0.46, height * 0.46, 1, 1).data;
      return data === undefined ? 0 : Math.max(...data.slice(0, 3));
    });
    expect(shade).toBeGreaterThan(225);
  });
});

test("a secret isn't printed, even while it is shown", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "King");
  const sheet = await printed(page);
  const without = await sheet.locator("canvas").evaluate(picture);
  await expect(sheet).toContainText("crown=?,?");
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: /Show my secret/ }).focus();
  await page.keyboard.down("Space");
  await printed(page);
  const held = await sheet.locator("canvas").evaluate(picture);
  await page.keyboard.up("Space");
  expect(held).toBe(without);
});

/** @param {Element} canvas */
function picture(canvas) {
  return /** @type {HTMLCanvasElement} */ (canvas).toDataURL();
}
