// A draw that is offered and accepted.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { control, sit, type } from "./table.js";

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`on a ${name}`, () => {
    test.use({ ...look, ...CALM });

    test("the opponent accepts an offer", async ({ page, open }) => {
      await open("#chess");
      await sit(page, "Black", "human");
      await type(page, "e2e4");
      await control(page, "Offer draw");
      const calls = page.locator("game-table > .side claim-bar");
      await expect(calls).toContainText("Black offers a draw. White, do you accept?");
      await calls.getByRole("button", { name: "Accept" }).click();
      const card = page.getByRole("region", { name: "Result", exact: true });
      await expect(card).toContainText("Draw by agreement.");
    });
  });
