// Moves in standard notation: shown, typed in every form, completed as one types, and as figurines or squares.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { setSetting } from "./settings.js";
import { moves, sit, status, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const field = (page) => page.getByRole("combobox", { name: "Type a move" });

/** @param {Page} page */
const matching = (page) =>
  page.getByRole("listbox", { name: "Matching moves" }).getByRole("option");

/** Knights on b1 and f3 can both go to d2. */
const TWO_KNIGHTS = encodeURIComponent("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

  test("moves are typed in every form and listed in standard notation", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await expect(field(page)).toHaveAttribute("placeholder", /^[a-h]\d|^N/);
    await type(page, "e4", "e7-e5", "Ng1-f3", "nc6", "Bc4", "N:f6", "0-0");
    await expect(moves(page)).toHaveText(["e4", "e5", "Nf3", "Nc6", "Bc4", "Nf6", "O-O"]);
    await expect(moves(page).last()).toHaveAccessibleName(/White O-O/);
    // The example is a move of the player to move.
    const example = (await field(page).getAttribute("placeholder"))?.split(" / ")[0] ?? "";
    await type(page, example);
    await expect(moves(page)).toHaveCount(8);
  });

  test("an unclear move names what it could be, and an unknown one gives an example", async ({
    page,
    open,
  }) => {
    await open(`#chess?position=${TWO_KNIGHTS}`);
    await field(page).fill("Nd2");
    await field(page).press("Enter");
    await expect(status(page)).toContainText("“Nd2” could be Nbd2, Nfd2.");
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await field(page).fill("hello");
    await field(page).press("Enter");
    await expect(status(page)).toContainText("isn’t a move");
    await field(page).fill("Nf4");
    await field(page).press("Enter");
    await expect(status(page)).toContainText("“Nf4” can’t be played now.");
    await type(page, "Nbd2");
    await expect(moves(page).first()).toHaveText("Nbd2");
  });

  test("matching moves are completed by keys and by mouse", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await field(page).focus();
    await expect(field(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.type("N");
    await expect(matching(page)).toHaveText(["Na3", "Nc3", "Nf3", "Nh3"]);
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(matching(page).last()).toHaveAttribute("aria-selected", "true");
    const active = await field(page).getAttribute("aria-activedescendant");
    expect(await matching(page).last().getAttribute("id")).toBe(active);
    // Tab completes without playing; Enter plays.
    await page.keyboard.press("Tab");
    await expect(field(page)).toHaveValue("Nh3");
    await expect(field(page)).toBeFocused();
    await expect(matching(page)).toHaveCount(0);
    await page.keyboard.press("Enter");
    await expect(moves(page)).toHaveText(["Nh3"]);
    await expect(field(page)).toHaveValue("");
    await page.keyboard.type("e");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(moves(page)).toHaveCount(2);
    await expect(moves(page).last()).toHaveText(/^e/);
    // Escape closes the list, then leaves the field.
    await page.keyboard.type("N");
    await expect(matching(page).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(matching(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue("N");
    await field(page).fill("Nc");
    await matching(page).filter({ hasText: "Nc3" }).click();
    await expect(moves(page).last()).toHaveText("Nc3");
  });

  test("figurines and squares are settings", async ({ page, open }) => {
    await open("#caissa-britannia");
    await sit(page, "Black", "human");
    await type(page, "Ud2");
    await expect(moves(page)).toHaveText(["Ud2"]);
    await setSetting(page, "Notation", "Figurines");
    await expect(moves(page).locator(".figurine svg")).toHaveCount(1);
    await expect(moves(page).first()).toHaveText(/^\s*Unicorn d2$/);
    await expect(moves(page).first()).toHaveAccessibleName(/White Ud2/);
    await setSetting(page, "Pieces", "Classic");
    await expect(moves(page).locator(".figurine .outlined")).toHaveCount(1);
    await setSetting(page, "Pieces", "Letters");
    await expect(moves(page)).toHaveText(["Ud2"]);
    await setSetting(page, "Notation", "Squares");
    await expect(moves(page)).toHaveText([/^U[a-j]1d2$/]);
    await expect(field(page)).toHaveAttribute("placeholder", /^[a-j]\d+[a-j]\d+ /);
    await page.reload();
    await expect(moves(page)).toHaveText([/^U[a-j]1d2$/]);
  });

  test("a hint is in standard notation", async ({ page, open }) => {
    const mate = encodeURIComponent("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1");
    await open(`#chess?position=${mate}`);
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(status(page)).toContainText("Ra8#", { timeout: 20_000 });
  });

  test("no secret choice is completed", async ({ page, open }) => {
    const stones = "4k2q/8/8/8/8/8/8/K6r[SSS] w - - 0 1 crown=-,k mine=hand,-";
    await open(`#crown-2?position=${encodeURIComponent(stones)}`);
    await expect(field(page)).toBeAttached();
    await field(page).fill("S@");
    await expect(matching(page)).toHaveCount(0);
    await field(page).fill("K");
    await expect(matching(page).first()).toHaveText(/^\s*K/);
  });
});

test.describe("on a phone", () => {
  test.use({ ...PHONE, ...CALM });

  test("a match is tapped", async ({ page, open }) => {
    await open("#chess");
    await sit(page, "Black", "human");
    await field(page).tap();
    await page.keyboard.type("N");
    const match = matching(page).filter({ hasText: "Nf3" });
    expect((await match.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await match.tap();
    await expect(moves(page)).toHaveText(["Nf3"]);
  });
});
