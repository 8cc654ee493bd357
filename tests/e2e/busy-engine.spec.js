// A game that keeps the engine busy can be left at once.

import { CALM, expect, test } from "./fixtures.js";
import { sit } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** Neither the opening of Grand Chess nor a search ever ends. */
const BUSY_ENGINE = `
  import init, { Engine } from "./menagerie.js?real";
  const { open } = Engine.prototype;
  Engine.prototype.open = function (ask) {
    while (ask.game === "grand") {}
    return open.call(this, ask);
  };
  Engine.prototype.thinkSlice = () => {
    for (;;) {}
  };
  export { init as default, Engine };`;

/** @param {Page} page */
const listedGame = (page) => page.getByRole("link", { name: "Play Raumschach" });

test("Back leaves an endless opening and an endless search, and other games open", async ({
  open,
  page,
}) => {
  await page.route("**/menagerie.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: BUSY_ENGINE }),
  );
  await open();
  await expect(listedGame(page)).toBeVisible();
  await page.evaluate(() => (location.hash = "#grand"));
  await page.goBack();
  await expect(listedGame(page)).toBeVisible();
  await page.evaluate(() => (location.hash = "#chess"));
  await expect(page.getByRole("gridcell")).toHaveCount(64);
  await sit(page, "White", 1);
  await expect(page.getByText(/thinking/i).first()).toBeVisible();
  await page.goBack();
  await expect(listedGame(page)).toBeVisible();
  await page.evaluate(() => (location.hash = "#shako"));
  await expect(page.getByRole("gridcell")).toHaveCount(100);
  await expect(page.getByText(/restarted/)).toHaveCount(0);
});
