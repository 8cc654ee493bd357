// The position editor: putting, moving and removing pieces by pointer and keys on boards of every shape; errors and
// their places; text in and out; and where positions can be taken.

import { pressByKey, tabTo } from "./hands.js";
import { CALM, DARK, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { crownBoth } from "./hot-seat.js";
import { square, status } from "./table.js";

/** @import { Page } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });
test.setTimeout(120_000);

/** @param {string} game @param {string} [position] */
const room = (game, position) =>
  `#${game}/edit${position === undefined ? "" : `?format=1&position=${encodeURIComponent(position)}`}`;

/** @param {Page} page @param {string} name  "e4" */
const at = (page, name) => page.locator(`editor-board [data-cell="${name}"]`);

/** @param {Page} page */
const text = (page) => page.getByRole("textbox", { name: "Position text" });

/** @param {Page} page */
const faults = (page) => page.getByRole("list", { name: "Errors" }).getByRole("button");

/** @param {Page} page @param {string} name */
const tool = (page, name) =>
  page
    .getByRole("toolbar", { name: "Pieces and tools" })
    .getByRole("button", { name, exact: true });

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** @param {Page} page */
const playable = (page) => expect(page.getByText("This position is legal.")).toBeVisible();

/** @param {Page} page */
function focusedSquare(page) {
  return page
    .locator("editor-board")
    .evaluate((board) => board.shadowRoot?.activeElement?.getAttribute("data-cell") ?? "");
}

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

test("the start position is shown, and restored from anywhere", async ({ page, open }) => {
  await open(room("chess"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Set up a position · Chess");
  await expect(text(page)).toHaveValue(START);
  await playable(page);
  await press(page, "Clear");
  await expect(text(page)).toHaveValue("8/8/8/8/8/8/8/8 w - - 0 1");
  await expect(faults(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Play from here" })).toBeDisabled();
  await press(page, "Start position");
  await expect(text(page)).toHaveValue(START);
  await playable(page);
});

test("a position is set up by taps and played", async ({ page, open }) => {
  await open(room("chess"));
  await press(page, "Clear");
  await tool(page, "White King").click();
  await at(page, "e1").click();
  await tool(page, "Black King").click();
  await at(page, "e8").click();
  await tool(page, "White Queen").click();
  await at(page, "d1").click();
  await at(page, "a5").click();
  await expect(square(page, "white Queen, a5")).toBeAttached();
  await at(page, "a5").click();
  await expect(square(page, "a5, empty")).toBeAttached();
  await at(page, "b7").click();
  await tool(page, "Eraser: remove pieces").click();
  await at(page, "d1").click();
  await expect(text(page)).toHaveValue("4k3/1Q6/8/8/8/8/8/4K3 w - - 0 1");
  await tool(page, "Hand: move pieces").click();
  await at(page, "e8").click();
  await expect(at(page, "e8")).toHaveAttribute("aria-selected", "true");
  await at(page, "h8").click();
  await page.getByRole("radio", { name: "Black" }).check();
  await expect(text(page)).toHaveValue("7k/1Q6/8/8/8/8/8/4K3 b - - 0 1");
  await press(page, "Play from here");
  await expect(
    page.locator("game-board").getByRole("gridcell", { name: /^black King, h8/ }),
  ).toBeAttached();
  await expect(status(page)).toContainText("Black");
});

test("pieces are dragged: over the board, off it, and from the palette", async ({ page, open }) => {
  await open(room("chess"));
  await at(page, "b1").dragTo(at(page, "c3"));
  await expect(square(page, "white Knight, c3")).toBeAttached();
  await at(page, "g1").dragTo(page.getByRole("heading", { level: 1 }));
  await expect(square(page, "g1, empty")).toBeAttached();
  await tool(page, "Black Queen").dragTo(at(page, "d4"));
  await expect(square(page, "black Queen, d4")).toBeAttached();
  await expect(tool(page, "Hand: move pieces")).toHaveAttribute("aria-pressed", "true");
  await expect(text(page)).toHaveValue(
    "rnbqkbnr/pppppppp/8/8/3q4/2N5/PPPPPPPP/R1BQKB1R w KQkq - 0 1",
  );
});

test("edits are undone and redone", async ({ page, open }) => {
  await open(room("chess"));
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await at(page, "a1").dragTo(at(page, "a4"));
  // A right is removed with its Rook, in the same step.
  const moved = "rnbqkbnr/pppppppp/8/8/R7/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";
  await expect(text(page)).toHaveValue(moved);
  await press(page, "Clear");
  await expect(faults(page)).toHaveCount(3);
  await press(page, "Undo");
  await expect(text(page)).toHaveValue(moved);
  await press(page, "Undo");
  await expect(text(page)).toHaveValue(START);
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled();
  await press(page, "Redo");
  await expect(text(page)).toHaveValue(moved);
  await page.keyboard.press("Control+z");
  await expect(text(page)).toHaveValue(START);
});

test("by the keyboard alone", async ({ page, open }) => {
  // Many keys, each waited for.
  test.setTimeout(300_000);
  await open(room("chess"));
  await playable(page);
  await pressByKey(page, page.getByRole("button", { name: "Clear" }));
  await expect(faults(page)).toHaveCount(3);
  /** @param {string} name @param {string} place */
  const put = async (name, place) => {
    const tools = page.getByRole("toolbar", { name: "Pieces and tools" });
    await tabTo(page, tools.locator('button[tabindex="0"]'));
    await page.keyboard.press("Home");
    while (!(await tool(page, name).evaluate((button) => button === document.activeElement)))
      await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(tool(page, name)).toHaveAttribute("aria-pressed", "true");
    await tabTo(page, page.locator('editor-board [role="gridcell"][tabindex="0"]'));
    await goTo(page, place);
    await page.keyboard.press("Enter");
  };
  await put("White King", "c1");
  await put("Black King", "c8");
  await put("Black Rook", "a8");
  await expect(text(page)).toHaveValue("r1k5/8/8/8/8/8/8/2K5 w - - 0 1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await goTo(page, "a7");
  await page.keyboard.press("Enter");
  await expect(text(page)).toHaveValue("2k5/r7/8/8/8/8/8/2K5 w - - 0 1");
  await page.keyboard.press("Delete");
  await expect(text(page)).toHaveValue("2k5/8/8/8/8/8/8/2K5 w - - 0 1");
  await playable(page);
  await page.keyboard.press("i");
  await expect(text(page)).toBeFocused();
});

/** By arrow keys. @param {Page} page @param {string} name */
async function goTo(page, name) {
  const from = await focusedSquare(page);
  const [right, up] = [name.charCodeAt(0) - from.charCodeAt(0), Number(name[1]) - Number(from[1])];
  for (let step = 0; step < Math.abs(right); step += 1)
    await page.keyboard.press(right > 0 ? "ArrowRight" : "ArrowLeft");
  for (let step = 0; step < Math.abs(up); step += 1)
    await page.keyboard.press(up > 0 ? "ArrowUp" : "ArrowDown");
  expect(await focusedSquare(page)).toBe(name);
}

test("every error is named, marked on the board, and leads to its square", async ({
  page,
  open,
}) => {
  await open(room("chess", "P3k3/8/8/3kK3/8/8/8/8 w K - 0 1"));
  await expect(page.getByText("2 errors: this position can’t be played yet.")).toBeVisible();
  await expect(faults(page)).toHaveText([
    "Black has 2 royal pieces (d5, e8); exactly one King is needed.",
    "The Pawn on a8 must already have promoted.",
  ]);
  await expect(page.getByText("without the pieces for them were left out: K.")).toBeVisible();
  for (const name of ["a8", "d5", "e8"])
    await expect(at(page, name)).toHaveAttribute("data-marks", /fault/);
  await expect(square(page, "white Pawn, a8")).toHaveAccessibleName(/must already have promoted/);
  await faults(page).nth(1).click();
  expect(await focusedSquare(page)).toBe("a8");
  await page.keyboard.press("Delete");
  await faults(page).filter({ hasText: "royal" }).click();
  expect(await focusedSquare(page)).toBe("d5");
  await expect(page.getByRole("checkbox", { name: "White: e1–h1 (K)" })).not.toBeChecked();
  await at(page, "e8").click();
  await at(page, "e6").click();
  await tool(page, "Eraser: remove pieces").click();
  await at(page, "d5").click();
  await expect(faults(page)).toHaveText(["Black isn’t to move but is in check on e6 (from e5)."]);
  await page.getByRole("radio", { name: "Black" }).check();
  // Now White could have been captured.
  await expect(faults(page)).toHaveText([/White isn’t to move but is in check on e5/]);
  await expect(page.getByRole("button", { name: "Play from here" })).toBeDisabled();
});

test("a Pawn that has just made its double step can be captured en passant", async ({
  page,
  open,
}) => {
  await open(room("chess", "4k3/8/8/8/Pp6/8/8/4K3 b - - 0 1"));
  await page.getByRole("checkbox", { name: "a3 (Pawn a4)" }).check();
  await expect(text(page)).toHaveValue("4k3/8/8/8/Pp6/8/8/4K3 b - a3 0 1");
  await playable(page);
  await at(page, "a4").dragTo(at(page, "c4"));
  await expect(text(page)).toHaveValue("4k3/8/8/8/1pP5/8/8/4K3 b - - 0 1");
});

test("a typed position is set up even if it is impossible; an unreadable one is reported", async ({
  page,
  open,
}) => {
  await open(room("chess"));
  await text(page).fill("8/8/8/8/8/8/8/K7 b - - 5 30");
  await expect(square(page, "white King, a1")).toBeAttached();
  await expect(faults(page)).toHaveText([
    "Black has no King; exactly one is needed.",
    /Black is to move/,
  ]);
  await expect(page.getByLabel("Move number")).toHaveValue("30");
  await expect(page.getByLabel("Half-moves towards a draw")).toHaveValue("5");
  await text(page).fill("9/8/8/8/8/8/8/K7 b - - 5 30");
  await expect(page.getByRole("alert").filter({ hasText: "rank" })).toBeVisible();
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("The position text has an error.", { exact: false })).toBeVisible();
  await expect(page.getByText("This position is legal.")).toHaveCount(0);
  await expect(text(page)).toHaveValue("9/8/8/8/8/8/8/K7 b - - 5 30");
  await expect(square(page, "white King, a1")).toBeAttached();
  // Two texts typed in a row are one step.
  await text(page).fill("8/8/8/8/8/8/8/KQ6 b - - 5 30");
  await expect(text(page)).not.toHaveAttribute("aria-invalid");
  await press(page, "Undo");
  await expect(text(page)).toHaveValue(START);
});

test("a link with an unreadable text shows the text and its error", async ({ page, open }) => {
  await open(room("chess", "nonsense w - - 0 1"));
  await expect(text(page)).toHaveValue("nonsense w - - 0 1");
  await expect(text(page)).toHaveAttribute("aria-invalid", "true");
  await expect(square(page, "white King, e1")).toBeAttached();
  await open("");
  await open("#no-such-game/edit");
  await expect(page.getByRole("alert").filter({ hasText: "no-such-game" })).toBeVisible();
});

test("of two boards the search is on one", async ({ page, open }) => {
  await open(room("alice-chess"));
  await tool(page, "Black Rook").click();
  await at(page, "E1").click();
  await expect(faults(page)).toHaveText([/e1 and E1 are the same square on both boards/]);
  await expect(at(page, "e1")).toHaveAttribute("data-marks", /fault/);
  await faults(page).first().click();
  expect(await focusedSquare(page)).toBe("e1");
  await page.keyboard.press("o");
  await page.keyboard.press("Delete");
  await playable(page);
});

test("too many pieces and a missing Queen are reported on a large board", async ({
  page,
  open,
}) => {
  await open(room("caissa-britannia", "P9/10/10/10/10/10/10/10/10/4Q5 w - - 0 1"));
  await expect(faults(page)).toHaveText([/^Black has no Queen/, /Pawn on a10/]);
});

test("levels: flat and as a tower", async ({ page, open }) => {
  await open(room("raumschach"));
  await playable(page);
  await tool(page, "White King").click();
  await at(page, "Cc3").click();
  await expect(faults(page)).toHaveText([/White has 2 royal pieces \(Ac1, Cc3\)/]);
  await page.getByRole("radio", { name: "Tower" }).check();
  await faults(page).first().click();
  expect(await focusedSquare(page)).toBe("Ac1");
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageUp");
  expect(await focusedSquare(page)).toBe("Cc1");
  await press(page, "Undo");
  await playable(page);
});

test("four armies: pieces of each, and the turn", async ({ page, open }) => {
  await open(room("armies-of-faith-4"));
  await playable(page);
  await expect(text(page)).not.toHaveValue("");
  const before = await text(page).inputValue();
  await page
    .getByRole("radiogroup", { name: "Army" })
    .getByRole("radio", { name: "Green" })
    .check();
  await tool(page, "Green King").click();
  await at(page, "vd1").click();
  await expect(faults(page)).toHaveText([/^Green has 2 royal pieces/]);
  await page
    .getByRole("radiogroup", { name: "To move" })
    .getByRole("radio", { name: "Blue" })
    .check();
  await press(page, "Undo");
  await press(page, "Undo");
  await expect(text(page)).toHaveValue(before);
});

test("secrets may be set, with a warning", async ({ page, open }) => {
  await open(room("crown"));
  await playable(page);
  const warning = page.getByText("This position has secrets");
  await expect(warning).toBeHidden();
  const crown = page.getByRole("group", { name: "Crown worn by" });
  await crown.getByLabel("White").selectOption({ label: "King" });
  await expect(text(page)).toHaveValue(/crown=K,-$/);
  await expect(warning).toBeVisible();
  await tool(page, "Eraser: remove pieces").click();
  await at(page, "d1").click();
  await expect(faults(page).filter({ hasText: "Crown worn by" })).toBeVisible();
  await faults(page).filter({ hasText: "Crown worn by" }).click();
  await expect(crown.getByLabel("White")).toBeFocused();
  await crown.getByLabel("White").selectOption("-");
  await expect(warning).toBeHidden();
});

test("a game with options is set up by its rules, and played by them", async ({ page, open }) => {
  await open(room("crown-4"));
  await playable(page);
  const rules = page.getByRole("region", { name: "Rules" });
  await rules.getByText("with", { exact: true }).first().click();
  await expect(tool(page, "White Paratrooper")).toBeVisible();
  await at(page, "e2").dragTo(at(page, "e4"));
  await expect(text(page)).toHaveValue(/4P3/);
  await press(page, "Play from here");
  await crownBoth(page, "King", "Queen");
  await expect(
    page.locator("game-board").getByRole("gridcell", { name: /^white Pawn, e4/ }),
  ).toBeAttached();
  await page.getByRole("tab", { name: "Pieces" }).click();
  await expect(page.getByRole("button", { name: "Paratrooper", exact: true })).toBeVisible();
});

test("the setup survives a reload, with its history", async ({ page, open }) => {
  await open(room("chess"));
  await at(page, "e2").dragTo(at(page, "e4"));
  const moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
  await expect(text(page)).toHaveValue(moved);
  await page.reload();
  await expect(text(page)).toHaveValue(moved);
  await press(page, "Undo");
  await expect(text(page)).toHaveValue(START);
  await open("");
  await open(room("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
  await expect(text(page)).toHaveValue("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("without storage the editor works without messages", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "sessionStorage", {
      get() {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await open(room("chess"));
  await at(page, "e2").dragTo(at(page, "e4"));
  await expect(square(page, "white Pawn, e4")).toBeAttached();
});

test("text and link are copied", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
  await open(room("chess", position));
  await playable(page);
  await press(page, "Copy text");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(position);
  await press(page, "Copy link");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`#chess/edit?format=1&position=${encodeURIComponent(position)}`);
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("a position is set up by taps, and nothing scrolls sideways", async ({ page, open }) => {
    await open(room("caissa-britannia"));
    await playable(page);
    await tool(page, "White Unicorn").tap();
    await at(page, "e5").tap();
    await expect(square(page, "white Unicorn, e5")).toBeAttached();
    await page.getByRole("button", { name: "Clear" }).tap();
    await expect(faults(page)).toHaveCount(3);
    await faults(page).first().tap();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
});
