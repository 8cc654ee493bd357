// Passing where it is allowed besides moves, and points in place of a draw.

import { CALM, expect, PHONE, test } from "./fixtures.js";
import { moves, sit, square, status } from "./table.js";

test.use(CALM);

/** Chess in which both may pass, and Black has a point. */
const PASSES = `
passes = "always"
points = { extra = ["b 1"] }
`;

for (const [name, size] of /** @type {const} */ ([
  ["a desktop", {}],
  ["a phone", PHONE],
]))
  test.describe(name, () => {
    test.use(size);

    test("a player may pass instead of moving, and a second pass ends the game", async ({
      open,
      page,
    }) => {
      await open("#author?game=chess");
      const file = page.getByRole("textbox", { name: "Text of the variant file" });
      await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
      const chess = (await file.inputValue())
        .replace(/^repetition-automatic = .*$/m, "")
        .replace(/, automatic-plies = \d+/, "");
      await file.fill(chess.replace("[ending]", `[ending]${PASSES}`));
      await page.getByRole("button", { name: "Play" }).click();
      await sit(page, "Black", "human");
      const pass = page.getByRole("button", { name: "Pass", exact: true });
      await pass.focus();
      await page.keyboard.press("Enter");
      await expect(moves(page)).toHaveCount(1);
      await expect(status(page)).toContainText("White has passed. Another pass ends the game.");
      await square(page, "black Knight, g8").click();
      await square(page, "f6").click();
      await expect(moves(page)).toHaveCount(2);
      await pass.click();
      await pass.click();
      await expect(page.getByText("Everyone passed. Black wins on points.").first()).toBeVisible();
      await expect(pass).toBeHidden();
    });
  });
