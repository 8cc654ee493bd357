import { CALM, expect, test } from "./fixtures.js";
import { mortalEngine } from "./mortal.js";
import { square, moves, sit, type } from "./table.js";

test.use(CALM);

test("a game is restored after a reload, with its players and undone moves", async ({
  open,
  page,
}) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  await page.getByRole("button", { name: "Undo" }).click();
  const saved = () => page.evaluate(() => localStorage.getItem("menagerie.game.chess") ?? "{}");
  await expect.poll(async () => JSON.parse(await saved()).ply).toBe(2);
  await page.reload();
  await expect(moves(page)).toHaveCount(3);
  await expect(square(page, "white Knight, g1")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Black player" })).toHaveValue("human");
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.getByRole("link", { name: "Continue Chess", exact: true })).toBeVisible();
});

test("a broken record is refused and the game goes on", async ({ open, page }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await page.getByRole("tab", { name: "Share" }).click();
  await page.getByRole("textbox", { name: "Record or position" }).fill("[Game nonsense");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Your game is unchanged");
  await expect(square(page, "white Pawn, e4")).toBeVisible();
});

test("a record opens the game it was made from", async ({ open, page }) => {
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  await page.getByRole("tab", { name: "Share" }).click();
  const text = page.getByRole("textbox", { name: "Game record" });
  await expect(text).toHaveValue(/e2e4 e7e5/);
  const record = await text.inputValue();
  await open(`#chess?record=${encodeURIComponent(record)}`);
  await page.getByRole("tab", { name: "Moves" }).click();
  await expect(moves(page)).toHaveCount(2);
  await expect(square(page, "black Pawn, e5")).toBeVisible();
});

test("a new position sets the saved game aside, which can be resumed", async ({ open, page }) => {
  const asides = page.getByRole("list", { name: "Games set aside" }).getByRole("listitem");
  const toGames = () => page.getByRole("link", { name: "All games" }).click();
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5", "g1f3");
  // In the same tab: a new one hasn't read the saved game and would set it aside anyway.
  const position = encodeURIComponent("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await page.evaluate(
    (hash) => (location.hash = hash),
    `#chess/edit?format=1&position=${position}`,
  );
  await page.getByRole("button", { name: "Play from here" }).click();
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(1);
  await toGames();
  await expect(asides).toHaveCount(1);
  await page.getByRole("button", { name: "Restore Chess, at move 2" }).click();
  await expect(page.getByRole("button", { name: "Restore Chess, at move 1" })).toBeVisible();
  await page.getByRole("link", { name: "Continue Chess", exact: true }).click();
  await expect(moves(page)).toHaveCount(3);
  await page.reload();
  await type(page, "g8f6");
  await expect(moves(page)).toHaveCount(4);
  await toGames();
  await expect(asides).toHaveCount(1);
});

test("corrupted storage is reported and set aside, not lost", async ({ open, page }) => {
  await open();
  await page.evaluate(() => localStorage.setItem("menagerie.game.chess", "{broken"));
  await open("#chess");
  await expect(page.getByRole("alert")).toContainText("menagerie.aside.chess.1");
  expect(await page.evaluate(() => localStorage.getItem("menagerie.aside.chess.1"))).toBe(
    "{broken",
  );
  await expect(square(page, "white Pawn, e2")).toBeVisible();
});

test("games set aside are deleted only after a confirmation", async ({ open, page }) => {
  await page.addInitScript(() => {
    if (localStorage.length > 0) return;
    for (const number of [1, 2]) localStorage.setItem(`menagerie.aside.chess.${number}`, "{broken");
  });
  await open();
  const asides = page.getByRole("list", { name: "Games set aside" }).getByRole("listitem");
  const second = asides.nth(1);
  const named = (/** @type {string} */ name) => second.getByRole("button", { name });
  await named("Delete Chess…").click();
  await expect(named("Keep")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(named("Delete Chess…")).toBeFocused();
  await page.keyboard.press("Enter");
  await named("Really delete").click();
  await expect(asides).toHaveText([/menagerie\.aside\.chess\.1/]);
  await page.reload();
  await expect(asides).toHaveCount(1);
});

test("without storage the page works and says so once", async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new Error("blocked");
      },
    });
  });
  await open("#chess");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(square(page, "white Pawn, e4")).toBeVisible();
});

test("the page says if the engine can't be loaded", async ({ open, page, gate }) => {
  gate.expectFault(/menagerie|status 404|Failed to load|failed request/);
  await page.route("**/menagerie.js", (route) => route.abort());
  await open("#chess");
  await expect(page.getByRole("heading", { name: "The engine didn’t start" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
});

test("after a crash the engine is restarted with the game", async ({ open, page, gate }) => {
  await mortalEngine(page, gate);
  await open("#chess");
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await page.getByRole("textbox", { name: "Type a move" }).fill("e7e2");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your game is unchanged.")).toBeVisible();
  await type(page, "e7e5");
  await expect(moves(page)).toHaveCount(2);
});
