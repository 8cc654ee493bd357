// What `cargo xtask package` hands out: the npm package on a server of its own, and single files without any.

import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { writePackage } from "../../tools/npm-package.mjs";
import { singlePage } from "../../tools/single-file.mjs";
import { serve } from "../../tools/static-server.mjs";
import { openSite } from "./embedding.js";
import { DESKTOP, expect, test } from "./fixtures.js";
import { type, moves } from "./table.js";

test.use(DESKTOP);

test("the package's element plays on a page of another origin, its script vouched for by its hash", async ({
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
  await expect(board.getByRole("status").first()).toHaveText(/^White to move/);
  await expect(board.getByRole("link")).toHaveCount(0);

  for (const [name, hash] of Object.entries(hashes)) {
    const digest = createHash("sha384")
      .update(await readFile(folder + name))
      .digest("base64");
    expect(hash).toBe(`sha384-${digest}`);
  }
  const manifest = JSON.parse(await readFile(`${folder}package.json`, "utf8"));
  for (const file of manifest.files) await readFile(folder + file);
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
    gate.expectFault(/request to another origin: (?:file:|blob:null)/);
    await page.goto(address);
    await expect(page.locator('game-board [role="gridcell"]').first()).toBeAttached();
    expect(fetched.filter((url) => !/^(?:blob|data):/.test(url))).toEqual([address]);
    if (game === "crown") {
      // A game with secrets begins with a choice, as on the page.
      await page.getByRole("button", { name: "Let chance decide" }).click();
    }
    await type(page, "e2e4");
    await expect(moves(page)).toHaveCount(2);
  });
