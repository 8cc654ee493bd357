// `node benches/loading.mjs [FOLDER]`: loading times of each page in Chromium on a first visit, with the main thread slowed
// to a phone's speed.

import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumPath, startArguments } from "../tests/e2e/chromium.js";
import { CountingHost, VISITS, bytesOf } from "../tests/e2e/loading.js";

const TRIES = 5;

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, deviceScaleFactor: 3 };

/** @import { Loading } from "../tests/e2e/loading.js" */

/**
 * @param {string} [folder]  a bundle other than dist/
 * @returns {Promise<Record<string, object>>}  a row per page
 */
export async function measureLoading(folder) {
  const host = new CountingHost();
  await host.start(folder);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: startArguments() });
  try {
    const rows = [];
    for (const visit of VISITS) {
      const tries = [];
      for (let at = 0; at < TRIES; at += 1) tries.push(await host.load(browser, visit, PHONE));
      rows.push([visit.name, row(tries)]);
    }
    return Object.fromEntries(rows);
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** @param {Loading[]} tries */
function row(tries) {
  const times = tries.map(({ playableMs }) => Math.round(playableMs)).sort((a, b) => a - b);
  const [{ sent, kept }] = tries;
  return {
    "ms until playable, fastest": times[0],
    median: times[times.length >> 1],
    "layout shifts": Math.max(...tries.map(({ shifts }) => shifts.length)),
    requests: sent.length,
    "bytes in gzip": bytesOf(sent),
    "kept later": bytesOf(kept),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  console.table(await measureLoading(process.argv[2]));
