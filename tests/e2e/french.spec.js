import { CALM, expect, test } from "./fixtures.js";
import { click } from "./hands.js";

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

test("moves are played, refused and typed with French letters", async ({ open, page }) => {
  await open("#chess");
  await page.getByRole("combobox", { name: /Joueur.*Noirs/ }).selectOption("human");
  await click(page, "g1");
  await expect
    .poll(() => page.locator(".status-piece").textContent())
    .toContain("Cavalier\u00a0: ");
  const entry = page.getByRole("combobox", { name: "Saisir un coup" });
  await entry.fill("e2e4");
  await entry.press("Enter");
  await expect(page.getByRole("gridcell", { name: /^Pion \(Blancs\), e4/ })).toBeVisible();
  await entry.fill("Cf6");
  await entry.press("Enter");
  await expect(page.locator("move-list .move")).toHaveText(["e4", "Nf6"]);
  await page.getByRole("tab", { name: "Partager" }).click();
  await expect(page.getByLabel("Partie en texte")).toHaveValue(/\[White "Humain"\]/);
});

test("a lesson without French words is in English", async ({ open, page }) => {
  await open("#chess/learn");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Échecs");
  await expect(page.locator("lesson-page")).toContainText("King");
});
