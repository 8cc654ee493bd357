// The results of `cargo xtask package`: the npm package on a server, and single files without one.

import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { writePackage } from "../../tools/npm-package.mjs";
import { singlePage } from "../../tools/single-file.mjs";
import { serve } from "../../tools/static-server.mjs";
import { openSite } from "./embedding.js";
import { DESKTOP, expect, test } from "./fixtures.js";
import { setSetting } from "./settings.js";
import { chooseSecret, moves, type } from "./table.js";

test.use(DESKTOP);

test("the package's element works on another origin, with an integrity hash", async ({
  page,
  gate,
}, info) => {
  const folder = `${info.outputPath("package")}/`;
  const hashes = await writePackage(folder);
  const [host, site] = await Promise.all([serve(folder), openSite()]);
  gate.expectFault(/request to another origin/);
  const script = "embed/menagerie-board.js";
  site.put(
    "/",
    `<!doctype html><title>Host</title><link rel="icon" href="data:,">
<script type="module" src="${host.address}${script}" integrity="${hashes[script]}" crossorigin></script>
<menagerie-board game="chess" seats="human,computer:1"></menagerie-board>`,
  );
  await page.goto(site.address);
  const board = page.locator("menagerie-board");
  await board.locator('[data-cell="e2"]').click();
  await board.locator('[data-cell="e4"]').click();
  await expect(board.locator(".status")).toHaveText(/^White to move/);
  await expect(board.getByRole("link")).toHaveCount(0);
  await Promise.all([host.close(), site.close()]);
});

for (const game of ["chess", "crown"])
  test(`${game} as a single file is played without a server`, async ({ page, gate }, info) => {
    const file = info.outputPath(`${game}.html`);
    await writeFile(file, (await singlePage())(game));
    const address = pathToFileURL(file).href;
    /** @type {string[]} */
    const fetched = [];
    page.on("request", (request) => fetched.push(request.url()));
    /** @type {string[]} */
    const warnings = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    gate.expectFault(/request to another origin: (?:file:|blob:null)/);
    await page.goto(address);
    await expect(page.locator('game-board [role="gridcell"]').first()).toBeAttached();
    expect(fetched.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([address]);
    if (game === "crown") {
      // A game with secrets begins with a choice, as on the page.
      await chooseSecret(page, "Random choice");
    }
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(2);
    await setSetting(page, "Pieces", "Classic");
    await page.getByRole("tab", { name: "Pieces" }).click();
    await expect(page.locator("piece-legend .outlined").first()).toBeVisible();
    await page.getByRole("link", { name: "All games" }).click();
    await expect(page.getByText("Menagerie works offline in this browser.")).toBeVisible();
    // The network of the game is in the file, too.
    expect(warnings).toEqual([]);
  });
