// Files and texts of other programs on the author page: dropped, pasted, chosen.

import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

const SMALL = `[small:chess]
maxRank = 5
maxFile = 5
startFen = rk3/5/5/5/3KR w - - 0 1
castling = false
doubleStep = false
`;

const DIAGRAM = `files=8
ranks=8
promoZone=1
promoChoice=NBRQ
pawn::fmWfcF::a2-h2
knight:N:N::b1,g1
bishop::B::c1,f1
rook::R::a1,h1
queen::Q::d1
king::K::e1
`;

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Text of the variant file" });

/** @param {Page} page */
const told = (page) => page.locator("author-page .author-told");

/**
 * @param {Page} page
 * @param {string} selector
 * @param {{ files?: { name: string, content: string }[], text?: string }} dropped
 */
async function drop(page, selector, dropped) {
  await page.locator(selector).evaluate((target, { files = [], text: plain }) => {
    const dataTransfer = new DataTransfer();
    for (const { name, content } of files) dataTransfer.items.add(new File([content], name));
    if (plain !== undefined) dataTransfer.setData("text/plain", plain);
    target.dispatchEvent(
      new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, composed: true }),
    );
  }, dropped);
}

/** @param {Page} page @param {string} pasted */
async function paste(page, pasted) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), pasted);
  await text(page).focus();
  await page.keyboard.press("Control+V");
}

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

test("a pasted section is offered for import, and undo brings the text back", async ({
  open,
  page,
}) => {
  await open("#author");
  await text(page).fill("# my notes\n");
  await text(page).press("Control+End");
  await paste(page, SMALL);
  await expect(
    page.getByText("This is a section of a Fairy-Stockfish variants.ini."),
  ).toBeInViewport();
  await page.getByRole("button", { name: "Import", exact: true }).first().click();
  await expect(page.getByText("small is ready to play.")).toBeVisible();
  await expect(told(page)).toContainText("is in the earlier drafts");
  await expect(page.locator(".author-offer")).toHaveCount(0);
  await expect(text(page)).toHaveValue(/^format = 1/m);
  await text(page).press("Control+Z");
  await expect(text(page)).toHaveValue(`# my notes\n${SMALL}`);
});

test("an offer is declined, or ends with its text", async ({ open, page }) => {
  await open("#author");
  const offer = page.getByText("This is an Interactive Diagram. Import it?");
  await paste(page, DIAGRAM);
  await page.getByRole("button", { name: "Keep as text" }).click();
  await expect(text(page)).toBeFocused();
  await expect(offer).toBeHidden();
  await expect(text(page)).toHaveValue(DIAGRAM);
  await text(page).fill("");
  await paste(page, DIAGRAM);
  await expect(offer).toBeVisible();
  await text(page).press("Control+Z");
  await expect(offer).toBeHidden();
});

test("variant files and other texts are not offered", async ({ open, page }) => {
  await open("#author?game=grand-cavalier");
  await expect(page.getByText("is ready to play.", { exact: false })).toBeVisible();
  const file = await text(page).inputValue();
  for (const other of [file, file.slice(file.length / 2), "Dear Alice,\n[see below]\nx = 1\n"]) {
    await text(page).fill("");
    await paste(page, other);
    await expect(page.locator("author-page .author-faults, .author-verdict").first()).toBeVisible();
    await expect(page.locator(".author-offer")).toHaveCount(0);
  }
});

test("a dropped text is taken, and offered if it is another program's", async ({ open, page }) => {
  await open("#author");
  await drop(page, "author-page .author-beside", { text: DIAGRAM });
  await expect(text(page)).toHaveValue(DIAGRAM);
  await page.getByRole("button", { name: "Import", exact: true }).first().click();
  await expect(page.getByText("Interactive Diagram is ready to play.")).toBeVisible();
  await expect(page.getByText("Interactive Diagram: imported.")).toBeVisible();
});

test("several dropped files are all taken or told", async ({ open, page }) => {
  await open("#author?game=chess");
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  const chess = await text(page).inputValue();
  const named = (/** @type {string} */ name) => ({
    name: `${name}.toml`,
    content: chess.replace("chess-copy", name).replace("Chess (copy)", name),
  });
  await drop(page, "author-page", {
    files: [
      named("first"),
      { name: "king.png", content: "\x89PNG\0\0\0" },
      named("second"),
      { name: "huge.toml", content: "a".repeat(1_100_000) },
      { name: "small.ini", content: SMALL },
      { name: "empty.toml", content: "" },
      { name: "diagram.html", content: `<div class="idiagram">${DIAGRAM}</div>` },
    ],
  });
  await expect(page.getByText("first is ready to play.")).toBeVisible();
  for (const words of [
    "2 files opened. “first.toml” is here",
    "“king.png” isn’t a text file.",
    "“huge.toml” is longer than 1 MiB",
    "“empty.toml” is empty.",
  ])
    await expect(told(page)).toContainText(words);
  await expect(page.getByText("small: imported.")).toBeVisible();
  await expect(page.getByText("Interactive Diagram: imported.")).toBeVisible();
  const start = page.getByRole("combobox", { name: "Start from" });
  await start.selectOption({ label: "second" });
  await expect(page.getByText("second is ready to play.")).toBeVisible();
  await start.selectOption({ label: "Chess (copy)" });
  await expect(text(page)).toHaveValue(chess);
});

test("the file buttons take several files, and name those beyond ten", async ({ open, page }) => {
  await open("#author");
  const files = Array.from({ length: 12 }, (_, at) => ({
    name: `game-${at}.toml`,
    mimeType: "text/plain",
    buffer: Buffer.from(`name = "Game ${at}"\n`),
  }));
  await page.locator("author-page .author-start input[type=file]").setInputFiles(files);
  await expect(text(page)).toHaveValue('name = "Game 0"\n');
  await expect(told(page)).toContainText("game-10.toml, game-11.toml");
  const drafts = page.locator("author-page .author-start optgroup").last().locator("option");
  await expect(drafts).toHaveCount(9);
  await page.getByText("Import a variant").click();
  await page.locator("author-page .author-import input[type=file]").setInputFiles([
    { name: "a.ini", mimeType: "text/plain", buffer: Buffer.from(SMALL) },
    { name: "b.txt", mimeType: "text/plain", buffer: Buffer.from(DIAGRAM) },
  ]);
  await expect(page.locator("author-page .author-found > li")).toHaveCount(2);
});

test("an unknown icon is a warning with a suggestion, and leads to its line", async ({
  open,
  page,
}) => {
  await open("#author?game=chess");
  await expect(page.getByText("Chess (copy) is ready to play.")).toBeVisible();
  const file = await text(page).inputValue();
  await text(page).fill(file.replace('icon = "knight"', 'icon = "knigt"'));
  await expect(page.getByText("Chess (copy) is ready to play. 1 warning:")).toBeVisible();
  const warning = page.getByRole("button", { name: "unknown picture; did you mean `knight`?" });
  await warning.click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAttribute("aria-invalid", "false");
  await expect(page.getByRole("button", { name: "Play" })).toBeEnabled();
  await text(page).fill(file.replace('icon = "knight"', 'icon = "wheelbarrow"'));
  await expect(
    page.getByRole("button", { name: "unknown picture; allowed: king, queen, rook" }),
  ).toBeVisible();
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("the offer is seen and fits", async ({ open, page }) => {
    await open("#author");
    await paste(page, SMALL.repeat(30));
    await expect(page.getByRole("button", { name: "Keep as text" })).toBeInViewport({ ratio: 1 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
  });
});
