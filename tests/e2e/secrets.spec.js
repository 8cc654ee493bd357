// Games with secrets: chosen alone, hidden from the other player, revealed only by the rules.

import { DARK, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import {
  crownBoth,
  hideTab,
  playByTurns,
  startForTwo,
  take,
  takeButton,
  stillPage,
} from "./hot-seat.js";
import { forgetAll } from "./saved.js";
import { square, chooseSecret, moves, status } from "./table.js";

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: { ...PHONE, ...DARK } })) {
  test.describe(name, () => {
    test.use(look);

    test("the cover hides board, moves and everything else of the table", async ({
      page,
      open,
    }) => {
      await open("#crown");
      await startForTwo(page);
      await crownBoth(page, "Queen", "Queen");
      await playByTurns(page, ["e2e4"]);
      await expect(takeButton(page, "Black")).toBeVisible();
      await expect(page.getByRole("gridcell")).toHaveCount(0);
      await expect(moves(page)).toHaveCount(0);
      await expect(page.getByRole("tab")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Show my secret" })).toHaveCount(0);
      await expect(page.locator("game-table")).toHaveAttribute("inert");
    });
  });
}

test("pages that differ only in a secret are identical, letter by letter", async ({
  page,
  open,
}) => {
  /** @type {string[]} */
  const pages = [];
  for (const monarch of /** @type {const} */ (["King", "Queen"])) {
    await open("#crown");
    await forgetAll(page);
    await page.reload();
    await startForTwo(page);
    await crownBoth(page, monarch, "King");
    await playByTurns(page, ["e2e4", "e7e5"]);
    await take(page, "White");
    await expect(square(page, "white Knight, g1")).toBeVisible();
    await page.mouse.move(0, 0);
    pages.push(`${await stillPage(page)}\n${await page.locator("body").ariaSnapshot()}`);
  }
  expect(pages[0]).toContain("g1");
  expect(pages[1]).toBe(pages[0]);
});

test("a secret is visible while the button is held, and never in the document", async ({
  page,
  open,
}) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen");
  await expect(square(page, "white King, e1")).toBeVisible();
  const canvas = page.locator("game-board").locator("canvas").first();
  const button = page.getByRole("button", { name: "Show my secret" });
  await button.hover();
  const before = await stillPage(page);
  const bare = await canvas.screenshot({ caret: "initial" });
  await page.mouse.down();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => bare.equals(await canvas.screenshot({ caret: "initial" })))
    .toBe(false);
  expect((await stillPage(page)).replace('aria-pressed="true"', 'aria-pressed="false"')).toBe(
    before,
  );
  await page.mouse.up();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect
    .poll(async () => bare.equals(await canvas.screenshot({ caret: "initial" })))
    .toBe(true);
});

test("a game with more humans needs no secret first, and a game that continues still does", async ({
  page,
  open,
}) => {
  await open("#crown");
  const choice = page.getByRole("dialog", { name: "Which of your monarchs wears the crown?" });
  const fresh = page.getByRole("dialog", { name: /^New game/ });
  for (const leave of ["Cancel", "Escape"]) {
    await choice.getByRole("button", { name: "Other players or rules…" }).click();
    await expect(fresh).toBeVisible();
    await expect(choice).toBeHidden();
    if (leave === "Escape") await page.keyboard.press("Escape");
    else await fresh.getByRole("button", { name: leave }).click();
    await expect(fresh).toBeHidden();
    await expect(choice).toBeVisible();
  }
  await chooseSecret(page, "King");
  await expect(status(page)).toContainText("White to move");
});

test("keyboard users confirm before a secret is spoken", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "King");
  const button = page.getByRole("button", { name: "Show my secret" });
  await button.press("Enter");
  const warning = page.getByRole("dialog", { name: "Speak the secret aloud?" });
  await expect(page.locator("secret-button.keeps .spoken")).toHaveText("");
  await warning.getByRole("button", { name: "Speak it now" }).click();
  const spoken = page.locator("secret-button.keeps .spoken");
  await expect(spoken).toHaveText("White’s crown is on the King.");
  await button.press("Escape");
  await expect(spoken).toHaveText("");
});

test("a hidden tab is covered, and a PIN guards it", async ({ page, open }) => {
  await open("#crown");
  await startForTwo(page);
  await crownBoth(page, "King", "Queen", "1357");
  await expect(square(page, "white King, e1")).toBeVisible();
  await hideTab(page, true);
  await expect(page.locator("game-table")).toBeHidden();
  await hideTab(page, false);
  await take(page, "White", "2468");
  await expect(page.getByRole("alert").filter({ hasText: "That isn’t the PIN." })).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(0);
  await take(page, "White", "1357");
  await expect(square(page, "white King, e1")).toBeVisible();
});

test("digits of a PIN are typed wherever the focus is, even before the cover appears", async ({
  page,
  open,
}) => {
  await open("#crown");
  await startForTwo(page);
  const dialog = page.getByRole("dialog");
  const choosing = dialog.getByLabel("PIN, 4 to 8 digits");
  await take(page, "Black");
  await expect(choosing).toBeFocused();
  await page.keyboard.type("2468");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "Make your choice" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await take(page, "White");
  await dialog.getByRole("radio", { name: "King" }).check();
  await page.keyboard.type("1357");
  await expect(choosing).toHaveValue("1357");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await playByTurns(page, ["e2e4"]);
  await expect(moves(page)).toHaveCount(1);
  await page.keyboard.type("24");
  const asked = page.getByLabel("Black’s PIN");
  await expect(asked).toBeFocused();
  await expect(asked).toHaveValue("24");
  await takeButton(page, "Black").focus();
  await page.keyboard.type("68");
  await page.keyboard.press("Enter");
  await expect(square(page, "black King, e8")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Type a move" })).toHaveValue("");
});
