import { defineConfig } from "@playwright/test";
import { chromiumPath, startArguments } from "./chromium.js";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.js",
  outputDir: "../../test-results",
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only now and then is a fault to be found.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    screenshot: "only-on-failure",
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: startArguments() },
  },
});
