// The base of all end-to-end tests: the built page on its own server, and a gate that fails on any error.

import { fileURLToPath } from "node:url";
import { test as base } from "@playwright/test";
import { serve } from "../../tools/static-server.mjs";

export { expect } from "@playwright/test";

/** @import { Page, PlaywrightTestOptions } from "@playwright/test" */

/**
 * How a test opens the page. `test.use(PHONE)` applies to a file or group; to combine: `test.use({...PHONE, ...DARK})`.
 * @typedef {PlaywrightTestOptions} Options
 */

/** @type {Partial<Options>} */
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
/** @type {Partial<Options>} */
export const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
};
/** @type {Partial<Options>} */
export const DARK = { colorScheme: "dark" };
/** @type {Partial<Options>} */
export const CALM = { contextOptions: { reducedMotion: "reduce" } };

/**
 * @typedef {object} Fixtures
 * @property {(hash?: string) => Promise<void>} open  loads the page, at a deep link if one is given
 * @property {Gate} gate
 * @property {void} alone  nothing of an earlier test is there
 */

/** @typedef {{ server: { address: string } }} WorkerFixtures */

export const test = /** @type {typeof base.extend<Fixtures, WorkerFixtures>} */ (base.extend)({
  server: [
    async ({}, use) => {
      const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  alone: [
    async ({ context, page }, use, info) => {
      // The window is shared, and Playwright doesn't reset these between tests.
      await page.addInitScript(beginSession, `${info.testId}-${info.retry}`);
      await page.addInitScript(shorten, { pauseMs: LINGER_MS, toMs: LINGER_MS / 10 });
      await use();
      await Promise.all([context.clearPermissions(), context.setOffline(false)]);
    },
    { auto: true },
  ],

  gate: [
    async ({ page, server }, use, info) => {
      const gate = new Gate(page, server.address);
      await use(gate);
      if (info.status !== info.expectedStatus || gate.faults.length > 0) {
        // Printed only for failed tests.
        console.log(gate.log.join("\n"));
      }
      if (gate.faults.length > 0)
        throw new Error(`the page is not clean:\n${gate.faults.join("\n")}`);
    },
    { auto: true },
  ],

  open: async ({ page, server }, use) => {
    await use(async (hash = "") => {
      await page.goto(server.address + hash);
    });
  },
});

/**
 * Clears the session's storage once per test; reloads keep it. Runs in the page.
 * @param {string} test
 */
function beginSession(test) {
  try {
    if (sessionStorage.getItem("test") === test) return;
    sessionStorage.clear();
    sessionStorage.setItem("test", test);
  } catch {
    // A frame without storage.
  }
}

/** How long `www/controllers/secrets-controller.js` shows a turn before the cover: half the time of a hot-seat game. */
const LINGER_MS = 900;

/**
 * Makes one kind of pause shorter. Runs in the page.
 * @param {{pauseMs: number, toMs: number}} pause
 */
function shorten({ pauseMs, toMs }) {
  const wait = globalThis.setTimeout;
  const shortened = (
    /** @type {any} */ work,
    /** @type {number} */ ms,
    /** @type {any[]} */ ...all
  ) => wait(work, ms === pauseMs ? toMs : ms, ...all);
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (shortened);
}

/** Collects what must not happen in any test: errors, failed requests, requests to other sites. */
export class Gate {
  /** @type {string[]} */
  faults = [];
  /** @type {string[]} */
  log = [];
  /** @type {RegExp[]} */
  #expected = [];

  /** @param {Page} page @param {string} address */
  constructor(page, address) {
    page.on("console", (message) => {
      const line = `console ${message.type()}: ${message.text()}`;
      this.log.push(line);
      if (message.type() === "error") this.#fault(line);
    });
    page.on("pageerror", (error) => this.#fault(`page error: ${error.stack ?? error.message}`));
    page.on("crash", () => this.#fault("the page crashed"));
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Requests cut off by a reload are no errors.
      if (reason !== "net::ERR_ABORTED") this.#fault(`failed request: ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.#fault(`status ${response.status()}: ${response.url()}`);
    });
    page.on("request", (request) => {
      this.log.push(`request: ${request.url()}`);
      if (!isOurs(request.url(), address))
        this.#fault(`request to another origin: ${request.url()}`);
    });
  }

  /** Allows such errors in tests that provoke them. @param {RegExp} pattern */
  expectFault(pattern) {
    this.#expected.push(pattern);
  }

  /** @param {string} line */
  #fault(line) {
    this.log.push(line);
    if (!this.#expected.some((pattern) => pattern.test(line))) this.faults.push(line);
  }
}

/** The page itself makes data and blobs. @param {string} url @param {string} address */
function isOurs(url, address) {
  return url.startsWith(address) || url.startsWith("data:") || url.startsWith(`blob:${address}`);
}
