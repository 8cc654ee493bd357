// What docs/hosting.md promises.

import { readFile } from "node:fs/promises";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { testAt } from "./host-fixtures.js";
import { moves, sit, type } from "./table.js";

const test = testAt("some folder/games/");
test.use({ ...CALM, ...DESKTOP, serviceWorkers: "allow", reuseContext: false });

async function policy() {
  const guide = await readFile(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  return (/^Content-Security-Policy: (.*)$/m.exec(guide)?.[1] ?? "").trim();
}

test("in a folder of a strict host a game is played, also with the host gone", async ({
  page,
  host,
}) => {
  host.headers["content-security-policy"] = await policy();
  expect(host.headers["content-security-policy"]).toContain("wasm-unsafe-eval");
  await host.stop();
  await host.start();
  await page.goto(`${host.address}#chess`);
  await sit(page, "Black", 1);
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole("link", { name: "All games" }).click();
  await expect(page.getByText("Menagerie works offline in this browser.")).toBeVisible({
    timeout: 20_000,
  });
  await host.stop();
  await page.addInitScript(watchFirstDrawing);
  await page.reload();
  const faces = () => page.evaluate(() => [...document.fonts].map(({ family }) => family));
  await expect.poll(faces).toEqual(["Grenze"]);
  // No heading has changed its face on screen.
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).facesAtFirst)).toBe(1);
  await page.getByRole("link", { name: "Continue Chess", exact: true }).click();
  await type(page, "d2d4");
  await expect(moves(page)).toHaveCount(4, { timeout: 20_000 });
});

/** Counts the faces with the first drawing of the page's name. Runs in the page. */
function watchFirstDrawing() {
  new MutationObserver((_, observer) => {
    if (document.querySelector(".brand") === null) return;
    observer.disconnect();
    Object.assign(globalThis, { facesAtFirst: document.fonts.size });
  }).observe(document, { childList: true, subtree: true });
}
