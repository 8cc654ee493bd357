import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumPath, startArguments } from "./chromium.js";

/**
 * Optimizes only what runs for long, such as a search: otherwise Chromium spends a third of each page load on optimizing
 * Wasm that the test never runs again.
 */
const LAZY_WASM = "--js-flags=--wasm-tiering-budget=400000000";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.js",
  outputDir: "../../test-results",
  forbidOnly: process.env.CI !== undefined,
  // A busy machine may delay one test in four hundred, which must not hide the other results: it is repeated and
  // reported as flaky. Such a test is still a fault to be found.
  retries: 1,
  // A test waits more than it computes, so even small machines can run this many workers.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "./brief-reporter.js",
  use: {
    // Tests see and change every request of the page; only those of the service worker allow it.
    serviceWorkers: "block",
    // A new window costs Chromium a second, nearly all of it in the browser process. Storage is cleared between tests.
    reuseContext: true,
    screenshot: "only-on-failure",
    // Recording every test would cost a fifth of the time.
    trace: "on-first-retry",
    launchOptions: { executablePath: chromiumPath(), args: [...startArguments(), LAZY_WASM] },
  },
});
