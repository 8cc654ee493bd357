import { CALM, expect, test } from "./fixtures.js";
import { square, moves, sit, slowEngine, status, type } from "./table.js";

test.use(CALM);

test("the computer answers a move", async ({ open, page }) => {
  await open("#caissa-britannia");
  await sit(page, "Black", 1);
  await expect(square(page, "white Pawn, e3")).toBeVisible();
  await type(page, "e3e5");
  await expect(moves(page)).toHaveCount(2, { timeout: 15_000 });
  await expect(status(page)).toContainText("White to move");
});

test("a shown search moves nothing below it, and the computer moves at once when asked", async ({
  open,
  page,
}) => {
  await slowEngine(page);
  await open("#caissa-britannia");
  await sit(page, "Black", 20);
  await type(page, "e3e5");
  await status(page).getByText("Engine", { exact: true }).click();
  await expect(status(page)).toContainText(/depth \d+ · .* nodes/);
  const before = await page.locator("panel-tabs").boundingBox();
  await page.getByRole("button", { name: "Move now" }).click();
  await expect(moves(page)).toHaveCount(2);
  expect(await page.locator("panel-tabs").boundingBox()).toEqual(before);
});
