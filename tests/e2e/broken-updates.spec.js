// While a host publishes another edition wrongly, the one in use goes on, and nothing is lost.

import { readdir } from "node:fs/promises";
import { CALM, DESKTOP, expect } from "./fixtures.js";
import { testAt } from "./host-fixtures.js";
import { moves, sit, square, type } from "./table.js";

/** @import { Page } from "@playwright/test" */
/** @import { Fault, Host } from "./host.js" */

const test = testAt();
test.use({ ...CALM, ...DESKTOP, serviceWorkers: "allow", reuseContext: false });
test.setTimeout(120_000);

/** @type {Fault[]} */
const FAULTS = ["missing", "error", "start page", "cut off"];

/** Appended to the page's script: makes another edition visible. */
const NEWER = '\ndocument.querySelector(".brand").textContent = "Newer";\n';

/** Appended to a script that the page imports: the edition can't start. */
const BROKEN = '\nthrow new Error("broken edition");\n';

test.beforeEach(({ gate }) => gate.expectFault(/./));

/** Looks for an update and waits until it is there or has failed. Runs in the page. */
async function update() {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => {});
  const coming = registration?.installing ?? null;
  if (coming !== null)
    await new Promise((resolve) => coming.addEventListener("statechange", resolve));
  return { waits: registration?.waiting != null, kept: (await caches.keys()).length };
}

/** What `update` tells if the edition in use goes on. */
const UNCHANGED = { waits: false, kept: 1 };

/** @param {Page} page */
const notice = (page) => page.getByText("A new version is ready.");

/** @param {Page} page */
const reloadNow = (page) => page.getByRole("button", { name: "Reload now" });

/** @param {Page} page */
const isNewer = (page) => expect(page.getByRole("link", { name: "Newer" })).toBeVisible();

/** A game has begun, and works offline. @param {Page} page @param {Host} host */
async function beginGame(page, host) {
  await page.goto(host.address);
  await expect(page.getByText("Menagerie works offline in this browser.")).toBeVisible({
    timeout: 20_000,
  });
  await page.goto(`${host.address}#chess`);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
}

test("an update with a wrong file changes nothing, whichever it is", async ({ page, host }) => {
  await beginGame(page, host);
  await host.publish("scripts/app.js", NEWER);
  for (const files of [/service-worker\.js/, /index\.html/, /scripts\/app\.js/, /\.wasm/, /\.svg/])
    for (const fault of FAULTS) {
      host.break(files, fault);
      expect(await page.evaluate(update), `${files} ${fault}`).toEqual(UNCHANGED);
    }
  await expect(notice(page)).toBeHidden();
  await type(page, "e7e5");
  // Although everything of the host is wrong now.
  host.break(/./, "start page");
  await page.reload();
  await expect(moves(page)).toHaveCount(2);

  host.mend();
  expect(await page.evaluate(update)).toEqual({ waits: true, kept: 2 });
  await reloadNow(page).click();
  await isNewer(page);
  await expect(moves(page)).toHaveCount(2);
});

test("a new list of files with the old files changes nothing", async ({ page, host }) => {
  await beginGame(page, host);
  await host.publish("scripts/app.js", NEWER);
  await host.overwrite("scripts/app.js", "import './chunk-gone.js';");
  expect(await page.evaluate(update)).toEqual(UNCHANGED);
  await page.reload();
  await expect(moves(page)).toHaveCount(1);
});

test("a host that stops answering during an update lets the game go on", async ({ page, host }) => {
  await beginGame(page, host);
  await host.publish("scripts/app.js", NEWER);
  host.break(/\.wasm/, "silent");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
  await type(page, "e7e5");
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  await host.stop();
  await expect.poll(() => page.evaluate(update)).toEqual(UNCHANGED);
});

test("without room for an update the game goes on and is saved", async ({ page, host }) => {
  await beginGame(page, host);
  await host.publish("scripts/app.js", NEWER);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(host.address);
  const { usage } = await session.send("Storage.getUsageAndQuota", { origin });
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 200_000 });
  expect(await page.evaluate(update)).toEqual(UNCHANGED);
  await type(page, "e7e5");
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
});

test("a host that goes back to an older edition takes the game along", async ({ page, host }) => {
  await host.publish("scripts/app.js", NEWER);
  await beginGame(page, host);
  await isNewer(page);
  await host.restore();
  expect(await page.evaluate(update)).toEqual({ waits: true, kept: 2 });
  await reloadNow(page).click();
  await expect(page.getByRole("link", { name: "Menagerie", exact: true })).toBeVisible();
  await expect(moves(page)).toHaveCount(1);
  await expect(square(page, "white Pawn, e4")).toBeVisible();
});

test("a kept edition that can't start gives way to the next", async ({ page, host }) => {
  await beginGame(page, host);
  await host.publish("engine/early-worker.js", BROKEN);
  expect(await page.evaluate(update)).toEqual({ waits: true, kept: 2 });
  await reloadNow(page).click();
  await expect(page.getByText("Menagerie hasn’t loaded completely.")).toBeVisible();
  await host.restore();
  expect(await page.evaluate(update)).toEqual({ waits: true, kept: 2 });
  await page.getByRole("link", { name: "Reload the page" }).click();
  await expect(moves(page)).toHaveCount(1);
  await expect(square(page, "white Pawn, e4")).toBeVisible();
});

async function sharePanel() {
  const names = await readdir(new URL("../../dist/scripts/", import.meta.url));
  return `scripts/${names.find((name) => /^share-panel.*js$/.test(name))}`;
}

test("a tab of the old edition plays on after another has changed", async ({ page, host }) => {
  await beginGame(page, host);
  const other = await page.context().newPage();
  await other.goto(host.address);
  await host.lose(await sharePanel());
  await host.publish("scripts/app.js", NEWER);
  await other.evaluate(update);
  await reloadNow(other).click();
  await isNewer(other);
  await page.getByRole("button", { name: "Later" }).click();
  // Its part of the old edition is gone.
  await page.getByRole("tab", { name: "Share" }).click();
  await expect(page.getByRole("tabpanel").getByText("or reload the page")).toBeVisible();
  await page.getByRole("tab", { name: "Moves" }).click();
  await type(page, "e7e5");
  await page.reload();
  await isNewer(page);
  await expect(moves(page)).toHaveCount(2);
});
