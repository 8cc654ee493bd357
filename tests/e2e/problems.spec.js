import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { pressAtOnce, pressByKey, tabTo } from "./hands.js";
import { enter } from "./keys.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** @param {Page} page */
const told = (page) => page.locator("problems-page .taught-told");

/** @param {Page} page @param {string} title */
const problem = (page, title) => page.getByRole("heading", { level: 2, name: title });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page @param {string[]} names */
async function go(page, ...names) {
  for (const name of names) await page.locator(`problems-page [data-cell="${name}"]`).click();
}

test("a mate in two is solved against the best defence, and marked", async ({ page, open }) => {
  await open("#chess/problems");
  await expect(problem(page, "The shortest game")).toBeVisible();
  await expect(page.getByText("Black to move. Mate in 1.")).toBeVisible();
  await page.getByRole("button", { name: /Zugzwang/ }).click();
  await expect(problem(page, "Zugzwang")).toBeFocused();
  await expect(page.getByText("White to move. Mate in 2.")).toBeVisible();
  await go(page, "a1", "a6");
  await expect(told(page)).toContainText("Correct so far. The reply is");
  await expect(told(page)).toContainText("1 move left");
  const taken = (await told(page).textContent())?.includes("bxa6");
  await (taken ? go(page, "b6", "b7") : go(page, "a6", "a7"));
  await expect(told(page)).toHaveText("Solved!");
  await expect(page.getByRole("button", { name: /Zugzwang.*solved/ })).toBeVisible();
  await expect(page.getByText("1 of 9 solved")).toBeVisible();
  await page.reload();
  await expect(problem(page, "Zugzwang")).toBeVisible();
  await expect(page.getByText("1 of 9 solved")).toBeVisible();
});

test("a wrong move is refuted on the board and can be undone", async ({ page, open }) => {
  await open("#chess/problems?problem=morphy");
  await expect(problem(page, "Zugzwang")).toBeVisible();
  await go(page, "b6", "a7");
  await expect(told(page)).toContainText("bxa7 lets the win slip: after");
  await press(page, "Take back");
  await expect(page.getByRole("gridcell", { name: /^white Pawn, b6/ })).toBeAttached();
  await expect(told(page)).toBeHidden();
});

test("hints come in two steps, and a solution with hints is marked as such", async ({
  page,
  open,
}) => {
  await open("#chess/problems?problem=back-rank");
  await press(page, "Hint");
  await expect(told(page)).toHaveText("Look at the Rook on d1.");
  await press(page, "Hint");
  await expect(told(page)).toHaveText("Rd8# wins.");
  await go(page, "d1", "d8");
  await expect(told(page)).toContainText("again without help");
  await press(page, "Restart");
  await go(page, "d1", "d8");
  await expect(told(page)).toHaveText("Solved!");
  await press(page, "Next problem");
  await expect(problem(page, "Two against one")).toBeFocused();
});

test("the solution is played on the board", async ({ page, open }) => {
  await open("#chess/problems?problem=opera");
  await press(page, "Show solution");
  await expect(told(page)).toContainText("Qb8+ Nxb8 Rd8#");
  await expect(page.getByRole("gridcell", { name: /^white Rook, d8/ })).toBeAttached();
  await press(page, "Restart");
  await expect(page.getByRole("gridcell", { name: /^white Queen, b3/ })).toBeAttached();
});

test("by the keyboard alone", async ({ page, open }) => {
  await open("#chess/problems?problem=back-rank");
  await expect(problem(page, "No air")).toBeVisible();
  await tabTo(page, page.locator('problems-page [role="gridcell"][tabindex="0"]'));
  await enter(page, "d1", "d8");
  await expect(told(page)).toHaveText("Solved!");
  await pressByKey(page, page.getByRole("button", { name: "Next problem" }));
  await expect(problem(page, "Two against one")).toBeFocused();
});

test("unreadable problems are reported", async ({ page, open }) => {
  await page.route("**/learning/chess.json", (route) => route.fulfill({ body: "{}" }));
  await open("#chess/problems");
  await expect(page.getByRole("alert")).toContainText("“chess.json” can’t be read");
  await page.unroute("**/learning/chess.json");
  await press(page, "Try again");
  await expect(problem(page, "The shortest game")).toBeVisible();
});

test("an impossible position of a problem is reported, and others can be solved", async ({
  page,
  open,
}) => {
  await page.route("**/learning/chess.json", async (route) => {
    const file = await (await route.fetch()).json();
    file.problems[0].position = "8/8/8/8/8/8/8/8 w - - 0 1";
    await route.fulfill({ json: file });
  });
  await open("#chess/problems");
  await expect(told(page)).not.toBeEmpty();
  await press(page, "Next problem");
  await go(page, "d1", "d8");
  await expect(told(page)).toHaveText("Solved!");
});

test.describe("on a phone", () => {
  test.use({ ...PHONE });
  test("a problem is solved, and nothing scrolls sideways", async ({ page, open }) => {
    await open("#chess/problems?problem=back-rank");
    await go(page, "d1", "d8");
    await expect(told(page)).toHaveText("Solved!");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test("while a problem is loading neither hint nor solution is available", async ({
  page,
  open,
}) => {
  await open("#chess/problems?problem=back-rank");
  await expect(page.locator("problems-page").getByRole("gridcell")).toHaveCount(64);
  const { disabled } = await pressAtOnce(page, "problems-page", "Restart");
  expect(disabled).toEqual(["Hint", "Take back", "Show solution"]);
  await press(page, "Hint");
  await expect(told(page)).toHaveText("Look at the Rook on d1.");
  await press(page, "Show solution");
  await expect(page.getByRole("gridcell", { name: /^white Rook, d8/ })).toBeAttached();
});
