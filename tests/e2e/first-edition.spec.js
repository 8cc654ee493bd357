// Nothing stored by the first edition is lost: games, studies, variants, drafts, settings, progress, files.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { expectTable, filePath, readFile, readScene, restore, tablesOf } from "./first-edition.js";
import { take, takeButton } from "./hot-seat.js";
import { rows, savedGames } from "./saved.js";
import { openSettings } from "./settings.js";
import { moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** The number of games that a scene has saved. @param {string} scene */
function savedIn(scene) {
  const { localStorage } = readScene(scene);
  return Object.keys(localStorage).filter((key) => /^menagerie\.(?:game|aside)\./.test(key)).length;
}

const WITH_GAMES = [
  "games",
  "secret-games",
  "sealed",
  "stones",
  "four",
  "aside",
  "clocks",
  "author",
];

for (const scene of WITH_GAMES)
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

test("games: a further move is saved with those before it", async ({ page, open }) => {
  await restore(page, "games");
  await open("#caissa-britannia");
  await expect(moves(page)).toHaveCount(6);
  await type(page, "c3c4");
  await expect(moves(page)).toHaveCount(7);
  await page.reload();
  await expect(moves(page)).toHaveCount(7);
});

test("sealed: the next player's PIN is required, and opens the board", async ({ page, open }) => {
  const { tables, next } = readScene("sealed").expected;
  const { seat, pin } = tables.crown.take;
  await restore(page, "sealed");
  await open("#crown");
  await take(page, seat, pin);
  const entry = page.getByRole("combobox", { name: "Type a move" });
  await entry.fill(next.text);
  await entry.press("Enter");
  await take(page, next.seat, pin);
  await expect(takeButton(page, next.seat)).toBeVisible();
  await take(page, next.seat, next.pin);
  await expect(moves(page)).toHaveCount(tables.crown.plies + 1);
});

test("four: the tower's view is restored", async ({ page, open }) => {
  const { tower } = readScene("four").expected;
  await restore(page, "four");
  await open("#armies-of-faith-4");
  await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
  await expect(page.getByRole("slider").first()).toHaveValue(tower.apart);
  for (const name of ["Fade", "Follow"])
    await expect(page.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
});

test("aside: a game that was set aside is in the list", async ({ page, open }) => {
  const { aside } = readScene("aside").expected;
  await restore(page, "aside");
  await open();
  // The one that the first edition would have continued comes first.
  await rows(page).getByRole("link").last().click();
  await expectTable(page, aside);
});

test("clocks: they are paused until the next move, and run then", async ({ page, open }) => {
  await restore(page, "clocks");
  await open("#chess");
  const white = page.locator("player-panel").getByRole("timer").last();
  await expect(white).toHaveText(/^[23]:\d\d$/);
  const { clock } = JSON.parse(readScene("clocks").localStorage["menagerie.game.chess"] ?? "");
  expect(clock).not.toBeNull();
  await expect(page.getByRole("button", { name: "Start clocks" })).toBeVisible();
});

test("study: both studies are restored word by word", async ({ page, open }) => {
  /** @type {string[]} */
  const studies = readScene("study").expected.studies;
  await restore(page, "study");
  await open("#chess/study");
  // Since version 0.1.0 the hash covers only the rules.
  const withoutHash = (/** @type {string} */ text) => text.replace(/^\[VariantHash .*\n/m, "");
  const shown = async () => {
    await page.getByRole("tab", { name: "Text", exact: true }).click();
    return withoutHash(await page.getByRole("textbox", { name: "The study as text" }).inputValue());
  };
  await expect.poll(shown).toBe(withoutHash(studies[0]));
  await page.getByRole("tab", { name: "Studies" }).click();
  const kept = page.getByRole("list", { name: "Studies in this browser" });
  await expect(kept.getByRole("listitem")).toHaveCount(studies.length);
  await kept.getByRole("button", { name: /Openings/ }).click();
  await expect.poll(shown).toBe(withoutHash(studies[1]));
});

test("author: the variant is listed, and both drafts are there", async ({ page, open }) => {
  const { own, draft, earlier } = readScene("author").expected;
  await restore(page, "author");
  await open();
  await expect(rows(page).getByRole("link", { name: `Continue ${own}` })).toBeVisible();
  await page.getByRole("link", { name: `Edit variant: ${own}` }).click();
  const text = page.getByRole("textbox", { name: "Text of the variant file" });
  await expect(text).toHaveValue(earlier);
  // The draft has been replaced by the variant's file.
  const kept = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("menagerie.author.earlier") ?? "[]"));
  await expect.poll(kept).toContain(draft);
});

test("author: the draft is restored", async ({ page, open }) => {
  const { draft } = readScene("author").expected;
  await restore(page, "author");
  await open("#author");
  await expect(page.getByRole("textbox", { name: "Text of the variant file" })).toHaveValue(draft);
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

test("learning: steps, problems and the declined lesson are remembered", async ({ page, open }) => {
  const { solved, declined } = readScene("learning").expected;
  await restore(page, "learning");
  await open("#chess/problems");
  await expect(page.getByText(`${solved} solved`)).toBeVisible();
  await open("#chess/learn");
  await expect(page.getByRole("heading", { level: 2, name: "The Queen captures" })).toBeVisible();
  await open(`#${declined}`);
  await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
  await expect(page.locator("lesson-offer")).toBeHidden();
});

test("editor: the edited position is restored", async ({ page, open }) => {
  const { position } = readScene("editor").expected;
  await restore(page, "editor");
  await open("#chess/edit");
  await expect(page.getByRole("textbox", { name: "Position text" })).toHaveValue(position);
});

/** @param {Page} page @param {string} file */
async function addGames(page, file) {
  await page.locator("saved-games-panel input").setInputFiles(filePath(file));
  const report = page.locator(".games-report li");
  const { games, variants = [] } = JSON.parse(readFile(file));
  await expect(report).toHaveText(Array(games.length + variants.length).fill(/added\.$/));
}

test("files: all games with their secrets are added, and continue", async ({ page, open }) => {
  await open();
  await addGames(page, "games-with-secrets.json");
  for (const scene of ["games", "secret-games", "author"])
    for (const [game, table] of tablesOf(scene)) {
      await open(`#${game}`);
      await expectTable(page, table);
      await page.getByRole("tab", { name: "Moves" }).click();
    }
});

test("files: the games without secrets are added", async ({ page, open }) => {
  await open();
  await addGames(page, "games-without-secrets.json");
  const count = tablesOf("games").length + tablesOf("author").length;
  await page.getByRole("button", { name: `Show all ${count} games` }).click();
  await expect(rows(page).getByRole("link")).toHaveCount(count);
});

for (const file of ["record.txt", "record-short.txt"])
  test(`files: ${file} is opened`, async ({ page, open }) => {
    const [, table] = tablesOf("games").find(([game]) => game === "caissa-britannia") ?? [];
    await open("#caissa-britannia");
    await sit(page, "Black", "human");
    await page.getByRole("tab", { name: "Share" }).click();
    await page.getByRole("textbox", { name: "Record or position" }).fill(readFile(file));
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByRole("tab", { name: "Moves" }).click();
    if (table !== undefined) await expectTable(page, table);
  });
