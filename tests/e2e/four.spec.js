// Four players on four levels: claims with a choice, the Emperor, places, the end; both views, desktop and phone.

import { CALM, DARK, DESKTOP, expect, PHONE, test } from "./fixtures.js";
import { click, offered } from "./hands.js";
import { control, moves, resign, sit, square, status, type } from "./table.js";
import { DUEL } from "../fixtures/positions.js";

/** @import { Page } from "@playwright/test" */

/** Green's King is enclosed by its own Pawns and attacked by a Rook; no piece of its army can move. */
const SHUT_IN = [
  "bK,6,rK/8/8/8/8/8/gPN,gPN,6/gK,gPN,5,yK",
  "8/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/rR,7/rR,rR,6",
].join("|");

/** A red Pawn is one step from Green's camp. */
const PAWN_ARRIVES = [
  "8/5,rPN,2/8/8/8/8/8/rK,6,yK",
  "8/8/8/8/8/8/8/8",
  "8/8/8/8/8/8/8/8",
  "bK,7/8/8/8/8/7,gK/8/8",
].join("|");

/** @param {string} placement @param {string} turn */
function linkTo(placement, turn) {
  const position = encodeURIComponent(`${placement} ${turn} - - 0 1`);
  return `#armies-of-faith-4?format=1&position=${position}`;
}

/** @param {Page} page @param {string[]} seats */
async function sitDown(page, ...seats) {
  for (const seat of seats) await sit(page, seat, "human");
}

/** @param {Page} page */
function chip(page) {
  return page.locator("turn-chip");
}

/** @param {Page} page */
function calls(page) {
  return page.locator("game-table > .side claim-bar");
}

/** @param {Page} page @param {string} seat */
function panel(page, seat) {
  return page.locator("player-panel").filter({ has: page.getByRole("heading", { name: seat }) });
}

/** @param {Page} page */
async function expectNoOverflow(page) {
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
}

for (const [name, look] of Object.entries({
  desktop: DESKTOP,
  phone: { ...PHONE, ...DARK },
}))
  for (const view of /** @type {const} */ (["Flat", "Tower"]))
    test.describe(`${name}, ${view}`, () => {
      test.use({ ...look, ...CALM });

      test("four humans play to the end", async ({ page, open }) => {
        await open(linkTo(DUEL, "r"));
        await sitDown(page, "Yellow", "Green", "Blue");
        await page.getByText(view, { exact: true }).click();
        await expect(chip(page)).toContainText("Red must claim checkmate");
        await expect(panel(page, "Yellow")).toContainText("In check");
        await expect(calls(page)).toContainText("Red checkmates Yellow: choose the mating piece");
        await expect(calls(page)).toContainText("Red’s King becomes an Emperor");
        await expect(calls(page).getByRole("button")).toHaveCount(2);
        await expectNoOverflow(page);

        await click(page, "sh1");
        await offered(page, "Rook on sd1 checkmates Yellow and becomes a Duchess").click();
        await expect(panel(page, "Yellow")).toContainText("Out · 4th");
        await expect(panel(page, "Red")).toContainText("Emperor");
        await expect(square(page, "red Emperor, sa1")).toBeVisible();
        await expect(square(page, "red Duchess, sd1")).toBeVisible();
        await expect(square(page, "tg4, empty")).toHaveCount(1);
        await expect(status(page)).toContainText("Rook on sd1 checkmates Yellow.");
        await expect(calls(page)).toBeHidden();

        await click(page, "sd1", "zd1");
        await expect(chip(page)).toContainText("Green to move");
        await type(page, "wh3uh2");
        await expect(chip(page)).toContainText("Blue to move");
        await click(page, "zf1", "xe1");
        await expect(chip(page)).toContainText("Red must claim checkmate");
        await expect(calls(page)).toContainText("Red checkmates Green");
        await click(page, "zd1");
        await expect(chip(page)).toContainText("Red wins");
        await expect(status(page)).toContainText(
          "1st: Red (Catholic). 2nd: Blue (Byzantine). 3rd: Green (Islamic). 4th: Yellow (Protestant).",
        );
        await expect(moves(page).first()).toHaveAccessibleName(/Rook on sd1 checkmates Yellow/);
        await expectNoOverflow(page);
      });
    });

test("a player without legal moves passes, and is claimed by a single button", async ({
  page,
  open,
}) => {
  await open(linkTo(SHUT_IN, "g"));
  await sitDown(page, "Red", "Yellow", "Blue");
  await expect(chip(page)).toContainText("Green has no move");
  await expect(calls(page)).toContainText("Green is in check and has no legal move");
  await calls(page).getByRole("button", { name: "Pass" }).click();
  await expect(chip(page)).toContainText("Blue to move");
  await expect(moves(page).last()).toHaveAccessibleName(/Green passes/);
  await type(page, "za1ya1");
  await expect(calls(page)).toContainText("Red checkmates Green");
  await calls(page).getByRole("button").click();
  await expect(panel(page, "Green")).toContainText("Out · 4th");
});

test("a Pawn that may promote can stay a Pawn", async ({ page, open }) => {
  await open(linkTo(PAWN_ARRIVES, "r"));
  await sitDown(page, "Yellow", "Green", "Blue");
  await click(page, "yf1", "yg1");
  await expect(offered(page, "Cardinal")).toBeVisible();
  await expect(offered(page, "Camel")).toHaveCount(0);
  await offered(page, "Stays a Pawn").click();
  await expect(square(page, "red Pawn, yg1")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(square(page, "red Pawn, yf1")).toBeVisible();
  await click(page, "yf1", "yg1");
  await offered(page, "Cardinal").click();
  await expect(square(page, "red Cardinal, yg1")).toBeVisible();
});

test.describe("at leisure", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("four computers play, and a human takes a seat in mid-game", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await control(page, "New game");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Advanced").click();
    await dialog
      .getByRole("combobox", { name: "How the computer sees its opponents" })
      .selectOption("max-n");
    for (const seat of ["Red", "Yellow", "Green", "Blue"])
      await dialog.getByRole("combobox", { name: `${seat} player` }).selectOption("level-1");
    await dialog.getByRole("button", { name: "Start game" }).click();
    await expect(moves(page).nth(4)).toBeVisible({ timeout: 45_000 });
    await page.getByRole("button", { name: "Pause" }).click();
    await sitDown(page, "Red", "Yellow", "Green", "Blue");
    await expect(chip(page)).toContainText("to move");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("button", { name: "Redo" })).toBeEnabled();
  });

  test("whoever resigns leaves the seat to the computer, which plays on", async ({
    page,
    open,
  }) => {
    await open("#heathen-europe-4");
    await control(page, "New game");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: "Four players, one screen" })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "Start game" }).click();
    // At this level it searches for seconds, so it doesn't move before it leaves the seat.
    await sit(page, "Red", 20);
    await sit(page, "Red", "human");
    await page.getByRole("button", { name: "Resign" }).click();
    const dialog = page.getByRole("dialog", { name: "Resign this game?" });
    await expect(dialog).toContainText("The computer plays on for Red");
    await dialog.getByRole("button", { name: "Resign" }).click();
    await expect(chip(page)).toContainText("Yellow to move", { timeout: 20_000 });
    await expect(moves(page)).toHaveCount(1);
  });

  test("the moves since a player’s last turn stay marked", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    await sitDown(page, "Yellow", "Green", "Blue");
    for (const move of ["ub1uc1", "tf1te1", "yf1ye1", "xb1xc1"]) await type(page, move);
    await expect(chip(page)).toContainText("Red to move");
    const marked = (/** @type {string} */ name) =>
      page
        .locator(`game-board [data-marks="${name}"]`)
        .evaluateAll((cells) => cells.map((cell) => cell.dataset["cell"]).sort());
    await expect.poll(() => marked("round")).toEqual(["te1", "tf1", "ye1", "yf1"]);
    await expect.poll(() => marked("last")).toEqual(["xb1", "xc1"]);
    await expect(square(page, "tf1, empty")).toHaveAccessibleName(/last round/);
    const board = page.locator("game-board");
    await page.getByRole("button", { name: "Replay round" }).click();
    await expect(board).toHaveAttribute("busy");
    await page.keyboard.press("r");
    await expect(board).toHaveAttribute("busy");
    await click(page, "vd1");
    await expect(board).not.toHaveAttribute("busy");
    await expect(moves(page)).toHaveCount(4);
    await type(page, "ta1ub1");
    await expect.poll(() => marked("round")).toEqual(["xb1", "xc1", "ye1", "yf1"]);
  });

  test("the view settings are remembered", async ({ page, open }) => {
    await open("#armies-of-faith-4");
    const follow = page.getByRole("button", { name: "Follow" });
    const tower = page.getByRole("radio", { name: "Tower" });
    await page.getByText("Tower", { exact: true }).click();
    await page.getByRole("slider", { name: "Distance between levels" }).fill("90");
    await page.getByRole("button", { name: "Fade" }).click();
    await follow.click();
    await page.reload();
    await expect(tower).toBeChecked();
    await expect(page.getByRole("slider")).toHaveValue("90");
    await expect(page.getByRole("button", { name: "Fade" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(follow).toHaveAttribute("aria-pressed", "true");
  });

  test("the board turns to the player who is to move", async ({ page, open }) => {
    await open(linkTo(PAWN_ARRIVES, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByRole("button", { name: "Follow" }).click();
    const left = async (/** @type {string} */ name) =>
      (await page.locator(`game-board [data-cell="${name}"]`).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await left("sa1")) < (await left("sh1"))).toBe(true);
    await type(page, "sa1sb1");
    await expect(chip(page)).toContainText("Yellow to move");
    await expect.poll(async () => (await left("sh1")) < (await left("zh1"))).toBe(true);
    await page.getByRole("button", { name: "Rotate right" }).click();
    await expect.poll(async () => (await left("zh1")) < (await left("za1"))).toBe(true);
  });

  test("around a tablet each player has the controls at their edge", async ({ page, open }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(linkTo(DUEL, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByRole("button", { name: "Around" }).click();
    const edge = (/** @type {string} */ seat) =>
      page.getByRole("group", { name: `${seat}’s controls` });
    await expect(edge("Red")).toContainText("Your turn");
    await expect(edge("Yellow")).toContainText("Red to move");
    await edge("Red").getByRole("button", { name: "Knight on tf1 checkmates Yellow" }).click();
    await expect(edge("Yellow")).toContainText("Out · 4th");
    await edge("Green").getByRole("button", { name: "Undo" }).click();
    await expect(edge("Yellow")).toContainText("Red to move");
    await expectNoOverflow(page);
    await edge("Green").getByRole("button", { name: "Normal view" }).click();
    await expect(page.getByRole("button", { name: "New game" })).toBeVisible();
  });
});

for (const [width, height] of /** @type {const} */ ([
  [1400, 900],
  [1024, 768],
  [360, 740],
]))
  test(`a tower fits a window of ${width} × ${height}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height });
    const boardEnds = async () => {
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.locator("game-board").boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    await open(linkTo(DUEL, "r"));
    await sitDown(page, "Yellow", "Green", "Blue");
    await page.getByText("Tower", { exact: true }).click();
    await expect(chip(page)).toContainText("must claim checkmate");
    await expect.poll(boardEnds).toBeLessThanOrEqual(height);
    const cut = await page
      .locator("turn-chip .turn-does")
      .evaluate((words) => words.scrollWidth > words.clientWidth);
    expect(cut).toBe(false);
    await expect(calls(page)).toBeInViewport({ ratio: 1 });
    await open("#raumschach");
    await expect(page.getByRole("radio", { name: "Tower" })).toBeChecked();
    await expect(page.getByRole("heading", { name: "Raumschach" })).toBeVisible();
    await expect.poll(boardEnds).toBeLessThanOrEqual(height);
  });

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test.describe(`Raumschach on a ${name}`, () => {
    test.use({ ...look, ...CALM });

    test("two play in space, and one resigns", async ({ page, open }) => {
      await open("#raumschach");
      await sitDown(page, "Black");
      await expect(chip(page)).toBeHidden();
      await click(page, "Ab2", "Ab3");
      await expect(status(page)).toContainText("Black to move");
      await page.getByText("Tower", { exact: true }).click();
      await expect(square(page, "white Pawn, Ab3")).toHaveCount(1);
      await expectNoOverflow(page);
      await resign(page);
      await expect(status(page)).toContainText("White wins by resignation.");
    });
  });
