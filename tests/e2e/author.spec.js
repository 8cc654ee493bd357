import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";
import { square, moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

const INI = `[knightmate-like]
pieceToCharTable = -
king = -
commoner = m
customPiece1 = k:N
royal = k
startFen = rkbqmbkr/pppppppp/8/8/8/8/PPPPPPPP/RKBQMBKR w - - 0 1
mustCapture = true
`;

const AMAZONS = `[queens-only]
king = k
queen = q
startFen = qqqqkqqq/8/8/8/8/8/8/QQQQKQQQ w - - 0 1
castling = false
doubleStep = false
capturesToHand = true
`;

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Text of the variant file" });

/** @param {Page} page @param {string} old @param {string} fresh */
async function replace(page, old, fresh) {
  await expect.poll(() => text(page).inputValue()).toContain(old);
  const value = await text(page).inputValue();
  await text(page).fill(value.replaceAll(old, fresh));
}

/** Chess with another name and id. @param {Page} page */
async function ownChess(page) {
  await page.getByRole("combobox", { name: "Start from" }).selectOption({ label: "Chess" });
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  await replace(page, 'id = "chess-copy"', 'id = "my-chess"');
  await replace(page, 'text = "Chess (copy)"', 'text = "My Chess"');
  await expect(page.getByText("My Chess is ready to play.")).toBeVisible();
}

test("a game is changed, seen and played at once, and comes back after a reload", async ({
  open,
  page,
}) => {
  await open();
  await page.getByRole("link", { name: "Create a variant" }).click();
  await expect(page.getByText("Select a game to start from")).toBeVisible();
  await ownChess(page);
  // Knights that leap three squares instead of two: the board follows the text.
  const knight = 'moves = "N"';
  await replace(page, knight, 'moves = "C"');
  await expect(async () => {
    // A piece selected too early is deselected when the board follows.
    await square(page, "white Knight, b1").click();
    const target = page.locator('author-page [data-cell="c4"]');
    await expect(target).toHaveAttribute("data-marks", /move/, { timeout: 5_000 });
  }).toPass();
  await expect(page.locator("author-page piece-legend")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Chess" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "More about this game" })).toBeVisible();
  await expect(page.locator("lesson-offer")).toBeHidden();
  await sit(page, "Black", "human");
  await type(page, "b1c4");
  await page.reload();
  await expect(moves(page)).toHaveCount(1);
  await page.getByRole("link", { name: "All games" }).first().click();
  await expect(page.getByRole("link", { name: "Continue My Chess", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Edit variant: My Chess" }).click();
  await expect(text(page)).toHaveValue(/my-chess/);
  await page.getByRole("button", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Really delete" }).click();
  await expect(page.getByText("My Chess was deleted.", { exact: false })).toBeVisible();
  await page.getByRole("link", { name: "All games" }).first().click();
  await expect(page.getByRole("link", { name: "Play Chess" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue My Chess" })).toHaveCount(0);
});

test("every error is shown with its line and key, and leads there", async ({ open, page }) => {
  await open("#author?game=caissa-britannia");
  await expect(page.getByText("Caïssa Britannia (copy) is ready to play.")).toBeVisible();
  await expect(square(page, "white Lion, b2")).toBeVisible();
  await replace(page, "files = 10", "files = 100");
  await replace(page, "moves = ", "movs = ");
  const faults = page.locator("author-page .author-faults button");
  await expect(faults.filter({ hasText: "board.files = 100" })).toHaveCount(1);
  await expect(faults.filter({ hasText: "did you mean `moves`?" }).first()).toBeVisible();
  await expect(page.getByText("The board shows the last version")).toBeVisible();
  await expect(page.getByRole("button", { name: "Play" })).toBeDisabled();
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
  await faults.filter({ hasText: "board.files = 100" }).click();
  await expect(text(page)).toBeFocused();
  const chosen = await text(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (field);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(chosen).toContain("files = 100");
  await page.reload();
  await expect(text(page)).toHaveValue(/files = 100/);
  await text(page).fill("no toml at [all");
  await expect(faults).toHaveCount(1);
  await expect(faults).toContainText("Line 1");
});

test("a custom variant without a lesson says so at once, with a link to its table", async ({
  open,
  page,
}) => {
  await open("#author");
  await ownChess(page);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Chess" })).toBeVisible();
  await open("#my-chess/learn");
  await expect(page.getByRole("alert")).toContainText("“My Chess” has no lesson or problems.");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
  await page.getByRole("link", { name: "Play My Chess" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Chess" })).toBeVisible();
});

test("a copy of a shipped game can be played at once; the game's own id is refused", async ({
  open,
  page,
}) => {
  await open("#author?game=chess");
  await expect(page.getByText("Your copy is called “Chess (copy)”.")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Chess (copy)" })).toBeVisible();
  await expect(page).toHaveURL(/#chess-copy$/);
  await open("#author?game=chess");
  await expect(page.getByText("Chess (copy 2) is ready to play.")).toBeVisible();
  await replace(page, 'id = "chess-copy-2"', 'id = "chess"');
  await expect(
    page.getByText("A built-in game already has the id “chess”.", { exact: false }),
  ).toBeVisible();
  await expect(page.getByText("is ready to play.", { exact: false })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Play" })).toBeDisabled();
});

test("a source is a link only if it is a web address, otherwise text", async ({ open, page }) => {
  await open("#author?game=chess");
  await expect.poll(() => text(page).inputValue()).toContain("chess-copy");
  const file = await text(page).inputValue();
  const about = "Source of this game";
  for (const source of ["JaVaScript:alert(1)", "//example.org/rules", "A book, page 7"]) {
    await open("#author");
    await text(page).fill(file.replace(/^source = .*$/m, `source = "${source}"`));
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Chess (copy)" })).toBeVisible();
    await page.getByRole("tab", { name: "Pieces" }).click();
    await expect(page.locator("game-table").getByText(`${about}: ${source}`)).toBeVisible();
    await expect(page.getByRole("link", { name: about })).toHaveCount(0);
    await expect(page.locator(".source")).not.toHaveAttribute("href");
  }
  await open("#author");
  await text(page).fill(file);
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("link", { name: about })).toHaveAttribute("href", /^https:/);
  await expect(page.locator("game-table").getByText(`${about}: `)).toBeHidden();
});

test("a link carries the file, and what was written here is kept", async ({
  open,
  page,
  context,
  server,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("#author");
  await ownChess(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.", { exact: false })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${server.address}#author?`)).toBe(true);
  await text(page).fill("a quick note");
  await page.goto(link);
  await expect(page.getByText("My Chess is ready to play.")).toBeVisible();
  await expect(page.getByText("is in the earlier drafts", { exact: false })).toBeVisible();
  const start = page.getByRole("combobox", { name: "Start from" });
  await start.selectOption({ label: "Untitled" });
  await expect(text(page)).toHaveValue("a quick note");
  await page.goto(`${server.address}#author?format=1&file=zbroken`);
  await expect(page.getByText("The file in this link can’t be read.")).toBeVisible();
  await expect(text(page)).toHaveValue("a quick note");
});

test("games of other programs are imported, with a list of what is missing", async ({
  open,
  page,
}) => {
  await open("#author");
  await page.getByText("Import a variant").click();
  const untuned = page.getByText("knows no strategy for them", { exact: false });
  await expect(untuned).toBeHidden();
  await page.getByRole("textbox", { name: "Text to import" }).fill(AMAZONS);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.getByText("queens-only: imported.")).toBeVisible();
  await expect(untuned).toBeVisible();
  await expect(page.getByText("“capturesToHand = true”", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Edit queens-only" }).click();
  await expect(page.getByText("queens-only is ready to play.")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "queens-only" })).toBeVisible();
  await page.goBack();
  await page.getByRole("textbox", { name: "Text to import" }).fill("Dear Alice,");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(
    page.getByText("neither a Fairy-Stockfish variants.ini nor", { exact: false }).first(),
  ).toBeVisible();
  await page.getByRole("textbox", { name: "Text to import" }).fill(INI);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect(page.locator("author-page .author-losses li").first()).toBeVisible();
});

test("a file is opened and saved, and a file of another kind is reported", async ({
  open,
  page,
}) => {
  await open("#author");
  const opener = page.locator("author-page .author-start input[type=file]");
  await opener.setInputFiles({
    name: "note.toml",
    mimeType: "text/plain",
    buffer: Buffer.from('id = "x"\n'),
  });
  await expect(page.getByText(/\d+ errors/)).toBeVisible();
  await opener.setInputFiles({
    name: "huge.toml",
    mimeType: "text/plain",
    buffer: Buffer.alloc(2_000_000, "a"),
  });
  await expect(page.getByText("longer than 1 MiB", { exact: false })).toBeVisible();
  await expect(text(page)).toHaveValue('id = "x"\n');
  await opener.setInputFiles({
    name: "king.png",
    mimeType: "image/png",
    buffer: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  });
  await expect(page.getByText("“king.png” isn’t a text file")).toBeInViewport({ ratio: 1 });
  await expect(text(page)).toHaveValue('id = "x"\n');
  await opener.setInputFiles({
    name: "windows.toml",
    mimeType: "text/plain",
    buffer: Buffer.from('id = "y"\r\nknights = 4\r\n'),
  });
  await expect(
    page.getByRole("button", { name: "Line 2, knights = 4: unknown key" }),
  ).toBeVisible();
  await ownChess(page);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as file" }).click();
  expect((await saving).suggestedFilename()).toBe("my-chess.toml");
});

test.describe("without storage", () => {
  test("a game can be played all the same, with a warning to its author", async ({
    open,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new Error("blocked");
        },
      });
    });
    await open("#author");
    await expect(
      page.getByText("This browser doesn’t save drafts", { exact: false }),
    ).toBeVisible();
    await ownChess(page);
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "My Chess" })).toBeVisible();
    await expect(page.getByText("couldn’t be saved", { exact: false })).toBeVisible();
  });
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("nothing is cut off, and everything is reached by keys", async ({ open, page }) => {
    await open("#author?game=alice-courier");
    await expect(page.getByText("Alice Courier Chess (copy) is ready to play.")).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await text(page).focus();
    await page.keyboard.press("Control+Home");
    await page.keyboard.type("x = 1\n");
    const fault = page.locator("author-page .author-faults button");
    await expect(fault).toContainText("unknown key");
    await page.keyboard.press("Tab");
    await expect(fault).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(text(page)).toBeFocused();
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
])
  test(`long words in names fit everywhere on ${width} × ${height}`, async ({ open, page }) => {
    await page.setViewportSize({ width, height });
    await open("#author?game=chess");
    const long = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
    const seats = [
      ["w", "white", "up"],
      ["b", "black", "down"],
    ].map(
      ([letter, colour, forward]) =>
        `[[seat]]\nletter = "${letter}"\nname = "${letter}${long}"\ncolour = "${colour}"\nforward = "${forward}"\n`,
    );
    await expect.poll(() => text(page).inputValue()).toContain("chess-copy");
    const file = (await text(page).inputValue())
      .replace("chess-copy", "long")
      .replace("Chess (copy)", long)
      .replace(/^author = .*$/m, `author = "${long}"`)
      .replace(/^source = .*$/m, `source = "${long}"`)
      .replace('text = "Knight"', `text = "${long}"`);
    await text(page).fill(`${file}\n${seats.join("\n")}`);
    await expect(page.getByText(`${long} is ready to play.`)).toBeVisible();
    expect(await tooWide(page)).toEqual([]);
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.locator("game-table h1")).toHaveText(long);
    expect(await tooWide(page)).toEqual([]);
    for (const [hash, shown] of [
      ["#long/study", "study-page h1"],
      ["#long/edit", "editor-page h1"],
      ["", `.card h2:text-is("${long}")`],
    ]) {
      await open(hash);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await tooWide(page)).toEqual([]);
    }
  });

/** Elements that reach beyond the window. @param {Page} page */
function tooWide(page) {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("main *")].filter(
      (one) =>
        one.checkVisibility() &&
        one.getBoundingClientRect().right > width + 1 &&
        one.closest(".spoken") === null,
    );
    return wide.map((one) => `${one.tagName} ${one.className}`);
  });
}
