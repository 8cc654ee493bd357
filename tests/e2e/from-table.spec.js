// "Set up" and "Study" beside the board take along what is on the table: its public part, and nothing is lost for it.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";
import { crownBoth, startForTwo, take, takeButton } from "./hot-seat.js";
import { forgetAll } from "./saved.js";
import { moves, sit, square, type } from "./table.js";
import { consoleOf, everythingTold } from "./told.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {Page} page @param {"Set up" | "Study" | "Study this game"} name */
const link = (page, name) =>
  page.getByRole("navigation", { name: "More about this game" }).getByRole("link", { name });

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Position text" });

/** @param {Page} page @param {string} name */
const edited = (page, name) => page.locator(`editor-board [data-cell="${name}"]`);

/** @param {Page} page @param {string} name */
const studied = (page, name) => page.locator(`study-page [data-cell="${name}"]`);

/** @param {Page} page */
const tree = (page) => page.getByRole("group", { name: "Moves and variations" });

/** @param {Page} page */
const back = (page) => page.locator(".page-head .back").click();

/** Chromium's advice about fields comes at any time. @param {string} line */
const isOurs = (line) => !line.startsWith("[DOM]");

const MOVED = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

test("chess: Set up starts from the position shown, also an earlier one", async ({
  page,
  open,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await moves(page).first().click();
  await link(page, "Set up").click();
  await expect(text(page)).toHaveValue(MOVED);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await page.reload();
  await expect(text(page)).toHaveValue(MOVED);
});

test("chess: what was edited before is one step of Undo away", async ({ page, open }) => {
  await open("#chess/edit");
  await edited(page, "a2").dragTo(edited(page, "a4"));
  const earlier = "rnbqkbnr/pppppppp/8/8/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 1";
  await expect(text(page)).toHaveValue(earlier);
  await back(page);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await link(page, "Set up").click();
  await expect(text(page)).toHaveValue(MOVED);
  await expect(
    page.getByText("Undo returns to the position that you edited before."),
  ).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue(earlier);
});

test("Chess960: the array of the game is taken along, and an earlier position stays", async ({
  page,
  open,
}) => {
  await open("#chess960/edit");
  await edited(page, "a2").dragTo(edited(page, "a4"));
  await expect(text(page)).toHaveValue(/\/P7\//);
  const record = '[Format "1"]\n[Game "chess960"]\n[Option "array=0"]\n\n*\n';
  await open(`#chess960?format=1&record=${encodeURIComponent(record)}`);
  await link(page, "Set up").click();
  await expect(text(page)).toHaveValue(/BBQNNRKR w/);
  await page.goBack();
  await link(page, "Study this game").click();
  await expect(studied(page, "a1")).toHaveAccessibleName(/white Bishop/);
  await open("#chess960/edit?format=1&position=8/8/8/4k3/8/8/8/4K3");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text(page)).toHaveValue(/\/P7\//);
});

test("chess: Study takes a position without moves, and the last study stays", async ({
  page,
  open,
}) => {
  await open("#chess/study");
  await studied(page, "d2").click();
  await studied(page, "d4").click();
  await expect(tree(page)).toContainText("d4");
  const position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  await open(`#chess?format=1&position=${encodeURIComponent(position)}`);
  await link(page, "Study this game").click();
  await expect(studied(page, "e2")).toHaveAccessibleName(/white Pawn/);
  await expect(studied(page, "d1")).toHaveAccessibleName("d1, empty");
  await open("#chess");
  await link(page, "Study").click();
  await expect(tree(page)).toContainText("d4");
});

test("chess: Study has all moves and shows the position on the board", async ({ page, open }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  await moves(page).first().click();
  await link(page, "Study this game").click();
  await expect(tree(page).locator("[aria-current]")).toContainText("e4");
  await expect(tree(page)).toContainText("e5");
  await expect(studied(page, "e7")).toHaveAccessibleName(/black Pawn/);
});

test("Alice Courier: both boards are taken along", async ({ page, open }) => {
  await open("#alice-courier");
  await sit(page, "Black", "human");
  await type(page, "e2E4");
  await expect(square(page, "white Pawn, E4")).toBeAttached();
  await link(page, "Set up").click();
  await expect(edited(page, "E4")).toHaveAccessibleName(/white Pawn/);
  await expect(edited(page, "e2")).not.toHaveAccessibleName(/Pawn/);
  await back(page);
  await link(page, "Study this game").click();
  await expect(studied(page, "E4")).toHaveAccessibleName(/white Pawn/);
  await expect(tree(page).locator("[aria-current]")).toContainText("e4");
});

test("Crown: neither editor nor study learns who wears the crowns", async ({ page, open }) => {
  const said = consoleOf(page);
  /** @type {string[][]} */
  const worlds = [];
  for (const [white, black] of /** @type {const} */ ([
    ["King", "Queen"],
    ["Queen", "King"],
  ])) {
    await open("#crown");
    await forgetAll(page);
    await page.reload();
    await startForTwo(page);
    await crownBoth(page, white, black);
    await type(page, "e2e4");
    await expect(takeButton(page, "Black")).toBeVisible();
    await take(page, "Black");
    const told = [];
    await link(page, "Set up").click();
    await expect(text(page)).toHaveValue(/4P3.*crown=\?,\?$/);
    await page.mouse.move(0, 0);
    told.push(await everythingTold(page));
    await back(page);
    await take(page, "Black");
    await link(page, "Study this game").click();
    await expect(tree(page).locator("[aria-current]")).toContainText("e4");
    await page.mouse.move(0, 0);
    told.push(await everythingTold(page), said.splice(0).filter(isOurs).join("\n"));
    worlds.push(told);
  }
  expect(worlds[1]).toEqual(worlds[0]);
});
