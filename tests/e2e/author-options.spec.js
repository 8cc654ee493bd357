import { readFileSync } from "node:fs";
import { CALM, expect, test } from "./fixtures.js";
import { control, type } from "./table.js";

test.use(CALM);

const FILE = readFileSync(new URL("../variants/replaced-rules.toml", import.meta.url), "utf8");

/** Without castlings, but with the array that has their rights. */
const FAULTY = FILE.replace(/^(\[when\.castling\.none\]\n.*\n)array/m, "$1# array");

const FAULT = 'array = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"';

test("a fault names the option it depends on, and replaced castlings are played", async ({
  open,
  page,
}) => {
  await open("#author");
  const text = page.getByRole("textbox", { name: "Text of the variant file" });
  await text.fill(FAULTY);
  const fault = `Line 10, ${FAULT}: with castling = none: castling: found \`KQkq\`; allowed: -.`;
  await expect(page.locator("author-page .author-faults button")).toHaveText([fault]);
  await text.fill(FILE);
  await expect(page.getByText("Replaced Rules is ready to play.")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await control(page, "New game");
  const dialog = page.getByRole("dialog", { name: /^New game/ });
  await dialog.getByRole("combobox", { name: "Black player" }).selectOption("human");
  const choose = async (/** @type {string} */ name, /** @type {string} */ label) =>
    dialog.getByRole("combobox", { name, exact: true }).selectOption({ label });
  await choose("Castling", "three squares to the left");
  await choose("Promotion", "to captured pieces");
  await dialog.getByRole("button", { name: "Start game" }).click();
  await type(page, "d2d4", "d7d5", "c1f4", "c8f5", "b1c3", "b8c6", "d1d2", "d8d7", "e1b1");
  await expect(page.getByRole("gridcell", { name: /^white Rook, c1/ })).toBeVisible();
  await page.getByRole("tab", { name: "Share" }).click();
  const record = page.getByRole("textbox", { name: "Game record" });
  await expect(record).toHaveValue(/\[Option "castling=long"\]/);
  await expect(record).toHaveValue(/\[Option "promotion=captured"\]/);
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a fault names its options in German", async ({ open, page }) => {
    await open("#author");
    await page.getByRole("textbox", { name: "Text der Variantendatei" }).fill(FAULTY);
    const fault = `Zeile 10, ${FAULT}: mit castling = none: castling: found \`KQkq\`; allowed: -.`;
    await expect(page.locator("author-page .author-faults button")).toHaveText([fault]);
  });
});
