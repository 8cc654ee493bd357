import { DARK, PHONE, expect, test } from "./fixtures.js";

test("the gallery offers three games and opens the chosen one", async ({ open, page }) => {
  await open();
  for (const game of ["Caïssa Britannia", "Grand Cavalier Chess", "Chess"]) {
    await expect(page.getByRole("link", { name: `Play ${game}`, exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Play Caïssa Britannia" }).click();
  await expect(page).toHaveURL(/#caissa-britannia$/);
  await expect(page.getByRole("heading", { name: "Caïssa Britannia", level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "All games" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Chess with other beasts" }),
  ).toBeVisible();
});

test("the gallery appears before the engine, and a chosen game waits for it", async ({
  open,
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise((resolve) => (arrive = () => resolve(null)));
  await page.route("**/menagerie_bg.wasm", async (route) => {
    await arrived;
    await route.continue();
  });
  await open();
  await expect(page.locator("game-gallery canvas").first()).toBeVisible();
  await page.getByRole("link", { name: "Play Grand Cavalier Chess" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Setting up the boards…");
  arrive();
  await expect(page.getByRole("heading", { name: "Grand Cavalier Chess", level: 1 })).toBeVisible();
});

test("a bad link says so and offers the way back", async ({ open, page }) => {
  for (const hash of [
    "#no-such-game",
    "#chess?position=nonsense",
    "#chess?record=nonsense",
    "#chess?position=%",
    "#<img src=x onerror=alert(1)>",
    `#${"x".repeat(200_000)}`,
    `#chess?record=${"e2e4+".repeat(40_000)}`,
    `#chess?position=${"8/".repeat(100_000)}`,
  ]) {
    await open(hash);
    await expect(page.getByRole("alert")).not.toBeEmpty();
    expect((await page.getByRole("alert").innerText()).length).toBeLessThan(500);
    await page.getByRole("link", { name: "Back to all games" }).click();
    await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  }
});

test.describe("on a dark phone", () => {
  test.use({ ...PHONE, ...DARK });

  test("nothing in gallery and table is cut off", async ({ open, page }) => {
    for (const hash of ["", "#caissa-britannia", "#chess"]) {
      await open(hash);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  });
});
