import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";
import { square, moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

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
  await sit(page, "Black", "human");
  await type(page, "b1c4");
  await page.reload();
  await expect(moves(page)).toHaveCount(1);
});

test("files are chosen, dropped and saved, and another kind is reported in view", async ({
  open,
  page,
}) => {
  await open("#author");
  await page.locator("author-page .author-start input[type=file]").setInputFiles({
    name: "king.png",
    mimeType: "image/png",
    buffer: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  });
  await expect(page.getByText("“king.png” isn’t a text file")).toBeInViewport({ ratio: 1 });
  await page.locator("author-page").evaluate((target) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["knights = 4"], "dropped.toml"));
    target.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
  });
  await expect(text(page)).toHaveValue("knights = 4");
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
