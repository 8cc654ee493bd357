import { readFile } from "node:fs/promises";
import { CALM, expect, test } from "./fixtures.js";
import { decoded, forgetAll, rows, savedGames, storedText } from "./saved.js";
import { square, chooseSecret, moves, sit, type } from "./table.js";

test.use(CALM);

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const input = (page) => page.locator("saved-games-panel input");

/** @param {Page} page @param {string} text */
const add = (page, text) =>
  input(page).setInputFiles({
    name: "games.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });

/** @param {Page} page @param {() => Promise<void>} press */
async function downloaded(page, press) {
  const download = page.waitForEvent("download");
  await press();
  return readFile(await (await download).path(), "utf8");
}

/** @param {Page} page */
const save = (page) => page.getByRole("button", { name: "Save all games to a file" }).click();

test("games are moved to another browser in a file, and none is overwritten there", async ({
  open,
  page,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await page.getByRole("link", { name: "All games" }).click();
  const file = await downloaded(page, () => save(page));

  await forgetAll(page);
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "d2d4");
  await page.getByRole("link", { name: "All games" }).click();
  await add(page, file);
  await expect(page.getByText("Chess, at move 2: added.")).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await rows(page).getByRole("link", { name: "Continue Chess, at move 2" }).click();
  await expect(moves(page)).toHaveCount(3);
  await expect(square(page, "white Knight, f3")).toBeVisible();
});

test("a custom variant is saved with its games", async ({ open, page }) => {
  await open("#author?game=chess");
  const file = page.getByRole("textbox", { name: "Text of the variant file" });
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  const chess = await file.inputValue();
  const mine = (/** @type {string} */ name) =>
    chess
      .replace('id = "chess-copy"', 'id = "my-chess"')
      .replace('text = "Chess (copy)"', `text = "${name}"`);
  await file.fill(mine("My Chess"));
  await expect(page.getByText("My Chess is ready to play.")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  await page.getByRole("link", { name: "All games" }).click();
  const games = await downloaded(page, () => save(page));

  await forgetAll(page);
  await page.reload();
  await add(page, games);
  const report = page.locator(".games-report li");
  await expect(report).toHaveText(["The variant My Chess: added.", "My Chess, at move 1: added."]);
  await page.reload();
  await page.getByRole("link", { name: "Continue My Chess", exact: true }).click();
  await expect(moves(page)).toHaveCount(2);

  await page.getByRole("link", { name: "All games" }).click();
  const changed = JSON.parse(games);
  changed.variants[0].text = mine("Your Chess");
  await add(page, JSON.stringify(changed));
  await expect(report.first()).toContainText(
    "The variant My Chess: not added. You already have a different variant with the id “my-chess”",
  );
  changed.variants[0] = {
    game: "new-chess",
    text: mine("New Chess").replace("my-chess", "new-chess!"),
  };
  await add(page, JSON.stringify(changed));
  await expect(report.first()).toContainText("The variant new-chess: not added.");
});

test("a bad file is reported with the place of its error, and does no harm", async ({
  open,
  page,
}) => {
  await open();
  await add(page, '{\n "menagerie": "saved games",\n "format": 1\n "games": []}');
  await expect(page.getByRole("alert")).toContainText("Nothing was added");
  const saved = {
    format: 3,
    record: '[Menagerie-Record "1"]\n[Game "chess"]\n\n1. e2e5\n',
    ply: 1,
    plies: 1,
    players: [{ player: "human", level: 3 }],
    model: null,
    turned: 0,
    pins: [],
  };
  const games = [
    { game: "chess", saved },
    { game: "chess", saved: { ...saved, turned: 9 } },
  ];
  await add(page, JSON.stringify({ menagerie: "saved games", format: 1, games }));
  const report = page.locator(".games-report li");
  await expect(report).toHaveCount(2);
  await expect(report.first()).toContainText(/Chess, at move 1: not added\. Line \d/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(report.last()).toContainText("at “games[1].saved.turned”: “9”. Expected: 0 to 3.");
  await add(page, "not even JSON");
  await expect(page.getByRole("alert")).toContainText("Nothing was added");
  await expect(report).toHaveCount(0);
  await page.getByRole("link", { name: "Play Chess", exact: true }).click();
  await expect(moves(page)).toHaveCount(0);
});

test("games with secrets are in a file only under a passphrase", async ({ open, page }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await open("#crown");
  await chooseSecret(page, "King");
  await expect.poll(async () => (await savedGames(page)).length).toBe(2);
  await open("#");
  await page.reload();
  await save(page);
  const saving = page.getByRole("dialog", { name: "Encrypt games with secrets" });
  await expect(saving).toContainText("These games have secrets: Crown.");
  const without = await downloaded(page, () =>
    saving.getByRole("button", { name: "Skip these games" }).click(),
  );
  expect(decoded(without)).not.toMatch(/sealed|Opening|crown 0/);
  expect(JSON.parse(without).leftOut).toEqual(["crown"]);
  await expect(saving).toBeHidden();

  await save(page);
  const chosen = saving.getByLabel("Passphrase, at least 8 characters");
  await chosen.fill("short");
  await chosen.press("Enter");
  await expect(saving.getByRole("alert")).toHaveText("Use at least 8 characters.");
  await saving.getByRole("checkbox", { name: "Show" }).check();
  await expect(chosen).toHaveAttribute("type", "text");
  await chosen.fill("correct horse");
  const whole = await downloaded(page, () => chosen.press("Enter"));
  expect(decoded(whole)).not.toMatch(/Opening|crown 0|"pins": \[\s*\{|correct|horse/);
  expect(JSON.parse(whole)).toMatchObject({ format: 3, passphrase: { rounds: 600_000 } });

  await forgetAll(page);
  await page.reload();
  await add(page, whole);
  const opening = page.getByRole("dialog", { name: "Enter the passphrase" });
  const typed = opening.getByLabel("Passphrase");
  await typed.fill("wrong horse");
  await typed.press("Enter");
  await expect(opening.getByRole("alert")).toHaveText("This passphrase doesn’t open the file.");
  await expect(rows(page)).toHaveCount(0);
  await opening.getByRole("button", { name: "Skip these games" }).click();
  const report = page.locator(".games-report li");
  await expect(report.filter({ hasText: "Chess" })).toHaveText("Chess, at move 1: added.");
  await expect(report.filter({ hasText: "Crown" })).toContainText("left out");
  await add(page, whole);
  await typed.fill("correct horse");
  await typed.press("Enter");
  await expect(report.filter({ hasText: "Crown" })).toHaveText("Crown, at move 0: added.");
  await expect(opening).toBeHidden();
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
