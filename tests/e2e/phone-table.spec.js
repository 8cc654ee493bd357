// The table on phones: what a turn needs is visible without scrolling, and a finger hides nothing.

import { CALM, expect, test } from "./fixtures.js";
import { moves, sit, square, status } from "./table.js";

/** @import { Page, Locator } from "@playwright/test" */

test.use({ ...CALM, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

const GAMES = [
  "chess",
  "caissa-britannia",
  "alice-courier",
  "raumschach",
  "armies-of-faith-4",
  "crown",
  "crown-2",
];

/** Width and height, and whether a turn must be possible without scrolling. */
const PHONES = /** @type {const} */ ([
  [390, 844, true],
  [360, 640, true],
  [320, 568, false],
]);

/** @param {Page} page @param {string} name */
function bar(page, name) {
  return page.locator("table-controls > button", { hasText: name });
}

/** @param {Locator} one */
async function boxOf(one) {
  const box = await one.boundingBox();
  if (box === null) throw new Error(`${one} isn't shown`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

for (const game of GAMES)
  test(`a turn needs no scrolling: ${game}`, async ({ page, open }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`#${game}`);
    if (game.startsWith("crown")) await page.locator(".secret-choice").first().click();
    for (const [width, height, whole] of PHONES) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const [board, told] = await Promise.all(
          ["game-board", "turn-status"].map((name) => boxOf(page.locator(name))),
        );
        const panels = await Promise.all((await page.locator("player-panel").all()).map(boxOf));
        const buttons = await Promise.all(
          ["Undo", "Hint", "More"].map((name) => boxOf(bar(page, name))),
        );
        for (const button of buttons) {
          expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
          expect(button.bottom).toBeLessThanOrEqual(height);
        }
        for (const panel of panels) {
          expect(panel.height).toBeLessThanOrEqual(panels.length > 2 ? 52 : 44);
          expect(panel.bottom <= board.y || panel.y >= board.bottom).toBe(true);
        }
        expect(Math.min(...panels.map(({ bottom }) => bottom))).toBeLessThanOrEqual(board.y);
        expect(board.x).toBeGreaterThanOrEqual(0);
        expect(board.right).toBeLessThanOrEqual(width);
        const view = page.locator("view-bar");
        if (whole && (await view.isVisible()))
          expect((await boxOf(view)).bottom).toBeLessThanOrEqual(told.y);
        const lowest = whole ? told.bottom : board.bottom;
        expect(lowest).toBeLessThanOrEqual(Math.min(...buttons.map(({ y }) => y)));
      }, `${width} × ${height}`).toPass({ timeout: 10_000 });
    }
  });

test("the bar undoes, hints and flips, and its menu has the rest", async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open("#chess");
  await sit(page, "Black", "human");
  await square(page, "white Pawn, e2").tap();
  await square(page, "e4, empty").tap();
  await expect(status(page)).toContainText("Black to move");
  await bar(page, "Undo").tap();
  await expect(status(page)).toContainText("White to move");
  await bar(page, "Redo").tap();
  await expect(status(page)).toContainText("Black to move");
  const a1 = async () => (await page.locator('game-board [data-cell="a1"]').boundingBox())?.y ?? 0;
  const before = await a1();
  await bar(page, "Flip").tap();
  await expect.poll(a1).toBeLessThan(before - 100);
  const menu = page.locator(".more-items");
  await expect(menu).toBeHidden();
  await bar(page, "More").tap();
  await menu.getByRole("button", { name: "Share…" }).tap();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("tab", { name: "Share" })).toBeInViewport();
  await expect(page.getByRole("tab", { name: "Share" })).toHaveAttribute("aria-selected", "true");
  await bar(page, "More").tap();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await bar(page, "More").tap();
  await menu.getByRole("button", { name: "Resign" }).tap();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).tap();
  await expect(status(page)).toContainText("White wins by resignation.");
  await bar(page, "More").tap();
  await menu.getByRole("button", { name: "New game" }).tap();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the landing board is visible, and a tap enlarges it", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("#alice-courier");
  const cell = (/** @type {string} */ name) => page.locator(`game-board [data-cell="${name}"]`);
  await cell("d2").tap();
  await expect(cell("D3")).toHaveAttribute("data-marks", "landing");
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await expect(async () => {
      const [large, small] = await Promise.all([boxOf(cell("d3")), boxOf(cell("D3"))]);
      expect(large.width).toBeGreaterThan(1.5 * small.width);
      expect(small.width).toBeGreaterThan(7);
    }).toPass({ timeout: 10_000 });
    for (const corner of ["a8", "A1", "H8"])
      await expect(cell(corner)).toBeInViewport({ ratio: 1 });
  }
  const before = await boxOf(cell("D3"));
  await cell("D3").tap();
  await expect
    .poll(async () => (await boxOf(cell("D3"))).width)
    .toBeGreaterThan(1.5 * before.width);
});

for (const room of ["problems", "study"])
  test(`one of two boards is large, and a tap enlarges the other: ${room}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`#alice-courier/${room}`);
    const [first, second] = ["c3", "C3"].map((name) =>
      page.locator(`game-board [data-cell="${name}"]`).locator("visible=true"),
    );
    const sizes = async () =>
      Promise.all([first, second].map(async (one) => (await boxOf(one)).width));
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await expect(async () => {
        const [large, small] = await sizes();
        expect(large).toBeGreaterThan(1.5 * small);
      }).toPass({ timeout: 10_000 });
    }
    await expect(second).toBeInViewport({ ratio: 1 });
    await second.tap();
    await expect(async () => {
      const [small, large] = await sizes();
      expect(large).toBeGreaterThan(1.5 * small);
    }).toPass({ timeout: 10_000 });
  });

/**
 * How many pixels of the board differ between two moments, in a square around a point.
 * @param {Page} page
 * @param {{ x: number, y: number, size: number }} area  in the window
 * @param {() => Promise<void>} change
 */
async function changedPixels(page, { x, y, size }, change) {
  const read = () =>
    page.evaluate(
      ({ x, y, size }) => {
        const canvas = document.querySelector("game-board")?.shadowRoot?.querySelector("canvas");
        const { left, top, width } = canvas?.getBoundingClientRect() ?? new DOMRect();
        const ratio = (canvas?.width ?? 0) / width;
        const [px, py, side] = [x - left - size / 2, y - top - size / 2, size].map((one) =>
          Math.round(one * ratio),
        );
        return [...(canvas?.getContext("2d")?.getImageData(px, py, side, side).data ?? [])];
      },
      { x, y, size },
    );
  const before = await read();
  await change();
  const after = await read();
  return before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 40).length / 4;
}

test("a piece dragged by a finger is visible above it", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("#chess");
  const middle = async (/** @type {string} */ name) => {
    const { x, y, width, height } = await boxOf(page.locator(`game-board [data-cell="${name}"]`));
    return { x: x + width / 2, y: y + height / 2, size: width };
  };
  const [from, to] = [await middle("e2"), await middle("e4")];
  const touch = await page.context().newCDPSession(page);
  const finger = async (/** @type {string} */ type, /** @type {{x: number, y: number}[]} */ at) => {
    await touch.send("Input.dispatchTouchEvent", {
      type: /** @type {"touchStart"} */ (type),
      touchPoints: at.map(({ x, y }) => ({ x, y })),
    });
  };
  await finger("touchStart", [from]);
  const above = { ...to, y: to.y - 1.4 * to.size };
  const drawn = await changedPixels(page, above, async () => {
    await finger("touchMove", [{ x: to.x, y: to.y + 20 }]);
    await finger("touchMove", [to]);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  });
  expect(drawn).toBeGreaterThan(0.15 * (2 * to.size) ** 2);
  await finger("touchEnd", []);
  await expect(square(page, "white Pawn, e4")).toHaveCount(1);
  await expect(moves(page)).not.toHaveCount(0);
});
