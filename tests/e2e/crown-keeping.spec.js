// Saving, sending and reviewing games with secrets.

import { expect, test } from "./fixtures.js";
import { click, offered } from "./hands.js";
import { loseBlackKing, take, takeButton } from "./hot-seat.js";
import { forgetAll, readableSave, rows, saveAsOldEdition, savedGames } from "./saved.js";
import { chooseSecret, moves, resign, square, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.setTimeout(120_000);

/** @param {Page} page */
async function record(page) {
  await page.getByRole("tab", { name: "Share" }).click();
  const text = page.getByRole("textbox", { name: "Game record" });
  await expect(text).not.toHaveValue("");
  return text.inputValue();
}

test("a reload between two stones loses neither the turn nor the mine", async ({ page, open }) => {
  await open("#crown-2");
  await loseBlackKing(page);
  await take(page, "Black");
  await page.getByRole("button", { name: "Drop a Stone" }).click();
  await click(page, "f6");
  await offered(page, "Mined Stone").click();
  await expect(page.locator("drop-bar")).toContainText("1 dropped");
  await page.reload();
  await take(page, "Black");
  await expect(page.locator("drop-bar")).toContainText("1 dropped");
  await page.getByRole("button", { name: "Done" }).click();
  await take(page, "White");
  await click(page, "e8", "f6");
  await expect(page.locator("handover-cover")).toContainText("f6 was mined");
});

test("a game that is saved after the browser’s data was deleted can be opened", async ({
  page,
  open,
}) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await forgetAll(page);
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a broken seal is reported, and the game stays in the list", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2);
  await expect.poll(async () => (await savedGames(page))[0]?.plies).toBe(2);
  const text = await readableSave(page, (await savedGames(page))[0]?.text ?? "");
  const { sealed, ...rest } = JSON.parse(text);
  expect(sealed).toContain("menagerie-sealed-1");
  await forgetAll(page);
  await saveAsOldEdition(page, "crown", JSON.stringify({ ...rest, sealed: `${sealed} K` }));
  await page.reload();
  await expect(page.getByRole("alert")).toContainText("stays in “Your games”");
  await expect(page.getByRole("dialog", { name: /wears the crown/ })).toBeVisible();
  await open("#");
  await expect(rows(page)).toHaveCount(1);
});

test("a spectator sees public knowledge, and an unknown secret stops the game", async ({
  page,
  open,
}) => {
  await open("#crown-2");
  await loseBlackKing(page);
  await take(page, "Black");
  await type(page, "S@f6*", "done");
  await take(page, "White");
  const text = await record(page);
  expect(text).toContain("S@f6?");
  expect(text).not.toContain("S@f6*");
  await forgetAll(page);
  await open(`#crown-2?format=1&record=${encodeURIComponent(text)}`);
  await expect(takeButton(page, "White")).toBeHidden();
  await expect(square(page, "black Stone, f6")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show my secret" })).toHaveCount(0);
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("combobox", { name: "Type a move" }).fill("e8f6");
  await page.keyboard.press("Enter");
  await expect(square(page, "black Stone, f6")).toBeVisible();
  await expect(status(page)).toContainText("secret");
});

test("after the game the full record contains both secrets and replays with them", async ({
  page,
  open,
}) => {
  await open("#crown-2");
  await loseBlackKing(page);
  await take(page, "Black");
  await type(page, "S@f6*", "S@d6", "done");
  await take(page, "White");
  await type(page, "a2a3");
  await take(page, "Black");
  await type(page, "c2e1");
  await expect(status(page)).toContainText("The crown was captured");
  expect(await record(page)).not.toContain("[Opening");
  await page.getByRole("checkbox", { name: "With all secrets" }).check();
  const full = page.getByRole("textbox", { name: "Game record" });
  await expect(full).toHaveValue(/\[Opening "w crown 0 K/);
  await expect(full).toHaveValue(/\[Opening "b crown 0 q/);
  const text = await full.inputValue();
  expect(text).toContain("S@f6*");

  await forgetAll(page);
  await open(`#crown-2?format=1&record=${encodeURIComponent(text)}`);
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(status(page)).toContainText("White’s crown was on the King");
  const canvas = page.locator("game-board").locator("canvas").first();
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(square(page, "black King, e8")).toBeVisible();
  await expect(page.locator("drop-bar")).toContainText("All secrets revealed");
  await page.locator("game-board").evaluate((board) => /** @type {any} */ (board).settled());
  const crowned = await canvas.screenshot();
  await open("#chess");
  await open("#crown-2");
  await forgetAll(page);
  await page.reload();
  await chooseSecret(page, "King");
  await page.locator("game-board").evaluate((board) => /** @type {any} */ (board).settled());
  expect(crowned.equals(await canvas.screenshot())).toBe(false);
});

test("a broken commitment is refused", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "King");
  await resign(page);
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("checkbox", { name: "With all secrets" }).check();
  const full = page.getByRole("textbox", { name: "Game record" });
  await expect(full).toHaveValue(/Opening "w crown 0 K/);
  const forged = (await full.inputValue()).replace('"w crown 0 K', '"w crown 0 Q');
  await page.getByRole("textbox", { name: "Record or position" }).fill(forged);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your game is unchanged");
});

test("the computer's belief can be seen after the game", async ({ page, open }) => {
  await open("#crown");
  await chooseSecret(page, "Queen");
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2);
  await expect(status(page).getByText("Engine", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "What Black believed" })).toHaveCount(0);
  await resign(page);
  await page.getByRole("button", { name: "What Black believed" }).click();
  const plot = page.getByRole("dialog", { name: "What the computer, Black, believed" });
  await expect(plot).toContainText("White’s King wears the crown");
  await plot.getByText("As a table").click();
  await expect(plot.getByRole("table")).toBeVisible();
});
