// What was left must not stay in memory: a listener or a list that keeps an element keeps all around it.

import { CALM, DESKTOP, expect, test } from "./fixtures.js";

/** @import { CDPSession } from "@playwright/test" */

test.use({ ...DESKTOP, ...CALM });

/** One game of each kind of board, and one with secrets. */
const GAMES = ["chess", "alice-chess", "raumschach", "armies-of-faith-4", "crown"];

/** @param {CDPSession} devtools */
async function alive(devtools) {
  // What a finalizer frees is collected the second time.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  const value = (/** @type {string} */ wanted) =>
    metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return { nodes: value("Nodes"), listeners: value("JSEventListeners") };
}

test("twenty games leave neither elements nor listeners in memory", async ({ page, open }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const visitAll = async () => {
    for (const game of GAMES) {
      await open(`#${game}`);
      await expect(page.locator("game-board").getByRole("gridcell").first()).toBeAttached();
      await open("#");
      await expect(page.getByRole("link", { name: "Play Chess", exact: true })).toBeVisible();
    }
  };
  await visitAll();
  const before = await alive(devtools);
  for (let round = 1; round < 4; round += 1) await visitAll();
  const after = await alive(devtools);
  expect(after.listeners).toBe(before.listeners);
  // A few parts are drawn late or early. One row of moves kept by each game would be more.
  expect(after.nodes - before.nodes).toBeLessThan(300);
});
