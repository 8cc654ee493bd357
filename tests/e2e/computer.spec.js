import { CALM, expect, test } from "./fixtures.js";
import { control, square, moves, sit, slowEngine, status, type } from "./table.js";

test.use(CALM);

test("the computer answers a move", async ({ open, page }) => {
  await open("#caissa-britannia");
  await sit(page, "Black", 1);
  await expect(square(page, "white Pawn, e3")).toBeVisible();
  await type(page, "e3e5");
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  await expect(status(page)).toContainText("White to move");
});

test("the computer shows its search, and stops when asked", async ({ open, page }) => {
  await slowEngine(page);
  await open("#caissa-britannia");
  await sit(page, "Black", 20);
  await type(page, "e3e5");
  await status(page).getByText("Engine", { exact: true }).click();
  await expect(status(page)).toContainText(/depth \d+ · .* nodes/);
  const before = await page.locator("panel-tabs").boundingBox();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(moves(page)).toHaveCount(2);
  expect(await page.locator("panel-tabs").boundingBox()).toEqual(before);
});

test("undo interrupts the computer", async ({ open, page }) => {
  await slowEngine(page);
  await open("#caissa-britannia");
  await sit(page, "Black", 20);
  await type(page, "e3e5");
  await expect(status(page)).toContainText("Black is thinking");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "white Pawn, e3")).toBeVisible();
  await expect(status(page)).toContainText("White to move");
});

test("a hint is given and not played", async ({ open, page }) => {
  await open("#chess");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(status(page)).toContainText(/Hint: [NBRQK]?[a-h]?x?[a-h]\d/, { timeout: 30_000 });
  await expect(moves(page)).toHaveCount(0);
});

test("two computers play each other until they are paused", async ({ open, page }) => {
  await open("#chess");
  await control(page, "New game");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "White player" }).selectOption("level-16");
  await expect(dialog.getByText(/^Strong · about \d+0 Elo above random, estimated$/)).toBeVisible();
  await dialog.getByRole("combobox", { name: "White player" }).selectOption("level-1");
  await expect(dialog.getByText(/^Beginner · about \d+0 Elo above random$/)).toBeVisible();
  await dialog.getByRole("combobox", { name: "Black player" }).selectOption("level-1");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await expect(moves(page).nth(2)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Resume" })).toBeVisible();
  // One move may still be under way, but no more.
  await expect(async () => {
    const count = await moves(page).count();
    await page.waitForTimeout(1_000);
    expect(await moves(page).count()).toBe(count);
  }).toPass();
});
