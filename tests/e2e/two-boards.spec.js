import { CALM, PHONE, expect, test } from "./fixtures.js";
import { square, moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** Smaller squares can't be played on. */
const SMALL_PX = 25;

/** Piece, origin, destination on its own board, landing square. */
const OPENING = [
  ["white Pawn", "d2", "d3", "D3"],
  ["black Pawn", "e7", "e6", "E6"],
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

    test("a target is pressed, then a landing square", async ({ open, page }) => {
      await open("#alice-courier");
      await sit(page, "Black", "human");
      for (const [at, [piece, from, to, lands]] of OPENING.entries()) {
        await press(page, `${piece}, ${from}`);
        await expect(square(page, empty(lands))).toHaveAttribute("data-marks", /landing/);
        await press(page, empty(at === 0 ? to : lands));
        await expect(square(page, `${piece}, ${lands}, ${board(lands)}`)).toBeVisible();
      }
      await expect(moves(page)).toHaveCount(2);
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
