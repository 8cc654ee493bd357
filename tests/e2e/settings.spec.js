// The settings menu: by mouse, keys and touch; each change applies at once and is remembered.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { openSettings, setSetting, settingsButton } from "./settings.js";
import { sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** The colour of an empty square of the board. @param {Page} page */
const shade = (page) =>
  page.locator("game-board").evaluate((board) => {
    const canvas = /** @type {HTMLCanvasElement} */ (board.shadowRoot?.querySelector("canvas"));
    const { width, height } = canvas;
    return canvas
      .getContext("2d")
      ?.getImageData(width * 0.47, height * 0.47, 1, 1)
      .data.join();
  });

/** Counts the animated moves from now on. @param {Page} page */
const countMotions = (page) =>
  page.locator("game-board").evaluate((board) => {
    const counted = /** @type {any} */ (window);
    counted.motions = 0;
    new MutationObserver(() => (counted.motions += Number(board.hasAttribute("busy")))).observe(
      board,
      { attributeFilter: ["busy"] },
    );
  });

/** @param {Page} page */
const motions = (page) => page.evaluate(() => /** @type {any} */ (window).motions);

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("keys open, use and close the menu; looks apply at once and are remembered", async ({
    page,
    open,
  }) => {
    await open("#caissa-britannia");
    await expect(page.getByRole("gridcell").first()).toBeAttached();
    const before = await shade(page);
    await settingsButton(page).focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Settings" });
    await expect(menu.getByRole("radio", { name: "Auto" })).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("radio", { name: "Original" })).toBeFocused();
    const dark = await shade(page);
    expect(dark).not.toBe(before);
    await page.keyboard.press("ArrowRight");
    await expect(menu.getByRole("radio", { name: "Wood" })).toBeChecked();
    await expect.poll(() => shade(page)).not.toBe(dark);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(settingsButton(page)).toBeFocused();
    await setSetting(page, "Pieces", "Letters");
    await expect(page.locator("player-panel .letters").first()).toBeVisible();

    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await openSettings(page);
    for (const name of ["Dark", "Wood"])
      await expect(menu.getByRole("radio", { name, exact: true })).toBeChecked();
    const pieces = menu.getByRole("radiogroup", { name: "Pieces" });
    await expect(pieces.getByRole("radio", { name: "Letters" })).toBeChecked();
    await page.mouse.click(200, 700);
    await expect(menu).toBeHidden();
  });

  test("pictures of saved games have the chosen colours", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await type(page, "e2e4");
    await open();
    const picture = page.locator("continue-games canvas");
    const painted = () =>
      picture.evaluate((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL());
    await expect(picture).toBeVisible();
    const empty = await page.evaluate(() => document.createElement("canvas").toDataURL());
    await expect.poll(painted).not.toBe(empty);
    const before = await painted();
    await setSetting(page, "Board colours", "Sea");
    await expect.poll(painted).not.toBe(before);
  });

  test("every set of colours is a picture of its own", async ({ page, open }) => {
    await open();
    const menu = await openSettings(page);
    const pictures = await menu
      .locator(".swatch-picture canvas")
      .evaluateAll((all) => all.map((one) => /** @type {HTMLCanvasElement} */ (one).toDataURL()));
    expect(new Set(pictures).size).toBe(6);
  });
});

test("animation can be turned off; the system’s wish for calm goes first", async ({
  page,
  open,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await countMotions(page);
  await type(page, "e2e4");
  await expect.poll(() => motions(page)).toBeGreaterThan(0);
  await setSetting(page, "Animation", "Off");
  await countMotions(page);
  await type(page, "e7e5");
  await setSetting(page, "Animation", "Normal");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await type(page, "g1f3");
  await expect(page.locator("move-list")).toContainText("f3");
  expect(await motions(page)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM, viewport: { width: 360, height: 640 } });

  test("the menu is a sheet for fingers, and the header one row", async ({ page, open }) => {
    await open("#chess");
    const header = await page.locator("page-header").boundingBox();
    expect(header?.height).toBeLessThanOrEqual(60);
    await settingsButton(page).tap();
    const menu = page.getByRole("dialog", { name: "Settings" });
    await expect(menu.getByRole("radio", { name: "Sea" })).toBeVisible();
    const sheet = await menu.boundingBox();
    expect([sheet?.x, sheet?.width]).toEqual([0, 360]);
    expect(Number(sheet?.y) + Number(sheet?.height)).toBe(640);
    for (const control of await menu.locator("label, button, select, input[type=range]").all()) {
      const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
      expect(Math.min(width, height), await control.innerText()).toBeGreaterThanOrEqual(44);
    }
    await menu.getByRole("radio", { name: "Sea" }).tap();
    await expect(menu.getByRole("radio", { name: "Sea" })).toBeChecked();
    await menu.getByRole("button", { name: "Close settings" }).tap();
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
