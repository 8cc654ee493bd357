// Nothing of one game survives into the next, whichever way leads there.

import { CALM, expect, test } from "./fixtures.js";
import { square } from "./table.js";

test.use(CALM);

test("a table takes nothing over from another game", async ({ open, page }) => {
  await open("#armies-of-faith-4");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("textbox", { name: "Record or position" }).fill("left over");
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("combobox", { name: "Type a move" }).fill("left over");
  // The last square doesn't exist on a chess board.
  const last = page.getByRole("gridcell").last();
  await last.focus();
  await last.press("Enter");
  await last.hover();
  await page.evaluate(() => (location.hash = "#chess"));
  await expect(page.getByRole("heading", { level: 1, name: "Chess" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await square(page, "white Pawn, e2").click();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Armies of Faith" })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(256);
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  for (const field of await page.locator("game-table :is(input, form textarea)").all())
    await expect(field).not.toHaveValue("left over");
  await page.goForward();
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
  await square(page, "white Pawn, e2").click();
  await square(page, "e4").click();
  await expect(page.getByRole("list", { name: "Moves" }).getByRole("button")).toHaveCount(1);
});
