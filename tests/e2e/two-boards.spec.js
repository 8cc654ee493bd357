import { CALM, PHONE, expect, test } from "./fixtures.js";
import { square, moves, sit, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** Smaller squares can't be played on. */
const SMALL_PX = 25;

/** The page's miniature: piece, origin, destination on its own board, landing square. */
const MINIATURE = [
  ["white Pawn", "d2", "d3", "D3"],
  ["black Pawn", "e7", "e6", "E6"],
  ["white King", "d1", "d2", "D2"],
  ["black Jester", "d8", "e7", "E7"],
  ["white Knight", "b1", "c3", "C3"],
  ["black Jester", "E7", "E5", "e5"],
  ["white Knight", "C3", "D1", "d1"],
  ["black Jester", "e5", "d4", "D4"],
];

/** @param {string} name */
const board = (name) => (/^[a-h]/.test(name) ? "Board 1" : "Board 2");

/**
 * On a phone one board is small: the first press enlarges it.
 * @param {Page} page
 * @param {string} name
 */
async function press(page, name) {
  const pressed = square(page, name);
  const width = async () => (await pressed.boundingBox())?.width ?? 0;
  if ((await width()) < SMALL_PX) {
    await pressed.click();
    await expect.poll(width).toBeGreaterThan(SMALL_PX);
  }
  await pressed.click();
}

/** @param {string} name */
const empty = (name) => `${name}, ${board(name)}, empty`;

for (const [device, options] of /** @type {const} */ ([
  ["a desktop", {}],
  ["a phone", PHONE],
])) {
  test.describe(`on ${device}`, () => {
    test.use({ ...options, ...CALM });

    test("the miniature is played to mate, by targets and landing squares in turn", async ({
      open,
      page,
    }) => {
      await open("#alice-courier");
      await sit(page, "Black", "human");
      for (const [at, [piece, from, to, lands]] of MINIATURE.entries()) {
        await press(page, `${piece}, ${from}`);
        await expect(square(page, empty(lands))).toHaveAttribute("data-marks", /landing/);
        await press(page, empty(at % 2 === 0 ? to : lands));
        await expect(square(page, `${piece}, ${lands}, ${board(lands)}`)).toBeVisible();
      }
      await expect(status(page)).toContainText("Checkmate. Black wins.");
      await expect(moves(page)).toHaveCount(8);
    });

    test("both boards fit into the page", async ({ open, page }) => {
      await open("#alice-courier");
      for (const name of ["Board 1", "Board 2"]) {
        await expect(page.getByRole("grid", { name: `Alice Courier Chess, ${name}` })).toHaveCount(
          1,
        );
      }
      for (const name of ["a1", "h8", "A1", "H8"]) {
        const box = await page.locator(`[data-cell="${name}"]`).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
          page.viewportSize()?.width ?? 0,
        );
      }
    });
  });
}

test.describe("with reduced motion", () => {
  test.use(CALM);

  test("a piece is dragged to its landing square", async ({ open, page }) => {
    await open("#alice-courier");
    await sit(page, "Black", "human");
    await square(page, "white Pawn, d2").dragTo(square(page, empty("D3")));
    await expect(square(page, "white Pawn, D3, Board 2")).toBeVisible();
    await expect(square(page, empty("d3"))).toHaveAttribute("data-marks", "last");
  });

  test("keys move within a board, and one leads to the other", async ({ open, page }) => {
    await open("#alice-courier");
    await sit(page, "Black", "human");
    await square(page, "white Pawn, a2").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("o");
    await expect(square(page, empty("A3"))).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(square(page, "white Pawn, A3, Board 2")).toBeVisible();
  });

  test("an occupied landing square shows its reason, and so does an attempt", async ({
    open,
    page,
  }) => {
    await open("#alice-courier");
    await sit(page, "Black", "human");
    await type(page, "c2C3", "a7A6");
    await square(page, "white Knight, b1").click();
    const target = square(page, empty("c3"));
    await expect(target).toHaveAttribute("data-marks", "landing-taken");
    await expect(target).toHaveAccessibleName(/its landing square C3 is occupied/);
    const why = page.locator("game-board .bubble");
    await expect(why).toBeHidden();
    await target.hover();
    await expect(why).toHaveText("The Knight would land on C3, which is occupied.");
    await target.click();
    await expect(why).toHaveText("The Knight would land on C3, which is occupied.");
    await expect(moves(page)).toHaveCount(2);
  });

  test("the case of a typed move names the board", async ({ open, page }) => {
    await open("#alice-courier");
    await sit(page, "Black", "human");
    const entry = page.getByRole("combobox", { name: "Type a move" });
    await entry.fill("D2D3");
    await entry.press("Enter");
    await expect(status(page)).toContainText("There is no piece on D2.");
    await type(page, "d2D3");
    await expect(square(page, "white Pawn, D3, Board 2")).toBeVisible();
  });

  test("the legend shows one board, and what landing marks mean", async ({ open, page }) => {
    await open("#alice-courier");
    await page.getByRole("tab", { name: "Pieces" }).click();
    await page.getByRole("button", { name: "Jester", exact: true }).click();
    const flatness = async () => {
      const box = await page.locator("piece-preview").boundingBox();
      return Math.abs((box?.width ?? 0) - (box?.height ?? Infinity));
    };
    await expect.poll(flatness).toBeLessThan(2);
    await expect(page.getByText("where it lands on the other board")).toBeVisible();
    await expect(page.getByText("O jumps to the same square of the other board")).toBeVisible();
  });
});

test("a piece passes through the looking-glass, and the animation ends", async ({ open, page }) => {
  await open("#alice-courier");
  await sit(page, "Black", "human");
  await square(page, "white Pawn, d2").click();
  await square(page, empty("d3")).click();
  await expect(page.locator("game-board")).not.toHaveAttribute("busy");
  await expect(square(page, "white Pawn, D3, Board 2")).toBeVisible();
});
