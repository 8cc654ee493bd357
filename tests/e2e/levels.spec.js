import { CALM, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { moves } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {string} name */
function square(page, name) {
  return page.locator(`game-board [data-cell="${name}"]`);
}

/** @param {Page} page */
async function toTower(page) {
  await page.getByText("Tower", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
}

/** @param {Page} page @param {string} name */
async function middle(page, name) {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`${name} isn't shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * How much of the canvas the box around all squares fills, how much of the window the canvas has beside the panels, and
 * the height of a piece: 0.86 of a square's side.
 * @param {Page} page
 */
function towerMeasure(page) {
  return page.locator("game-board").evaluate((board) => {
    const cells = /** @type {HTMLElement[]} */ ([
      ...(board.shadowRoot?.querySelectorAll("[data-cell]") ?? []),
    ]);
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const across =
      Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left));
    const down =
      Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    const canvas = board.clientWidth * board.clientHeight;
    const { a, b } = new DOMMatrix(getComputedStyle(cells[0]).transform);
    return {
      filled: (across * down) / canvas,
      share: canvas / (innerWidth * innerHeight),
      piece: 0.86 * Math.hypot(a, b) * cells[0].offsetWidth,
    };
  });
}

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("the tower is rotated by dragging its squares, and stays so", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await toTower(page);
    const before = await middle(page, "zh1");
    const ground = await middle(page, "ve1");
    await page.mouse.move(ground.x, ground.y);
    await page.mouse.down();
    await page.mouse.move(ground.x + 150, ground.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await middle(page, "zh1")).y - before.y).toBeGreaterThan(20);
    const turned = await middle(page, "zh1");
    await page.reload();
    await expect
      .poll(async () => Math.abs((await middle(page, "zh1")).y - turned.y))
      .toBeLessThan(4);
  });

  for (const game of ["raumschach", "armies-of-faith-4"])
    test(`a tower fills its picture, with large pieces: ${game}`, async ({ page, open }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(`#${game}`);
      await toTower(page);
      await expect.poll(async () => (await towerMeasure(page)).filled).toBeGreaterThan(0.7);
      const { piece, share } = await towerMeasure(page);
      expect(piece).toBeGreaterThanOrEqual(28);
      expect(share).toBeGreaterThan(0.35);
    });

  test("the view's buttons have words, and a hint about dragging stays until it is known", async ({
    page,
    open,
  }) => {
    await open("#raumschach");
    const hint = page.locator(".tower-hint");
    await expect(hint).toBeHidden();
    await toTower(page);
    await expect(hint).toContainText("Drag the tower to rotate it.");
    const bar = page.locator("view-bar");
    for (const word of ["Left", "Right", "Spread", "Fade", "Follow"])
      await expect(bar.getByText(word).first()).toBeVisible();
    const at = await middle(page, "Cc3");
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y, { steps: 4 });
    await page.mouse.up();
    await expect(hint).toBeHidden();
    await page.reload();
    await expect(square(page, "Cc3")).toHaveCount(1);
    await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
    await expect(hint).toBeHidden();
  });

  test("keys climb from level to level and turn the tower", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await toTower(page);
    await square(page, "tb1").focus();
    // After Tab, keys move between squares.
    for (const key of ["Tab", "Shift+Tab", "PageUp"]) await page.keyboard.press(key);
    await expect(square(page, "tb2")).toBeFocused();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect(square(page, "tb1")).toBeFocused();
    const before = await middle(page, "zh1");
    await page.keyboard.press("]");
    await expect.poll(async () => (await middle(page, "zh1")).y).not.toBe(before.y);
  });

  test("a piece is dragged to another level", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await toTower(page);
    const [from, to] = [await middle(page, "tb1"), await middle(page, "td2")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect(moves(page)).not.toHaveCount(0);
    await expect(moves(page).first()).toContainText("td2");
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("a tap enlarges a small level, which then can be played on", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    const width = async () => (await square(page, "tb2").boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(20);
    const { x, y } = await middle(page, "tb2");
    await page.touchscreen.tap(x, y);
    await expect.poll(width).toBeGreaterThan(34);
    await expect(square(page, "tb2")).toHaveAttribute("aria-selected", "false");
    const near = await middle(page, "tb2");
    await page.touchscreen.tap(near.x, near.y);
    await expect(square(page, "tb2")).toHaveAttribute("aria-selected", "true");
  });
});
