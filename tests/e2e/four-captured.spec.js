// What four players have captured: as many pieces as fit, all of them in a list; the armies' names.

import { CALM, PHONE, expect, test } from "./fixtures.js";
import { status } from "./table.js";
import { HUNT, PREY } from "../fixtures/positions.js";

/** After the hunt. */
const RECORD = `[Format "1"]
[Game "armies-of-faith-4"]
[Position "${PREY} r - - 0 1"]

${HUNT.join(" ")} *
`;

for (const [name, look] of Object.entries({
  desktop: { viewport: { width: 1024, height: 768 } },
  phone: PHONE,
}))
  test.describe(name, () => {
    test.use({ ...look, ...CALM });

    test("captured pieces are whole, and a list has those that don’t fit", async ({
      page,
      open,
    }) => {
      await open(`#armies-of-faith-4?format=1&record=${encodeURIComponent(RECORD)}`);
      const red = page.getByRole("group", { name: "Red player · Catholic" });
      const list = red.getByRole("list", { name: "Captured by Red" });
      await expect(list.getByRole("listitem")).toHaveText([
        /yellow Rook/,
        /yellow Knight/,
        /yellow Pawn/,
        /green Knight/,
        /green Pawn/,
        /blue Knight/,
        /blue Pawn/,
      ]);
      await expect(red.locator("h2")).toHaveText("Red");
      await expect(status(page)).toContainText("Yellow (Protestant) to move");
      const sizes = await list.evaluate((one) => {
        const { bottom, right } = one.getBoundingClientRect();
        const figures = [...one.querySelectorAll(".figure")].map((each) =>
          each.getBoundingClientRect(),
        );
        // Either whole or below the line.
        const shown = figures.filter(({ top }) => top < bottom - 1);
        const cut = shown.filter((each) => each.bottom > bottom + 1 || each.right > right + 1);
        return { cut: cut.length, shown: shown.length, least: shown[0]?.height ?? 0 };
      });
      expect(sizes.cut).toBe(0);
      expect(sizes.shown).toBeGreaterThanOrEqual(3);
      expect(sizes.shown).toBeLessThan(7);
      expect(sizes.least).toBeGreaterThanOrEqual(20);

      const opener = red.getByRole("button", { name: "Captured by Red: show all" });
      const box = await opener.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await opener.click();
      const all = page.getByRole("group", { name: "Captured by Red" });
      await expect(all).toBeInViewport({ ratio: 1 });
      await expect(all.getByRole("heading")).toHaveText([
        "Captured by Red",
        "Yellow · Protestant",
        "Green · Islamic",
        "Blue · Byzantine",
      ]);
      await page.keyboard.press("Escape");
      await expect(all).toBeHidden();
    });
  });

test("the number of captured pieces doesn’t cover them", async ({ page, open }) => {
  const record = `[Format "1"]
[Game "chess"]

e2e4 d7d5 e4d5 c7c6 d5c6 e7e6 c6b7 *
`;
  await open(`#chess?format=1&record=${encodeURIComponent(record)}`);
  const group = page.getByRole("list", { name: "Captured by White" }).getByRole("listitem").first();
  for (const width of [1440, 1024, 390, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const [figure, count] = await Promise.all(
        [".figure", ".count"].map((part) => group.locator(part).boundingBox()),
      );
      // The picture has a margin of two pixels.
      expect(count?.x).toBeGreaterThanOrEqual((figure?.x ?? 0) + (figure?.width ?? 0) - 2.5);
    }).toPass({ timeout: 10_000 });
  }
});
