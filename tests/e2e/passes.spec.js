// Passing where it is allowed besides moves.

import { CALM, expect, PHONE, test } from "./fixtures.js";
import { moves, sit } from "./table.js";

test.use({ ...PHONE, ...CALM });

test("a player may pass instead of moving, by the keyboard too", async ({ open, page }) => {
  await open("#author?game=chess");
  const file = page.getByRole("textbox", { name: "Text of the variant file" });
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  const chess = await file.inputValue();
  await file.fill(chess.replace("[ending]", '[ending]\npasses = "always"\n'));
  await page.getByRole("button", { name: "Play" }).click();
  await sit(page, "Black", "human");
  const pass = page.getByRole("button", { name: "Pass", exact: true });
  await pass.focus();
  await page.keyboard.press("Enter");
  await expect(moves(page)).toHaveCount(1);
  await pass.click();
  await expect(moves(page)).toHaveCount(2);
});
