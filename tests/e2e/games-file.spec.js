import { readFile } from "node:fs/promises";
import { CALM, expect, test } from "./fixtures.js";
import { decoded } from "../fixtures/decoded.js";
import { addFile, forgetAll, rows, savedFile, savedGames, storedText } from "./saved.js";
import { chooseSecret, sit, type } from "./table.js";

test.use(CALM);

/** @import { Page } from "@playwright/test" */

/** @param {Page} page @param {() => Promise<void>} press */
async function downloaded(page, press) {
  const download = page.waitForEvent("download");
  await press();
  return readFile(await (await download).path(), "utf8");
}

/** @param {Page} page */
const save = (page) => page.getByRole("button", { name: "Save all games to a file" }).click();

test("files and storage tell no secret", async ({ open, page }) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await expect.poll(async () => (await savedGames(page)).length).toBe(1);
  await open("#");
  await save(page);
  const without = await downloaded(page, () =>
    page.getByRole("dialog").getByRole("button", { name: "Skip these games" }).click(),
  );
  expect(decoded(without)).not.toMatch(/sealed|Opening|crown 0/);
  const whole = await savedFile(page);
  expect(decoded(whole)).not.toMatch(/Opening|crown 0|"pins": \[\s*\{|correct|horse/);

  await forgetAll(page);
  await page.reload();
  await addFile(page, whole);
  await expect(page.locator(".games-report li")).toHaveText("Crown, at move 0: added.");
  expect(await storedText(page)).not.toMatch(/Opening|crown 0|"pins":\[\{/);
  await rows(page).getByRole("link", { name: /Crown/ }).click();
  await expect(page.getByRole("button", { name: "Show my secret" })).toBeVisible();
});

test("the browser is asked for persistent storage once a game is worth it", async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      document.documentElement.dataset["asked"] = "yes";
      return true;
    };
  });
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3", "g8f6", "b1c3", "b8c6", "f1c4", "f8c5", "d2d3");
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
  await type(page, "d7d6");
  await expect(page.locator("html")).toHaveAttribute("data-asked", "yes");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(
    page.getByText("This browser keeps your games until you delete them."),
  ).toBeVisible();
});
