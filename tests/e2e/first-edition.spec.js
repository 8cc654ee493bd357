// Nothing stored by the first edition is lost: games are copied to the database, and settings are kept.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { readScene, tablesOf } from "../fixtures/first-edition/read.js";
import { expectTable, restore } from "./first-edition.js";
import { rows, savedGames } from "./saved.js";
import { openSettings } from "./settings.js";

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** The number of games that a scene has saved. @param {string} scene */
function savedIn(scene) {
  const { localStorage } = readScene(scene);
  return Object.keys(localStorage).filter((key) => /^menagerie\.(?:game|aside)\./.test(key)).length;
}

for (const scene of ["sealed", "aside"])
  test(`${scene}: the gallery offers every game, and each continues`, async ({ page, open }) => {
    await restore(page, scene);
    await open();
    const games = tablesOf(scene);
    await expect(rows(page).getByRole("link")).toHaveCount(savedIn(scene));
    await expect(page.getByRole("alert")).toHaveCount(0);
    // What the page has saved since works too.
    for (const visit of ["first", "second"])
      await test.step(`${visit} visit`, async () => {
        const stored = await savedGames(page);
        for (const [game, table] of games) {
          const same = stored.find((one) => one.game === game && one.plies === table.plies);
          await open(`#${game}?saved=${same?.id}`);
          await expectTable(page, table);
          await page.getByRole("tab", { name: "Moves" }).click();
        }
        await page.reload();
      });
  });

test("preferences: language, appearance, pieces, sounds and view are restored", async ({
  page,
  open,
}) => {
  const { language, theme, pieceSet, sound, apart } = readScene("preferences").expected;
  await restore(page, "preferences");
  await open("#armies-of-faith-4");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  await expect(page.locator(`player-panel .${pieceSet}`).first()).toBeVisible();
  await expect(page.locator("view-bar").getByRole("slider")).toHaveValue(apart);
  const menu = await openSettings(page);
  const volume = menu.getByRole("slider", { name: "Lautstärke" });
  await expect(volume).toHaveValue(sound === "on" ? "100" : "0");
});
