// The bytes, requests and layout shifts of a first visit. benches/loading.mjs reports the times.

import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { expect, test as base } from "@playwright/test";
import { CALM, DESKTOP, PHONE } from "./fixtures.js";
import { CountingHost, VISITS, bytesOf } from "./loading.js";

/** @import { BrowserContextOptions as BrowserOptions } from "@playwright/test" */
/** @typedef {{host: CountingHost}} Hosts */

const test = /** @type {typeof base.extend<{}, Hosts>} */ (base.extend)({
  host: [
    async ({}, use) => {
      const host = new CountingHost();
      await host.start();
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
});

test.setTimeout(120_000);

/** In gzip, as GitHub Pages compresses; everything but the files below. */
const MOST_BYTES = 217_000;

/** The face of headings loads after the board. */
const MOST_OF_FACE = 16_500;

/** The first position of the game, which arrives before the scripts. */
const MOST_OF_START = 2_500;

/** A game's network is fetched after its board. */
const MOST_OF_NETWORK = 150_000;

/** A little more than the present size, raw and in brotli, so that growth is noticed. */
const MOST_OF_WASM = { raw: 2_850_000, brotli: 830_000 };

/** Page, styles, script, worker, glue, Wasm, pictures, first position and network: a few rounds on hosts without HTTP/2. */
const MOST_REQUESTS = 16;

test("the Wasm stays within its size", async () => {
  const bytes = await readFile(new URL("../../dist/menagerie_bg.wasm", import.meta.url));
  expect(bytes.length).toBeLessThanOrEqual(MOST_OF_WASM.raw);
  expect(brotliCompressSync(bytes).length).toBeLessThanOrEqual(MOST_OF_WASM.brotli);
});

for (const [name, options] of /** @type {const} */ ([
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
])) {
  for (const visit of VISITS) {
    test(`on ${name} ${visit.name} loads few bytes, and nothing shifts`, async ({
      browser,
      host,
    }, info) => {
      const how = /** @type {BrowserOptions} */ ({ ...options, ...CALM.contextOptions });
      const loading = await host.load(browser, visit, how);
      const { playableMs, sent, early, shifts, keepsLast } = loading;
      info.annotations.push({ type: "playable", description: `${Math.round(playableMs)} ms` });
      expect(shifts).toEqual([]);
      expect(sent.length).toBeLessThanOrEqual(MOST_REQUESTS);
      const needed = sent.filter(({ url }) => !/\.(?:wasm|woff2|network)$|\/starts\//.test(url));
      expect(bytesOf(needed)).toBeLessThanOrEqual(MOST_BYTES);
      const start = sent.filter(({ url }) => url.includes("/starts/"));
      expect(bytesOf(start)).toBeLessThanOrEqual(MOST_OF_START);
      const face = sent.filter(({ url }) => url.endsWith(".woff2"));
      expect(bytesOf(face)).toBeLessThanOrEqual(MOST_OF_FACE);
      const network = sent.filter(({ url }) => url.endsWith(".network"));
      expect(bytesOf(network)).toBeLessThanOrEqual(MOST_OF_NETWORK);
      // Caching for the next visit waits until this one has everything.
      expect(early).toBe(0);
      expect(keepsLast).toBe(visit.keeps === true ? true : null);
    });
  }
}
