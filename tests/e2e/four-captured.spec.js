// What four players have captured: as many pieces as fit, all of them in a list; the armies' names.

import { CALM, PHONE, expect, test } from "./fixtures.js";
import { sit, status, type } from "./table.js";

/** Red's Rook can take seven pieces, one after the other, while the others move their Kings. */
const PREY = [
  "rR,yPN,gPN,bPN,yN,gN,bN,yR/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/8/rK,7",
  "8/8/8/8/8/8/8/8",
  "8/8/gK,6,bK/8/8/8/8/7,yK",
].join("|");

const HUNT = [
  ...["za1zb1", "sh4th4", "xa4wa4", "xh4wh4"],
  ...["zb1zc1", "th4sh4", "wa4xa4", "wh4xh4"],
  ...["zc1zd1", "sh4th4", "xa4wa4", "xh4wh4"],
  ...["zd1ze1", "th4sh4", "wa4xa4", "wh4xh4"],
  ...["ze1zf1", "sh4th4", "xa4wa4", "xh4wh4"],
  ...["zf1zg1", "th4sh4", "wa4xa4", "wh4xh4"],
  ...["zg1zh1"],
];

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
      const position = encodeURIComponent(`${PREY} r - - 0 1`);
      await open(`#armies-of-faith-4?format=1&position=${position}`);
      for (const seat of ["Yellow", "Green", "Blue"]) await sit(page, seat, "human");
      const red = page.getByRole("group", { name: "Red player · Catholic" });
      const list = red.getByRole("list", { name: "Captured by Red" });
      await expect(list.getByRole("listitem")).toHaveText(["Nothing captured"]);
      await type(page, ...HUNT);
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
