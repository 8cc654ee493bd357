// The study: variations, comments, arrows, engine lines, and studies in storage, as text and as a link.

import { CALM, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { tabTo } from "./hands.js";

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
  await tabTo(page, page.getByRole("button", { name: "Arrows", exact: true }));
  await page.keyboard.press("Enter");
  await press("d2", "Enter", up, up, "Enter");
  await expect(page.getByRole("list", { name: "Arrows in this position" })).toContainText(
    "d2 → d4",
  );
  await expect(page.getByText("Green arrow from d2 to d4.")).toBeVisible();
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
    await page.getByRole("button", { name: "Arrows", exact: true }).tap();
    await on(page, "e4").tap();
    await expect(page.getByRole("list", { name: "Arrows in this position" })).toContainText("◯ e4");
  });
});
