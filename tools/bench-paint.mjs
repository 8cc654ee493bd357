// Measures repaints of the board on the built page in Chromium: `CHROMIUM=/usr/bin/chromium node tools/bench-paint.mjs
// [address]`. Without an address dist/ is served. Prints a line per case; the limit is a median of 8 ms.

import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { serve } from "./static-server.mjs";

/** @import { Browser } from "@playwright/test" */

const REPAINTS = 300;

/** The piece to select, so that marks and paths are painted too. */
const CASES = [
  { game: "caissa-britannia", chosen: "c1" },
  { game: "grand-cavalier", chosen: "d1" },
];

/**
 * Runs in the page: forces a full repaint and waits for it. Reading a pixel flushes the browser's deferred drawing.
 * @param {{ repaints: number }} how
 */
async function repaint({ repaints }) {
  const board = /** @type {any} */ (document.querySelector("game-board"));
  const canvas = /** @type {HTMLCanvasElement} */ (board.shadowRoot.querySelector("canvas"));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const real = window.requestAnimationFrame.bind(window);
  /** @type {number[]} */
  const times = [];
  window.requestAnimationFrame = (draw) =>
    real((now) => {
      const start = performance.now();
      draw(now);
      context.getImageData(0, 0, 1, 1);
      times.push(performance.now() - start);
    });
  for (let turn = 0; turn < repaints; turn += 1) {
    board.set({ hint: turn % 2 === 0 ? board.props.view.actions[0].text : null });
    await board.settled();
  }
  window.requestAnimationFrame = real;
  return times;
}

/** @param {number[]} sorted @param {number} part */
function quantile(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/**
 * @param {Browser} browser
 * @param {string} address
 * @param {{ game: string, chosen: string, ratio: number }} how
 */
async function measure(browser, address, { game, chosen, ratio }) {
  const viewport = { width: 1280, height: 800 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: ratio });
  await page.goto(`${address}#${game}`);
  await page.locator(`game-board [data-cell="${chosen}"]`).click();
  await page.waitForFunction(() => {
    const board = /** @type {any} */ (document.querySelector("game-board"));
    return board.props.selection.chosen !== null && board.settled().then(() => true);
  });
  const times = (await page.evaluate(repaint, { repaints: REPAINTS })).sort((a, b) => a - b);
  await page.close();
  const [median, most] = [quantile(times, 0.5), quantile(times, 0.95)].map((ms) => ms.toFixed(2));
  console.log(`repaint ${game} ratio ${ratio}: median ${median} ms, 95 % below ${most} ms`);
}

const server = process.argv[2]
  ? null
  : await serve(fileURLToPath(new URL("../dist", import.meta.url)));
const address = process.argv[2] ?? server?.address ?? "";
const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
for (const each of CASES)
  for (const ratio of [1, 2]) await measure(browser, address, { ...each, ratio });
await browser.close();
await server?.close();
