// A browser that is too old says so in words. Its missing features are removed before the page loads.

import { test } from "./embedded.js";
import { DESKTOP, expect } from "./fixtures.js";

test.use(DESKTOP);

/** Each is missing in some browser before those of README.md. */
const MISSING = {
  OffscreenCanvas: () => Reflect.deleteProperty(self, "OffscreenCanvas"),
  WebAssembly: () => Reflect.deleteProperty(self, "WebAssembly"),
  "Array.prototype.toSorted": () => Reflect.deleteProperty(Array.prototype, "toSorted"),
  "color-mix()": () => void (CSS.supports = () => false),
};

for (const [name, remove] of Object.entries(MISSING))
  for (const hash of ["#chess", "embed.html?game=chess"])
    test(`${hash} without ${name}`, async ({ page, open, gate }) => {
      gate.expectFault(/./);
      await page.addInitScript(remove);
      await open(hash);
      await expect(page.getByText("This browser is too old")).toBeVisible();
      await expect(page.getByText("Safari 16.4")).toBeVisible();
    });

test.describe("in German", () => {
  test.use({ locale: "de-DE" });

  test("the page says so", async ({ page, open, gate }) => {
    gate.expectFault(/./);
    await page.addInitScript(MISSING.OffscreenCanvas);
    await open();
    await expect(page.getByText("Dieser Browser ist zu alt")).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

test("a board on another page says so above its content", async ({ page, embed, gate }) => {
  gate.expectFault(/too old for the board/);
  await page.addInitScript(MISSING["Array.prototype.toSorted"]);
  await embed(`<menagerie-board id="b" game="chess"><a href="/">Chess</a></menagerie-board>`);
  await expect(page.getByText("This browser is too old for the board")).toBeVisible();
  await expect(page.getByRole("link", { name: "Chess" })).toBeVisible();
});
