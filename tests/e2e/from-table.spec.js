// "Set up" and "Study" beside the board take along what is on the table: its public part.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { crownBoth, startForTwo, take, takeButton } from "./hot-seat.js";
import { forgetAll } from "./saved.js";
import { type } from "./table.js";
import { consoleOf, everythingTold } from "./told.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {Page} page @param {"Set up" | "Study this game"} name */
const link = (page, name) =>
  page.getByRole("navigation", { name: "More about this game" }).getByRole("link", { name });

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Position text" });

/** @param {Page} page */
const tree = (page) => page.getByRole("group", { name: "Moves and variations" });

/** @param {Page} page */
const back = (page) => page.locator(".page-head .back").click();

/** Chromium's advice about fields comes at any time. @param {string} line */
const isOurs = (line) => !line.startsWith("[DOM]");

test("Crown: neither editor nor study learns who wears the crowns", async ({ page, open }) => {
  const said = consoleOf(page);
  /** @type {string[][]} */
  const worlds = [];
  for (const [white, black] of /** @type {const} */ ([
    ["King", "Queen"],
    ["Queen", "King"],
  ])) {
    await open("#crown");
    await forgetAll(page);
    await page.reload();
    await startForTwo(page);
    await crownBoth(page, white, black);
    await type(page, "e2e4");
    await expect(takeButton(page, "Black")).toBeVisible();
    await take(page, "Black");
    const told = [];
    await link(page, "Set up").click();
    await expect(text(page)).toHaveValue(/4P3.*crown=\?,\?$/);
    await page.mouse.move(0, 0);
    told.push(await everythingTold(page));
    await back(page);
    await take(page, "Black");
    await link(page, "Study this game").click();
    await expect(tree(page).locator("[aria-current]")).toContainText("e4");
    await page.mouse.move(0, 0);
    told.push(await everythingTold(page), said.splice(0).filter(isOurs).join("\n"));
    worlds.push(told);
  }
  expect(worlds[1]).toEqual(worlds[0]);
});
