import { CALM, expect, test } from "./fixtures.js";
import { sit } from "./table.js";

test.use(CALM);

test("an opponent's piece selected by keys shows what it attacks until Escape", async ({
  open,
  page,
}) => {
  const position = encodeURIComponent("4k3/8/8/8/1r2P3/8/8/4K3 w - - 0 1");
  await open(`#chess?position=${position}`);
  await sit(page, "Black", "human");
  const attacked = page.locator('[role="gridcell"][data-marks~="attacked"]');
  await page.getByRole("gridcell", { name: /^black Rook, b4/ }).focus();
  await page.keyboard.press("Enter");
  await expect(attacked).toHaveCount(11);
  await page.keyboard.press("Escape");
  await expect(attacked).toHaveCount(0);
});

test("the legend shows a piece's moves", async ({ open, page }) => {
  await open("#caissa-britannia");
  await page.getByRole("tab", { name: "Pieces" }).click();
  await page.getByRole("button", { name: "Lion", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Lion" })).toBeVisible();
  await expect(page.getByLabel(/Moves of the Lion from/)).toBeVisible();
});
