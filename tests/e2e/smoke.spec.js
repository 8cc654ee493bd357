import { DARK, DESKTOP, PHONE, expect, test } from "./fixtures.js";

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a dark phone", { ...PHONE, ...DARK }],
])) {
  test.describe(`on ${name}`, () => {
    test.use(options);

    test("the page opens without an error and without sideways scrolling", async ({
      open,
      page,
    }) => {
      await open();
      await expect(page).toHaveTitle(/Menagerie/);
      await expect(page.getByRole("main")).toBeVisible();
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(overflow).toBe(0);
    });
  });
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a board fills the width and covers no seat", async ({ open, page }) => {
    for (const game of ["chess", "alice-chess", "raumschach"]) {
      await open(`#${game}`);
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeVisible();
      await expect(page.locator("player-panel").first()).toBeVisible();
      const board = await page.locator("game-board").boundingBox();
      const seats = await page.locator("player-panel").all();
      const boxes = await Promise.all(seats.map((seat) => seat.boundingBox()));
      expect([board?.x, board?.width]).toEqual([0, page.viewportSize()?.width]);
      for (const seat of boxes)
        expect(foot(seat) <= top(board) || top(seat) >= foot(board)).toBe(true);
    }
  });
});

/** @param {{ y: number } | null} box */
function top(box) {
  return Math.round(box?.y ?? NaN);
}

/** @param {{ y: number, height: number } | null} box */
function foot(box) {
  return Math.round((box?.y ?? NaN) + (box?.height ?? NaN));
}

test("every piece has a picture of both sets in the bundle", async ({ open, page }) => {
  await open();
  const sets = await page.evaluate(() =>
    Promise.all(
      ["pieces", "classic-pieces", "further-pieces"].map(async (name) =>
        (await fetch(`generated/${name}.json`)).json(),
      ),
    ),
  );
  const [icons, classic, further] = sets;
  expect(Object.keys(icons)).toContain("unicorn");
  const both = (/** @type {object} */ set) => Object.keys({ ...set, ...further }).toSorted();
  expect(both(classic)).toEqual(both(icons));
  for (const { size, path } of Object.values(icons)) {
    expect(size).toBe(512);
    expect(path).toMatch(/^M/i);
  }
});
