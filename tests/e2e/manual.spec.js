// The reference on the author page: every key and letter, with a board that shows movements.

import { CALM, DARK, PHONE, expect, test } from "./fixtures.js";

/** @import { Page } from "@playwright/test" */

test.use(CALM);

/** @param {Page} page */
async function openManual(page) {
  await page.getByRole("tab", { name: "Reference" }).click();
  await expect(page.locator("author-page .manual-sections summary").first()).toBeVisible();
  await expect(page.locator("author-page .movement piece-preview")).toBeVisible();
}

/** @param {Page} page */
const movement = (page) => page.getByRole("textbox", { name: "Movement (XBetza)" });

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Text of the variant file" });

/** @param {Page} page */
const fault = (page) => page.locator("#movement-fault");

/** Of the board, as soon as it is drawn. @param {Page} page */
async function picture(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  return page.locator("author-page .movement piece-preview").evaluate((preview) => {
    const canvas = preview.shadowRoot?.querySelector("canvas");
    return canvas?.toDataURL() ?? "";
  });
}

/** Examples that reach the same squares as those before. */
const SAME = ["N0", "gQ", "gBgR", "[F-fsW]"];

test("every example of a movement is drawn", async ({ open, page }) => {
  await open("#author");
  await openManual(page);
  const examples = page.locator("author-page .manual-sections details[open] dd button");
  const count = await examples.count();
  expect(count).toBeGreaterThan(50);
  let before = "";
  for (let at = 0; at < count; at += 1) {
    const example = examples.nth(at);
    const moves = (await example.textContent()) ?? "";
    await example.click();
    await expect(movement(page)).toHaveValue(moves);
    await expect(example).toHaveAttribute("aria-pressed", "true");
    await expect(fault(page)).toBeEmpty();
    if (!SAME.includes(moves)) await expect.poll(() => picture(page), moves).not.toBe(before);
    before = await picture(page);
  }
  await movement(page).fill("R");
  await expect(page.locator('author-page .movement-board[data-shape="plane"]')).toBeVisible();
  const alone = await picture(page);
  await page.getByText("With pieces").click();
  await expect.poll(() => picture(page)).not.toBe(alone);
});

test("a movement is inserted into the text, and undone", async ({ open, page }) => {
  await open("#author");
  await openManual(page);
  await movement(page).fill("mRcpR");
  await text(page).fill('code = "X"\nmoves = ""\n');
  await text(page).evaluate((field) =>
    /** @type {HTMLTextAreaElement} */ (field).setSelectionRange(20, 20),
  );
  await page.getByRole("button", { name: "Insert", exact: true }).click();
  await expect(text(page)).toHaveValue('code = "X"\nmoves = "mRcpR"\n');
  await page.getByRole("searchbox", { name: "Search the reference" }).fill("its picture");
  await page.getByRole("button", { name: 'Insert icon = "unicorn"' }).click();
  await expect(text(page)).toHaveValue('code = "X"\nmoves = "mRcpR"\nicon = "unicorn"\n');
  // A line of its own takes Chromium two steps.
  for (let step = 0; step < 3; step += 1) await text(page).press("Control+Z");
  await expect(text(page)).toHaveValue('code = "X"\nmoves = ""\n');
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("nothing is cut off", async ({ open, page }) => {
    await open("#author");
    await openManual(page);
    await movement(page).fill("[(1,1,0)?(1,0,0)0]");
    const sections = page.locator("author-page .manual-sections details");
    await sections.evaluateAll((all) => {
      for (const one of all) /** @type {HTMLDetailsElement} */ (one).open = true;
    });
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll("author-page .author-beside *")]
        .filter((one) => one.checkVisibility() && one.closest("pre") === null)
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`),
    );
    expect(wide).toEqual([]);
  });
});
