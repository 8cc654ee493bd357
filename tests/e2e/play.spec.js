import { CALM, PHONE, expect, test } from "./fixtures.js";
import { moves, sit, square, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** A Pawn before its last rank; both Rooks are on the board, everything else of White's is captured. */
const PROMOTION = encodeURIComponent("5q4/P9/10/10/10/10/10/10/10/1RR1Q5 w - - 0 1");

test.use(CALM);

test("a piece is moved by two clicks", async ({ open, page }) => {
  await open("#caissa-britannia");
  await sit(page, "Black", "human");
  await square(page, "white Pawn, e3").click();
  await square(page, "e5, empty").click();
  await expect(square(page, "white Pawn, e5")).toBeVisible();
  await expect(status(page)).toContainText("Black to move");
  await expect(moves(page)).toHaveText(["e5"]);
});

test("a piece is dragged", async ({ open, page }) => {
  await open("#caissa-britannia");
  await sit(page, "Black", "human");
  await square(page, "white Pawn, d3").dragTo(square(page, "d4, empty"));
  await expect(square(page, "white Pawn, d4")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("a piece is moved by two taps", async ({ open, page }) => {
    await open("#caissa-britannia");
    await sit(page, "Black", "human");
    await square(page, "white Unicorn, c1").tap();
    await square(page, "white Pawn, b3").tap();
    await square(page, "b4, empty").tap();
    await expect(square(page, "white Pawn, b4")).toBeVisible();
  });

  test("a move is confirmed by a tap, if the setting wants that", async ({ open, page }) => {
    await page.addInitScript(() =>
      localStorage.setItem("menagerie.preferences", JSON.stringify({ format: 3, confirm: true })),
    );
    await open("#chess");
    await sit(page, "Black", "human");
    await square(page, "white Pawn, e2").tap();
    await square(page, "e4, empty").tap();
    const asked = page.getByRole("dialog", { name: "Play this move?" });
    await expect(asked).toBeVisible();
    const play = asked.getByRole("button", { name: "Play" });
    const { height = 0 } = (await play.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await expect(moves(page)).toHaveCount(0);
    await play.tap();
    await expect(moves(page)).toHaveText(["e4"]);
    await square(page, "black Pawn, e7").tap();
    await square(page, "e5, empty").tap();
    await page.keyboard.press("Escape");
    await expect(asked).toBeHidden();
    await expect(moves(page)).toHaveCount(1);
  });
});

test("a piece is moved by keys alone", async ({ open, page }) => {
  await open("#caissa-britannia");
  await sit(page, "Black", "human");
  await square(page, "white Pawn, e3").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(square(page, "white Pawn, e5")).toBeVisible();
});

/**
 * Whether a chooser is within the window, beside its square, and covers nothing of it.
 * @param {Page} page
 * @param {string} name  of the square
 */
async function standsBy(page, name) {
  const [panel, at] = await Promise.all(
    [".panel:visible", `[data-cell="${name}"]`].map((each) =>
      page.locator(`game-board ${each}`).boundingBox(),
    ),
  );
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (panel === null || at === null) return false;
  const whole = panel.x >= 0 && panel.x + panel.width <= width && panel.y + panel.height <= height;
  const gaps = [
    panel.y - (at.y + at.height),
    at.y - (panel.y + panel.height),
    panel.x - (at.x + at.width),
    at.x - (panel.x + panel.width),
  ];
  const gap = Math.max(...gaps);
  return whole && gap >= 0 && gap < 24;
}

/** @param {() => Promise<void>} act */
const twice = (act) => [act, act];

test("a Pawn promotes, and the chooser is by its square", async ({ open, page }) => {
  await open(`#caissa-britannia?position=${PROMOTION}`);
  await sit(page, "Black", "human");
  const chooser = page.getByRole("dialog", { name: "Promote to" });
  const selected = page.getByRole("gridcell", { name: "white Pawn, a9", selected: true });
  // Chromium closes a dialog at the second Escape without asking.
  const giveUp = [() => page.mouse.dblclick(3, 3), ...twice(() => page.keyboard.press("Escape"))];
  for (const cancel of giveUp) {
    await square(page, "white Pawn, a9").dragTo(square(page, "a10, empty"));
    await expect(chooser).toBeVisible();
    await cancel();
    await expect(chooser).toBeHidden();
    await expect(selected).toBeVisible();
  }
  await square(page, "a10, empty").dblclick();
  await expect(chooser).toBeVisible();
  // A phone that is rotated meanwhile.
  for (const [width, height] of [
    [360, 740],
    [740, 360],
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => standsBy(page, "a10")).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooser.getByRole("button", { name: "Unicorn" }).click();
  await expect(square(page, "white Unicorn, a10")).toBeVisible();
});
