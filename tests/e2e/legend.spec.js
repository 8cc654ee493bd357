import { CALM, expect, test } from "./fixtures.js";
import { sit, status } from "./table.js";

test.use(CALM);

test("the legend shows a piece's moves and rules, and what the marks mean", async ({
  open,
  page,
}) => {
  await open("#caissa-britannia");
  await page.getByRole("tab", { name: "Pieces" }).click();
  await page.getByRole("button", { name: "Lion", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Lion" })).toBeVisible();
  await expect(page.getByLabel(/Moves of the Lion from/)).toBeVisible();
  const key = page.locator(".lesson .mark-key");
  await expect(key).toContainText("captures by jumping over a piece");
  await page.getByRole("button", { name: "Rook", exact: true }).click();
  await expect(key).toHaveText("moves or captures");
  await page.getByRole("radio", { name: "Current position" }).check();
  await page.getByRole("radio", { name: "Black" }).check();
  await expect(key).toContainText("captures");
  await expect(page.getByRole("heading", { name: "Marks on the board" })).toBeVisible();
});

test("a message about a game disappears with it", async ({ open, page }) => {
  await open("#chess");
  await page.getByRole("tab", { name: "Share" }).click();
  const text = page.getByRole("textbox", { name: "Record or position" });
  await text.fill('[Format "1"]\n[Game "chess"]\n\n1. e2e5');
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Line 4, column 4: “e2e5” can’t be played. The piece doesn’t move that way.",
  );
  await text.fill("nonsense/");
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the royal Queen may not pass through check, with the reason", async ({ open, page }) => {
  const position = encodeURIComponent("5q4/P9/10/10/10/10/10/10/10/1RR1Q5 w - - 0 1");
  await open(`#caissa-britannia?position=${position}`);
  await sit(page, "Black", "human");
  await page.getByRole("gridcell", { name: /^white Queen, e1/ }).click();
  const beyond = page.getByRole("gridcell", { name: /^g3, empty/ });
  await expect(beyond).toHaveAttribute("data-marks", "through-check");
  const entry = page.getByRole("combobox", { name: "Type a move" });
  await entry.fill("e1g3");
  await entry.press("Enter");
  await expect(status(page)).toContainText(
    "The Queen can’t pass through check: f2 is attacked, by the Queen on f10.",
  );
});

test("an opponent's selected piece shows what it attacks until the selection ends", async ({
  open,
  page,
}) => {
  const position = encodeURIComponent("4k3/8/8/8/1r2P3/8/8/4K3 w - - 0 1");
  await open(`#chess?position=${position}`);
  await sit(page, "Black", "human");
  const attacked = page.locator('[role="gridcell"][data-marks~="attacked"]');
  await page.getByRole("gridcell", { name: /^black Rook, b4/ }).click();
  await expect(attacked).toHaveCount(11);
  await expect(
    page.getByRole("gridcell", { name: "white Pawn, e4, attacked by the selected piece" }),
  ).toBeVisible();
  await page.getByRole("gridcell", { name: /^h8, empty/ }).click();
  await expect(attacked).toHaveCount(0);
  await page.getByRole("gridcell", { name: /^black Rook, b4/ }).focus();
  await page.keyboard.press("Enter");
  await expect(attacked).toHaveCount(11);
  await page.keyboard.press("Escape");
  await expect(attacked).toHaveCount(0);
  await page.getByRole("gridcell", { name: /^white King, e1/ }).click();
  await expect(page.locator('[data-marks~="chosen"]')).toHaveCount(1);
  await expect(attacked).toHaveCount(0);
});
