import { CALM, DESKTOP, expect } from "./fixtures.js";
import { testAt } from "./host-fixtures.js";
import { setSetting } from "./settings.js";
import { square, moves, sit, type } from "./table.js";

/** @import { Page } from "@playwright/test" */

const test = testAt();
test.use({ ...CALM, ...DESKTOP, serviceWorkers: "allow", reuseContext: false });

/** Without an icon of its own a browser would look for one at the root. */
const LATER_PAGE = '<!doctype html><link rel="icon" href="data:," /><p>Later</p>';

/** Appended to the page's script: makes another edition visible. */
const NEWER = '\ndocument.querySelector(".brand").textContent = "Newer";\n';

/** The page says so when all its files are cached. @param {Page} page */
const worksOffline = (page) =>
  expect(page.getByText("Menagerie works offline in this browser.")).toBeVisible({
    timeout: 20_000,
  });

/** What the browser does by itself at some time. @param {Page} page */
const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** @param {Page} page */
const updateNotice = (page) => page.getByText("A new version is ready.");

/** Marks this load of the page, so that a reload is noticed. @param {Page} page */
const mark = (page) => page.evaluate(() => void (document.body.dataset["mark"] = "old"));

/** @param {Page} page */
const isMarked = (page) => page.evaluate(() => document.body.dataset["mark"] === "old");

test("after one visit a game is played against the computer with the host gone", async ({
  page,
  host,
}) => {
  await page.goto(host.address);
  await worksOffline(page);
  await host.stop();
  await page.reload();
  await page.getByRole("link", { name: "Play Chess", exact: true }).click();
  await sit(page, "Black", 1);
  await type(page, "e2e4");
  await expect(moves(page)).toHaveCount(2, { timeout: 20_000 });
  await page.getByRole("tab", { name: "Pieces" }).click();
  // Cached too, though it's loaded only when it is chosen.
  await setSetting(page, "Pieces", "Classic");
  await expect(page.locator("piece-legend .outlined").first()).toBeVisible();
  await page.reload();
  await expect(moves(page)).toHaveCount(2);
  // The reference of variant files, too.
  await page.goto(`${host.address}#author`);
  await page.getByRole("tab", { name: "Reference" }).click();
  await expect(page.getByText("Movements: XBetza")).toBeVisible();
  await expect(page.locator(".movement piece-preview")).toBeVisible();
});

test("a page added to the bundle later works offline, with parameters in its address", async ({
  page,
  host,
}) => {
  await host.publish("later.html", LATER_PAGE);
  await page.goto(host.address);
  await worksOffline(page);
  await host.stop();
  await page.goto(`${host.address}later.html?game=chess`);
  await expect(page.getByText("Later")).toBeVisible();
});

test("a new version is announced in mid-game, and loads when the player says so", async ({
  page,
  host,
}) => {
  await page.goto(host.address);
  await worksOffline(page);
  await page.goto(`${host.address}#chess`);
  await sit(page, "Black", "human");
  await type(page, "e2e4", "e7e5");
  await mark(page);
  await host.publish("scripts/app.js", NEWER);
  await lookForUpdate(page);
  await expect(updateNotice(page)).toBeVisible();
  await type(page, "g1f3");
  expect(await isMarked(page)).toBe(true);
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
  await expect(moves(page)).toHaveCount(3);
  await expect(square(page, "white Knight, f3")).toBeVisible();
  await expect(updateNotice(page)).toBeHidden();
});

test("a new version that is put off waits until all tabs are closed", async ({ page, host }) => {
  await page.goto(host.address);
  await worksOffline(page);
  await host.publish("scripts/app.js", NEWER);
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(updateNotice(page)).toBeHidden();
  const context = page.context();
  await page.close();
  // Closing a tab takes time: a page opened before the browser notices keeps the old version.
  await expect(async () => {
    const again = await context.newPage();
    await again.goto(host.address);
    try {
      await expect(again.getByRole("link", { name: "Newer" })).toBeVisible({ timeout: 2000 });
    } finally {
      await again.close();
    }
  }).toPass({ timeout: 30_000 });
});

test("another tab's update never reloads the game on the table", async ({ page, host }) => {
  await page.goto(host.address);
  await worksOffline(page);
  await page.goto(`${host.address}#chess`);
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await mark(page);
  const other = await page.context().newPage();
  await other.goto(host.address);
  await host.publish("scripts/app.js", NEWER);
  await lookForUpdate(other);
  await other.getByRole("button", { name: "Reload now" }).click();
  await expect(other.getByRole("link", { name: "Newer" })).toBeVisible();
  await expect(page.getByText("Another tab switched to a new version.")).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await type(page, "e7e5");
  await page.getByRole("button", { name: "Reload now" }).click();
  await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
  await expect(moves(page)).toHaveCount(2);
});

test("a bundle with a missing file works with the network, and says that it needs it", async ({
  page,
  host,
  gate,
}) => {
  gate.expectFault(/shield\.svg|status of 404/);
  await host.lose("shield.svg");
  await page.goto(host.address);
  await expect(page.getByText("Menagerie needs a connection in this browser.")).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole("link", { name: "Play Chess", exact: true }).click();
  await sit(page, "Black", "human");
  await type(page, "e2e4");
  await expect(square(page, "white Pawn, e4")).toBeVisible();
});

test("a broken update leaves the version that works", async ({ page, host }) => {
  await page.goto(host.address);
  await worksOffline(page);
  await host.publish("scripts/app.js", NEWER);
  await host.lose("scripts/app.js");
  await lookForUpdate(page).catch(() => {});
  await expect
    .poll(() => page.evaluate(editions), { timeout: 15_000 })
    .toEqual({ coming: false, kept: 1 });
  await host.stop();
  await page.reload();
  await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
  await expect(updateNotice(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "Menagerie", exact: true })).toBeVisible();
});

/** Whether another edition is being installed, and how many are cached. */
async function editions() {
  const registration = await navigator.serviceWorker.getRegistration();
  const coming = registration?.installing ?? registration?.waiting ?? null;
  return { coming: coming !== null, kept: (await caches.keys()).length };
}

test("a file that the browser has evicted comes from the network", async ({ page, host }) => {
  await page.goto(host.address);
  await worksOffline(page);
  await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const cache = await caches.open(name);
    await cache.delete("state.js");
  });
  await page.reload();
  await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
});

test("with full storage the page works with the network", async ({ page, host }) => {
  const session = await page.context().newCDPSession(page);
  const origin = new URL(host.address).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 100_000 });
  await page.goto(host.address);
  await expect(page.getByText("Menagerie needs a connection in this browser.")).toBeVisible({
    timeout: 20_000,
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("a browser without service workers says that it needs the network", async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", { get: () => undefined });
  });
  await page.goto(host.address);
  await expect(page.getByText("Menagerie needs a connection in this browser.")).toBeVisible();
});

test("on localhost a new build is loaded at the next reload without a notice", async ({
  page,
  host,
  gate,
}) => {
  gate.expectFault(/another origin/);
  await page.goto(host.addressHere);
  await worksOffline(page);
  await host.publish("scripts/app.js", NEWER);
  await page.reload();
  await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
  await expect.poll(() => page.evaluate(keptWords), { timeout: 20_000 }).toContain("Newer");
  await expect(updateNotice(page)).toBeHidden();
  await host.stop();
  await page.reload();
  await expect(page.getByRole("link", { name: "Newer" })).toBeVisible();
});

/** The words that would be shown without a network. */
async function keptWords() {
  const kept = await caches.match(new URL("scripts/app.js", location.href));
  return (await kept?.text())?.slice(-40) ?? "";
}

test("the page can be installed", async ({ page, host }) => {
  await page.goto(host.address);
  await worksOffline(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data, url } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(url).toBe(`${host.address}manifest.webmanifest`);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Tests run in incognito windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  for (const { src, sizes } of JSON.parse(data ?? "{}").icons) {
    const size = await page.evaluate(async (address) => {
      const image = Object.assign(new Image(), { src: address });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, new URL(src, host.address).href);
    if (sizes !== "any") expect(size).toBe(sizes);
  }
});
