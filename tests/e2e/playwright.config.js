import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumPath, startArguments } from "./chromium.js";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.js",
  outputDir: "../../test-results",
  forbidOnly: process.env.CI !== undefined,
  // One test in four hundred that a busy machine holds up must not hide what the others say: it is tried
  // once more, and told as flaky. A test that passes only now and then is a fault to be found all the same.
  retries: 1,
  // A test waits more than it computes, so that on a small machine a worker for each core isn't too many.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "./brief-reporter.js",
  use: {
    // A test sees and changes every request of the page; only those of the service worker let it work.
    serviceWorkers: "block",
    // A new window costs Chromium a second of computing, nearly all of it in the browser's own process. Storage is
    // emptied between tests.
    reuseContext: true,
    screenshot: "only-on-failure",
    // Recording every test would cost a fifth of the time.
    trace: "on-first-retry",
    launchOptions: { executablePath: chromiumPath(), args: startArguments() },
  },
});
