// The study: variations, comments, arrows, engine lines, and studies in storage, as text and as a link.

import { CALM, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { tabTo } from "./hands.js";
import { chooseSecret, resign, sit, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {Page} page @param {string} name */
const on = (page, name) => page.locator(`study-page [data-cell="${name}"]`);

/** @param {Page} page @param {string[]} names */
async function click(page, ...names) {
  for (const name of names) await on(page, name).click();
}

/** @param {Page} page */
const tree = (page) => page.getByRole("group", { name: "Moves and variations" });

/** @param {Page} page @param {string} text  of a move */
const move = (page, text) => tree(page).getByRole("button", { name: new RegExp(`${text}\\b`) });

/** @param {Page} page */
const current = (page) => tree(page).locator("[aria-current]");

/** @param {Page} page @param {string} text */
async function play(page, text) {
  const [from, to] = [text.slice(0, 2), text.slice(2)];
  await click(page, from, to);
  await expect(current(page)).toContainText(text.slice(2));
}

/** @param {Page} page */
async function text(page) {
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  const field = page.getByRole("textbox", { name: "The study as text" });
  await expect(field).not.toHaveValue("");
  const value = await field.inputValue();
  await page.getByRole("tab", { name: "Moves" }).click();
  return value;
}

/** @param {Page} page */
const kept = (page) => expect(page.getByText("Saved in this browser.")).toBeVisible();

/** @param {Page} page @param {string} text */
async function openText(page, text) {
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await page.getByRole("textbox", { name: "Text to open" }).fill(text);
  await page.getByRole("button", { name: "Open", exact: true }).click();
}

const STUDY = `[Format "1"]
[Game "chess"]
[Title "Two answers"]

1. e2e4 {The King's Pawn} e7e5! (1... c7c5 {[%csl Rc5][%cal Gc5d4] Sicilian} 2. g1f3) 2. g1f3 *
`;

test("a second move from the same position begins a variation, which can be promoted and deleted", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await play(page, "e7e5");
  await page.getByRole("button", { name: "Previous move" }).click();
  await expect(current(page)).toContainText("e4");
  await play(page, "c7c5");
  await play(page, "g1f3");
  const variation = tree(page).getByRole("list", { name: "Instead of e5" });
  await expect(variation.getByRole("button")).toHaveCount(2);
  await page.getByRole("button", { name: "Promote variation" }).click();
  await expect(tree(page).getByRole("list", { name: "Instead of c5" })).toContainText("e5");
  await move(page, "e5").click();
  await expect(current(page)).toContainText("e5");
  await page.getByRole("button", { name: "Delete from here" }).click();
  await expect(page.getByText("1 move deleted.")).toBeVisible();
  await expect(move(page, "e5")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(move(page, "e5")).toHaveCount(1);
});

test("glyphs and comments are in the text, and everything survives a reload", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await page.getByRole("button", { name: "! good move" }).click();
  await expect(current(page)).toHaveAccessibleName(/good move/);
  await page.getByRole("textbox", { name: "Comment on this move" }).fill("Best by test");
  await expect(tree(page).getByText("Best by test")).toBeVisible();
  await page.getByRole("tab", { name: "Studies" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Openings");
  await page.getByRole("textbox", { name: "White" }).fill("Ann");
  await expect(page.getByText("Openings · Ann")).toBeVisible();
  await expect
    .poll(() => text(page))
    .toMatch(/\[Title "Openings"\][^]*\[White "Ann"\][^]*1\. e2e4! \{Best by test\}/);
  await kept(page);
  await page.reload();
  await expect(current(page)).toContainText("e4!");
  await expect(tree(page).getByText("Best by test")).toBeVisible();
  await expect(page.getByText("Openings · Ann")).toBeVisible();
});

test("typed text is saved even if the page is left at once", async ({ page, open }) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await page.getByRole("textbox", { name: "Comment on this move" }).fill("In haste");
  await page.getByRole("link", { name: "Back to Chess" }).click();
  await expect(page.locator("game-table")).toBeVisible();
  await page.goBack();
  await expect(tree(page).getByText("In haste")).toBeVisible();
});

test("arrows are drawn with the right button, and removed again", async ({ page, open }) => {
  await open("#chess/study");
  await expect(current(page)).toBeVisible();
  await on(page, "e2").hover();
  await page.mouse.down({ button: "right" });
  await on(page, "e4").hover();
  await page.mouse.up({ button: "right" });
  const arrows = page.getByRole("list", { name: "Arrows in this position" });
  await expect(arrows).toContainText("e2 → e4");
  await page.getByRole("radio", { name: "red" }).check({ force: true });
  await on(page, "d5").click({ button: "right" });
  await expect(arrows).toContainText("◯ d5");
  await expect.poll(() => text(page)).toContain("{[%csl Rd5] [%cal Ge2e4]}");
  await arrows.getByRole("button", { name: /red circle on d5/ }).click();
  await expect(arrows).not.toContainText("d5");
  await arrows.getByRole("button", { name: /from e2 to e4/ }).click();
  await expect(arrows).toBeHidden();
});

test("the engine's lines are shown, played, inserted, and end with the switch", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await expect(current(page)).toBeVisible();
  await page.getByRole("button", { name: "Analyse" }).click();
  const lines = page.getByRole("list", { name: "Engine lines" }).getByRole("listitem");
  await expect(lines).toHaveCount(3);
  await expect(page.getByRole("meter", { name: "Evaluation" })).toHaveAttribute(
    "aria-valuetext",
    /for White$/,
  );
  await page.getByRole("combobox", { name: "Lines" }).selectOption("2");
  await expect(lines).toHaveCount(2);
  await lines
    .first()
    .getByRole("button", { name: /Insert line/ })
    .click();
  await expect(page.getByText("inserted as a variation")).toBeVisible();
  await expect(current(page)).toHaveText("Start");
  await expect(tree(page).getByRole("button")).not.toHaveCount(1);
  await expect(lines).toHaveCount(2);
  await lines.nth(1).locator(".analysis-line").click();
  await expect(current(page)).not.toHaveText("Start");
  await expect(lines).toHaveCount(2);
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(lines).toHaveCount(0);
  await expect(page.getByRole("meter", { name: "Evaluation" })).toBeHidden();
});

test("a mate is shown as such, from the first player's view", async ({ page, open }) => {
  const position = encodeURIComponent("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
  await open(`#chess/study?position=${position}`);
  await page.getByRole("button", { name: "Analyse" }).click();
  const meter = page.getByRole("meter", { name: "Evaluation" });
  await expect(meter).toHaveAttribute("aria-valuetext", "White mates in 1");
  await expect(meter).toHaveAttribute("aria-valuenow", "100");
  await play(page, "a1a8");
  await expect(page.getByText("There is nothing to analyse")).toBeVisible();
});

test("without a mouse", async ({ page, open }) => {
  await open("#chess/study");
  await expect(current(page)).toBeVisible();
  /** @param {string} from @param {string[]} keys */
  const press = async (from, ...keys) => {
    await on(page, from).focus();
    for (const key of keys) await page.keyboard.press(key);
  };
  const up = "ArrowUp";
  await press("e2", "Enter", up, up, "Enter");
  await expect(current(page)).toContainText("e4");
  await press("e7", "Enter", "ArrowDown", "ArrowDown", "Enter");
  await expect(current(page)).toContainText("e5");
  await tabTo(page, current(page));
  await page.keyboard.press("ArrowLeft");
  await expect(current(page)).toContainText("e4");
  await expect(current(page)).toBeFocused();
  await press("c7", "Enter", "ArrowDown", "Enter");
  await expect(current(page)).toContainText("c6");
  await tabTo(page, current(page));
  await page.keyboard.press("ArrowUp");
  await expect(current(page)).toContainText("e5");
  await page.keyboard.press("ArrowDown");
  await expect(current(page)).toContainText("c6");
  await page.keyboard.press("Home");
  await expect(current(page)).toHaveText("Start");
  await page.keyboard.press("End");
  await expect(current(page)).toContainText("e5");
  await expect(current(page)).toBeFocused();
  await page.keyboard.press("Delete");
  await expect(page.getByText("1 move deleted.")).toBeVisible();
  await expect(current(page)).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Draw" }));
  await page.keyboard.press("Enter");
  await press("d2", "Enter", up, up, "Enter");
  await expect(page.getByRole("list", { name: "Arrows in this position" })).toContainText(
    "d2 → d4",
  );
  await expect(page.getByText("Green arrow from d2 to d4.")).toBeVisible();
});

test("a study is sent as a link and opened elsewhere", async ({ page, open, browser, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: {
        write: async (/** @type {ClipboardItem[]} */ [item]) => {
          const text = await item?.getType("text/plain");
          Object.assign(window, { copied: await text?.text() });
        },
      },
    });
  });
  await open("#chess/study");
  await openText(page, STUDY);
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => String(/** @type {any} */ (window).copied));
  expect(link.startsWith(server.address)).toBe(true);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await expect(move(elsewhere, "c5")).toBeVisible();
  await expect(tree(elsewhere).getByText("Sicilian")).toBeVisible();
  await expect(elsewhere.getByText("Two answers")).toBeVisible();
  // Only viewing it saves nothing.
  await expect(elsewhere.getByText("Not saved until")).toBeVisible();
  expect(await elsewhere.evaluate(() => Object.keys(localStorage).join())).not.toContain("study");
  await elsewhere.getByRole("button", { name: "Save" }).click();
  await kept(elsewhere);
  await elsewhere.close();
});

test("a study too long for a link says so", async ({ page, open }) => {
  await open("#chess/study");
  await play(page, "e2e4");
  const noise = Array.from({ length: 3000 }, (_, at) => ((at * 7919) ** 2).toString(36)).join("");
  await page.getByRole("textbox", { name: "Comment on this move" }).fill(noise.slice(0, 10_000));
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText(/Send the file instead/)).toBeVisible();
});

test("a broken link is reported and harms nothing", async ({ page, open }) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await kept(page);
  const address = page.url();
  await open("#chess/study?study=zAAAA");
  await expect(page.getByRole("alert")).toContainText("This link can’t be opened.");
  await expect(page.getByRole("alert")).toContainText("missing or changed");
  await expect(on(page, "e2")).toBeAttached();
  await open(`#chess/study?record=${encodeURIComponent(STUDY.replace("e7e5!", "e7e4"))}`);
  await expect(page.getByRole("alert")).toContainText("Line 5: 1. e2e4");
  await open("#chess/study?kept=77");
  await expect(page.getByRole("alert")).toContainText("is no longer in this browser");
  await page.goto(address);
  await expect(current(page)).toContainText("e4");
});

test("an error of a text is reported with its place, and the study stays", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await kept(page);
  await openText(page, STUDY.replace("(1... c7c5", "(1... c7c2"));
  const field = page.getByRole("textbox", { name: "Text to open" });
  await expect(page.getByRole("alert")).toContainText("This text can’t be opened.");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area) => {
    const { value, selectionStart, selectionEnd } = /** @type {HTMLTextAreaElement} */ (area);
    return value.slice(selectionStart, selectionEnd);
  });
  expect(selected).toContain("c7c2");
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(current(page)).toContainText("e4");
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  await field.fill(STUDY);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.getByRole("tab", { name: "Studies" }).click();
  const studies = page.getByRole("list", { name: "Studies in this browser" });
  await expect(studies.getByRole("button")).toHaveCount(2);
  await studies.getByRole("button", { name: /Untitled/ }).click();
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(tree(page).getByRole("button")).toHaveCount(2);
});

test("a file is opened, and a pasted text", async ({ page, open }) => {
  await open("#chess/study");
  await expect(current(page)).toBeVisible();
  await page.getByRole("tab", { name: "Text", exact: true }).click();
  const file = { name: "study.txt", mimeType: "text/plain", buffer: Buffer.from(STUDY) };
  await page.getByLabel("Open file").setInputFiles(file);
  await expect(page.locator(".study-named")).toHaveText("Two answers");
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", text);
      const paste = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
      document.body.dispatchEvent(paste);
    },
    STUDY.replace("Two answers", "Pasted"),
  );
  await expect(page.locator(".study-named")).toHaveText("Pasted");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download .txt" }).click();
  expect((await download).suggestedFilename()).toBe("chess.study.menagerie.txt");
});

test("PGN is opened with signs and clock times, up to what can't be read", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await openText(
    page,
    '[Event "Blitz"]\n[Site "?"]\n\n1. e4! $14 { [%clk 0:02:59] } 1... e5 2. Bb6 Nc6 *\n',
  );
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(
    tree(page).getByRole("button", { name: /e4, good move, \+\/=, clock 0:02:59/ }),
  ).toBeVisible();
  await expect(tree(page).getByText("0:02:59", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(
    "A part of this text can’t be read. Line 4, column 42: “Bb6” can’t be played.",
  );
  await expect(page.getByRole("alert")).toContainText("2. Bb6 Nc6");
});

test("a variation that repeats a move and the comments before its moves are kept", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await openText(page, "1. e4 ({Some play} 1. e4 c5 $1) ({Better is} 1. d4 d5) 1... e5 1-0\n");
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(tree(page).getByRole("button", { name: "1. White: e4" })).toHaveCount(2);
  await expect(tree(page).getByText("Some play")).toBeVisible();
  await tree(page).getByRole("button", { name: "1. White: d4" }).click();
  const before = page.getByRole("textbox", { name: "Comment before this move" });
  await expect(before).toHaveValue("Better is");
  await before.fill("Or else");
  await expect(tree(page).getByText("Or else")).toBeVisible();
  await expect
    .poll(() => text(page))
    .toContain("1. e2e4 ({Some play} 1. e2e4 c7c5!) ({Or else} 1. d2d4 d7d5) 1... e7e5 1-0");
  await page.getByRole("tab", { name: "Moves" }).click();
  // A move that begins no variation has nothing before it.
  await page.getByRole("button", { name: "Promote variation" }).click();
  await expect(before).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Comment on this move" })).toHaveValue("Or else");
});

test("full storage is reported, and the study can still be saved as a file", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await kept(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await play(page, "e7e5");
  await expect(page.getByText("storage is full")).toBeVisible();
  await expect.poll(() => text(page)).toContain("e7e5");
  // It is there after returning.
  await page.getByRole("link", { name: "Back to Chess" }).click();
  await expect(page.locator("game-table")).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(current(page)).toContainText("e5");
  await expect(page.getByRole("button", { name: "Restore" })).toBeHidden();
});

test("without storage the study works and says so", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("blocked");
      },
    });
  });
  await open("#chess/study");
  await expect(page.getByText("This browser doesn’t save anything.")).toBeVisible();
  await play(page, "e2e4");
});

test("another tab's changes are not overwritten", async ({ page, open, context }) => {
  await open("#chess/study");
  await play(page, "e2e4");
  await kept(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(current(other)).toContainText("e4");
  await play(other, "c7c5");
  await kept(other);
  await play(page, "e7e5");
  await expect(page.getByText("Another tab changed this study.")).toBeVisible();
  await page.getByRole("tab", { name: "Studies" }).click();
  const studies = page.getByRole("list", { name: "Studies in this browser" });
  await expect(studies.getByRole("button")).toHaveCount(2);
  await other.reload();
  await expect(current(other)).toContainText("c5");
  await other.close();
});

test("the game on the table is opened in the study", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await page.getByRole("link", { name: "Study this game" }).click();
  await expect(current(page)).toContainText("Nf3");
  await expect(tree(page).getByRole("button")).toHaveCount(4);
  await page.getByRole("tab", { name: "Studies" }).click();
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(
    /^Human – Human · \d+ \w+ \d{4}$/,
  );
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.reload();
  await expect(current(page)).toContainText("Nf3");
});

test("Alice: a study on two boards", async ({ page, open }) => {
  await open("#alice-courier/study");
  await expect(current(page)).toBeVisible();
  await expect(page.locator('study-page [data-movable][data-cell$="1"]').first()).toBeVisible();
  await openText(page, '[Format "1"]\n[Game "alice-courier"]\n\n1. e2E4 (1. d2D4) *\n');
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(move(page, "d4")).toBeVisible();
  await page.keyboard.press("End");
  await move(page, "d4").click();
  await expect(on(page, "D4")).toHaveAccessibleName(/white Pawn/);
  await on(page, "d2").hover();
  await page.mouse.down({ button: "right" });
  await on(page, "D4").hover();
  await page.mouse.up({ button: "right" });
  await expect(page.getByRole("list", { name: "Arrows in this position" })).toContainText(
    "d2 → D4",
  );
  await page.getByRole("button", { name: "Analyse" }).click();
  await expect(page.getByRole("list", { name: "Engine lines" }).getByRole("listitem")).toHaveCount(
    3,
  );
});

test("Armies of Faith: a study of four seats on four levels", async ({ page, open }) => {
  await open("#armies-of-faith-4/study");
  await expect(current(page)).toBeVisible();
  await page.getByText("Tower", { exact: true }).click();
  await page.getByRole("button", { name: "Analyse" }).click();
  const lines = page.getByRole("list", { name: "Engine lines" }).getByRole("listitem");
  await expect(lines.first()).toBeVisible();
  await lines.first().locator(".analysis-line").click();
  await expect(current(page)).toHaveAccessibleName(/^1\. Red/);
  await expect(page.getByRole("meter", { name: "Evaluation" })).toBeHidden();
});

test("Crown: a finished game is studied with all that was hidden", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "Queen");
  await type(page, "e2e4");
  await expect(status(page)).toContainText("White to move");
  await resign(page);
  await expect(status(page)).toContainText("resignation");
  await page.getByRole("link", { name: "Study this game" }).click();
  await expect(tree(page).getByRole("button")).not.toHaveCount(1);
  await expect(move(page, "e4")).toBeVisible();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(current(page)).toHaveText("Start");
  await play(page, "d2d4");
  await expect(tree(page).getByRole("list", { name: "Instead of e4" })).toContainText("d4");
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("nothing scrolls sideways, and arrows are drawn by finger", async ({ page, open }) => {
    await open("#chess/study");
    await openText(page, STUDY);
    for (const name of ["Moves", "Studies", "Text"]) {
      await page.getByRole("tab", { name }).click();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name).toBeLessThanOrEqual(360);
    }
    await page.getByRole("tab", { name: "Moves" }).click();
    await page.getByRole("button", { name: "Analyse" }).tap();
    await expect(
      page.getByRole("list", { name: "Engine lines" }).getByRole("listitem"),
    ).toHaveCount(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.getByRole("button", { name: "Draw" }).tap();
    await on(page, "e4").tap();
    await expect(page.getByRole("list", { name: "Arrows in this position" })).toContainText("◯ e4");
  });
});
