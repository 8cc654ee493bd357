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

test("every piece has a picture in the bundle", async ({ open, page }) => {
  await open();
  const pictures = await page.evaluate(async () => (await fetch("generated/pieces.json")).json());
  expect(Object.keys(pictures)).toContain("unicorn");
  for (const { size, path } of Object.values(pictures)) {
    expect(size).toBe(512);
    expect(path).toMatch(/^M/);
  }
});
