import { CALM, expect, test } from "./fixtures.js";

test.use({ ...CALM, locale: "fr-CA" });

test("the page speaks French, with the games' names and plural forms", async ({ open, page }) => {
  await open();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Les échecs, avec d’autres bêtes",
  );
  const filters = page.locator("game-gallery");
  await filters.getByText("Échiquier 3D", { exact: true }).click();
  await expect(filters.getByText("3 jeux", { exact: true })).toBeVisible();
  await filters.getByText("2 joueurs", { exact: true }).click();
  await expect(filters.getByText("1 jeu", { exact: true })).toBeVisible();
  await open("#alice-chess");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Échecs d’Alice");
  await expect(page.locator("turn-status")).toContainText("Blancs");
});
