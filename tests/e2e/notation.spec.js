// Typed moves are completed by keys, by mouse and by finger.

import { CALM, DESKTOP, PHONE, expect, test } from "./fixtures.js";
import { moves, sit } from "./table.js";

/** @import { Page } from "@playwright/test" */

/** @param {Page} page */
const field = (page) => page.getByRole("combobox", { name: "Type a move" });

/** @param {Page} page */
const matching = (page) =>
  page.getByRole("listbox", { name: "Matching moves" }).getByRole("option");

test.describe("on a desktop", () => {
  test.use({ ...DESKTOP, ...CALM });

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
