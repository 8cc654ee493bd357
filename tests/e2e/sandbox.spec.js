// Sandboxed frames without `allow-same-origin`: page, frame and element play there if their host lets other origins read its
// files. Otherwise they say what the frame needs.

import { test } from "./embedded.js";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { pageWith } from "./embedding.js";

test.use({ ...DESKTOP, ...CALM });

test.beforeEach(({ gate }) => gate.expectFault(/blob:null|screen-wake-lock/));

/** @param {string} src @param {string} [tokens] */
const sandboxed = (src, tokens = "allow-scripts") =>
  `<iframe sandbox="${tokens}" title="Board" src="${src}" style="width: 60rem; height: 45rem"></iframe>`;

test("a frame plays against the computer", async ({ page, embed, server }) => {
  await embed(sandboxed(`${server.address}embed.html?game=chess&seats=human,computer:level-1`));
  const frame = page.frameLocator("iframe");
  for (const name of ["e2", "e4"]) await frame.locator(`[data-cell="${name}"]`).click();
  await expect(frame.locator(".status")).toContainText("White to move");
  await expect(frame.locator(`[data-cell="e4"]`)).toHaveAccessibleName(/white Pawn/);
});

test("the full page plays there, too", async ({ page, embed, server }) => {
  await embed(sandboxed(`${server.address}#chess`));
  const frame = page.frameLocator("iframe");
  for (const name of ["e2", "e4"]) await frame.locator(`[data-cell="${name}"]`).click();
  await expect(frame.locator(`[data-cell="e4"]`)).toHaveAccessibleName(/white Pawn/);
});

test("an element on a page in such a frame plays", async ({ page, embed, server, site }) => {
  const board = `<menagerie-board id="board" game="chess"></menagerie-board>`;
  site.put("/inner", pageWith(server.address, board));
  await embed(sandboxed("/inner"));
  const frame = page.frames()[1];
  for (const name of ["e2", "e4"]) await frame?.locator(`[data-cell="${name}"]`).click();
  await expect(page.frameLocator("iframe").locator(".status")).toContainText("Black to move");
});

test("a page whose policy forbids the worker names the sandbox", async ({
  page,
  embed,
  site,
  server,
  gate,
}) => {
  gate.expectFault(/./);
  const board = `<menagerie-board id="board" game="chess"></menagerie-board>`;
  site.put("/inner", {
    body: pageWith(server.address, board),
    headers: { "content-security-policy": "worker-src 'none'" },
  });
  await embed(sandboxed("/inner"));
  await expect(page.frameLocator("iframe").locator(".error")).toContainText("sandboxed frame");
});

test("where the host shares nothing, the frame says what it needs", async ({
  page,
  embed,
  server,
  gate,
}) => {
  gate.expectFault(/./);
  // As the browser does if the host sends no Access-Control-Allow-Origin.
  await page.route(/\/(?:frame-page|app)\.js$/, (route) => route.abort());
  for (const place of ["embed.html?game=chess", "#chess"]) {
    await embed(sandboxed(`${server.address}${place}`));
    const words = page
      .frameLocator("iframe")
      .locator("p:visible", { hasText: "allow-scripts allow-same-origin" });
    await expect(words.first()).toBeVisible({ timeout: 20_000 });
  }
});

test("without scripts the frame says so", async ({ page, embed, server, gate }) => {
  gate.expectFault(/./);
  await embed(sandboxed(`${server.address}embed.html?game=chess`, "allow-same-origin"));
  const words = page.frameLocator("iframe").locator("noscript");
  await expect(words).toHaveText(/allow-scripts/, { useInnerText: true });
  await expect(words).toBeVisible();
});
